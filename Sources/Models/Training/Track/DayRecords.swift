import Fitness
import GRDB

/// The personal records of what was logged on one day.
package struct DayRecords: Sendable {
    struct Record: Sendable {
        let exerciseID: Int64
        let kind: RecordKind
        let setID: Int64?
        let cardioSessionID: Int64?
        let isBaseline: Bool
    }

    let records: [Record]

    /// The badge of a set: the first of its records in the order of the kinds.
    package func badge(ofSet set: Int64) -> RecordBadge? { badge { $0.setID == set } }
    package func badge(ofCardioSession session: Int64) -> RecordBadge? { badge { $0.cardioSessionID == session } }

    /// A record of the whole day, such as the most volume.
    package func badge(ofDayOf exercise: Int64) -> RecordBadge? {
        badge { $0.exerciseID == exercise && $0.setID == nil && $0.cardioSessionID == nil }
    }

    /// Whether this is the first set of its exercise, which later ones improve on.
    package func isFirst(_ set: StrengthSet) -> Bool {
        let kinds = baselines { $0.setID == set.id }
        // Without a known body weight there are only records for repetitions. Time and distance have no volume.
        let isBodyAlone = set.weightKilograms == 0 && (set.bodyWeightKilograms == nil || set.reps == 0)
        return !kinds.isDisjoint(with: [.repetitions, .distance, .duration])
            && (isBodyAlone || !kinds.isDisjoint(with: [.weight, .setVolume]))
    }

    package func isFirst(_ session: CardioSession) -> Bool {
        !baselines { $0.cardioSessionID == session.id }.isDisjoint(with: [.distance, .duration])
    }

    private func badge(_ condition: (Record) -> Bool) -> RecordBadge? {
        let found = records.filter { condition($0) && !$0.isBaseline }
        let kind = RecordKind.allCases.first { kind in found.contains { $0.kind == kind } }
        guard let record = found.first(where: { $0.kind == kind }) else { return nil }
        return RecordBadge(exercise: record.exerciseID, kind: record.kind)
    }

    /// The kinds of the matching records, if all of them are baselines.
    private func baselines(_ condition: (Record) -> Bool) -> Set<RecordKind> {
        let found = records.filter(condition)
        return found.allSatisfy(\.isBaseline) ? Set(found.map(\.kind)) : []
    }
}

extension DayRecords.Record: RowReadable {
    init(_ row: inout RowReader) throws {
        try self.init(
            exerciseID: row.next(), kind: row.next(), setID: row.next(), cardioSessionID: row.next(),
            isBaseline: row.next())
    }
}

extension User.Training {
    func dayRecords(_ database: Database, on day: LocalDay) throws -> DayRecords {
        DayRecords(
            records: try DayRecords.Record.all(
                database,
                """
                SELECT exercise_id, kind, set_id, cardio_session_id, is_baseline FROM personal_records
                WHERE user_id = ? AND day = ? ORDER BY id
                """, [user.id, day]))
    }
}

/// The badge beside a set or session that was a record. It links to the record and reads out its kind.
package struct RecordBadge: Sendable {
    package let exercise: Int64
    package let kind: RecordKind

    package var label: String { kind.name }
}
