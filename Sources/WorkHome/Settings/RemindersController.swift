import GRDB
import HTTP
import Mustache

enum RemindersController {
    static func edit(_ visit: MemberVisit) async throws -> Response {
        try visit.page(RemindersPage(reminders: visit.user.reminders), title: "Reminders")
    }

    /// Of a group of checkboxes only the ticked ones are sent: what is missing is off.
    static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        func isOn(_ reminder: Reminder) -> Bool { typed.fields[reminder.rawValue] != nil }
        let reminders = Reminders(
            workouts: isOn(.workouts), meals: isOn(.meals), achievements: isOn(.achievements),
            stepGoal: isOn(.stepGoal))
        try await visit.write { try $1.updateReminders($0, reminders) }
        return try visit.redirect(to: Paths.reminders, notice: .remindersSaved)
    }
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
            "The next page says so when you unlock one. Off, it is unlocked quietly and waits under Progress."
        case .workouts: "That a workout is due."
        case .meals: "That a meal is not logged yet."
        case .stepGoal: "That you reached your steps of the day."
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

extension User {
    func updateReminders(_ database: Database, _ reminders: Reminders) throws {
        try database.cachedStatement(
            sql: """
                UPDATE users SET workout_reminders = ?, meal_reminders = ?, achievement_alerts = ?,
                    step_goal_alerts = ? WHERE id = ?
                """
        ).execute(arguments: [reminders.workouts, reminders.meals, reminders.achievements, reminders.stepGoal, id])
    }
}

struct RemindersPage: PageContent {
    struct Switch: Sendable, MustacheParent {
        let reminder: Reminder
        let isOn: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "name": reminder.rawValue
            case "label": reminder.label
            case "note": reminder.note
            case "isOn": isOn
            default: nil
            }
        }
    }

    let view = View.reminders
    let reminders: Reminders

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "action": Paths.reminders
        case "alerts": switches([.achievements])
        case "wishes": switches([.workouts, .meals, .stepGoal])
        default: nil
        }
    }

    private func switches(_ kinds: [Reminder]) -> [Switch] {
        kinds.map { Switch(reminder: $0, isOn: $0.isOn(in: reminders)) }
    }
}
