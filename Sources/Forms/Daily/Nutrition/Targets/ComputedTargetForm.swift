import Fitness
import Texts

/// The input for a computed target besides the body measurements.
package struct ComputedTargetForm: Form {
    package let action = Paths.computedTarget
    /// The page to return to after saving.
    package let back: ReturnPath?
    package var sex = Field(
        "sex", label: NutritionTexts.sex,
        hint: NutritionTexts.sexHint, isRequired: false,
        options: Sex.options)
    package var activityLevel = Field(
        "activity_level", label: NutritionTexts.activityOnMostDays,
        hint: NutritionTexts.activityHint,
        options: ActivityLevel.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.sex, \.activityLevel] }

    package init(_ choices: TargetChoices, back: ReturnPath? = nil) {
        self.back = back
        sex.value = choices.sex?.rawValue ?? ""
        activityLevel.value = choices.activityLevel.rawValue
    }

    package var returnPath: String? { back?.path }

    package mutating func validate() -> TargetChoices? {
        let sex: Sex? =
            self.sex.value.isEmpty ? nil : self.sex.choice(Sex.self, NutritionTexts.sexMissing)
        let level = activityLevel.choice(ActivityLevel.self, NutritionTexts.activityMissing)
        guard isValid, let level else {
            focusFirstError()
            return nil
        }
        return TargetChoices(sex: sex, activityLevel: level)
    }
}
