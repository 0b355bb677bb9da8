import Fitness
import Forms
import HTTP
import Texts
import Web

package enum RemindersController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        let form = StepGoalForm(visit.user.stepGoal)
        return try visit.page(
            RemindersPage(reminders: visit.user.reminders, form: form), title: CommonTexts.reminders)
    }

    /// A browser sends only ticked checkboxes: a missing one is off.
    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        func isOn(_ reminder: Reminder) -> Bool { typed.fields[reminder.rawValue] != nil }
        let reminders = Reminders(
            workouts: isOn(.workouts), meals: isOn(.meals), achievements: isOn(.achievements),
            stepGoal: isOn(.stepGoal))
        var form = StepGoalForm(visit.user.stepGoal)
        form.fill(from: typed.fields)
        guard let stepGoal = form.validate() else {
            return try visit.page(
                RemindersPage(reminders: reminders, form: form), title: CommonTexts.reminders,
                status: .unprocessableContent)
        }
        try await visit.write { try $1.updateReminders($0, reminders, stepGoal: stepGoal) }
        return try visit.redirect(to: Paths.reminders, notice: .remindersSaved)
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

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var alerts: [Switch] { switches([.achievements]) }
    var onHome: [Switch] { switches([.workouts, .meals, .stepGoal]) }

    private func switches(_ kinds: [Reminder]) -> [Switch] {
        kinds.map { Switch(reminder: $0, isOn: $0.isOn(in: reminders)) }
    }
}
