import Fitness
import Texts

package struct StepGoalForm: Form {
    package static let range = 100...200_000

    package let action = Paths.reminders
    package var steps = Field(
        "step_goal", label: "Daily step goal", hint: "Shown on Home, unless you have a daily steps goal")

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.steps] }

    package init(_ current: Int) {
        steps.value = String(current)
        steps.unit = "steps"
        steps.inputMode = "numeric"
    }

    package mutating func validate() -> Int? {
        let number = DecimalText.parse(steps.value).flatMap { Int(exactly: $0) }
        guard let number, Self.range.contains(number) else {
            steps.error = "Please enter a whole number from 100 to 200,000"
            focusFirstError()
            return nil
        }
        return number
    }
}
