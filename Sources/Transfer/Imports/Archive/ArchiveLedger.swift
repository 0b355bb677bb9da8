import Foundation
import GRDB
import Models

/// Records which rows an archive added, and the account's previous state, so that the import can be undone.
struct ArchiveLedger {
    let user: User
    let dataImport: Int64
    /// The previous profile, trackables and first weight record, as JSON.
    private let before: String

    static let profile = "profile"

    /// Must be called before anything of the archive is written.
    /// - Parameter isBlank: whether nothing was logged in the account, so that the archive replaces its profile.
    init(_ database: Database, _ user: User, import dataImport: Int64, isBlank: Bool) throws {
        self.user = user
        self.dataImport = dataImport
        let trackables = try String.first(
            database,
            """
            SELECT json_group_array(json_object(\(Self.pairs(ArchiveLedger.trackableColumns)))) FROM trackables
            WHERE user_id = ?
            """, [user.id])
        let weights = try String.first(
            database,
            """
            SELECT json_group_array(json_object(
                'kilograms', weight_kilograms, 'day', recorded_on, 'recordedAt', recorded_at))
            FROM weight_records WHERE user_id = ?
            """, [user.id])
        let profile = try Self.profile(database, user)
        before = """
            {"profile": \(profile), "trackables": \(trackables ?? "[]"), "weights": \(isBlank ? weights ?? "[]" : "[]")}
            """
    }

    /// Records an added row. Rows that belong to another one are removed with it, so they are not recorded.
    func note(
        _ database: Database, _ table: ArchiveTable, id: Int64, _ row: ArchiveRow
    ) throws {
        guard table.owner == nil else { return }
        guard table.name != ArchiveTable.profile.name else { return try noteProfile(database) }
        guard table.isNumbered else {
            let key = table.identity.sorted().map { row[$0].map(Self.text) ?? "" }
            return try insert(database, table.importedRowKind, detail: try User.Imports.json(key))
        }
        let mark = try ImportedRowKind(rawValue: table.importedRowKind) == nil ? mark(database, table, id) : nil
        try insert(database, table.importedRowKind, row: id, detail: mark)
    }

    /// A day, or the id of an exercise.
    private static func text(_ value: DatabaseValue) -> String {
        String.fromDatabaseValue(value) ?? Int64.fromDatabaseValue(value).map(String.init) ?? ""
    }

    private func mark(_ database: Database, _ table: ArchiveTable, _ id: Int64) throws -> String? {
        try String.first(database, "SELECT CAST(\(table.mark) AS TEXT) FROM \(table.name) WHERE id = ?", [id])
    }

    /// Records the profile before and after: once before it changes, and again when the archive has replaced it.
    func noteProfile(_ database: Database) throws {
        try database.run(
            "DELETE FROM import_rows WHERE import_id = ? AND user_id = ? AND noun = ?",
            [dataImport, user.id, Self.profile])
        let after = try Self.profile(database, user)
        try insert(database, Self.profile, detail: "{\"before\": \(before), \"after\": \(after)}")
    }

    private func insert(_ database: Database, _ noun: String, row: Int64? = nil, detail: String? = nil) throws {
        let identity = ImportIdentity("\(noun) \(row ?? 0) \(detail ?? "")", of: dataImport)
        try database.run(
            """
            INSERT INTO import_rows (user_id, import_id, noun, row_id, detail, identity) VALUES (?, ?, ?, ?, ?, ?)
            """, [user.id, dataImport, noun, row, detail, identity.bytes])
    }

    private static func profile(_ database: Database, _ user: User) throws -> String {
        try String.first(
            database, "SELECT json_object(\(pairs(profileColumns)), 'photo', hex(photo_uuid)) FROM users WHERE id = ?",
            [user.id]) ?? "{}"
    }

    private static func pairs(_ columns: [String]) -> String {
        columns.map { "'\($0)', \($0)" }.joined(separator: ", ")
    }

    /// The profile columns that an archive may change, except the photo.
    static let profileColumns = ArchiveTable.profile.columns.map(\.column).filter {
        !["email", "weight_kilograms", "starting_weight_kilograms", "photo_uuid"].contains($0)
    }
    static let trackableColumns = ArchiveTable.trackables.columns.map(\.column)
}

extension ArchiveTable {
    /// Its name in `import_rows`: the same that other imports use for such rows.
    var importedRowKind: String {
        ImportedRowKind.allCases.first { $0.table == name && $0 != .healthWorkout }?.rawValue ?? name
    }

    /// The tables whose rows refer to its rows without belonging to them, each with its column:
    /// `meal_entries WHERE food_id`.
    var uses: [String] {
        Self.all.flatMap { other in
            other.columns.filter { $0.kind == .row(of: name) && $0.column != other.owner }.map {
                "\(other.name) WHERE \($0.column)"
            }
        }
    }

    /// Whether a row was added by the import `?1` of the user `?2`, under the noun `?3`.
    var isOfImport: String {
        """
        \(name).id IN (\(User.Imports.rowsOfImport)) AND EXISTS (SELECT 1 FROM import_rows WHERE import_id = ?1
            AND import_rows.user_id = ?2 AND noun = ?3 AND row_id = \(name).id AND detail = CAST(\(mark) AS TEXT))
        """
    }
}
