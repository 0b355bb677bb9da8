import Fitness
import Foundation
import GRDB
import Models
import Storage
import Texts

/// Removes an import's rows in slices, even those edited since. A line of `import_rows` is deleted together with the
/// row it refers to, so after a restart the remaining lines are the remaining work. An archive that was interrupted
/// while being added is removed before it is added again.
struct ImportRemoval {
    private static let rowsPerStep = 50

    private var user: User
    private let dataImport: DataImport
    private var moment: TrainingMoment
    /// The kinds of rows still to be removed, starting from the last.
    private var nouns: [ImportedTable]
    private var count = 0
    private var removedCount = 0
    private var isUnusedRemoved = false
    private var changedDays: Set<HealthDayKey> = []
    private var hasWeighed = false
    private var hasTrained = false
    /// Photos of removed rows that no row refers to any more.
    private var photos: [UUID] = []

    init(_ user: User, _ dataImport: DataImport, at moment: TrainingMoment) {
        (self.user, self.dataImport, self.moment) = (user, dataImport, moment)
        nouns = dataImport.format == .archive ? ImportedTable.ofArchive : ImportedTable.ofOtherApps
    }

    /// Removes all rows, on the calling thread.
    /// - Parameters:
    ///   - progress: called after each slice with the part that is done, 0 to 1.
    ///   - discard: receives photos that are no longer used.
    /// - Returns: whether the import is undone now; false if there was nothing to undo.
    mutating func run(
        by change: SlicedChange, progress: (Double) -> Void = { _ in },
        discard: ([UUID]) -> Void
    ) throws -> Bool {
        try change.run(
            begin: { try self.begin($0) },
            step: {
                if try self.step($0) { return true }
                try self.finish($0)
                return false
            },
            end: { try self.finishSlice($0) },
            committed: {
                discard(self.photos)
                self.photos = []
                progress(Double(self.removedCount) / Double(max(1, self.count)))
            })
    }

    private mutating func begin(_ database: Database) throws -> Bool {
        guard try user.imports.state(database, of: dataImport.id) == dataImport.state else { return false }
        if count == 0 { count = try user.imports.rowCount(database, of: dataImport.id) }
        return true
    }

    /// - Returns: false when nothing is left to do.
    private mutating func step(_ database: Database) throws -> Bool {
        if let noun = nouns.last {
            let rows = try user.imports.importedRows(database, noun.name, of: dataImport.id, limit: Self.rowsPerStep)
            if rows.isEmpty { nouns.removeLast() } else { try remove(database, rows, of: noun) }
            return true
        }
        guard isUnusedRemoved else {
            try removeUnused(database)
            isUnusedRemoved = true
            return true
        }
        return try user.settleNext(database, at: moment)
    }

    private mutating func remove(_ database: Database, _ rows: [ImportedTable.Row], of noun: ImportedTable) throws {
        try noteTraining(database, rows, of: noun)
        hasWeighed = hasWeighed || noun.table == "weight_records"
        hasTrained = hasTrained || noun.table == "workout_sessions"
        photos += try noun.photos(database, rows, of: user)
        changedDays.formUnion(try noun.healthDays(database, rows, of: user))
        for row in rows { try noun.delete(database, row, of: user) }
        // What a workout hid is logged again, perhaps as another exercise.
        if noun.name == ImportedRowKind.healthWorkout.rawValue { try user.markRecordsOfChangedDays(database) }
        for row in rows {
            try database.delete(from: "import_rows", id: row.id, of: user.id)
        }
        removedCount += rows.count
    }

    /// Reads the exercises from the rows as they are now: the user may have moved a set to another exercise.
    private mutating func noteTraining(
        _ database: Database, _ rows: [ImportedTable.Row], of noun: ImportedTable
    ) throws {
        guard let table = noun.table, ["strength_sets", "cardio_sessions"].contains(table) else { return }
        hasTrained = true
        for id in rows.compactMap(\.row) {
            _ = try RowReader.first(
                database, "SELECT exercise_id, day FROM \(table) WHERE id = ? AND user_id = ?", [id, user.id]
            ) { try user.markRecords(database, of: $0.next(), from: $0.next()) }
        }
    }

    private mutating func removeUnused(_ database: Database) throws {
        try finishSlice(database)
        if dataImport.format == .archive {
            let photo = try user.imports.removeUnusedOfArchive(database, id: dataImport.id)
            photos += photo.map { [$0] } ?? []
            guard let restored = try User.find(database, id: user.id) else { return }
            (user, moment) = (restored, TrainingMoment(moment.now, in: restored.timeZone))
            hasWeighed = true
        } else {
            try user.imports.deleteUnusedExercises(database, of: dataImport.id)
            try user.imports.deleteUnusedTrackables(database, of: dataImport.id)
            try user.imports.deleteEmptyFileSources(database)
        }
    }

    private mutating func finishSlice(_ database: Database) throws {
        try user.health.deriveHealthDays(database, changedDays, now: moment.now)
        if hasWeighed { try user.weights.recomputeMeasurements(database) }
        if hasTrained { try user.training.refreshStanding(database, at: moment) }
        (changedDays, hasWeighed, hasTrained) = ([], false, false)
    }

