import Foundation
import GRDB

extension User {
    /// Takes out what an archive brought, changed since or not, and gives the account back what the archive replaced.
    /// - Returns: the photos that no row names any more.
    func undoArchive(_ database: Database, id dataImport: Int64, at moment: TrainingMoment) throws -> [UUID] {
        let photos = try photos(database, ofArchive: dataImport)
        let days = try healthDays(database, ofArchive: dataImport)
        for table in ArchiveTable.all.reversed() where !Self.keptWhileUsed.contains(table.name) {
            try deleteRows(database, table, ofArchive: dataImport)
        }
        try deriveHealthDays(database, days, now: moment.now)
        try deleteUnused(database, ofArchive: dataImport, now: moment.now.secondsSince1970)
        try restoreProfile(database, ofArchive: dataImport)
        guard let restored = try User.find(database, id: id) else { return photos }
        try restored.rebuildDerivedNumbers(database, at: TrainingMoment(moment.now, in: restored.timeZone))
        return photos
    }

    /// What is still there of it, by table.
    func archiveRemains(_ database: Database, of dataImport: Int64) throws -> (counts: [String: Int], editedCount: Int)
    {
        var (counts, editedCount): ([String: Int], Int) = ([:], 0)
        for table in ArchiveTable.all where table.owner == nil && table.name != "users" {
            let isMarked =
                ImportNoun(rawValue: table.importNoun) == nil ? "AND detail = CAST(\(table.mark) AS TEXT)" : ""
            let isThere =
                table.hasNumber
                ? "AND EXISTS (SELECT 1 FROM \(table.name) WHERE \(table.name).id = row_id \(isMarked))" : ""
            let row = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT count(*), coalesce(sum(is_edited), 0) FROM import_rows
                        WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3 \(isThere)
                        """),
                arguments: [dataImport, id, table.importNoun])
            guard let row, row[0] > 0 else { continue }
            counts[table.name] = row[0]
            editedCount += row[1]
        }
        return (counts, editedCount)
    }

    /// Others may stand on them.
    private static let keptWhileUsed: Set = ["users", "exercises", "trackables", "foods", "health_sources"]

    private func deleteRows(_ database: Database, _ table: ArchiveTable, ofArchive dataImport: Int64) throws {
        guard table.owner == nil else { return }
        guard table.hasNumber else { return try deleteKeyedRows(database, table, ofArchive: dataImport) }
        if let noun = ImportNoun(rawValue: table.importNoun) {
            return try deleteRows(database, noun, of: dataImport)
        }
        let owner = table.name == "trainers" ? "added_by" : "user_id"
        try database.cachedStatement(
            sql: "DELETE FROM \(table.name) WHERE \(owner) = ?2 AND \(table.isOfImport)"
        ).execute(arguments: [dataImport, id, table.importNoun])
    }

    /// Rows without a number, by what they are.
    private func deleteKeyedRows(_ database: Database, _ table: ArchiveTable, ofArchive dataImport: Int64) throws {
        let keys = table.identity.sorted()
        let terms = keys.enumerated().map { "\($1) = ?\($0 + 2)" }.joined(separator: " AND ")
        let details = try String.fetchAll(
            database.cachedStatement(
                sql: "SELECT detail FROM import_rows WHERE import_id = ? AND user_id = ? AND noun = ?"),
            arguments: [dataImport, id, table.importNoun])
        for detail in details {
            let values = try JSONDecoder().decode([String].self, from: Data(detail.utf8))
            guard values.count == keys.count else { continue }
            try database.cachedStatement(sql: "DELETE FROM \(table.name) WHERE user_id = ?1 AND \(terms)")
                .execute(arguments: StatementArguments([id.databaseValue] + values.map(\.databaseValue)))
        }
    }

    private func deleteUnused(_ database: Database, ofArchive dataImport: Int64, now: Int64) throws {
        try deleteUnusedExercises(database, of: dataImport)
        try deleteUnusedTrackables(database, of: dataImport)
        let foods = try Int64.fetchAll(
            database.cachedStatement(
                sql: """
                    DELETE FROM foods WHERE \(ArchiveTable.foods.isOfImport)
                        AND NOT EXISTS (SELECT 1 FROM meal_entries WHERE food_id = foods.id)
                        AND NOT EXISTS (SELECT 1 FROM saved_meal_items WHERE food_id = foods.id)
                        AND NOT EXISTS (SELECT 1 FROM recipe_ingredients WHERE food_id = foods.id)
                        AND NOT EXISTS (SELECT 1 FROM recipes WHERE food_id = foods.id)
                    RETURNING id
                    """),
            arguments: [dataImport, id, "foods"])
        try UndoStep.forgetFoods(database, ids: foods, now: now)
        try database.cachedStatement(
            sql: """
                DELETE FROM health_sources WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
                    AND NOT EXISTS (SELECT 1 FROM health_samples WHERE source_id = health_sources.id AND user_id = ?2)
                    AND NOT EXISTS (SELECT 1 FROM health_workouts WHERE source_id = health_sources.id AND user_id = ?2)
                """
        ).execute(arguments: [dataImport, id, "health_sources"])
    }

    /// Those of the entries and trainers that go.
    private func photos(_ database: Database, ofArchive dataImport: Int64) throws -> [UUID] {
        let journal = try UUID.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT uuid FROM journal_photos WHERE user_id = ?2 AND entry_id IN
                        (SELECT id FROM journal_entries WHERE \(ArchiveTable.journalEntries.isOfImport))
                    """),
            arguments: [dataImport, id, "journal_entries"])
        let trainers = try UUID.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT photo_uuid FROM trainers WHERE added_by = ?2 AND photo_uuid IS NOT NULL
                        AND id IN (\(Self.rowsOfImport))
                    """),
            arguments: [dataImport, id, "trainers"])
        let profile = try UUID.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT photo_uuid FROM users JOIN import_rows ON user_id = users.id
                    WHERE import_id = ?1 AND user_id = ?2 AND noun = ?3 AND photo_uuid IS NOT NULL
                        AND hex(photo_uuid) = detail ->> '$.after.photo' AND detail ->> '$.before.profile.photo' = ''
                    """),
            arguments: [dataImport, id, ArchiveLedger.profile])
        return journal + trainers + profile
    }

    /// The days of devices that may have something left when the archive's samples are gone.
    private func healthDays(_ database: Database, ofArchive dataImport: Int64) throws -> Set<HealthDayKey> {
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT DISTINCT metric, day FROM health_samples
                    WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
                    """),
            arguments: [dataImport, id, "health_samples"])
        return Set(
            rows.compactMap { row in HealthMetric(rawValue: row[0]).map { HealthDayKey(metric: $0, day: row[1]) } })
    }

    /// What the person did not change since is as it was; trackables that every account begins with come back.
    private func restoreProfile(_ database: Database, ofArchive dataImport: Int64) throws {
        let detail = try String.fetchOne(
            database.cachedStatement(
                sql: "SELECT detail FROM import_rows WHERE import_id = ? AND user_id = ? AND noun = ?"),
            arguments: [dataImport, id, ArchiveLedger.profile])
        guard let detail else { return }
        let values = ArchiveLedger.profileColumns.map {
            "\($0) = iif(\($0) IS ?1 ->> '$.after.\($0)', ?1 ->> '$.before.profile.\($0)', \($0))"
        }
        try database.cachedStatement(
            sql: """
                UPDATE users SET \(values.joined(separator: ", ")), photo_uuid = iif(
                    hex(photo_uuid) = ?1 ->> '$.after.photo' AND ?1 ->> '$.before.profile.photo' = '', NULL, photo_uuid)
                WHERE id = ?2
                """
        ).execute(arguments: [detail, id])
        let columns = ArchiveLedger.trackableColumns
        let terms = columns.map { "value ->> '$.\($0)'" }.joined(separator: ", ")
        try database.cachedStatement(
            sql: """
                INSERT INTO trackables (user_id, \(columns.joined(separator: ", ")))
                SELECT ?2, \(terms) FROM json_each(?1, '$.before.trackables') AS kept
                WHERE NOT EXISTS (SELECT 1 FROM trackables WHERE user_id = ?2
                    AND (trackables.key = value ->> '$.key' OR name = value ->> '$.name' COLLATE NOCASE))
                """
        ).execute(arguments: [detail, id])
    }
}

extension ArchiveTable {
    /// Whether its rows have a number of their own.
    var hasNumber: Bool { leftOut.contains("id") }
}
