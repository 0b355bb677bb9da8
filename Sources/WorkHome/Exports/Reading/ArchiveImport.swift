import Foundation
import GRDB

/// Brings the rows of an archive into an account, within one transaction.
///
/// What is there already is found by its content and stays as it is; the rest is added under new numbers. An account in which
/// nothing was logged yet takes over the profile, too.
struct ArchiveImport {
    let user: User
    /// The photos that were put in place, by their paths in the archive. Nil while nothing is, for a first look.
    let photos: [String: UUID]?
    let isBlank: Bool
    var report = ArchiveReport()
    /// Is told of every row that was added.
    private let added: Added

    typealias Added = @Sendable (Database, ArchiveTable, Int64, [String: DatabaseValue]) throws -> Void

    /// Makes the table of which row became which; `finish` takes it away.
    init(_ database: Database, _ user: User, photos: [String: UUID]?, added: @escaping Added) throws {
        self.user = user
        self.added = added
        self.photos = photos
        isBlank = try user.hasLoggedNothing(database)
        try database.execute(
            sql: """
                CREATE TEMP TABLE archive_rows (
                    name TEXT NOT NULL, number INTEGER NOT NULL, id INTEGER NOT NULL, is_new INTEGER NOT NULL,
                    PRIMARY KEY (name, number)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX temp.archive_rows_by_id ON archive_rows (name, id);
                """)
        // They are those that every account begins with; the archive has its own.
        if isBlank { try database.execute(sql: "DELETE FROM trackables WHERE user_id = ?", arguments: [user.id]) }
    }

    func finish(_ database: Database) throws {
        try database.execute(sql: "DROP TABLE archive_rows")
    }

    mutating func take(_ database: Database, _ table: ArchiveTable, _ number: Int, _ line: ArraySlice<UInt8>) throws {
        do {
            guard let line = ArchiveLine(line) else { throw ArchiveRowError("This is no JSON object of plain values.") }
            try take(database, table, number, line.values)
        } catch let error as ArchiveRowError {
            report.leftOut(table, line: number, error.reason)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            report.leftOut(table, line: number, "WorkHome does not take such a row (\(error.message ?? "constraint")).")
        }
    }

    private mutating func take(
        _ database: Database, _ table: ArchiveTable, _ number: Int, _ values: [String: DatabaseValue]
    ) throws {
        guard table.name != ArchiveTable.profile.name else { return try takeProfile(database, values) }
        var row = try columns(database, table, values)
        if let owner = table.owner, let reference = row[owner], try !isNew(database, table, owner, reference) {
            return report.count(table, isNew: false)
        }
        try prepare(&row, of: table)
        if let known = try find(database, table, row) {
            try note(database, table, number, id: known, isNew: false)
            return report.count(table, isNew: false)
        }
        try requireRoom(database, table)
        let id = try insert(database, table, row)
        try note(database, table, number, id: id, isNew: true)
        try added(database, table, id, row)
        report.count(table, isNew: true)
    }

    // MARK: The values of a row

    /// What goes into the columns of the database. A key that the archive does not have leaves its column at its default.
    private mutating func columns(
        _ database: Database, _ table: ArchiveTable, _ values: [String: DatabaseValue]
    ) throws -> [String: DatabaseValue] {
        var row: [String: DatabaseValue] = [:]
        for column in table.columns {
            guard let value = values[column.name] else { continue }
            let taken = try take(database, value, of: column)
            // Two columns of the archive may stand for one, of which a row has at most one.
            if row[column.column] == nil || !taken.isNull { row[column.column] = taken }
        }
        return row
    }

    private mutating func take(
        _ database: Database, _ value: DatabaseValue, of column: ArchiveColumn
    ) throws -> DatabaseValue {
        guard !value.isNull else { return value }
        switch column.kind {
        case .value:
            if case .int64(let number) = value.storage, abs(number) > Self.largestNumber {
                throw ArchiveRowError("\(column.name) is out of any range.")
            }
            return value
        case .day:
            guard case .string(let text) = value.storage, LocalDay(text) != nil else {
                throw ArchiveRowError("\(column.name) is no day.")
            }
            return value
        case .row(let table): return try reference(database, value, to: table, column)
        case .photo:
            guard case .string(let path) = value.storage else { throw ArchiveRowError("\(column.name) is no path.") }
            guard let photos else {
                report.photos.insert(path)
                return UUID().databaseValue
            }
            guard let photo = photos[path] else { throw ArchiveRowError("The photo \(path) is not in the archive.") }
            return photo.databaseValue
        }
    }

