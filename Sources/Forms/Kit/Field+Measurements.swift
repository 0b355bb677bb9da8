import Fitness
import Foundation
import Texts

extension Field {
    /// The body weight in kilograms, from the value typed in a unit.
    /// - Parameter stored: the field's initial value, kept without rounding as long as its text is unchanged.
    mutating func kilograms(in unit: WeightUnit, keeping stored: Double? = nil) -> Double? {
        let (least, most) = (BodyBounds.kilograms.lowerBound, BodyBounds.kilograms.upperBound)
        likely = unit.value(ofKilograms: least)...unit.value(ofKilograms: most)
        guard let typed = weight(in: unit, BodyBounds.weights(in: unit)) else { return nil }
        return stored.flatMap { unit.isUnchanged($0, as: typed) ? $0 : nil } ?? unit.kilograms(typed)
    }

    /// The body height in centimeters.
    /// - Parameters:
    ///   - unit: the unit of the error message; the typed value may have either.
    ///   - stored: the field's initial value, kept as with a weight.
    mutating func centimeters(in unit: HeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return nil }
        if let stored, value == unit.fieldText(stored) { return stored }
        guard let height = unit.parse(value) else { return fail(BodyBounds.heights(in: unit)) }
        // Not rounded to hundredths like other numbers, because inches would not stay exact.
        return (height * 1e9).rounded() / 1e9
    }

    /// A required body weight within its limits.
    package mutating func weightKilograms(in unit: WeightUnit) -> Double? {
        guard !isBlank else { return fail(BodyBounds.weightRequired) }
        return kilograms(in: unit).flatMap {
            BodyBounds.kilograms.contains($0) ? $0 : fail(BodyBounds.weights(in: unit))
        }
    }

    /// The number in this unit. A text may say another one, as `135 lb` does in kilograms, and keeps it exactly.
    mutating func weight(in unit: WeightUnit, _ unreadable: String = CommonTexts.numberRequired) -> Double? {
        guard let stated = WeightUnit.stated(value) else { return number(unreadable) }
        let typed = Self.hundredths(stated.number)
        return stated.unit == unit ? typed : unit.value(ofKilograms: stated.unit.kilograms(typed))
    }

    mutating func weightUnit() -> WeightUnit? { choice(WeightUnit.self, CommonTexts.weightUnitMissing) }

    /// Sets the field's unit, keyboard and hint for heights in this unit.
    mutating func use(_ unit: HeightUnit) {
        self.unit = unit.fieldUnit
        inputMode = unit.inputMode
        hint = unit == .feetAndInches ? CommonTexts.feetAndInchesHint : nil
    }

    // Parses typed text for a draft, which validates it. An empty field is nil without an error.

    /// The number, rounded to hundredths.
    mutating func number(
        reading read: (String) -> Double? = DecimalText.parse, _ unreadable: String = CommonTexts.numberRequired
    ) -> Double? {
        isBlank ? nil : typedNumber(read) ?? fail(unreadable)
    }

    /// The same for a field with a single message for an empty and an unreadable value.
    mutating func typedNumber(_ read: (String) -> Double? = DecimalText.parse) -> Double? {
        isUnclear() ? nil : read(value).map(Self.hundredths)
    }

    /// Rounded to hundredths, but what is too small for them stays: it is not the zero that it would be rounded to.
    static func hundredths(_ number: Double) -> Double {
        let rounded = number.hundredths
        return rounded == 0 ? number : rounded
    }

    /// Asks which number is meant by a text that can be read in two ways, unless the less usual way is unlikely here.
    mutating func isUnclear() -> Bool {
        guard let (usual, other) = DecimalText.readings(value), likely?.contains(other) ?? true else { return false }
        let (less, more) = (min(usual, other), max(usual, other))
        // With three decimals, it would be asked about again.
        let end = more.truncatingRemainder(dividingBy: 10) == 0 ? "" : "0"
        error = CommonTexts.whichNumber(DecimalText.format(less, maximumDecimals: 3) + end, DecimalText.format(more))
        return true
    }

    /// Asks whether `28.40` is 28:40 or a decimal.
    private mutating func isUnclearTime() -> Bool {
        guard let (clock, number) = DurationText.readings(ofMinutes: value) else { return false }
        error = CommonTexts.whichNumber(clock, number)
        return true
    }

    var typedInteger: Int? { Int(value.trimmingCharacters(in: .whitespaces), in: -1 << 53...1 << 53) }

    mutating func wholeNumber() -> Int? {
        number().flatMap { Int(exactly: $0) ?? fail(CommonTexts.wholeNumberRequired) }
    }

    mutating func durationSeconds(in unit: DurationText.Unit = .minutes) -> Int? {
        guard !isBlank, !isUnclear(), unit != .minutes || !isUnclearTime() else { return nil }
        return DurationText.parse(value, in: unit) ?? fail(CommonTexts.timeRequired(unit.examples))
    }

    /// Today if the form has no date.
    mutating func day(today: LocalDay) -> LocalDay? { value.isEmpty ? today : LocalDay(value) }

    // Parsing of training data. A field without an error afterward contains a valid value.

    package var isBlank: Bool { value.trimmingCharacters(in: .whitespaces).isEmpty }

    /// The choice of a time zone. An unlisted one, such as `Etc/UTC` or an old name, is an option if it is set.
    package static func timeZone(_ current: TimeZone) -> Field {
        var field = Field(
            "time_zone", label: CommonTexts.timeZone, value: current.identifier, hint: CommonTexts.timeZoneHint,
            options: TimeZoneNames.options)
        if !field.options.contains(where: { $0.value == field.value }) {
            field.options.insert(TimeZoneNames.option(field.value), at: 0)
        }
        return field
    }
}

