import Foundation
import GRDB
import Models

/// Brings the rows of an archive into an account, line by line.
///
/// What is there already is found by its content and stays as it is; the rest is added under new numbers. An account in which
/// nothing was logged yet takes over the profile, too.
struct ArchiveImport {
    let user: User
    /// The photos that were put in place, by their paths in the archive. Nil while nothing is, for a first look.
    let photos: [String: UUID]?
    /// Whether nothing was logged in the account: then what the archive says of the person holds.
    let isBlank: Bool
    var report = ArchiveReport()
    /// The weighing that a blank account was made with.
    private var firstWeighings: [Int64] = []
    /// Tables in which nothing was that a row of the archive could be.
    let emptyTables: Set<String>
    /// Tables of which nobody asks which row became which.
    private let unasked: Set<String>
    /// Is told of every row that was added.
    private let added: Added

    typealias Added = (Database, ArchiveTable, _ id: Int64, [String: DatabaseValue]) throws -> Void

    /// Makes the table of which row became which, which stays on the connection; `finish` takes it away.
    init(
        _ database: Database, _ user: User, isBlank: Bool, photos: [String: UUID]?,
        added: @escaping Added = { _, _, _, _ in }
    ) throws {
        self.user = user
        self.added = added
        self.photos = photos
        self.isBlank = isBlank
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.archive_rows;
                CREATE TEMP TABLE archive_rows (
                    name TEXT NOT NULL, number INTEGER NOT NULL, id INTEGER NOT NULL, is_new INTEGER NOT NULL,
                    PRIMARY KEY (name, number)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX temp.archive_rows_by_id ON archive_rows (name, id);
                """)
        // They are those that every account begins with; the archive has its own.
        if isBlank {
            try database.run("DELETE FROM trackables WHERE user_id = ?", [user.id])
            firstWeighings = try Int64.all(database, "SELECT id FROM weight_records WHERE user_id = ?", [user.id])
        }
        emptyTables = try Self.emptyTables(database, user)
        unasked = emptyTables.subtracting(ArchiveTable.referredTo)
    }

    func finish(_ database: Database) throws {
        try database.execute(sql: "DROP TABLE archive_rows")
    }

    /// - Parameter line: nil for one that could not be read.
    mutating func take(_ database: Database, _ table: ArchiveTable, _ number: Int, _ line: ArchiveLine?) throws {
        do {
            guard let line else { throw ArchiveRowError("This is not a JSON object of plain values.") }
            try take(database, table, number, line.values)
        } catch let error as ArchiveRowError {
            report.leftOut(table, line: number, error.reason)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            report.leftOut(table, line: number, "WorkHome does not accept this row (\(error.message ?? "constraint")).")
        }
    }

    private mutating func take(
        _ database: Database, _ table: ArchiveTable, _ number: Int, _ values: [String: DatabaseValue]
    ) throws {
        guard table.name != ArchiveTable.profile.name else { return try takeProfile(database, values) }
        var row = try columns(database, table, values)
        try requireOver(row, of: table)
        if let owner = table.owner, let reference = row[owner], try !isNew(database, table, owner, reference) {
            return report.count(table, isNew: false)
        }
        try prepare(&row, of: table)
        if let known = try known(database, table, &row) {
            try note(database, table, number, id: known, isNew: false)
            return report.count(table, isNew: false)
        }
        try requireRoom(database, table)
        if table.name == "weight_records" { try dropFirstWeighing(database) }
        let id = try insert(database, table, row)
        if !unasked.contains(table.name) { try note(database, table, number, id: id, isNew: true) }
        try added(database, table, id, row)
        report.count(table, isNew: true)
    }

    /// The weighing of the registration makes room for those of the archive, unless the archive has it, too.
    private mutating func dropFirstWeighing(_ database: Database) throws {
        for id in firstWeighings {
            try database.run(
                """
                DELETE FROM weight_records WHERE id = ?1 AND user_id = ?2 AND NOT EXISTS
                    (SELECT 1 FROM archive_rows WHERE name = 'weight_records' AND archive_rows.id = ?1)
                """, [id, user.id])
        }
        firstWeighings = []
    }

    private mutating func takeProfile(_ database: Database, _ values: [String: DatabaseValue]) throws {
        guard isBlank else { return report.count(.profile, isNew: false) }
        var row = try columns(database, .profile, values)
        if case .string(let zone)? = row["time_zone"]?.storage, TimeZone(identifier: zone) == nil {
            throw ArchiveRowError("time_zone is unknown.")
        }
        if user.photo != nil { row["photo_uuid"] = nil }
        if let createdAt = row["created_at"].flatMap(Int64.fromDatabaseValue) {
            row["created_at"] = min(createdAt, user.createdAt).databaseValue
        }
        // How they sign in stays as it is, and weights follow from the weighings.
        for column in ["email", "weight_kilograms", "starting_weight_kilograms"] { row[column] = nil }
        let columns = row.keys.sorted()
        guard !columns.isEmpty else { return }
        try database.run(
            "UPDATE users SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?",
            StatementArguments(columns.map { row[$0] ?? .null } + [user.id.databaseValue]))
        try added(database, .profile, user.id, row)
        report.count(.profile, isNew: true)
    }
}

/// Why a row is left out, as a sentence.
struct ArchiveRowError: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension User.Imports {
    /// Whether the account is as it was made, but for a first weighing and the profile.
    func hasLoggedNothing(_ database: Database) throws -> Bool {
        let tables = [
            "strength_sets", "cardio_sessions", "trackable_entries", "meal_entries", "journal_entries",
            "workout_sessions", "goals", "workout_plans", "exercises", "health_sources", "saved_meals", "recipes",
        ]
        let terms = tables.map { "EXISTS (SELECT 1 FROM \($0) WHERE user_id = :user)" }.joined(separator: " OR ")
        return try Bool.first(
            database, "SELECT NOT (\(terms)) AND (SELECT count(*) FROM weight_records WHERE user_id = :user) < 2",
            ["user": user.id]) ?? false
    }
}