    /// Moments of thousands of years, in milliseconds: no sum of a few of them overflows.
    private static let largestNumber: Int64 = 1_000_000_000_000_000

    private func reference(
        _ database: Database, _ value: DatabaseValue, to table: String, _ column: ArchiveColumn
    ) throws -> DatabaseValue {
        if case .string(let key) = value.storage, ArchiveTable.keyed.contains(table) {
            let id = try Int64.fetchOne(
                database.cachedStatement(sql: "SELECT id FROM \(table) WHERE key = ?"), arguments: [key])
            guard let id else { throw ArchiveRowError("This WorkHome has no \(column.name) “\(key.prefix(100))”.") }
            return id.databaseValue
        }
        guard case .int64(let number) = value.storage else { throw ArchiveRowError("\(column.name) is no number.") }
        // A row that was deleted: no row has this number.
        if number == 0 { return value }
        let id = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT id FROM archive_rows WHERE name = ? AND number = ?"),
            arguments: [table, number])
        guard let id else { throw ArchiveRowError("\(column.name) \(number) is not there.") }
        return id.databaseValue
    }

    private func isNew(
        _ database: Database, _ table: ArchiveTable, _ column: String, _ reference: DatabaseValue
    ) throws -> Bool {
        guard case .row(let owner)? = table.columns.first(where: { $0.column == column })?.kind else { return true }
        return try Bool.fetchOne(
            database.cachedStatement(sql: "SELECT is_new FROM archive_rows WHERE name = ? AND id = ?"),
            arguments: [owner, reference]) ?? false
    }

    /// Whose the row is.
    private func prepare(_ row: inout [String: DatabaseValue], of table: ArchiveTable) throws {
        switch table.name {
        case "foods":
            // A guest shares nothing with the household.
            let isPrivate = Self.isOwnFood(row) && (user.isGuest || Self.isOn(row["user_id"]))
            let isTheirs = isPrivate || Self.isOn(row["added_by"])
            row["user_id"] = isPrivate ? user.id.databaseValue : .null
            row["added_by"] = isTheirs ? user.id.databaseValue : .null
        case "trainers":
            row["added_by"] = user.id.databaseValue
            if user.isGuest { row["is_private"] = 1.databaseValue }
        case "food_portions": break
        default: row["user_id"] = user.id.databaseValue
        }
    }

    private static func isOn(_ value: DatabaseValue?) -> Bool { value.flatMap(Int64.fromDatabaseValue) == 1 }

    fileprivate static func isOwnFood(_ row: [String: DatabaseValue]) -> Bool {
        row["source"].flatMap(String.fromDatabaseValue) == "own"
    }

    private mutating func takeProfile(_ database: Database, _ values: [String: DatabaseValue]) throws {
        guard isBlank else { return report.count(.profile, isNew: false) }
        var row = try columns(database, .profile, values)
        if case .string(let zone)? = row["time_zone"]?.storage, TimeZone(identifier: zone) == nil {
            throw ArchiveRowError("time_zone is none.")
        }
        if user.photo != nil { row["photo_uuid"] = nil }
        if let createdAt = row["created_at"].flatMap(Int64.fromDatabaseValue) {
            row["created_at"] = min(createdAt, user.createdAt).databaseValue
        }
        // How they sign in stays as it is, and weights follow from the weighings.
        for column in ["email", "weight_kilograms", "starting_weight_kilograms"] { row[column] = nil }
        let columns = row.keys.sorted()
        guard !columns.isEmpty else { return }
        try database.execute(
            sql: "UPDATE users SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?",
            arguments: StatementArguments(columns.map { row[$0] ?? .null } + [user.id.databaseValue]))
        report.count(.profile, isNew: true)
    }
}

