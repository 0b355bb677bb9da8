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

    init(_ rows: ImportedRows?) throws { places = try rows?.placesInOrder() ?? [] }

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

/// Finds the rows of a file that are in the account already.
///
/// Those of WorkHome's own files are, whatever logged them: a form, a program, an import, a tap. What was done tells which
/// row it is, and not its effort or note, which may have been written since. Each row of the account stands for one of
/// the file, so that three equal sets are three.
struct PresentRows {
    let user: User
    /// The import that is being added, whose own rows don't count; nil for a preview.
    var dataImport: Int64?
    /// The exercises that were chosen for names in the file.
    var choices: [ImportedName: ImportChoice] = [:]
    /// The days with weights from this import itself.
    var ownWeights: Set<LocalDay> = []
    /// The rows that already stand for one of the file.
    private var taken: [ImportedRowKind: Set<Int64>] = [:]

    init(_ user: User) { self.user = user }

    /// What a row is in the account: one of WorkHome's own, one that was imported before, whatever became of it, or one
    /// that exists independently, as a weight on a day that has one or a workout that a phone sent. nil for a new one.
    /// - Parameter earlier: what an earlier import made of it.
    mutating func find(
        _ database: Database, _ row: ImportedRow, importedAs earlier: ImportedRowKind?
    ) throws -> ImportedRowKind? {
        if row.isOwn, let found = try take(database, row) { return found }
        if let earlier { return earlier }
        let (day, noun) = (row.moment.day, row.entry.noun)
        switch row.entry {
        case .weight where ownWeights.contains(day): return nil
        case .weight: return try user.health.hasTypedWeight(database, on: day, beside: nil) ? noun : nil
        case .workout(let workout):
            return try user.health.hasWorkout(database, startedAt: workout.startedAt) ? noun : nil
        case .set, .cardio, .value, .meal, .sample: return nil
        }
    }

    private mutating func take(_ database: Database, _ row: ImportedRow) throws -> ImportedRowKind? {
        for (kind, condition, values) in same(as: row.entry) {
            let day = kind == .weightRecord ? "recorded_on" : "day"
            let first: StatementArguments = [user.id, row.moment.day]
            let ids = try Int64.all(
                database,
                """
                SELECT id FROM \(kind.table ?? "") AS t WHERE user_id = ? AND \(day) = ? AND \(condition)
                    AND NOT EXISTS (SELECT 1 FROM import_rows
                    WHERE user_id = t.user_id AND row_id = t.id AND import_id = ? AND noun = ?)
                """,
                first + values + [dataImport, kind.rawValue])
            guard let id = ids.first(where: { taken[kind]?.contains($0) != true }) else { continue }
            taken[kind, default: []].insert(id)
            return kind
        }
        return nil
    }

    private typealias Same = (kind: ImportedRowKind, condition: String, values: StatementArguments)

    /// The rows of the account that say the same as one of the file: of the first kind, or else of the next.
    private func same(as entry: ImportedEntry) -> [Same] {
        switch entry {
        case .set(let set):
            // Strong writes assistance without a sign.
            let isAssisted = Exercise.isAssisted(set.exercise, .bodyweight)
            let weight = isAssisted ? "abs(weight_kilograms)" : "weight_kilograms"
            let kilograms = isAssisted ? set.weightKilograms.magnitude : set.weightKilograms
            return logged(
                entry, as: .strengthSet, set.amount, "reps = ? AND kind = ? AND abs(\(weight) - ?) < 0.001",
                [set.amount.reps, set.kind.rawValue, kilograms])
        case .cardio(let cardio):
            let amount = SetAmount(reps: 0, seconds: cardio.durationSeconds, meters: cardio.distanceMeters)
            // Of the time of a hold, a file says neither the kind nor a weight.
            return logged(entry, as: .cardioSession, amount, "true")
                + logged(entry, as: .strengthSet, amount, "reps = 0 AND abs(weight_kilograms) < 0.001")
        case .weight(let kilograms): return [(.weightRecord, "abs(weight_kilograms - ?) < 0.001", [kilograms])]
        case .value(let measure, let value):
            let name = "(SELECT name FROM trackables WHERE id = t.trackable_id) = ? COLLATE NOCASE"
            return [(.trackableEntry, "\(name) AND abs(value - ?) < 0.000001", [measure.name, value])]
        case .meal(let meal, let item):
            let energy = "abs(coalesce(energy_kilocalories, -1) - ?) < 0.01"
            let values: StatementArguments = [meal.rawValue, item.name, item.nutrients.energyKilocalories ?? -1]
            return [(.mealEntry, "meal = ? AND name = ? AND \(energy)", values)]
        case .sample, .workout: return []
        }
    }

    /// A set, or a session of cardio, of the exercise that was chosen or that has the name in the file. The file may round
    /// to a ten-thousandth of a pound or of a mile.
    private func logged(
        _ entry: ImportedEntry, as kind: ImportedRowKind, _ amount: SetAmount, _ condition: String,
        _ values: StatementArguments = []
    ) -> [Same] {
        guard let name = entry.exerciseName, choices[name] != .leaveOut else { return [] }
        var chosen: Int64?
        if case .exercise(let id) = choices[name] { chosen = id }
        let same = """
            coalesce(duration_seconds, 0) = ? AND abs(coalesce(distance_meters, 0) - ?) < 0.1
            AND (exercise_id = ? OR (SELECT name FROM exercises WHERE id = t.exercise_id) = ?)
            """
        let first: StatementArguments = [
            amount.seconds ?? 0, amount.meters ?? 0, chosen, StrongNames.catalogueName(name.name),
        ]
        return [(kind, "\(same) AND \(condition)", first + values)]
    }
}
