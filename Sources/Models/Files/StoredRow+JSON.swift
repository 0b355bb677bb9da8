import Foundation
import GRDB

/// The table is encoded as a member beside the columns, none of which can have that name.
extension StoredRow: Codable {
    private static let tableMember = "table"

    package init(from decoder: any Decoder) throws {
        var values = try [String: Value](from: decoder)
        guard case .text(let table)? = values.removeValue(forKey: Self.tableMember) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no table"))
        }
        self.init(table: table, values: values)
    }

    package func encode(to encoder: any Encoder) throws {
        try values.merging([Self.tableMember: .text(table)]) { $1 }.encode(to: encoder)
    }
}

extension StoredRow.Value: Codable {
    /// Whole numbers are integers whatever the column's type, because JSON doesn't distinguish them.
    init(_ value: DatabaseValue) throws {
        switch value.storage {
        case .int64(let number): self = .integer(number)
        case .double(let number): self = Int64(exactly: number).map(Self.integer) ?? .real(number)
        case .string(let text): self = .text(text)
        case .null: self = .null
        case .blob: throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "bytes can't be kept as JSON")
        }
    }

    var databaseValue: DatabaseValue {
        switch self {
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .null: .null
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Double.self) {
            self = (try? container.decode(Int64.self)).map(Self.integer) ?? .real(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .null: try container.encodeNil()
        }
    }
}

extension [StoredRow] {
    /// Numbers are encoded so that they decode to the same ones.
    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
