import Fitness
import GRDB

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
