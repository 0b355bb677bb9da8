import Fitness
import Foundation
import HTTP
import Models
import Texts

/// What was measured, or another weight or day of a weighing.
package struct MeasurementsForm: DraftForm {
    package let action: String
    package let cancelPath: String? = Paths.progress
    package var weight = Field("weight", label: CommonTexts.weight)
    /// The unit in which the form was rendered; the user's setting may have changed since.
    package var weightUnit = Field("weight_unit", label: CommonTexts.weightUnit, options: WeightUnit.options)
    package var height = Field("height", label: CommonTexts.height)
    package var date = Field("date", label: CommonTexts.date)
    package private(set) var warnings = Warnings()
    private let user: User
    /// The weighing that is changed.
    private let old: WeightRecord?
    private let today: LocalDay

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.weight, \.weightUnit, \.height, \.date] }

    /// Only a new weighing may come with a height.
    package var offeredHeight: Field? { old == nil ? height : nil }

    /// Filled with the current values, or those of a weighing.
    package init(_ user: User, on day: LocalDay, over old: WeightRecord? = nil, today: LocalDay) {
        (self.user, self.old, self.today) = (user, old, today)
        let units = user.units
        action = old.map { Paths.weightRecord($0.id) } ?? Paths.measurements
        weight.value = (old?.weightKilograms ?? user.weightKilograms).map { units.weight.fieldText($0) } ?? ""
        weight.unit = units.weight.symbol
        weightUnit.value = units.weight.rawValue
        height.value = user.heightCentimeters.map(units.height.fieldText) ?? ""
        height.use(units.height)
        date.value = day.description
        guard user.heightCentimeters == nil else { return }
        height.isRequired = false
        height.hint = [ProgressTexts.heightHint, height.hint].compactMap { $0 }.joined(separator: ". ")
    }

    /// Takes the submitted values; what is not sent is not meant, and no date means today.
    package mutating func take(_ typed: FormFields) {
        for path in Self.fieldPaths where path != \.weightUnit { self[keyPath: path].clear() }
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
        weight.unit = WeightUnit(rawValue: weightUnit.value)?.symbol
    }

    package mutating func validate() -> Measurements? {
        let unit = weightUnit.weightUnit() ?? user.units.weight
        let weight = weight.kilograms(in: unit, keeping: old?.weightKilograms ?? user.weightKilograms)
        if old == nil, height.isBlank, user.heightCentimeters != nil { height.error = BodyBounds.heightRequired }
        let height =
            old == nil ? height.centimeters(in: user.units.height, keeping: user.heightCentimeters) : nil
        let units = Units(weight: unit, distance: user.units.distance)
        let checked = Measurements.checked(
            weightKilograms: weight, heightCentimeters: height, day: date.day(today: today), over: old,
            today: today, units)
        let isHeightAlone = old == nil && weight == user.weightKilograms && height != user.heightCentimeters
        guard let measurements = accept(checked) else { return nil }
        warnings.questions = measurements.questions(
            knownKilograms: old?.weightKilograms ?? user.sureWeightKilograms,
            knownCentimeters: user.heightCentimeters, units)
        guard warnings.areConfirmed else { return nil }
        return isHeightAlone ? measurements.ofHeightAlone : measurements
    }
}

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
