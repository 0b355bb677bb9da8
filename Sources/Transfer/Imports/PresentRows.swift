import Fitness
import GRDB
import Models

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
        switch row.entry {
        case .set(let set):
            // Strong writes assistance without a sign.
            let isAssisted = Exercise.isAssisted(set.exercise, .bodyweight)
            let weight = isAssisted ? "abs(weight_kilograms)" : "weight_kilograms"
            let kilograms = isAssisted ? set.weightKilograms.magnitude : set.weightKilograms
            return try take(
                database, row, as: .strengthSet, set.amount, "reps = ? AND kind = ? AND abs(\(weight) - ?) < 0.001",
                [set.amount.reps, set.kind.rawValue, kilograms])
        case .cardio(let cardio):
            let amount = SetAmount(reps: 0, seconds: cardio.durationSeconds, meters: cardio.distanceMeters)
            let session = try take(database, row, as: .cardioSession, amount, "true", [])
            if let session { return session }
            // Of the time of a hold, a file says neither the kind nor a weight.
            return try take(
                database, row, as: .strengthSet, amount, "reps = 0 AND abs(weight_kilograms) < 0.001", [])
        case .weight(let kilograms):
            return try take(database, row, .weightRecord, "abs(weight_kilograms - ?) < 0.001", [kilograms])
        case .value(let measure, let value):
            let name = "(SELECT name FROM trackables WHERE id = t.trackable_id) = ? COLLATE NOCASE"
            return try take(
                database, row, .trackableEntry, "\(name) AND abs(value - ?) < 0.000001", [measure.name, value])
        case .meal(let meal, let item):
            return try take(
                database, row, .mealEntry,
                "meal = ? AND name = ? AND abs(coalesce(energy_kilocalories, -1) - ?) < 0.01",
                [meal.rawValue, item.name, item.nutrients.energyKilocalories ?? -1])
        case .sample, .workout: return nil
        }
    }

    /// A set, or a session of cardio, of the exercise that was chosen or that has the name in the file. The file may round
    /// to a ten-thousandth of a pound or of a mile.
    private mutating func take(
        _ database: Database, _ row: ImportedRow, as kind: ImportedRowKind, _ amount: SetAmount, _ condition: String,
        _ arguments: StatementArguments
    ) throws -> ImportedRowKind? {
        guard let name = row.entry.exerciseName, choices[name] != .leaveOut else { return nil }
        var chosen: Int64?
        if case .exercise(let id) = choices[name] { chosen = id }
        let same = """
            coalesce(duration_seconds, 0) = ? AND abs(coalesce(distance_meters, 0) - ?) < 0.1
            AND (exercise_id = ? OR (SELECT name FROM exercises WHERE id = t.exercise_id) = ?)
            """
        let first: StatementArguments = [amount.seconds ?? 0, amount.meters ?? 0, chosen, name.name]
        return try take(database, row, kind, "\(same) AND \(condition)", first + arguments)
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
}
