import Fitness
import GRDB

/// A stored record: an improvement, or the first value of its line.
package struct PersonalRecord: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let exerciseID: Int64
    package let mark: RecordMark
    /// Whether it is the first value of its line, which later ones improve on.
    package let isBaseline: Bool

    package var kind: RecordKind { mark.line.kind }
    package var day: LocalDay { mark.day }
    package var value: Double { mark.value }
}

extension PersonalRecord: RowReadable {
    static let columns = """
        personal_records.id, personal_records.exercise_id, personal_records.kind, personal_records.weight_grams, \
        personal_records.value, personal_records.day, personal_records.set_id, personal_records.cardio_session_id, \
        personal_records.is_baseline
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        exerciseID = try row.next()
        mark = try RecordMark(
            line: RecordLine(kind: row.next(), weightGrams: row.next()), value: row.next(), day: row.next(),
            source: RecordMark.Source(set: row.next(), session: row.next()))
        isBaseline = try row.next()
    }
}

extension RecordMark.Source {
    fileprivate init(set: Int64?, session: Int64?) {
        self = set.map { .set($0) } ?? session.map { .session($0) } ?? .day
    }

    package var setID: Int64? { if case .set(let id) = self { id } else { nil } }
    package var sessionID: Int64? { if case .session(let id) = self { id } else { nil } }
}

extension User.Training {
    /// The records that single sets of a day set, without first values.
    package func setRecords(_ database: Database, on day: LocalDay) throws -> [PersonalRecord] {
        try PersonalRecord.all(
            database,
            """
            SELECT \(PersonalRecord.columns) FROM personal_records
            WHERE user_id = ? AND day = ? AND set_id IS NOT NULL AND is_baseline = 0 ORDER BY id
            """, [user.id, day])
    }
}
