import Fitness
import GRDB

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

    package let skipped: Int
    package private(set) var sections: [Section] = []
    package private(set) var mostRepetitions: [MostRepetitions] = []
    package private(set) var nextSkippedWeights: Int?

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
        guard (kind ?? .repetitions) == .repetitions else { return }
        let weights = try user.training.mostRepetitions(database, of: exercise, limit: count + 1, offset: skipped)
        mostRepetitions = Array(weights.prefix(count))
        nextSkippedWeights = weights.count > count ? skipped + count : nil
    }
}
