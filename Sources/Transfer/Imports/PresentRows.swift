import Fitness
import GRDB
import Models

/// Finds the rows of WorkHome's own files that the account has already, whatever logged them: a form, a program, an
/// import, a tap.
///
/// What was done tells which row it is, and not its effort or note, which may have been written since. Each row of the
/// account stands for one of the file, so that three equal sets are three.
struct PresentRows {
    let user: User
    /// The import that is being added, whose own rows don't count; nil for a preview.
    var dataImport: Int64?
    /// The exercises that were chosen for names in the file.
    var choices: [ImportedName: ImportChoice] = [:]
    /// All exercises by the names that exports have; nil until they are needed.
    private var named: [String: [Exercise]]?
    /// The rows that already stand for one of the file.
    private var taken: [ImportedRowKind: Set<Int64>] = [:]

    init(_ user: User) { self.user = user }

    /// - Returns: what the row is in the account; nil if the account lacks it.
    mutating func take(_ database: Database, _ row: ImportedRow) throws -> ImportedRowKind? {
        switch row.entry {
        case .set(let set):
            return try take(database, row, set.amount, set.weightKilograms, kind: set.kind.rawValue)
        case .cardio(let cardio):
            // Of the time of a hold, a file says neither the kind nor a weight.
            let amount = SetAmount(reps: 0, seconds: cardio.durationSeconds, meters: cardio.distanceMeters)
            return try take(database, row, amount, 0, kind: nil)
        case .weight(let kilograms):
            return try take(database, row, .weightRecord, "abs(weight_kilograms - ?) < 0.001", [kilograms])
        case .value(let measure, let value):
            let named = "SELECT id FROM trackables WHERE user_id = t.user_id AND name = ? COLLATE NOCASE"
            let condition = "trackable_id IN (\(named)) AND abs(value - ?) < 0.000001"
            return try take(database, row, .trackableEntry, condition, [measure.name, value])
        case .meal(let meal, let item):
            let condition = "meal = ? AND name = ? AND abs(coalesce(energy_kilocalories, -1) - ?) < 0.01"
            let energy = item.nutrients.energyKilocalories ?? -1
            return try take(database, row, .mealEntry, condition, [meal.rawValue, item.name, energy])
        case .sample, .workout: return nil
        }
    }

    /// A set, or a session of cardio. A file may round to a ten-thousandth of a pound or of a mile.
    private mutating func take(
        _ database: Database, _ row: ImportedRow, _ amount: SetAmount, _ kilograms: Double, kind: String?
    ) throws -> ImportedRowKind? {
        for exercise in try exercises(database, of: row) {
            let isSet = exercise.kind == .strength
            var condition = """
                exercise_id = ? AND coalesce(duration_seconds, 0) = ? AND abs(coalesce(distance_meters, 0) - ?) < 0.1
                """
            var arguments: StatementArguments = [exercise.id, amount.seconds ?? 0, amount.meters ?? 0]
            if isSet {
                // Strong writes assistance without a sign.
                let isAssisted = exercise.isAssisted
                let weight = isAssisted ? "abs(weight_kilograms)" : "weight_kilograms"
                condition += " AND reps = ? AND kind = coalesce(?, kind) AND abs(\(weight) - ?) < 0.001"
                arguments += [amount.reps, kind, isAssisted ? kilograms.magnitude : kilograms]
            }
            let found = try take(database, row, isSet ? .strengthSet : .cardioSession, condition, arguments)
            if let found { return found }
        }
        return nil
    }

    private mutating func take(
        _ database: Database, _ row: ImportedRow, _ kind: ImportedRowKind, _ condition: String,
        _ arguments: StatementArguments
    ) throws -> ImportedRowKind? {
        let day = kind == .weightRecord ? "recorded_on" : "day"
        let first: StatementArguments = [user.id, row.moment.day]
        let ids = try Int64.all(
            database,
            """
            SELECT id FROM \(kind.table ?? "") AS t WHERE user_id = ? AND \(day) = ? AND \(condition)
                AND NOT EXISTS (SELECT 1 FROM import_rows
                WHERE user_id = t.user_id AND row_id = t.id AND import_id = ? AND noun = ?)
            """,
            first + arguments + [dataImport, kind.rawValue])
        guard let id = ids.first(where: { taken[kind]?.contains($0) != true }) else { return nil }
        taken[kind, default: []].insert(id)
        return kind
    }

    /// The chosen exercise, or else those with the name in the file.
    private mutating func exercises(_ database: Database, of row: ImportedRow) throws -> [Exercise] {
        let training = user.training
        guard let name = row.entry.exerciseName, choices[name] != .leaveOut else { return [] }
        if case .exercise(let id) = choices[name] { return [try training.exercise(database, id: id)].compactMap { $0 } }
        if named == nil {
            let all = try training.exercises(database, of: nil) + training.exercises(database, of: user.id)
            named = Dictionary(grouping: all, by: \.catalogueName)
        }
        return named?[name.name] ?? []
    }
}