extension WeightUnit {
    /// The options of a small choice next to a number.
    package static let options = allCases.map { Field.Option(value: $0.rawValue, label: $0.symbol) }
}

extension Double {
    /// An earlier number of more decimals, as long as a field still shows it.
    func keeping(_ known: Double?) -> Double {
        known.flatMap { DecimalText.format($0) == DecimalText.format(self) ? $0 : nil } ?? self
    }
}

package enum TimeZoneNames {
    /// Old names that the system lists beside, or instead of, the current ones (IANA time zone database, `backward`).
    private static let renamed = [
        "America/Godthab": "America/Nuuk", "America/Montreal": "America/Toronto",
        "America/Nipigon": "America/Toronto", "America/Pangnirtung": "America/Iqaluit",
        "America/Rainy_River": "America/Winnipeg", "America/Santa_Isabel": "America/Tijuana",
        "America/Shiprock": "America/Denver", "America/Thunder_Bay": "America/Toronto",
        "America/Yellowknife": "America/Edmonton", "Antarctica/South_Pole": "Antarctica/McMurdo",
        "Asia/Calcutta": "Asia/Kolkata", "Asia/Choibalsan": "Asia/Ulaanbaatar", "Asia/Chongqing": "Asia/Shanghai",
        "Asia/Harbin": "Asia/Shanghai", "Asia/Kashgar": "Asia/Urumqi", "Asia/Katmandu": "Asia/Kathmandu",
        "Asia/Rangoon": "Asia/Yangon", "Australia/Currie": "Australia/Hobart", "Europe/Kiev": "Europe/Kyiv",
        "Europe/Uzhgorod": "Europe/Kyiv", "Europe/Zaporozhye": "Europe/Kyiv", "Pacific/Enderbury": "Pacific/Kanton",
        "Pacific/Johnston": "Pacific/Honolulu", "Pacific/Ponape": "Pacific/Pohnpei", "Pacific/Truk": "Pacific/Chuuk",
    ]

    /// Every time zone by its current name, sorted.
    static let options = Set(TimeZone.knownTimeZoneIdentifiers).subtracting(renamed.keys).union(renamed.values).sorted()
        .map(option)

    /// The current name, because browsers report old ones.
    package static func current(_ name: String) -> String { renamed[name] ?? name }

    fileprivate static func option(_ name: String) -> Field.Option {
        Field.Option(value: name, label: name.replacing("_", with: " "))
    }
}
