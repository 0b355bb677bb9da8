import Fitness
import HTTP
import Models
import Texts

/// A target with the user's own numbers.
package struct ManualTargetForm: Form {
    private static let maximumFluidOunces = 676.0

    package let action = Paths.manualTarget
    package var energy = Field("energy", label: CommonTexts.calories, unit: WorkoutTexts.kcal)
    package var protein = Field("protein", label: CommonTexts.protein, unit: "g")
    package var carbohydrate = Field("carbohydrate", label: CommonTexts.carbs, unit: "g")
    package var fat = Field("fat", label: CommonTexts.fat, unit: "g")
    package var fiber = Field("fiber", label: NutritionTexts.fiber, unit: "g")
    package var water = Field("water", label: CommonTexts.water)
    /// The unit of the water field.
    private var volumeUnit: VolumeUnit
    /// The initial target, kept exactly as long as the number in the field is unchanged.
    private let knownMilliliters: Int?
    package var warnings = Warnings()

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.energy, \.protein, \.carbohydrate, \.fat, \.fiber, \.water]
    }

    /// Filled with the current target.
    package init(_ target: NutritionTarget?, _ units: Units) {
        volumeUnit = units.volume
        knownMilliliters = target?.waterMilliliters
        for (path, part) in zip(Self.fieldPaths, NutritionTarget.parts) {
            self[keyPath: path].inputMode = "numeric"
            self[keyPath: path].likely = Double(part.range.lowerBound)...Double(part.range.upperBound)
        }
        showUnit()
        guard let target else { return }
        for (path, part) in zip(Self.fieldPaths, NutritionTarget.parts) {
            self[keyPath: path].value = String(part.read(target))
        }
        water.value = volumeUnit.fieldText(Double(target.waterMilliliters))
    }

    private mutating func showUnit() {
        water.unit = volumeUnit.symbol
        water.inputMode = volumeUnit == .milliliters ? "numeric" : "decimal"
    }

    /// A form without a unit for water means milliliters.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        volumeUnit = typed["volume_unit"].flatMap(VolumeUnit.init) ?? .milliliters
        showUnit()
        warnings.confirmed = typed["confirmed"] ?? ""
    }

    /// - Parameter old: today's target.
    package mutating func validate(_ safeguard: BodySafeguard, over old: NutritionTarget?) -> NutritionTarget? {
        var amounts = Self.fieldPaths.map { Int(exactly: self[keyPath: $0].typedNumber() ?? .nan) }
        if volumeUnit == .fluidOunces { amounts[amounts.count - 1] = milliliters() }
        return accept(NutritionTarget.checked(amounts, safeguard, over: old))
    }

    package var volumeUnitName: String { volumeUnit.rawValue }

    /// Targets are stored in whole milliliters.
    private mutating func milliliters() -> Int? {
        let most = Self.maximumFluidOunces
        let typed = water.decimal(in: 0...most, NutritionTexts.numberFromZeroTo(DecimalText.grouped(most)))
        return typed.map { typed in
            if let knownMilliliters, volumeUnit.isUnchanged(Double(knownMilliliters), as: typed) {
                return knownMilliliters
            }
            return Int(volumeUnit.milliliters(typed).rounded())
        }
    }

    /// Warns about implausible values.
    /// - Returns: whether the target can be saved.
    package mutating func confirmWarnings(about target: NutritionTarget) -> Bool {
        warnings.questions = target.questions
        return warnings.areConfirmed
    }
}

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
