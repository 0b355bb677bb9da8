import Fitness
import HTTP

/// The input for a computed target besides the body measurements.
package struct ComputedTargetForm: Form {
    package let action = Paths.computedTarget
    package var sex = Field(
        "sex", label: "Sex",
        hint: "The formula uses it. Without it, the average of both is used.", isRequired: false,
        options: Sex.options)
    package var activityLevel = Field(
        "activity_level", label: "Activity on most days",
        hint: "Include your training: what it burns is part of the target, so it isn't added again.",
        options: ActivityLevel.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.sex, \.activityLevel] }

    package init(_ choices: TargetChoices) {
        sex.value = choices.sex?.rawValue ?? ""
        activityLevel.value = choices.activityLevel.rawValue
    }

    package mutating func validate() -> TargetChoices? {
        let sex: Sex? =
            self.sex.value.isEmpty ? nil : self.sex.choice(Sex.self, "Please choose one of these, or prefer not to say")
        let level = activityLevel.choice(ActivityLevel.self, "Please choose how active you are")
        guard isValid, let level else {
            focusFirstError()
            return nil
        }
        return TargetChoices(sex: sex, activityLevel: level)
    }
}
