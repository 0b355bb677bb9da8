import Fitness
import HTTP
import Texts

package struct TrackableForm: DraftForm {
    package let action: String
    package let cancelPath: String? = Paths.trackableSettings
    /// Whether the trackable is built in; its unit and aggregation then can't be changed.
    package var isDefault: Bool { known?.isDefault ?? false }

    /// The existing trackable, whose quick amount the form shows in its unit.
    private var known: Trackable?
    private var units = Units()

    package var name = Field("name", label: CommonTexts.name, maximumLength: TrackableDraft.nameLength)
    package var unit = Field(
        "unit", label: CommonTexts.unit, hint: TrackableTexts.unitHint,
        maximumLength: TrackableDraft.unitLength,
        isRequired: false)
    package var step = Field(
        "step", label: TrackableTexts.quickAmount, value: "1", hint: TrackableTexts.quickAmountHint)
    package var aggregation = Field(
        "aggregation", label: TrackableTexts.dailyValue, value: Trackable.Aggregation.sum.rawValue,
        options: [
            Field.Option(value: Trackable.Aggregation.sum.rawValue, label: TrackableTexts.allEntriesAddedUp),
            Field.Option(value: Trackable.Aggregation.last.rawValue, label: TrackableTexts.lastEntry),
        ])
    package var icon = Field(
        "icon", label: TrackableTexts.icon, value: TrackableIcon.heart.rawValue,
        options: TrackableIcon.allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.rawValue) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.unit, \.step, \.aggregation, \.icon] }

    /// A new trackable.
    package init() {
        action = Paths.trackableSettings
        aggregation.hint = TrackableTexts.dailyValueHint
    }

    /// An existing trackable.
    package init(_ trackable: Trackable, entries: Int, _ units: Units) {
        (known, self.units) = (trackable, units)
        action = Paths.trackable(trackable.id)
        name.value = trackable.name
        unit.value = trackable.unit
        showUnit()
        step.value = trackable.fieldText(trackable.quickAmounts(units).first ?? trackable.step, units)
        aggregation.value = trackable.aggregation.rawValue
        icon.value = trackable.icon
        if entries > 0 {
            unit.hint = TrackableTexts.unitChangeHint(entries)
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
        guard let known, let volumeUnit else { return typed.keeping(self.known?.step) }
        let shown = known.quickAmounts(units).first ?? known.step
        return volumeUnit.isUnchanged(shown, as: typed) ? known.step : volumeUnit.milliliters(typed)
    }

    package mutating func validate() -> TrackableDraft? {
        accept(
            TrackableDraft.checked(
                name: name.value, unit: unit.value, icon: TrackableIcon(rawValue: icon.value),
                step: step.typedNumber().map(stored), aggregation: Trackable.Aggregation(rawValue: aggregation.value),
                over: known, volumeUnit))
    }
}
