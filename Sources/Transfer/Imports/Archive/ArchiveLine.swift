import Foundation
import GRDB
import Models

/// A line of an archive's JSON: an object of numbers, strings, booleans and null, by key.
struct ArchiveLine {
    let values: [String: DatabaseValue]

    /// - Returns: nil for anything else.
    init?(_ line: some Collection<UInt8>) {
        var reader = Reader(bytes: Array(line))
        guard let values = reader.object() else { return nil }
        self.values = values
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        mutating func object() -> [String: DatabaseValue]? {
            var values: [String: DatabaseValue] = [:]
            guard take("{") else { return nil }
            while true {
                guard let key = text(), take(":"), let value = value(), values.updateValue(value, forKey: key) == nil
                else { return nil }
                if take(",") { continue }
                guard take("}") else { return nil }
                skipSpaces()
                return index == bytes.count ? values : nil
            }
        }

        private mutating func value() -> DatabaseValue? {
            skipSpaces()
            guard index < bytes.count else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "\""): return text()?.databaseValue
            case UInt8(ascii: "n"): return word("null") ? .null : nil
            case UInt8(ascii: "t"): return word("true") ? 1.databaseValue : nil
            case UInt8(ascii: "f"): return word("false") ? 0.databaseValue : nil
            default: return number()
            }
        }

        private mutating func number() -> DatabaseValue? {
            let start = index
            while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            if let number = Int64(text) { return number.databaseValue }
            return Double(text).flatMap { $0.isFinite ? $0.databaseValue : nil }
        }

        private mutating func text() -> String? {
            guard take("\"") else { return nil }
            var text: [UInt8] = []
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
                case UInt8(ascii: "\\"):
                    guard let scalar = escaped() else { return nil }
                    text += String(Character(scalar)).utf8
                case 0..<0x20: return nil
                default: text.append(byte)
                }
            }
            return nil
        }

        private mutating func escaped() -> Unicode.Scalar? {
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
            case UInt8(ascii: "b"): return "\u{8}"
            case UInt8(ascii: "f"): return "\u{C}"
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "u"): return unicode()
            default: return nil
            }
        }

        /// A surrogate pair encodes a character outside the basic plane (RFC 8259 §7).
        private mutating func unicode() -> Unicode.Scalar? {
            guard let unit = hexadecimal() else { return nil }
            guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
            guard take("\\", spaces: false), take("u", spaces: false), let trail = hexadecimal(),
                UTF16.isTrailSurrogate(trail)
            else { return nil }
            return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
        }

        private mutating func hexadecimal() -> UInt16? {
            guard index + 4 <= bytes.count else { return nil }
            let digits = bytes[index..<index + 4]
            index += 4
            guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        }

        private mutating func word(_ word: String) -> Bool {
            guard bytes[index...].starts(with: word.utf8) else { return false }
            index += word.utf8.count
            return true
        }

        private mutating func take(_ character: Unicode.Scalar, spaces: Bool = true) -> Bool {
            if spaces { skipSpaces() }
            guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        private mutating func skipSpaces() {
            while index < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[index]) { index += 1 }
        }
    }
}

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
