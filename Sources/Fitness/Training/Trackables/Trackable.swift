import Texts

/// A number that a user tracks: steps, water, sleep, or a custom one.
package struct Trackable: NamedRow, Sendable, Equatable {
    package enum Aggregation: String, CaseIterable, Sendable {
        /// The sum of a day's entries counts.
        case sum
        /// A day's last entry counts.
        case last
    }

    package let id: Int64
    /// The key of a built-in one: `steps`, `water`, `sleep`.
    package let key: String?
    package var name: String
    package var unit: String
    package var icon: String
    /// The amount that one tap adds.
    package var step: Double
    package var aggregation: Aggregation
    package var isArchived: Bool

    package init(
        id: Int64, key: String?, name: String, unit: String, icon: String, step: Double, aggregation: Aggregation,
        isArchived: Bool
    ) {
        self.id = id
        self.key = key
        self.name = name
        self.unit = unit
        self.icon = icon
        self.step = step
        self.aggregation = aggregation
        self.isArchived = isArchived
    }

    /// The unit for water; nil if the trackable does not count it.
    package func volumeUnit(_ units: Units) -> VolumeUnit? { VolumeUnit(ofTrackable: key, unit: unit, units) }

    /// The unit in which the user reads its values; empty if there is none.
    package func unit(_ units: Units) -> String { volumeUnit(units)?.symbol ?? unit }

    /// The unit if the values are durations; nil otherwise.
    package var durationUnit: DurationText.Unit? { DurationText.Unit(ofTrackable: unit) }

    /// A value with its unit: `8,000 steps`, `7 h 30 min`. Steps are rounded, because phones may report fractions.
    package func text(_ value: Double, _ units: Units) -> String { figure(value, units).text }

    package func figure(_ value: Double, _ units: Units) -> Figure {
        if let volume = volumeUnit(units) { return volume.figure(value) }
        if durationUnit == .hours { return DurationText.hours(value) }
        let decimals = key == "steps" ? 0 : 2
        let unit = value == 1 ? Self.one(unit) : unit
        return Figure(
            DecimalText.grouped(value, maximumDecimals: decimals), unit.isEmpty ? nil : unit)
    }

    /// One of a unit that a person typed, if it is a usual one: others may not be English.
    private static func one(_ unit: String) -> String {
        switch unit.lowercased() {
        case "cups", "floors", "hours", "laps", "minutes", "pages", "pills", "points", "reps", "sets", "steps", "times":
            String(unit.dropLast())
        case "glasses": String(unit.dropLast(2))
        default: unit
        }
    }

    /// The largest value that is accepted: `1,000,000,000 steps`.
    func limitText(_ value: Double, _ units: Units) -> String {
        let limit = volumeUnit(units)?.value(ofMilliliters: value) ?? value
        let unit = unit(units)
        return DecimalText.grouped(limit.rounded(.down)) + (unit.isEmpty ? "" : " \(unit)")
    }

    /// The value of a form field.
    package func fieldText(_ value: Double, _ units: Units) -> String {
        volumeUnit(units)?.fieldText(value) ?? DecimalText.format(value)
    }

    /// The value of an entry's field, where hours are as on a clock: `8:20`.
    package func entryText(_ value: Double, _ units: Units) -> String {
        durationUnit == .hours ? DurationText.typed(hours: value) : fieldText(value, units)
    }

    /// The stored value of a typed number.
    /// - Parameter known: the field's initial value, kept without rounding as long as the number is unchanged.
    package func value(_ typed: Double, _ units: Units, keeping known: Double? = nil) -> Double {
        let volume = volumeUnit(units)
        if let known,
            volume?.isUnchanged(known, as: typed) ?? (entryText(known, units) == entryText(typed, units))
        {
            return known
        }
        return volume?.milliliters(typed) ?? typed
    }

    /// The amounts of one tap. With the default step, they are the usual glasses and bottles of the user's unit.
    package func quickAmounts(_ units: Units) -> [Double] {
        guard let volume = volumeUnit(units), step == VolumeUnit.milliliters.usualAmounts.first else { return [step] }
        return volume.usualAmounts
    }

    /// The maximum number per user.
    package static let maximumCount = 100

    /// Whether it is built in, with a known unit.
    package var isDefault: Bool { key != nil }
}

/// A trackable before it is saved.
package struct TrackableDraft: Sendable, Equatable {
    package let name: String
    package let unit: String
    package let icon: TrackableIcon
    package let step: Double
    package let aggregation: Trackable.Aggregation

    package static let nameLength = 60
    package static let unitLength = 20
    package static let steps = 0.01...1_000_000.0

    /// The trackable that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - old: the trackable that is changed, whose values may stay.
    ///   - volumeUnit: the unit of messages, for water.
    package static func checked(
        name: String, unit: String, icon: TrackableIcon?, step: Double?, aggregation: Trackable.Aggregation?,
        over old: Trackable? = nil, _ volumeUnit: VolumeUnit?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text(
            "name", name, atMost: nameLength, required: CommonTexts.nameMissing, over: old?.name)
        let unit = faults.text("unit", unit, atMost: unitLength, over: old?.unit)
        let most = volumeUnit?.value(ofMilliliters: steps.upperBound) ?? steps.upperBound
        faults.require(
            "step", step, in: steps, TrackableTexts.quickAmountRequired(DecimalText.grouped(most.rounded(.down))))
        faults.keep("step", step, of: old?.step)
        faults.require("aggregation", aggregation, TrackableTexts.dailyValueMissing)
        faults.require("icon", icon, TrackableTexts.iconMissing)
        guard faults.isEmpty, let step, let aggregation, let icon else { return .failure(faults) }
        return .success(Self(name: name, unit: unit, icon: icon, step: step, aggregation: aggregation))
    }
}

/// The icons for a trackable, each a symbol of the icon sheet.
package enum TrackableIcon: String, CaseIterable, Sendable {
    case steps, water, sleep, heart, coffee, food, pill, mood, book, smokeFree = "smoke-free", stretch, scale

    package var name: String {
        switch self {
        case .smokeFree: TrackableTexts.smokeFree
        case .steps: CommonTexts.steps
        case .water: CommonTexts.water
        case .sleep: TrackableTexts.sleepIcon
        case .heart: ExerciseTexts.heart
        case .coffee: TrackableTexts.coffeeIcon
        case .food: NutritionTexts.food
        case .pill: TrackableTexts.pillIcon
        case .mood: TrackableTexts.moodIcon
        case .book: TrackableTexts.bookIcon
        case .stretch: TrackableTexts.stretchIcon
        case .scale: TrackableTexts.scaleIcon
        }
    }
}
