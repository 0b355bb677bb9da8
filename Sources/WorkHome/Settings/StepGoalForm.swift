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
