import Texts

extension Trackable {
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
}