// MARK: Rows of the database

extension ArchiveImport {
    /// The row that this one is, as far as none of the archive is it already.
    private func find(_ database: Database, _ table: ArchiveTable, _ row: [String: DatabaseValue]) throws -> Int64? {
        let names = table.identity.isEmpty ? Set(row.keys) : table.identity
        var columns = names.subtracting(["user_id", "added_by", "photo_uuid", "uuid", "updated_at", "search_position"])
            .sorted()
        if table.name == "foods", !Self.isOwnFood(row) { columns = ["source", "source_key"] }
        // One of WorkHome's own trackables is that one under any name.
        if table.name == "trackables", row["key"].map({ !$0.isNull }) == true { columns = ["key"] }
        let terms = columns.map { "\($0) IS ?" + (table.identity == ["name"] && $0 == "name" ? " COLLATE NOCASE" : "") }
        let isNumbered = table.leftOut.contains("id")
        let taken = "SELECT 1 FROM archive_rows WHERE name = '\(table.name)' AND archive_rows.id = t.id"
        let unused = isNumbered ? " AND NOT EXISTS (\(taken))" : ""
        let sql = """
            SELECT \(isNumbered ? "id" : "0") FROM \(table.name) AS t WHERE \(Self.scope(of: table)) AND \
            \(terms.joined(separator: " AND "))\(unused) LIMIT 1
            """
        return try Int64.fetchOne(
            database.cachedStatement(sql: sql),
            arguments: StatementArguments([user.id.databaseValue] + columns.map { row[$0] ?? .null }))
    }

    /// Whose rows are looked through: `?` is the person.
    private static func scope(of table: ArchiveTable) -> String {
        switch table.name {
        case "foods": "(user_id IS NULL OR user_id = ?)"
        case "trainers": "(is_private = 0 OR added_by = ?)"
        case "food_portions": "? IS NOT NULL"
        default: "user_id = ?"
        }
    }

    private static let most = ["exercises": Exercise.maximumOwnCount, "trackables": Trackable.maximumCount]

    private func requireRoom(_ database: Database, _ table: ArchiveTable) throws {
        guard let most = Self.most[table.name] else { return }
        let count = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM \(table.name) WHERE user_id = ?"), arguments: [user.id])
        guard count ?? 0 < most else { throw ArchiveRowError("There would be more than \(most) \(table.name).") }
    }

    /// - Returns: its number, 0 of a table that has none.
    private func insert(_ database: Database, _ table: ArchiveTable, _ row: [String: DatabaseValue]) throws -> Int64 {
        let columns = row.keys.sorted()
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        try database.cachedStatement(
            sql: "INSERT INTO \(table.name) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        ).execute(arguments: StatementArguments(columns.map { row[$0] ?? .null }))
        return table.leftOut.contains("id") ? database.lastInsertedRowID : 0
    }

    private func note(_ database: Database, _ table: ArchiveTable, _ number: Int, id: Int64, isNew: Bool) throws {
        try database.cachedStatement(sql: "INSERT INTO archive_rows (name, number, id, is_new) VALUES (?, ?, ?, ?)")
            .execute(arguments: [table.name, number, id, isNew])
    }
}

/// Why a row is left out, as a sentence.
struct ArchiveRowError: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension User {
    /// Whether the account is as it was made, but for a first weighing and the profile.
    func hasLoggedNothing(_ database: Database) throws -> Bool {
        let tables = [
            "strength_sets", "cardio_sessions", "trackable_entries", "meal_entries", "journal_entries",
            "workout_sessions", "goals", "workout_plans", "exercises", "health_sources", "saved_meals", "recipes",
        ]
        let terms = tables.map { "EXISTS (SELECT 1 FROM \($0) WHERE user_id = :user)" }.joined(separator: " OR ")
        return try Bool.fetchOne(
            database,
            sql: "SELECT NOT (\(terms)) AND (SELECT count(*) FROM weight_records WHERE user_id = :user) < 2",
            arguments: ["user": id]) ?? false
    }
}
