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

/// What a file has that is not taken: how much of what, and why. All readers add to it, and the preview lists it.
struct ImportRemainder: Sendable {
    enum Reason: CaseIterable {
        /// Lines above the column names.
        case line
        /// Columns of an app's file that WorkHome has no place for.
        case column
        /// Columns of any other file that were given no meaning.
        case unassignedColumn
        /// Single values of rows that are taken.
        case value
        case row, record, file
    }

    /// Further names of a reason are counted together.
    private static let maximumNames = 1_000
    private static let shownNames = 100
    private static let longestName = 80

    private var counts: [Reason: [String: Int]] = [:]

    mutating func add(_ reason: Reason, _ name: String, _ count: Int = 1) {
        let isLong = name.utf8.count > Self.longestName
        var name = isLong ? String(name.unicodeScalars.prefix(Self.longestName)) : name
        let isFull = (counts[reason]?.count ?? 0) >= Self.maximumNames
        if isFull, counts[reason]?[name] == nil { name = ImportTexts.others }
        counts[reason, default: [:]][name, default: 0] += count
    }

    /// Gives what was counted under the names of its source readable ones.
    mutating func rename(_ reason: Reason, _ name: (String) -> String) {
        let pairs = (counts[reason] ?? [:]).map { (name($0.key), $0.value) }
        counts[reason] = Dictionary(pairs, uniquingKeysWith: +)
    }

    /// Sentences, by reason.
    var notes: [String] {
        Reason.allCases.flatMap { reason -> [String] in
            let counted = (counts[reason] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            guard !counted.isEmpty else { return [] }
            if reason == .row { return counted.map { ImportTexts.rowsLeftOut($0.value, $0.key) } }
            var names = counted.prefix(Self.shownNames).map { reason.text($0.key, $0.value) }
            if counted.count > names.count {
                names.append(ImportTexts.setsMore(DecimalText.grouped(Double(counted.count - names.count))))
            }
            let list = names.joined(separator: ", ")
            return [reason.note(counted.count, total: counted.reduce(0) { $0 + $1.value }, list)]
        }
    }
}

extension ImportRemainder.Reason {
    fileprivate func text(_ name: String, _ count: Int) -> String {
        switch self {
        case .line: name
        case .column, .unassignedColumn: ImportTexts.inRows(name, count)
        case .row, .record, .file, .value: ImportTexts.counted(name, DecimalText.grouped(Double(count)))
        }
    }

    /// - Parameters:
    ///   - count: the number of names.
    ///   - total: the number of what has them.
    fileprivate func note(_ count: Int, total: Int, _ list: String) -> String {
        switch self {
        case .line: ImportTexts.linesAboveLeftOut(count, list)
        case .column: ImportTexts.columnsWithoutPlace(count, list)
        case .unassignedColumn: ImportTexts.columnsWithoutMeaning(count, list)
        case .row: ImportTexts.rowsLeftOut(total, list)
        case .record: ImportTexts.recordsWithoutPlace(total, list)
        case .file: ImportTexts.filesUnknown(total, list)
        case .value: ImportTexts.valuesLeftOut(total, list)
        }
    }
}
