import Foundation
import GRDB

/// What an import added that is still there.
struct ImportRemains: Sendable, Equatable {
    var counts: ImportCounts = [:]
    /// Of an archive, by the names of tables.
    var tables: [String: Int] = [:]
    /// How many of the rows its person changed since.
    var editedCount = 0

    var text: String { counts.text ?? ArchiveCounts.text(tables) ?? "nothing" }
}

extension User {
    func remains(_ database: Database, of dataImport: Int64) throws -> ImportRemains {
        var remains = ImportRemains()
        if try self.dataImport(database, id: dataImport)?.format == .archive {
            (remains.tables, remains.editedCount) = try archiveRemains(database, of: dataImport)
            return remains
        }
        for noun in ImportNoun.allCases {
            let row = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT count(*), coalesce(sum(is_edited), 0) FROM import_rows
                        WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3 \(Self.isThere(noun))
                        """),
                arguments: [dataImport, id, noun.rawValue])
            guard let row, row[0] > 0 else { continue }
            remains.counts[noun] = row[0]
            remains.editedCount += row[1]
        }
        return remains
    }

    private static func isThere(_ noun: ImportNoun) -> String {
        noun.table.map { "AND EXISTS (SELECT 1 FROM \($0) WHERE id = row_id AND user_id = ?2)" } ?? ""
    }

    /// Takes out what an import added, changed since or not, and brings up to date what followed from it.
    /// - Returns: the photos that no row names any more; nil when there is no such import of theirs that is done.
    func undoImport(_ database: Database, id dataImport: Int64, at moment: TrainingMoment) throws -> [UUID]? {
        guard let done = try self.dataImport(database, id: dataImport), done.state == .done else { return nil }
        let isArchive = done.format == .archive
        let photos = try isArchive ? undoArchive(database, id: dataImport, at: moment) : []
        if !isArchive { try undoRows(database, of: dataImport, at: moment) }
        try database.cachedStatement(sql: "DELETE FROM import_rows WHERE import_id = ? AND user_id = ?")
            .execute(arguments: [dataImport, id])
        try database.cachedStatement(
            sql: "UPDATE imports SET state = 'undone', changed_at = max(created_at, ?) WHERE id = ? AND user_id = ?"
        ).execute(arguments: [moment.now.secondsSince1970, dataImport, id])
        return photos
    }

    private func undoRows(_ database: Database, of dataImport: Int64, at moment: TrainingMoment) throws {
        var trained: [Int64: LocalDay] = [:]
        for noun in [ImportNoun.strengthSet, .cardioSession, .healthWorkout] {
            try noteTraining(database, noun, of: dataImport, in: &trained)
        }
        let weights = try remains(database, of: dataImport).counts[.weightRecord]
        for noun in ImportNoun.allCases where noun != .exercise && noun != .trackable {
            try deleteRows(database, noun, of: dataImport)
        }
        try deleteHealth(database, of: dataImport, now: moment.now)
        if weights != nil { try recomputeMeasurements(database) }
        try refreshTraining(database, trained, at: moment)
        try deleteUnusedExercises(database, of: dataImport)
        try deleteUnusedTrackables(database, of: dataImport)
    }

    static let rowsOfImport = """
        SELECT row_id FROM import_rows WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3
        """

    /// The exercises as the rows have them now: a set that its person moved to another one is gone from there too.
    private func noteTraining(
        _ database: Database, _ noun: ImportNoun, of dataImport: Int64, in trained: inout [Int64: LocalDay]
    ) throws {
        guard let table = noun.table else { return }
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: "SELECT exercise_id, day FROM \(table) WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))"),
            arguments: [dataImport, id, noun.rawValue])
        while let row = try rows.next() {
            let (exercise, day): (Int64, LocalDay) = (row[0], row[1])
            trained[exercise] = min(trained[exercise] ?? day, day)
        }
    }

    /// With the steps back to them, which would bring them back.
    func deleteRows(_ database: Database, _ noun: ImportNoun, of dataImport: Int64) throws {
        guard let table = noun.table else { return }
        if let undoNoun = noun.undoNoun {
            try database.cachedStatement(
                sql: """
                    DELETE FROM undo_steps WHERE user_id = ?2 AND noun = ?4
                        AND (previous ->> '$[0].id' IN (\(Self.rowsOfImport))
                            OR current ->> '$[0].id' IN (\(Self.rowsOfImport)))
                    """
            ).execute(arguments: [dataImport, id, noun.rawValue, undoNoun.rawValue])
        }
        try database.cachedStatement(
            sql: "DELETE FROM \(table) WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))"
        ).execute(arguments: [dataImport, id, noun.rawValue])
    }

    func deleteUnusedTrackables(_ database: Database, of dataImport: Int64) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM trackables WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
                    AND NOT EXISTS (SELECT 1 FROM trackable_entries
                        WHERE trackable_id = trackables.id AND user_id = ?2)
                    AND NOT EXISTS (SELECT 1 FROM goals WHERE trackable_id = trackables.id AND user_id = ?2)
                """
        ).execute(arguments: [dataImport, id, ImportNoun.trackable.rawValue])
    }

    /// The exercises that it made, but for those that something else stands on by now.
    func deleteUnusedExercises(_ database: Database, of dataImport: Int64) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM exercises WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
                    AND NOT EXISTS (SELECT 1 FROM strength_sets WHERE exercise_id = exercises.id)
                    AND NOT EXISTS (SELECT 1 FROM cardio_sessions WHERE exercise_id = exercises.id)
                    AND NOT EXISTS (SELECT 1 FROM workout_plan_exercises WHERE exercise_id = exercises.id)
                    AND NOT EXISTS (SELECT 1 FROM workout_session_exercises WHERE exercise_id = exercises.id)
                    AND NOT EXISTS (SELECT 1 FROM health_workouts WHERE exercise_id = exercises.id)
                    AND NOT EXISTS (SELECT 1 FROM goals WHERE exercise_id = exercises.id)
                """
        ).execute(arguments: [dataImport, id, ImportNoun.exercise.rawValue])
    }
}
