/// The user's reminder settings.
package struct Reminders: Hashable, Sendable {
    package var workouts: Bool
    package var meals: Bool
    package var achievements: Bool
    package var stepGoal: Bool

    package init(workouts: Bool, meals: Bool, achievements: Bool, stepGoal: Bool) {
        self.workouts = workouts
        self.meals = meals
        self.achievements = achievements
        self.stepGoal = stepGoal
    }

    package var onCount: Int { [workouts, meals, achievements, stepGoal].count { $0 } }
    package static let count = 4
}

/// One of the four reminders, by the name of its form field.
package enum Reminder: String, CaseIterable, Sendable {
    case achievements = "achievement_alerts"
    case workouts = "workout_reminders"
    case meals = "meal_reminders"
    case stepGoal = "step_goal_alerts"

    package var label: String {
        switch self {
        case .achievements: "Achievements"
        case .workouts: "Workouts"
        case .meals: "Meals"
        case .stepGoal: "Step goal"
        }
    }

    package var note: String {
        switch self {
        case .achievements:
            "Tells you when you unlock one. When off, you find new ones under Progress."
        case .workouts:
            "In the evening if you have not trained, except on days off or when you have trained enough this week."
        case .meals: "If not logged by 10:00 (breakfast), 14:00 (lunch) or 20:00 (dinner), while you log your food."
        case .stepGoal: "When you reach your step goal, and in the evening how many steps are left."
        }
    }

    package func isOn(in reminders: Reminders) -> Bool {
        switch self {
        case .achievements: reminders.achievements
        case .workouts: reminders.workouts
        case .meals: reminders.meals
        case .stepGoal: reminders.stepGoal
        }
    }
}
