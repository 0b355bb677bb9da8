import GRDB
import HTTP

enum RemindersController {
    static func edit(_ visit: MemberVisit) async throws -> Response {
        let form = StepGoalForm(visit.user.stepGoal)
        return try visit.page(RemindersPage(reminders: visit.user.reminders, form: form), title: "Reminders")
    }

    /// Of a group of checkboxes only the ticked ones are sent: what is missing is off.
    static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        func isOn(_ reminder: Reminder) -> Bool { typed.fields[reminder.rawValue] != nil }
        let reminders = Reminders(
            workouts: isOn(.workouts), meals: isOn(.meals), achievements: isOn(.achievements),
            stepGoal: isOn(.stepGoal))
        var form = StepGoalForm(visit.user.stepGoal)
        form.fill(from: typed.fields)
        guard let stepGoal = form.validate() else {
            return try visit.page(
                RemindersPage(reminders: reminders, form: form), title: "Reminders", status: .unprocessableContent)
        }
        try await visit.write { try $1.updateReminders($0, reminders, stepGoal: stepGoal) }
        return try visit.redirect(to: Paths.reminders, notice: .remindersSaved)
    }
}

struct StepGoalForm: Form {
    static let range = 100...200_000

    let action = Paths.reminders
    var steps = Field("step_goal", label: "Daily step goal", hint: "Shown on Home, unless you have a daily steps goal")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.steps] }

    init(_ current: Int) {
        steps.value = String(current)
        steps.unit = "steps"
        steps.inputMode = "numeric"
    }

    mutating func validate() -> Int? {
        let number = DecimalText.parse(steps.value).flatMap { Int(exactly: $0) }
        guard let number, Self.range.contains(number) else {
            steps.error = "Please enter a whole number from 100 to 200,000"
            focusFirstError()
            return nil
        }
        return number
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

extension User {
    func updateReminders(_ database: Database, _ reminders: Reminders, stepGoal: Int) throws {
        try database.cachedStatement(
            sql: """
                UPDATE users SET workout_reminders = ?, meal_reminders = ?, achievement_alerts = ?,
                    step_goal_alerts = ?, step_goal = ? WHERE id = ?
                """
        ).execute(arguments: [
            reminders.workouts, reminders.meals, reminders.achievements, reminders.stepGoal, stepGoal, id,
        ])
    }
}

struct RemindersPage: PageContent {
    struct Switch: SwitchField {
        let reminder: Reminder
        let isOn: Bool

        var name: String { reminder.rawValue }
        var label: String { reminder.label }
        var note: String { reminder.note }
    }

    var view: CompiledView<Self> { view_settings_reminders }
    let reminders: Reminders
    let form: StepGoalForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
    var alerts: [Switch] { switches([.achievements]) }
    var onHome: [Switch] { switches([.workouts, .meals, .stepGoal]) }

    private func switches(_ kinds: [Reminder]) -> [Switch] {
        kinds.map { Switch(reminder: $0, isOn: $0.isOn(in: reminders)) }
    }
}
