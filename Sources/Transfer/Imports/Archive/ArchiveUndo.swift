import Foundation
import GRDB
import Models

extension User.Imports {
    /// Deletes the exercises, trackables, foods and sources that the archive added and nothing uses, and restores what
    /// it replaced in the account.
    /// - Returns: the profile photo that is no longer used.
    func removeUnusedOfArchive(_ database: Database, id dataImport: Int64) throws -> UUID? {
        try deleteUnused(database, ofArchive: dataImport)
        let photo = try profilePhoto(database, ofArchive: dataImport)
        try restoreProfile(database, ofArchive: dataImport)
        return photo
    }

    /// What is left of it, by table.
    func archiveRemains(_ database: Database, of dataImport: Int64) throws -> (counts: [String: Int], editedCount: Int)
    {
        var (counts, editedCount): ([String: Int], Int) = ([:], 0)
        for table in ArchiveTable.all where table.owner == nil && table.name != ArchiveTable.profile.name {
            let noun = ImportedRowKind(rawValue: table.importedRowKind)
            let isMarked = noun == nil ? "AND detail = CAST(\(table.mark) AS TEXT)" : ""
            let isRemoved = noun?.isKeptIfEdited == true ? "AND is_edited = 0" : ""
            let isPresent =
                table.isNumbered
                ? "AND EXISTS (SELECT 1 FROM \(table.name) WHERE \(table.name).id = row_id \(isMarked))" : ""
            let rows = try rows(
                database, table.importedRowKind, of: dataImport, where: "\(isPresent) \(isRemoved)")
            if rows.count > 0 { counts[table.name] = rows.count }
            editedCount += rows.edited
        }
        return (counts, editedCount)
    }

    /// How many photos belong to the journal entries it added.
    func photoCount(_ database: Database, ofArchive dataImport: Int64) throws -> Int {
        try Int.first(
            database,
            """
            SELECT count(*) FROM import_rows JOIN journal_entries ON journal_entries.id = row_id
                AND journal_entries.user_id = ?2 AND journal_entries.day = detail
            JOIN journal_photos ON entry_id = journal_entries.id AND journal_photos.user_id = ?2
            WHERE import_id = ?1 AND import_rows.user_id = ?2 AND noun = ?3
            """, [dataImport, user.id, ArchiveTable.journalEntries.importedRowKind]) ?? 0
    }

    func replacedProfile(_ database: Database, ofArchive dataImport: Int64) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT detail -> '$.before.profile' <> detail -> '$.after' FROM import_rows
            WHERE import_id = ? AND user_id = ? AND noun = ?
            """, [dataImport, user.id, ArchiveLedger.profile]) ?? false
    }

    private func deleteUnused(_ database: Database, ofArchive dataImport: Int64) throws {
        try deleteUnusedExercises(database, of: dataImport)
        try deleteUnusedTrackables(database, of: dataImport)
        let nouns = [ImportedRowKind.exercise, .trackable].compactMap(\.table)
        for table in ArchiveTable.all where table.isKeptWhileUsed && !nouns.contains(table.name) {
            let uses = table.uses.map { "AND NOT EXISTS (SELECT 1 FROM \($0) = \(table.name).id)" }
            try database.run(
                "DELETE FROM \(table.name) WHERE \(table.isOfImport) \(uses.joined(separator: " "))",
                [dataImport, user.id, table.importedRowKind])
        }
    }

    /// The photos of a row that is about to be deleted.
    func photos(_ database: Database, _ table: ArchiveTable, _ row: ImportedTable.Row) throws -> [UUID] {
        let sql: String? =
            switch table.name {
            case "journal_entries":
                """
                SELECT uuid FROM journal_photos JOIN journal_entries ON journal_entries.id = entry_id
                WHERE entry_id = ?1 AND journal_entries.user_id = ?2 AND day IS ?3
                """
            case "trainers":
                "SELECT photo_uuid FROM trainers WHERE id = ?1 AND added_by = ?2 AND photo_uuid IS NOT NULL AND ?3 = ''"
            default: nil
            }
        guard let sql else { return [] }
        return try UUID.all(database, sql, [row.row, user.id, row.detail])
    }

    /// The archive's profile photo, if it is still in use.
    private func profilePhoto(_ database: Database, ofArchive dataImport: Int64) throws -> UUID? {
        try UUID.first(
            database,
            """
            SELECT photo_uuid FROM users JOIN import_rows ON user_id = users.id
            WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3 AND photo_uuid IS NOT NULL
                AND hex(photo_uuid) = detail ->> '$.after.photo' AND detail ->> '$.before.profile.photo' = ''
            """, [dataImport, user.id, ArchiveLedger.profile])
    }

    /// Restores what the user did not change since; deleted default trackables come back.
    private func restoreProfile(_ database: Database, ofArchive dataImport: Int64) throws {
        let detail = try String.first(
            database, "SELECT detail FROM import_rows WHERE import_id = ? AND user_id = ? AND noun = ?",
            [dataImport, user.id, ArchiveLedger.profile])
        guard let detail else { return }
        let values = ArchiveLedger.profileColumns.filter { $0 != "unconfirmed" }.map {
            "\($0) = iif(\($0) IS ?1 ->> '$.after.\($0)', ?1 ->> '$.before.profile.\($0)', \($0))"
        }
        try database.run(
            """
            UPDATE users SET \(values.joined(separator: ", ")), photo_uuid = iif(
                hex(photo_uuid) = ?1 ->> '$.after.photo' AND ?1 ->> '$.before.profile.photo' = '', NULL, photo_uuid)
            WHERE id = ?2
            """, [detail, user.id])
        // Numbers that are again those of before are no surer than before.
        try database.run(
            """
            UPDATE users SET unconfirmed = coalesce(?1 ->> '$.before.profile.unconfirmed', unconfirmed)
            WHERE id = ?2 AND birth_day IS ?1 ->> '$.before.profile.birth_day'
                AND height_centimeters IS ?1 ->> '$.before.profile.height_centimeters'
            """, [detail, user.id])
        let columns = ArchiveLedger.trackableColumns
        let terms = columns.map { "value ->> '$.\($0)'" }.joined(separator: ", ")
        try database.run(
            """
            INSERT INTO trackables (user_id, \(columns.joined(separator: ", ")))
            SELECT ?2, \(terms) FROM json_each(?1, '$.before.trackables') AS kept
            WHERE NOT EXISTS (SELECT 1 FROM trackables WHERE user_id = ?2
                AND (trackables.key = value ->> '$.key' OR name = value ->> '$.name' COLLATE NOCASE))
            """, [detail, user.id])
        try database.run(
            """
            INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
            SELECT ?2, value ->> '$.kilograms', value ->> '$.day', value ->> '$.recordedAt'
            FROM json_each(?1, '$.before.weights') AS kept
            WHERE NOT EXISTS (SELECT 1 FROM weight_records WHERE user_id = ?2)
            """, [detail, user.id])
    }
}
