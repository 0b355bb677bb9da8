import Fitness
import Texts

package struct StepGoalForm: Form {
    package let action = Paths.reminders
    package var steps = Field(
        "step_goal", label: SettingsTexts.dailyStepGoal, hint: SettingsTexts.stepGoalHint)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.steps] }

    package init(_ current: Int) {
        steps.value = String(current)
        steps.unit = "steps"
        steps.inputMode = "numeric"
    }

    package mutating func validate() -> Int? {
        accept(StepGoal.checked(DecimalText.parse(steps.value).flatMap { Int(exactly: $0) }))
    }
}
