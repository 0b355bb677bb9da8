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
        let first: StatementArguments = [amount.seconds ?? 0, amount.meters ?? 0, chosen, name.name]
        return [(kind, "\(same) AND \(condition)", first + values)]
    }
}
