import Fitness
import Foundation
import GRDB
import Models
import Storage
import Texts

/// Adds the rows of a confirmed file in slices. They are ordered by exercise and day, so that derived data are computed
/// once; the records of an exercise follow its last row. Rows already added are found in `import_rows`: after a restart
/// the same run starts over and skips them.
struct ImportRun {
    private let user: User
    private let dataImport: DataImport
    private let reading: ImportReading
    private let choices: [ImportedName: ImportChoice]
    private let moment: TrainingMoment
    private var order: ImportOrder
    private var writer: ImportWriter
    private var next = 0
    private var hasRoom = false
    /// Whether everything is added and only the import is left to be noted.
    private var isAdded = false
    /// The exercise whose records must be settled before the next one.
    private var exercise: ImportedName?
    private var present: PresentRows
    private var known: ImportCounts = [:]
    private var leftOut: ImportCounts = [:]
    private var days: ClosedRange<LocalDay>?

    init(
        _ user: User, _ dataImport: DataImport, _ reading: ImportReading, choices: [ImportedName: ImportChoice],
        at moment: TrainingMoment
    ) throws {
        (self.user, self.dataImport, self.reading, self.choices) = (user, dataImport, reading, choices)
        self.moment = moment
        order = try ImportOrder(reading.storedRows)
        present = PresentRows(user)
        (present.dataImport, present.choices) = (dataImport.id, choices)
        writer = ImportWriter(user, import: dataImport.id, choices: choices, at: moment)
    }

    /// Adds all rows that are not there yet, on the calling thread.
    /// - Parameter progress: called after each slice with the part that is done, 0 to 1.
    /// - Returns: the result; nil if the import is no longer to be added.
    /// - Throws: `ImportError` if it would exceed a limit: the caller must then undo what was added.
    mutating func run(
        by change: SlicedChange, progress: (Double) -> Void = { _ in }
    ) throws -> ImportSummary? {
        var summary: ImportSummary?
        do {
            try change.run(
                begin: { try self.begin($0) },
                step: {
                    if try self.step($0) { return true }
                    summary = try self.finish($0)
                    return false
                },
                end: { try self.writer.finishSlice($0) },
                committed: { progress(Double(self.next) / Double(max(1, self.order.places.count))) })
        } catch let faults as Faults {
            throw ImportError(description: faults.text)
        } catch let error where !isAdded && (error as? DatabaseError)?.extendedResultCode != .SQLITE_CONSTRAINT_TRIGGER
        {
            // A trigger may let the row pass later, when others are there.
            throw error.lastingFault.map { ImportError(description: ImportTexts.fileNotUnderstood($0)) } ?? error
        }
        return summary
    }

    private mutating func begin(_ database: Database) throws -> Bool {
        guard try user.imports.isAdding(database, id: dataImport.id) else { return false }
        if !hasRoom {
            try requireRoom(database)
            try order.keepNumbers(database)
            present.ownWeights = try user.imports.weighings(database, of: dataImport.id)
            hasRoom = true
        }
        return true
    }

    /// - Returns: false when nothing is left to do.
    private mutating func step(_ database: Database) throws -> Bool {
        guard next < order.places.count, let rows = reading.storedRows else {
            return try user.settleNext(database, at: moment)
        }
        let place = order.places[next]
        let row = try rows.row(at: place)
        if exercise != row.entry.exerciseName, let last = exercise {
            if try writer.settleRecords(database, of: last) { return true }
            exercise = nil
        }
        try add(database, row, at: place)
        next += 1
        return true
    }

    private mutating func add(_ database: Database, _ row: ImportedRow, at place: Int32) throws {
        let (noun, order) = (row.entry.noun, order)
        let earlier = try user.imports.earlier(database, row)
        if earlier?.dataImport != dataImport.id {
            if let found = try present.find(database, row, importedAs: earlier?.noun) {
                return known[found, default: 0] += 1
            }
            guard try writer.add(database, row, number: { order.number(of: $0, at: place) }) else {
                return leftOut[noun, default: 0] += 1
            }
        }
        exercise = row.entry.exerciseName
        let day = row.moment.day
        if noun == .weightRecord { present.ownWeights.insert(day) }
        days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }

    private mutating func finish(_ database: Database) throws -> ImportSummary {
        try writer.finishSlice(database)
        // Needed again, because goals were settled after the last refresh.
        try user.training.refreshStanding(database, at: moment)
        var summary = ImportSummary(
            new: try user.imports.countedRows(database, of: dataImport.id), known: known, leftOut: leftOut,
            problemCount: reading.problemCount, notes: reading.notes)
        (summary.mapping, summary.columnNames) = (dataImport.summary.mapping, dataImport.summary.table?.names)
        summary.repeatedWorkouts = try user.imports.repeatedWorkouts(database, reading.workouts)
        summary.firstDay = days?.lowerBound.description
        summary.lastDay = days?.upperBound.description
        isAdded = true
        try user.imports.finishImport(
            database, id: dataImport.id, summary, reading.problems, now: moment.now.secondsSince1970)
        return summary
    }

    /// Checked before the first row, so that a file is not refused halfway.
    private func requireRoom(_ database: Database) throws {
        guard try !user.imports.hasRows(database, of: dataImport.id) else { return }
        let own = try user.training.exercises(database, of: user.id)
        let names = Set(own.map { $0.name.nameKey })
        let made = choices.filter { $0.value == .create && !names.contains($0.key.name.nameKey) }
        guard own.count + made.count <= Exercise.maximumOwnCount else { throw ImportError.tooManyExercises }
        let trackables = try user.training.allTrackables(database)
        let measures = Set(trackables.map { $0.name.nameKey })
        let missing = Set(reading.measures.map { $0.name.nameKey })
            .subtracting(measures)
        guard trackables.count + missing.count <= Trackable.maximumCount else { throw ImportError.tooManyTrackables }
        let samples = dataImport.summary.new[.healthSample] ?? 0
        guard samples > 0 else { return }
        let limits = HealthLimits()
        guard try user.health.healthSampleCount(database) + samples <= limits.samples else {
            throw ImportError(description: limits.tooManySamples.text)
        }
    }
}

extension ImportedEntry {
    /// The measure of the trackable that it is a value of.
    var measure: ImportedMeasure? {
        if case .value(let measure, _) = self { measure } else { nil }
    }
}
