import Fitness
import GRDB
import Models

/// What an import comes to: before it is confirmed what it would add, and afterward what it added.
package struct ImportSummary: Codable, Sendable, Equatable {
    /// An exercise that the file names, and how many of its new rows do.
    package struct Exercise: Codable, Sendable, Equatable {
        package let name: ImportedName
        package let rows: Int
    }

    package var new: ImportCounts = [:]
    /// What came with an earlier import, or is there already.
    package var known: ImportCounts = [:]
    /// What its person chose to leave out.
    package var leftOut: ImportCounts = [:]
    package var exercises: [Exercise] = []
    package var firstDay: String?
    package var lastDay: String?
    package var problemCount = 0
    package var questions: [ImportQuestion] = []
    package var notes: [String] = []
    /// What a file looks like whose columns its person explains, and what they said.
    package var table: CSVTable?
    package var mapping: CSVMapping?
    /// What its columns are called, once it is added: for the next file with the same.
    var columnNames: [String]?
    /// What an archive brings.
    package var archive: ArchiveCounts?
    /// What its person said when they confirmed it.
    package var decisions: ImportDecisions?
    /// Why it could not be added, in a sentence.
    package var refusal: String?

    /// What would be added, and what is left out, once each exercise is what was chosen for it.
    package func chosen(_ choices: [ImportedName: ImportChoice]) -> ImportSummary {
        var summary = self
        for exercise in exercises where [.leaveOut, nil].contains(choices[exercise.name]) {
            let noun: ImportNoun = exercise.name.isCardio ? .cardioSession : .strengthSet
            summary.new[noun, default: 0] -= exercise.rows
            summary.leftOut[noun, default: 0] += exercise.rows
        }
        return summary
    }

    package var newText: String? { archive.map(\.newText) ?? new.text }
    package var knownText: String? { archive.map(\.knownText) ?? known.text }
}

/// What a file leaves open, as its person answered it.
package struct ImportDecisions: Codable, Sendable, Equatable {
    var weight: WeightUnit
    var distance: DistanceUnit
    package var choices: [ImportedName: ImportChoice]

    package init(_ units: Units, _ choices: [ImportedName: ImportChoice]) {
        (weight, distance, self.choices) = (units.weight, units.distance, choices)
    }

    var units: Units { Units(weight: weight, distance: distance) }
}

/// What becomes of an exercise that a file names.
package enum ImportChoice: Codable, Sendable, Equatable {
    case exercise(Int64)
    /// One of one's own, of that name.
    case create
    case leaveOut
}

extension User.Imports {
    /// What a file would add. Nothing is written.
    package func summary(_ database: Database, of reading: ImportReading) throws -> ImportSummary {
        var summary = ImportSummary(
            problemCount: reading.problemCount, questions: reading.questions.sorted { $0.rawValue < $1.rawValue },
            notes: reading.notes)
        var exercises: [ImportedName: Int] = [:]
        var days: ClosedRange<LocalDay>?
        for row in reading.rows {
            guard try !isKnown(database, row) else {
                summary.known[row.entry.noun, default: 0] += 1
                continue
            }
            summary.new[row.entry.noun, default: 0] += 1
            if let name = row.entry.exerciseName { exercises[name, default: 0] += 1 }
            let day = row.moment.day
            days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
        }
        summary.exercises = exercises.map { ImportSummary.Exercise(name: $0.key, rows: $0.value) }
            .sorted { ($1.rows, $0.name.name) < ($0.rows, $1.name.name) }
        summary.firstDay = days?.lowerBound.description
        summary.lastDay = days?.upperBound.description
        return summary
    }

    /// Whether a row came with an earlier import, whatever became of it since, or by itself: a weight of a day that has one,
    /// a workout that a phone sent.
    func isKnown(_ database: Database, _ row: ImportedRow) throws -> Bool {
        try importOf(database, row) != nil || isThere(database, row, ownWeights: [])
    }

    /// Whether a row came by itself.
    /// - Parameter ownWeights: the days whose weights came with this very import.
    func isThere(_ database: Database, _ row: ImportedRow, ownWeights: Set<LocalDay>) throws -> Bool {
        switch row.entry {
        case .weight:
            try !ownWeights.contains(row.moment.day)
                && user.health.hasTypedWeight(database, on: row.moment.day, beside: nil)
        case .workout(let workout): try user.health.hasWorkout(database, startedAt: workout.startedAt)
        case .set, .cardio, .value, .meal, .sample: false
        }
    }

    /// The import that a row came with.
    func importOf(_ database: Database, _ row: ImportedRow) throws -> Int64? {
        try Int64.first(
            database, "SELECT import_id FROM import_rows WHERE user_id = ? AND identity = ?",
            [user.id, row.identity.bytes])
    }
}
