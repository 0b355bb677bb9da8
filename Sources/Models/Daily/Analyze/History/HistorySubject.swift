import Fitness

/// What somebody has a history of. Its rows say which day they are of and a number for each of the fields.
package enum HistorySubject: String, Sendable {
    /// A weighing: its kilograms.
    case weight
    /// An entry of a trackable: its value.
    case trackable
    /// A day's food: each of `AnalyzedNutrient`.
    case nutrition
    /// A day of an exercise: the fields of `ExerciseDay`.
    case exercise
    /// A set of an exercise that is no warm-up: its repetitions.
    case repetitions
    /// An exercise of a day: which it is, its sets and their volume in grams.
    case training
    /// The same summed up by month, as of its first day, in months that are packed; of the others by day.
    case trainingByMonth = "training by month"

    var fields: [String] {
        switch self {
        case .weight: ["weight_kilograms"]
        case .trackable: ["value"]
        case .nutrition: AnalyzedNutrient.allCases.map(\.column)
        case .exercise: ExerciseDay.fields
        case .repetitions: ["reps"]
        case .training, .trainingByMonth: ["exercise_id", "sets", "volume_grams"]
        }
    }

    /// Whether there is one for each exercise or trackable.
    var isOneOfMany: Bool { column != nil }

    /// The rows from a day until before another, in their order: of a person `?1`, from `?2`, before `?3`, of the one `?4`.
    var sql: String {
        let one = column.map { " AND \($0) = ?4" } ?? ""
        return """
            SELECT \(([day] + fields).joined(separator: ", ")) FROM \(table)
            WHERE user_id = ?1 AND \(day) >= ?2 AND \(day) < ?3\(one)\(condition) ORDER BY \(order)
            """
    }

    private var table: String {
        switch self {
        case .weight: "weight_records"
        case .trackable: "trackable_entries"
        case .nutrition: "nutrition_days"
        case .exercise, .training, .trainingByMonth: "exercise_days"
        case .repetitions: "strength_sets"
        }
    }

    private var column: String? {
        switch self {
        case .weight, .nutrition, .training, .trainingByMonth: nil
        case .trackable: "trackable_id"
        case .exercise, .repetitions: "exercise_id"
        }
    }

    private var day: String { self == .weight ? "recorded_on" : "day" }
    private var condition: String { self == .repetitions ? " AND kind <> 'warmUp'" : "" }

    private var order: String {
        switch self {
        case .weight: "recorded_on, recorded_at, id"
        case .trackable: "day, logged_at, id"
        case .nutrition, .exercise, .training, .trainingByMonth, .repetitions: "day"
        }
    }
}
