import Fitness
import Foundation
import GRDB
import Models
import Texts

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

extension User.Imports {
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
