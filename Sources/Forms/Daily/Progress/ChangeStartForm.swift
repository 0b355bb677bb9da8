import Fitness
import Models
import Texts

/// The day from which the change of the weight counts.
package struct ChangeStartForm: DraftForm {
    /// nil for that of the first weight.
    package struct Choice: Sendable {
        package let day: LocalDay?
    }

    package let action = Paths.changeStart
    package let cancelPath: String? = Paths.progress
    package var date = Field(
        "date", label: ProgressTexts.countChangeFrom, hint: ProgressTexts.countChangeFromHint, isRequired: false)
    private let today: LocalDay

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.date] }

    package init(_ user: User, today: LocalDay) {
        self.today = today
        date.value = user.weightChangeFrom?.description ?? ""
    }

    package mutating func validate() -> Choice? {
        let day = date.value.isEmpty ? nil : date.pastDay(today: today)
        focusFirstError()
        return isValid ? Choice(day: day) : nil
    }
}
