import Fitness
import Models
import Texts

/// What the targets of vitamins and minerals depend on: the sex, and the age if it isn't known yet.
package struct IntakeForm: DraftForm {
    /// What someone says of themselves.
    package struct Answer: Sendable {
        /// nil if it is known already.
        package let birthDay: LocalDay?
        package let sex: Sex?
    }

    /// The page that the form is on.
    package let action: String
    private let asksAge: Bool
    private let today: LocalDay
    package var age = Field("age", label: AccountTexts.age, unit: AccountTexts.years)
    package var sex = Field(
        "sex", label: NutritionTexts.sex, hint: NutritionTexts.sexForTargetsHint, isRequired: false,
        options: Sex.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.age, \.sex] }

    package init(_ user: User, sex current: Sex?, action: String, today: LocalDay) {
        (self.action, self.today) = (action, today)
        asksAge = user.birthDay == nil || user.unconfirmed.contains(.age)
        age.inputMode = "numeric"
        sex.value = current?.rawValue ?? ""
    }

    package var askedAge: Field? { asksAge ? age : nil }

    package mutating func validate() -> Answer? {
        var faults = Faults()
        let birthDay = faults.birthDay(asksAge ? .age(age.typedInteger) : .known(nil), today: today)
        show(faults)
        let chosen: Sex? = sex.value.isEmpty ? nil : sex.choice(Sex.self, NutritionTexts.sexMissing)
        guard isValid else {
            focusFirstError()
            return nil
        }
        return Answer(birthDay: birthDay, sex: chosen)
    }
}
