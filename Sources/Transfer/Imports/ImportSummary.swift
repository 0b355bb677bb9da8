import Fitness
import GRDB
import Models
import Texts

/// The counts of an import: what it would add, or after the confirmation what it added.
package struct ImportSummary: Codable, Sendable, Equatable {
    /// An exercise named in the file, with the number of its new rows.
    package struct Exercise: Codable, Sendable, Equatable {
        package let name: ImportedName
        package let rows: Int
    }

    package var new: ImportCounts = [:]
    /// Rows that an earlier import added, or that already exist.
    package var known: ImportCounts = [:]
    /// Rows the user chose to leave out.
    package var leftOut: ImportCounts = [:]
    package var exercises: [Exercise] = []
    package var firstDay: String?
    package var lastDay: String?
    package var problemCount = 0
    package var questions: [ImportQuestion] = []
    package var notes: [String] = []
    /// The analyzed CSV file, if the user has to describe it, and their mapping.
    package var table: CSVTable?
    package var mapping: CSVMapping?
    /// Its column names once it is added, to recognize the next file like it.
    var columnNames: [String]?
    /// The content of an archive.
    package var archive: ArchiveCounts?
    /// The user's answers at the confirmation.
    package var decisions: ImportDecisions?
    /// The workouts of another app that occur often, once all of them are added.
    package var repeatedWorkouts: [RepeatedWorkout]?
    /// Why it could not be added, as a sentence.
    package var refusal: String?

    /// The counts with the user's choice for each exercise.
    /// - Parameter all: the exercises that can be chosen.
    package func chosen(_ choices: [ImportedName: ImportChoice], among all: [Fitness.Exercise]) -> ImportSummary {
        let loggedInSets = Set(all.filter { $0.kind == .strength }.map(\.id))
        var summary = self
        for exercise in exercises {
            let noun: ImportedRowKind = exercise.name.isCardio ? .cardioSession : .strengthSet
            switch choices[exercise.name] {
            case .leaveOut, nil:
                summary.new[noun, default: 0] -= exercise.rows
                summary.leftOut[noun, default: 0] += exercise.rows
            // The times of one that is held or carried become sets.
            case .exercise(let id) where loggedInSets.contains(id):
                summary.new[noun, default: 0] -= exercise.rows
                summary.new[.strengthSet, default: 0] += exercise.rows
            case .exercise, .create: break
            }
        }
        return summary
    }

    /// How many rows another app's file has.
    var rowCount: Int { new.values.reduce(0, +) + known.values.reduce(0, +) }

    package var newText: String? { archive.map(\.newText) ?? new.text }
    package var knownText: String? { archive.map(\.knownText) ?? known.text }
}

/// The user's answers to what a file leaves open.
package struct ImportDecisions: Codable, Sendable, Equatable {
    var weight: WeightUnit
    var distance: DistanceUnit
    var dateOrder: CSVDateOrder?
    package var choices: [ImportedName: ImportChoice]

    package init(_ units: Units, _ choices: [ImportedName: ImportChoice], dateOrder: CSVDateOrder? = nil) {
        (weight, distance, self.choices, self.dateOrder) = (units.weight, units.distance, choices, dateOrder)
    }

    var units: Units { Units(weight: weight, distance: distance) }
}

/// What to do with an exercise named in a file.
package enum ImportChoice: Codable, Sendable, Equatable {
    case exercise(Int64)
    /// A new custom exercise with that name.
    case create
    case leaveOut
}

extension User.Imports {
    /// A preview of what a file would add; nothing is written.
    package func summary(_ database: Database, of reading: ImportReading) throws -> ImportSummary {
        var summary = ImportSummary(
            problemCount: reading.problemCount, questions: reading.questions.sorted { $0.rawValue < $1.rawValue },
            notes: reading.notes)
        var exercises: [ImportedName: Int] = [:]
        var days: ClosedRange<LocalDay>?
        var present = PresentRows(user)
        try reading.storedRows?.forEach { row in
            if let known = try present.find(database, row, importedAs: earlier(database, row)?.noun) {
                summary.known[known, default: 0] += 1
                return
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

    /// The import that added a row, and what it became: a time can have become a set.
    func earlier(
        _ database: Database, _ row: ImportedRow
    ) throws -> (dataImport: Int64, noun: ImportedRowKind)? {
        try RowReader.first(
            database, "SELECT import_id, noun FROM import_rows WHERE user_id = ? AND identity = ?",
            [user.id, row.identity.bytes]
        ) { stored in
            let (dataImport, noun) = (try stored.next(Int64.self), try stored.next(String.self))
            return (dataImport, ImportedRowKind(rawValue: noun) ?? row.entry.noun)
        }
    }
}

/// Sets of a file with impossible weights, and the locations of the first few.
struct ImplausibleSets: Sendable {
    private static let namedCount = 3

    private var count = 0
    private var named: [String] = []

    mutating func add(_ exercise: String, on day: LocalDay, file: String?, line: Int) {
        count += 1
        guard named.count < Self.namedCount else { return }
        named.append(
            ImportTexts.set(
                of: exercise, on: day.mediumText,
                file.map { ImportTexts.lineWithin($0, line) } ?? ImportTexts.lineWithin(line)))
    }

    /// - Returns: nil if there are none.
    func note(_ unit: WeightUnit) -> String? {
        guard count > 0 else { return nil }
        let others = count > named.count ? [ImportTexts.setsMore(DecimalText.grouped(Double(count - named.count)))] : []
        return ImportTexts.implausibleSets(
            count, unit.text(StrengthSetLimits.implausibleKilograms), (named + others).joined(separator: "; "))
    }
}
