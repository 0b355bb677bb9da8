import Fitness
import Foundation
import GRDB
import Models

/// The rows of a file, in a temporary file of their own: half a million of them, with notes, need more memory than a
/// small server has.
struct ImportedRows: Sendable {
    private let queue: DatabaseQueue

    init() throws {
        queue = try .temporary(cacheKibibytes: 1_024)
        try queue.write { database in
            try database.execute(
                sql:
                    "CREATE TABLE rows (place INTEGER PRIMARY KEY, phase INTEGER, name TEXT, day INTEGER, content BLOB)"
            )
        }
    }

    /// Adds rows after those that are there.
    func append(_ rows: [ImportedRow]) throws {
        let encoder = JSONEncoder()
        try queue.write { database in
            for row in rows {
                let (phase, name) = row.entry.order
                try database.run(
                    "INSERT INTO rows (phase, name, day, content) VALUES (?, ?, ?, ?)",
                    [phase, name, row.moment.day.daysSinceEpoch, try encoder.encode(row)])
            }
        }
    }

    /// Reads all of them in the order of the file, one at a time.
    func forEach(_ body: (ImportedRow) throws -> Void) throws {
        let decoder = JSONDecoder()
        try queue.read { database in
            try RowReader.forEach(database, "SELECT content FROM rows ORDER BY place") { row in
                try body(try decoder.decode(ImportedRow.self, from: try row.next(Data.self)))
            }
        }
    }

    /// - Parameter place: the position in the file, from 1.
    func row(at place: Int32) throws -> ImportedRow {
        let content = try queue.read { try Data.first($0, "SELECT content FROM rows WHERE place = ?", [place]) }
        guard let content else { throw ImportError.gone }
        return try JSONDecoder().decode(ImportedRow.self, from: content)
    }

    /// The positions of all rows, by what they are of and by day.
    func placesInOrder() throws -> [Int32] {
        try queue.read { try Int32.all($0, "SELECT place FROM rows ORDER BY phase, name, day, place") }
    }
}

extension DatabaseQueue {
    /// A temporary SQLite database on disk, for rows of a file that is too large for memory.
    static func temporary(cacheKibibytes: Int = 32_768) throws -> DatabaseQueue {
        var configuration = Configuration()
        // Durability is turned off, because the data are discarded after the run.
        configuration.prepareDatabase { database in
            try database.execute(
                sql: """
                    PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -\(cacheKibibytes)
                    """)
        }
        // An empty path asks for a temporary file (sqlite.org/c3ref/open.html).
        return try DatabaseQueue(path: "", configuration: configuration)
    }
}

/// The order in which a file's rows are added: weights first, because a set's load may depend on the body weight; then
/// by exercise and day.
struct ImportOrder {
    /// Positions in the file, from 1.
    let places: [Int32]
    private var firstNumbers: [ImportedRowKind: Int64] = [:]

    init(_ rows: ImportedRows?) throws {
        places = try rows?.placesInOrder() ?? []
    }

    /// Reserves ids in the order of the file, because a day's log is shown in the order of ids.
    mutating func keepNumbers(_ database: Database) throws {
        for noun in [ImportedRowKind.strengthSet, .cardioSession] {
            guard let table = noun.table else { continue }
            try database.run(
                """
                INSERT INTO sqlite_sequence (name, seq)
                SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
                """, [table])
            let last = try Int64.first(
                database, "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ? RETURNING seq",
                [places.count, table])
            firstNumbers[noun] = last.map { $0 - Int64(places.count) }
        }
    }

    /// The id that is reserved for a row.
    func number(of noun: ImportedRowKind, at place: Int32) -> Int64? { firstNumbers[noun].map { $0 + Int64(place) } }
}

extension ImportedEntry {
    /// Where its rows are in the order, and what they are of.
    var order: (phase: Int, name: String) {
        switch self {
        case .weight: (0, "")
        case .set(let set): (1, set.exercise)
        case .cardio(let cardio): (2, cardio.exercise)
        case .value: (3, "")
        case .meal: (4, "")
        case .sample(let sample): (5, sample.metric.rawValue)
        case .workout: (6, "")
        }
    }
}
