/// The reminders that a person wants.
struct Reminders: Hashable, Sendable {
    var workouts: Bool
    var meals: Bool
    var achievements: Bool
    var stepGoal: Bool

    var onCount: Int { [workouts, meals, achievements, stepGoal].count { $0 } }
    static let count = 4
}

/// One of the four, by the name of its field.
enum Reminder: String, CaseIterable, Sendable {
    case achievements = "achievement_alerts"
    case workouts = "workout_reminders"
    case meals = "meal_reminders"
    case stepGoal = "step_goal_alerts"

    var label: String {
        switch self {
        case .achievements: "Achievements"
        case .workouts: "Workouts"
        case .meals: "Meals"
        case .stepGoal: "Step goal"
        }
    }

    var note: String {
        switch self {
        case .achievements:
            "Tells you when you unlock one. When off, you find new ones under Progress."
        case .workouts:
            "In the evening if you have not trained, except on days off or when you have trained enough this week."
        case .meals: "If not logged by 10:00 (breakfast), 14:00 (lunch) or 20:00 (dinner), while you log your food."
        case .stepGoal: "When you reach your step goal, and in the evening how many steps are left."
        }
    }

    func isOn(in reminders: Reminders) -> Bool {
        switch self {
        case .achievements: reminders.achievements
        case .workouts: reminders.workouts
        case .meals: reminders.meals
        case .stepGoal: reminders.stepGoal
        }
    }
}
