import Fitness
import GRDB

/// An improvement as it is stored.
package struct PersonalRecord: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let exerciseID: Int64
    package let mark: RecordMark
    /// Whether it is the first value of its line: what later ones improve on.
    package let isBaseline: Bool

    package var kind: RecordKind { mark.line.kind }
    package var day: LocalDay { mark.day }
    package var value: Double { mark.value }
}

extension PersonalRecord: FetchableRecord {
    static let columns = """
        personal_records.id, personal_records.exercise_id, personal_records.kind, personal_records.weight_grams, \
        personal_records.value, personal_records.day, personal_records.set_id, personal_records.cardio_session_id, \
        personal_records.is_baseline
        """

    package init(row: Row) throws {
        id = row[0]
        exerciseID = row[1]
        mark = RecordMark(
            line: RecordLine(kind: RecordKind(rawValue: row[2]) ?? .weight, weightGrams: row[3]), value: row[4],
            day: row[5],
            source: (row[6] as Int64?).map { .set($0) } ?? (row[7] as Int64?).map { .session($0) } ?? .day)
        isBaseline = row[8]
    }
}

extension RecordMark.Source {
    package var setID: Int64? { if case .set(let id) = self { id } else { nil } }
    package var sessionID: Int64? { if case .session(let id) = self { id } else { nil } }
}
