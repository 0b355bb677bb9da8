import Fitness

/// A kind of history. Each of its rows has a day and a number for each field.
package enum HistorySubject: String, Sendable {
    /// A weighing: its kilograms.
    case weight
    /// An entry of a trackable: its value.
    case trackable
    /// A day's food: the amount of each `AnalyzedNutrient`.
    case nutrition
    /// A day of an exercise: the fields of `ExerciseDay`.
    case exercise
    /// A set that is not a warm-up: its repetitions.
    case repetitions
    /// An exercise on a day: its id, its sets and their volume in grams.
    case training
    /// The same: packed months have one sum per month, on its first day; other months have one row per day.
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

    /// Whether each exercise or trackable has its own history.
    var hasSubjectID: Bool { column != nil }

    /// The rows of user `?1` from day `?2` up to but not including `?3`, in order; if `hasSubjectID`, those of id `?4`.
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
    private var condition: String { self == .repetitions ? " AND kind <> 'warmUp' AND reps > 0" : "" }

    private var order: String {
        switch self {
        case .weight: "recorded_on, recorded_at, id"
        case .trackable: "day, logged_at, id"
        case .nutrition, .exercise, .training, .trainingByMonth, .repetitions: "day"
        }
    }
}
