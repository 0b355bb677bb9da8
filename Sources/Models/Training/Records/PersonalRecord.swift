import Fitness
import GRDB

/// A stored record: an improvement, or the first value of its line.
package struct PersonalRecord: Sendable, Identifiable, Equatable, RowReadable {
    package let id: Int64
    package let exerciseID: Int64
    package let mark: RecordMark
    /// Whether it is the first value of its line, which later ones improve on.
    package let isBaseline: Bool

    package var kind: RecordKind { mark.line.kind }
    package var day: LocalDay { mark.day }
    package var value: Double { mark.value }

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

/// A page of an exercise's records: the newest of every kind, or those of one kind.
package struct ExerciseRecords: Sendable {
    /// The number of records in a section: among those of all kinds, and on a page of its own.
    static let shortCount = 4
    static let longCount = 100

    package struct Section: Sendable {
        package let kind: RecordKind
        /// Newest first.
        package let entries: [RecordEntry]
        /// The working sets of the newest record's day, if the kind is a day's volume.
        package let loads: [LoggedLoad]
        /// The offset of the next page; nil on the last page.
        package let nextSkipped: Int?
    }

    /// The best sets with each weight, the heaviest first.
    package struct ByWeight: Sendable {
        /// Those that are compared among sets of the same weight.
        fileprivate static let kinds: [RecordKind] = [.repetitions, .distance, .duration]

        package let kind: RecordKind
        package let bests: [BestWithWeight]
        /// The offset of the next page; nil on the last page.
        package let nextSkipped: Int?
    }

    package let skipped: Int
    package private(set) var sections: [Section] = []
    package private(set) var byWeight: [ByWeight] = []

    /// - Parameter kind: nil for the newest of all kinds.
    package init(_ database: Database, _ user: User, exercise: Int64, kind: RecordKind?, skipped: Int) throws {
        self.skipped = skipped
        let count = kind == nil ? Self.shortCount : Self.longCount
        for each in RecordKind.allCases where each != .repetitions && (kind ?? each) == each {
            let found = try user.training.records(database, of: exercise, kind: each, limit: count + 1, offset: skipped)
            guard let newest = found.first else { continue }
            let loads =
                each == .dayVolume ? try user.training.workingLoads(database, of: exercise, on: newest.record.day) : []
            sections.append(
                Section(
                    kind: each, entries: Array(found.prefix(count)), loads: loads,
                    nextSkipped: found.count > count ? skipped + count : nil))
        }
        for each in ByWeight.kinds where (kind ?? each) == each {
            let bests = try user.training.bestByWeight(
                database, of: exercise, kind: each, limit: count + 1, offset: skipped)
            // Without any weight, a time or distance has its history above.
            let hasWeights = each == .repetitions || skipped > 0 || bests.contains { $0.weightGrams != 0 }
            guard !bests.isEmpty, hasWeights else { continue }
            byWeight.append(
                ByWeight(
                    kind: each, bests: Array(bests.prefix(count)),
                    nextSkipped: bests.count > count ? skipped + count : nil))
        }
    }
}
