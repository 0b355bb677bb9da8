-- September is packed.
INSERT INTO histories (user_id, packed_before) VALUES (1, '2026-10-01');
INSERT INTO history_months (id, user_id, subject, subject_id, month, records)
VALUES (1, 1, 'weight', 0, '2026-09-01', x'00000000403BD4400000000000005240');
