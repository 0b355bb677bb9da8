import Texts

/// Those that a person has turned on.
package typealias Reminders = Set<Reminder>

/// One of the four reminders, by the name of its form field.
package enum Reminder: String, CaseIterable, Sendable {
    case achievements = "achievement_alerts"
    case workouts = "workout_reminders"
    case meals = "meal_reminders"
    case stepGoal = "step_goal_alerts"

    package var label: String {
        switch self {
        case .achievements: CommonTexts.achievements
        case .workouts: CommonTexts.workouts
        case .meals: CommonTexts.meals
        case .stepGoal: SettingsTexts.stepGoal
        }
    }

    package var note: String {
        switch self {
        case .achievements:
            SettingsTexts.achievementsReminderNote
        case .workouts:
            SettingsTexts.workoutsReminderNote
        case .meals: SettingsTexts.mealsReminderNote
        case .stepGoal: SettingsTexts.stepGoalReminderNote
        }
    }
}

/// The steps per day that a reminder is about.
package enum StepGoal {
    package static let range = 100...200_000

    /// The goal that was typed or sent, or what is wrong with it.
    package static func checked(_ steps: Int?) -> Result<Int, Faults> {
        if let steps, range.contains(steps) { return .success(steps) }
        let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
        return .failure(
            Faults(
                "step_goal", CommonTexts.wholeNumberOutOfRange(DecimalText.grouped(least), DecimalText.grouped(most))))
    }
}
