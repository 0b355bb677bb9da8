-- A file of another app, and one of its rows, which was changed since.
INSERT INTO imports (id, user_id, format, file_name, file_size, digest, state, file_uuid, summary, problems, created_at,
    changed_at)
VALUES
    (1, 1, 'strong', 'strong.csv', 1234, x'ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB', 'done', NULL,
        '{"questions":[],"lastDay":"2026-10-05","firstDay":"2026-10-05","problemCount":0,"known":{},"leftOut":{},"exercises":[],"new":{"strengthSet":1},"notes":[]}',
        '[]', 1792570000, 1792570100),
    (2, 1, 'strong', 'more.csv', 99, x'CDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCD', 'waiting',
        x'0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D',
        '{"questions":[],"lastDay":"2026-10-05","firstDay":"2026-10-05","problemCount":0,"known":{},"leftOut":{},"exercises":[],"new":{"strengthSet":1},"notes":[]}', '[]', 1792570000, 1792570100);
INSERT INTO import_rows (id, user_id, import_id, noun, row_id, detail, identity, is_edited)
VALUES (1, 1, 1, 'strengthSet', 2, 'A detail', x'0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E', 1);
