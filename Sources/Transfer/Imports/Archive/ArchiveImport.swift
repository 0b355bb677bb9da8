import Fitness
import Foundation
import GRDB
import Models
import Texts

/// Imports the rows of an archive into an account, line by line.
///
/// Existing rows are matched by content and stay unchanged; the rest are added under new ids. An account with nothing
/// logged yet takes over the profile, too.
struct ArchiveImport {
    let user: User
    /// The saved photos, by their paths in the archive; nil for a preview, which saves none.
    let photos: [String: UUID]?
    /// Whether nothing was logged in the account, so that the archive's profile applies.
    let isBlank: Bool
    var report = ArchiveReport()
    /// The weight record created at registration.
    private var initialWeightRecords: [Int64] = []
    /// The declared types of the columns, by table and column.
    let types: [String: [String: String]]
    let today: LocalDay
    /// Tables without any row that an archive row could match.
    let emptyTables: Set<String>
    /// Tables whose row mapping is never looked up.
    private let unreferencedTables: Set<String>
    /// The different columns that the lines of each table have: each needs statements of its own, which stay prepared.
    private var columnSets: [String: Set<Set<String>>] = [:]
    private static let maximumColumnSets = 8
    /// Called for every row that was added.
    private let added: Added

    typealias Added = (Database, ArchiveTable, _ id: Int64, ArchiveRow) throws -> Void

    /// Creates the connection's temporary table that maps archive rows to database rows; `finish` drops it.
    init(
        _ database: Database, _ user: User, isBlank: Bool, photos: [String: UUID]?, now: Date,
        added: @escaping Added = { _, _, _, _ in }
    ) throws {
        self.user = user
        self.added = added
        self.photos = photos
        self.isBlank = isBlank
        today = LocalDay(now, in: user.timeZone)
        var types: [String: [String: String]] = [:]
        for name in ArchiveTable.all.map(\.name) {
            types[name] = try RowReader.dictionary(database, "SELECT name, type FROM pragma_table_info(?)", [name])
        }
        self.types = types
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.archive_rows;
                CREATE TEMP TABLE archive_rows (
                    name TEXT NOT NULL, number INTEGER NOT NULL, id INTEGER NOT NULL, is_new INTEGER NOT NULL,
                    PRIMARY KEY (name, number)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX temp.archive_rows_by_id ON archive_rows (name, id);
                """)
        // These are the defaults of a new account; the archive brings its own.
        if isBlank {
            try database.run("DELETE FROM trackables WHERE user_id = ?", [user.id])
            initialWeightRecords = try Int64.all(database, "SELECT id FROM weight_records WHERE user_id = ?", [user.id])
        }
        emptyTables = try Self.emptyTables(database, user)
        unreferencedTables = emptyTables.subtracting(ArchiveTable.referredTo)
    }

    func finish(_ database: Database) throws {
        try database.execute(sql: "DROP TABLE archive_rows")
    }

    /// - Parameter line: nil if it could not be parsed.
    mutating func take(_ database: Database, _ table: ArchiveTable, _ number: Int, _ line: ArchiveLine?) throws {
        do {
            guard let line else { throw ImportRowError(reason: ImportTexts.notAJsonObject) }
            try take(database, table, number, line.values)
        } catch let error as ImportRowError {
            report.addProblem(table, line: number, error.reason)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            report.addProblem(table, line: number, ImportTexts.rowRefused(error.message ?? "constraint"))
        }
    }

    private mutating func take(
        _ database: Database, _ table: ArchiveTable, _ number: Int, _ values: ArchiveRow
    ) throws {
        try requireUsualColumns(values, of: table)
        guard table.name != ArchiveTable.profile.name else { return try takeProfile(database, values) }
        var row = try columns(database, table, values)
        try requireFinished(row, of: table)
        if let owner = table.owner, let reference = row[owner], try !isNew(database, table, owner, reference) {
            return report.count(table, isNew: false)
        }
        try prepare(&row, of: table)
        try requireOwnFood(database, row, of: table)
        try table.fitting?(database, user, &row)
        if let known = try known(database, table, &row) {
            try note(database, table, number, id: known, isNew: false)
            return report.count(table, isNew: false)
        }
        try requireRoom(database, table)
        if table.isBegunAtRegistration { try dropFirstWeighing(database) }
        let id = try insert(database, table, row)
        if !unreferencedTables.contains(table.name) { try note(database, table, number, id: id, isNew: true) }
        try added(database, table, id, row)
        try table.following?(database, user, row)
        report.count(table, isNew: true)
    }

    /// What is refused is not remembered either.
    private mutating func requireUsualColumns(_ values: ArchiveRow, of table: ArchiveTable) throws {
        let (columns, known) = (Set(values.keys), columnSets[table.name, default: []])
        guard !known.contains(columns) else { return }
        guard known.count < Self.maximumColumnSets else { throw ImportRowError(reason: ImportTexts.columnsDiffer) }
        columnSets[table.name] = known.union([columns])
    }

    /// Replaces the weight record of the registration, unless the archive contains the same one.
    private mutating func dropFirstWeighing(_ database: Database) throws {
        for id in initialWeightRecords {
            try database.run(
                """
                DELETE FROM weight_records WHERE id = ?1 AND user_id = ?2 AND NOT EXISTS
                    (SELECT 1 FROM archive_rows WHERE name = 'weight_records' AND archive_rows.id = ?1)
                """, [id, user.id])
        }
        initialWeightRecords = []
    }

    private mutating func takeProfile(_ database: Database, _ values: ArchiveRow) throws {
        guard isBlank else { return report.count(.profile, isNew: false) }
        var row = try columns(database, .profile, values)
        if case .string(let zone)? = row["time_zone"]?.storage, TimeZone(named: zone) == nil {
            throw ImportRowError(reason: ImportTexts.timeZoneUnknown)
        }
        if user.photo != nil { row["photo_uuid"] = nil }
        if let createdAt = row["created_at"].flatMap(Int64.fromDatabaseValue) {
            row["created_at"] = min(createdAt, user.createdAt).databaseValue
        }
        // The sign-in stays unchanged, and weights are derived from the weight records.
        for column in ["email", "weight_kilograms", "starting_weight_kilograms"] { row[column] = nil }
        let marks = row.removeValue(forKey: "unconfirmed").flatMap(Int.fromDatabaseValue) ?? 0
        let columns = row.keys.sorted()
        guard !columns.isEmpty else { return }
        try database.run(
            "UPDATE users SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?",
            StatementArguments(columns.map { row[$0] ?? .null } + [user.id.databaseValue]))
        // Its numbers take the place of those of the registration, and are as sure as they were. A number that changes
        // loses its mark, so the marks come last.
        try database.run("UPDATE users SET unconfirmed = ? WHERE id = ?", [marks & 15, user.id])
        try added(database, .profile, user.id, row)
        report.count(.profile, isNew: true)
    }
}

extension User.Imports {
    /// Whether the account is as new, except for a first weight record and the profile. A new one has trackables, too.
    func hasLoggedNothing(_ database: Database) throws -> Bool {
        let tables = ArchiveTable.all.filter { $0.person == "user_id" && $0.owner == nil && !$0.leavesAccountBlank }
        let terms = tables.map { "EXISTS (SELECT 1 FROM \($0.name) WHERE user_id = :user)" }.joined(separator: " OR ")
        return try Bool.first(
            database, "SELECT NOT (\(terms)) AND (SELECT count(*) FROM weight_records WHERE user_id = :user) < 2",
            ["user": user.id]) ?? false
    }
}