    private func finish(_ database: Database) throws {
        try user.training.refreshStanding(database, at: moment)
        try user.imports.forgetRows(database, of: dataImport, now: moment.now.secondsSince1970)
    }
}

extension User.Imports {
    fileprivate func rowCount(_ database: Database, of dataImport: Int64) throws -> Int {
        try Int.first(
            database, "SELECT count(*) FROM import_rows WHERE import_id = ? AND user_id = ?", [dataImport, user.id])
            ?? 0
    }

    /// Marks the import as undone, and forgets achievements that it unlocked and that were revoked.
    fileprivate func forgetRows(_ database: Database, of dataImport: DataImport, now: Int64) throws {
        try database.run(
            "DELETE FROM achievements WHERE user_id = ? AND revoked_at IS NOT NULL AND unlocked_at >= ?",
            [user.id, dataImport.createdAt])
        try database.run("DELETE FROM import_rows WHERE import_id = ? AND user_id = ?", [dataImport.id, user.id])
        try database.run(
            """
            UPDATE imports SET state = 'undone', changed_at = max(created_at, ?)
            WHERE id = ? AND user_id = ? AND state = 'undoing'
            """, [now, dataImport.id, user.id])
    }

    package func remains(_ database: Database, of dataImport: Int64) throws -> ImportUndoPreview {
        var remains = ImportUndoPreview()
        if try self.dataImport(database, id: dataImport)?.format == .archive {
            (remains.tables, remains.editedCount) = try archiveRemains(database, of: dataImport)
            remains.tables["journal_photos"] = try photoCount(database, ofArchive: dataImport)
            remains.restoresProfile = try replacedProfile(database, ofArchive: dataImport)
            return remains
        }
        for noun in ImportedRowKind.allCases {
            let rows = try rows(database, noun.rawValue, of: dataImport, where: Self.isPresent(noun))
            if rows.count > 0 { remains.counts[noun] = rows.count }
            remains.editedCount += rows.edited
        }
        return remains
    }

    /// How many rows of a kind are recorded, and how many of them were edited.
    /// - Parameter condition: `AND …`, or nothing.
    func rows(
        _ database: Database, _ noun: String, of dataImport: Int64, where condition: String
    ) throws -> (count: Int, edited: Int) {
        try RowReader.first(
            database,
            """
            SELECT count(*), coalesce(sum(is_edited), 0) FROM import_rows
            WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3 \(condition)
            """, [dataImport, user.id, noun]
        ) { (count: try $0.next(Int.self), edited: try $0.next(Int.self)) } ?? (count: 0, edited: 0)
    }

    private static func isPresent(_ noun: ImportedRowKind) -> String {
        let isPresent = noun.table.map { "AND EXISTS (SELECT 1 FROM \($0) WHERE id = row_id AND user_id = ?2)" } ?? ""
        return noun.isKeptIfEdited ? "\(isPresent) AND is_edited = 0" : isPresent
    }

    static let rowsOfImport = """
        SELECT row_id FROM import_rows WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3
        """

    func deleteUnusedTrackables(_ database: Database, of dataImport: Int64) throws {
        try database.run(
            """
            DELETE FROM trackables WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
                AND NOT EXISTS (SELECT 1 FROM trackable_entries
                    WHERE trackable_id = trackables.id AND user_id = ?2)
                AND NOT EXISTS (SELECT 1 FROM goals WHERE trackable_id = trackables.id AND user_id = ?2)
            """, [dataImport, user.id, ImportedRowKind.trackable.rawValue])
    }

    /// Deletes the exercises that the import created, unless they are used by something else now.
    func deleteUnusedExercises(_ database: Database, of dataImport: Int64) throws {
        let tables = [
            "strength_sets", "cardio_sessions", "workout_plan_exercises", "workout_session_exercises",
            "routine_exercises", "routine_session_sets", "training_maxes", "health_workouts", "goals",
        ]
        let unused = tables.map { "AND NOT EXISTS (SELECT 1 FROM \($0) WHERE exercise_id = exercises.id)" }
        try database.run(
            """
            DELETE FROM exercises WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport)) \(unused.joined(separator: " "))
            """, [dataImport, user.id, ImportedRowKind.exercise.rawValue])
    }
}

/// What is left of an import's rows.
package struct ImportUndoPreview: Sendable, Equatable {
    var counts: ImportCounts = [:]
    /// For an archive, by table name.
    var tables: [String: Int] = [:]
    /// How many of the rows the user changed since.
    var editedCount = 0
    /// Whether undoing it restores the profile that the archive replaced.
    var restoresProfile = false

    package var text: String { counts.text ?? ArchiveCounts.text(tables) ?? ImportTexts.nothingWithin }

    /// Sentences about what else is removed, restored or kept.
    package var sideEffects: [String] {
        [
            editedCount > 0
                ? ImportTexts.editedAreRemovedToo(DecimalText.grouped(Double(editedCount))) : nil,
            restoresProfile ? ImportTexts.profileIsRestored : nil,
            tables.isEmpty ? nil : ImportTexts.whatIsUsedElsewhereStays,
        ].compactMap { $0 }
    }
}
