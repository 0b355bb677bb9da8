import Fitness
import GRDB

/// In which order the rows of a file are added: weights first, because a set's load may stand on what its person weighed;
/// then exercise by exercise and day by day.
struct ImportOrder {
    /// Their places in the file.
    let places: [Int]
    private var firstNumbers: [ImportNoun: Int64] = [:]

    init(_ rows: [ImportedRow]) {
        let keys = rows.map { Key($0) }
        places = rows.indices.sorted { keys[$0] < keys[$1] || keys[$0] == keys[$1] && $0 < $1 }
    }

    /// A day shows what was logged in the order of its numbers: the next ones are kept for the rows as the file has them.
    mutating func keepNumbers(_ database: Database) throws {
        for noun in [ImportNoun.strengthSet, .cardioSession] {
            guard let table = noun.table else { continue }
            try database.run(
                """
                INSERT INTO sqlite_sequence (name, seq)
                SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
                """, [table])
            let last = try Int64.first(
                database, "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ? RETURNING seq",
                [places.count, table])
            firstNumbers[noun] = last.map { $0 - Int64(places.count) + 1 }
        }
    }

    /// The number that is kept for a row.
    func number(of noun: ImportNoun, at place: Int) -> Int64? { firstNumbers[noun].map { $0 + Int64(place) } }

    private struct Key: Comparable {
        let phase: Int
        let group: String
        let day: LocalDay

        init(_ row: ImportedRow) {
            day = row.moment.day
            (phase, group) =
                switch row.entry {
                case .weight: (0, "")
                case .set(let set): (1, set.exercise)
                case .cardio(let cardio): (2, cardio.exercise)
                case .value: (3, "")
                case .meal: (4, "")
                case .sample(let sample): (5, sample.metric.rawValue)
                case .workout: (6, "")
                }
        }

        static func < (left: Key, right: Key) -> Bool {
            (left.phase, left.group, left.day) < (right.phase, right.group, right.day)
        }
    }
}
