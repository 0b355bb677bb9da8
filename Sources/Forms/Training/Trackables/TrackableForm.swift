import Fitness
import HTTP
import Models
import Texts

package struct TrackableForm: Form {
    package let action: String
    package let cancelPath: String? = Paths.trackableSettings
    /// Whether the trackable is built in; its unit and aggregation then can't be changed.
    package let isDefault: Bool
    package static let nameLength = 60
    package static let unitLength = 20
    package static let steps = 0.01...1_000_000.0
    private static let maximumFluidOunces = 30_000.0

    /// The existing trackable, whose quick amount the form shows in its unit.
    private var known: Trackable?
    private var units = Units()

    package var name = Field("name", label: "Name", maximumLength: nameLength)
    package var unit = Field(
        "unit", label: "Unit", hint: "Optional. Such as cups, minutes or pages", maximumLength: unitLength,
        isRequired: false)
    package var step = Field("step", label: "Step", value: "1", hint: "What one tap on + adds")
    package var aggregation = Field(
        "aggregation", label: "Daily value", value: Trackable.Aggregation.sum.rawValue,
        options: [
            Field.Option(value: Trackable.Aggregation.sum.rawValue, label: "All entries added up"),
            Field.Option(value: Trackable.Aggregation.last.rawValue, label: "Last entry"),
        ])
    package var icon = Field(
        "icon", label: "Icon", value: TrackableIcon.heart.rawValue,
        options: TrackableIcon.allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.rawValue) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.unit, \.step, \.aggregation, \.icon] }

    /// A new trackable.
    package init() {
        action = Paths.trackableSettings
        isDefault = false
        aggregation.hint = "Coffees add up over the day. For your mood, the last entry counts."
    }

    /// An existing trackable.
    package init(_ trackable: Trackable, entries: Int, _ units: Units) {
        (known, self.units) = (trackable, units)
        action = Paths.trackable(trackable.id)
        isDefault = trackable.isDefault
        name.value = trackable.name
        unit.value = trackable.unit
        showUnit()
        step.value = trackable.fieldText(trackable.quickAmounts(units).first ?? trackable.step, units)
        aggregation.value = trackable.aggregation.rawValue
        icon.value = trackable.icon
        if entries > 0 {
            unit.hint = "The numbers of your \(CountText.of(entries, "entry", "entries")) stay as they are"
        }
    }

    /// Takes the submitted values. A form without a unit for water means milliliters.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        units.weight = typed["volume_unit"] == VolumeUnit.fluidOunces.rawValue ? .pounds : .kilograms
        showUnit()
    }

    private mutating func showUnit() { step.unit = volumeUnit?.symbol }

    private var volumeUnit: VolumeUnit? { known?.volumeUnit(units) }

    package var volumeUnitName: String? { volumeUnit?.rawValue }

    /// The typed step in the stored unit. If it is unchanged, the stored step is kept, as are the usual glasses.
    private func stored(_ typed: Double) -> Double {
        guard let known, let volumeUnit else { return typed }
        let shown = known.quickAmounts(units).first ?? known.step
        return volumeUnit.tells(shown, as: typed) ? known.step : volumeUnit.milliliters(typed)
    }

    package mutating func validate() -> TrackableDraft? {
        let name = name.requiredText("Please enter a name", maximumLength: Self.nameLength)
        let unit = unit.optionalText(maximumLength: Self.unitLength)
        let most = volumeUnit == .fluidOunces ? Self.maximumFluidOunces : Self.steps.upperBound
        let step = step.decimal(
            in: Self.steps.lowerBound...most, "Please enter a step from 0.01 to \(DecimalText.grouped(most))")
        let aggregation = aggregation.choice(Trackable.Aggregation.self, "Please choose the daily value")
        let icon = icon.choice(TrackableIcon.self, "Please choose an icon")
        guard isValid, let name, let unit, let step, let aggregation, let icon else {
            focusFirstError()
            return nil
        }
        return TrackableDraft(name: name, unit: unit, icon: icon, step: stored(step), aggregation: aggregation)
    }

    /// - Returns: whether it was refused; the name field then has the error.
    package mutating func refuse(_ saving: TrackableSaving) -> Bool {
        switch saving {
        case .saved, .notFound: return false
        case .nameIsTaken: name.error = "You already have a trackable with that name"
        case .nameIsArchived: name.error = "An archived trackable has that name. Restore it, or choose another name"
        case .tooMany: name.error = "You have \(Trackable.maximumCount) trackables. Delete one you no longer need"
        }
        focusFirstError()
        return true
    }
}
