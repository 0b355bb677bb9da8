import Foundation
import Texts

/// A user's units.
package struct Units: Hashable, Sendable {
    package var weight: WeightUnit = .kilograms
    package var distance: DistanceUnit = .kilometers

    package init(weight: WeightUnit = .kilograms, distance: DistanceUnit = .kilometers) {
        self.weight = weight
        self.distance = distance
    }

    /// Users with pounds get feet and inches.
    package var height: HeightUnit { weight == .pounds ? .feetAndInches : .centimeters }

    /// Users with pounds get fluid ounces.
    package var volume: VolumeUnit { weight == .pounds ? .fluidOunces : .milliliters }

    /// A guess from the browser's languages (`Accept-Language`, RFC 9110 §12.5.4).
    ///
    /// The region of the preferred language counts. If it has none, a later tag of the same language may have one;
    /// another language says nothing, because a German browser sends `de,en-US;q=0.7,en;q=0.3`.
    /// The United States, Liberia and Myanmar use pounds and miles, the United Kingdom miles.
    package init(acceptLanguage: String?) {
        let tags = LanguageTag.preferred(acceptLanguage ?? "")
        let region = tags.lazy.filter { $0.language == tags.first?.language }.compactMap(\.region).first
        switch region {
        case "us", "lr", "mm": self.init(weight: .pounds, distance: .miles)
        case "gb": self.init(weight: .kilograms, distance: .miles)
        default: self.init()
        }
    }
}

/// The settings under Units and week.
package struct UnitPreferences: Sendable {
    package var units: Units
    package var firstWeekday: Weekday
    package var timeZone: TimeZone

    /// The preferences that were typed or sent, or what is wrong with them.
    package static func checked(
        weight: WeightUnit?, distance: DistanceUnit?, firstWeekday: Weekday?, timeZone: TimeZone?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("weight_unit", weight, CommonTexts.weightUnitMissing)
        faults.require("distance_unit", distance, CommonTexts.distanceUnitMissing)
        faults.require("first_weekday", firstWeekday, SettingsTexts.firstWeekdayMissing)
        faults.require("time_zone", timeZone, CommonTexts.timeZoneMissing)
        guard let weight, let distance, let firstWeekday, let timeZone else { return .failure(faults) }
        let units = Units(weight: weight, distance: distance)
        return .success(Self(units: units, firstWeekday: firstWeekday, timeZone: timeZone))
    }
}

extension TimeZone {
    /// In Unicode scalars; longer than every name.
    package static let longestName = 64

    /// A time zone by a typed or sent name; nil if it is unknown.
    package init?(named name: String) {
        guard name.unicodeScalars.count <= Self.longestName else { return nil }
        self.init(identifier: name)
    }
}

/// A language with an optional region (RFC 5646 §2.1), both in lower case.
private struct LanguageTag {
    let language: Substring
    let region: Substring?

    /// `zh-Hant-TW`: the language is followed by a script of four letters and a region of two. A single letter begins
    /// an extension or private use.
    init?(_ text: Substring) {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = subtags.first, (2...8).contains(language.utf8.count),
            language.utf8.allSatisfy(Self.isLetter)
        else { return nil }
        self.language = language
        region = subtags.dropFirst().prefix { $0.utf8.count > 1 }
            .first { $0.utf8.count == 2 && $0.utf8.allSatisfy(Self.isLetter) }
    }

    /// The tags of a header, most preferred first, without rejected and invalid ones.
    static func preferred(_ header: String) -> [LanguageTag] {
        let weighed = header.lowercased().split(separator: ",").enumerated().compactMap {
            place, part -> (tag: LanguageTag, quality: Double, place: Int)? in
            let pieces = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let tag = pieces.first.flatMap({ LanguageTag($0[...]) }) else { return nil }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return quality > 0 && quality <= 1 ? (tag, quality, place) : nil
        }
        return weighed.sorted { (-$0.quality, $0.place) < (-$1.quality, $1.place) }.map(\.tag)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

/// The unit for distances that a user reads and types. They are stored in meters.
package enum DistanceUnit: String, CaseIterable, Codable, Sendable {
    case kilometers, miles

    package var symbol: String {
        switch self {
        case .kilometers: "km"
        case .miles: "mi"
        }
    }

    /// The full name for screen readers.
    package var name: String {
        switch self {
        case .kilometers: QuantityTexts.kilometersWritten
        case .miles: QuantityTexts.milesWritten
        }
    }

    /// The singular of the name.
    package var singular: String {
        switch self {
        case .kilometers: QuantityTexts.kilometerWritten
        case .miles: QuantityTexts.mileWritten
        }
    }

    /// The international mile is exactly 1,609.344 m (1959).
    package var metersPerUnit: Double {
        switch self {
        case .kilometers: 1_000
        case .miles: 1_609.344
        }
    }

    package func meters(_ value: Double) -> Double { value * metersPerUnit }
    package func value(ofMeters meters: Double) -> Double { meters / metersPerUnit }

    /// The value of a form field.
    package func fieldText(_ meters: Double) -> String { DecimalText.format(value(ofMeters: meters)) }

    func figure(_ meters: Double) -> String { DecimalText.grouped(value(ofMeters: meters), maximumDecimals: 2) }

    /// A distance with its unit: `5.2 km`.
    package func text(_ meters: Double) -> String { Figure(figure(meters), symbol).text }

    /// The unit of short distances, such as that of a carry.
    package var shortSymbol: String { self == .kilometers ? "m" : "yd" }
    package var shortName: String { self == .kilometers ? QuantityTexts.metersWritten : QuantityTexts.yardsWritten }

    /// The international yard is exactly 0.9144 m (1959).
    private var metersPerShortUnit: Double { self == .kilometers ? 1 : 0.9144 }

    package func shortMeters(_ value: Double) -> Double { value * metersPerShortUnit }
    package func shortValue(ofMeters meters: Double) -> Double { meters / metersPerShortUnit }
    package func shortFieldText(_ meters: Double) -> String { DecimalText.format(shortValue(ofMeters: meters)) }

    /// A short distance with its unit: `40 m`.
    package func shortText(_ meters: Double) -> String { shortFigure(meters).text }

    package func shortFigure(_ meters: Double) -> Figure {
        Figure(DecimalText.grouped(shortValue(ofMeters: meters), maximumDecimals: 1), shortSymbol)
    }

    /// The pace of a session: `5:31 /km`.
    package func paceText(durationSeconds: Double, meters: Double) -> String {
        Figure(DurationText.clock(seconds: (durationSeconds / value(ofMeters: meters)).rounded()), "/\(symbol)").text
    }

    /// `5.2 km in 28:40`, or the duration alone.
    package func text(_ meters: Double?, inSeconds seconds: Int) -> String {
        let duration = DurationText.clock(seconds: seconds)
        return meters.map { QuantityTexts.distanceInDuration(text($0), duration) } ?? duration
    }

    // For screen readers, with the unit in full.

    /// `5.2 kilometers`
    package func spoken(meters: Double) -> String {
        let figure = figure(meters)
        return "\(figure) \(figure == "1" ? singular : name)"
    }
}

/// The unit for heights that a user reads. They are stored in centimeters.
package enum HeightUnit: Sendable {
    case centimeters, feetAndInches

    static let centimetersPerInch = 2.54

    /// `175.5 cm`, or `5 ft` and `9 in`.
    package func figures(_ centimeters: Double) -> [Figure] {
        switch self {
        case .centimeters:
            // 5 ft 7 in are 170.18 cm, but body heights are not measured more precisely than a millimeter.
            return [Figure(DecimalText.format(centimeters, maximumDecimals: 1), "cm")]
        case .feetAndInches:
            // Rounded before the division, so that there are never 12 inches next to the feet.
            let inches = TypedNumber(centimeters / Self.centimetersPerInch, partsPerUnit: 4).reading
            let feet = (inches / 12).rounded(.down)
            return [Figure(DecimalText.format(feet), "ft"), Figure(DecimalText.format(inches - feet * 12), "in")]
        }
    }

    /// A height with its units: `175.5 cm`, `5 ft 9 in`.
    package func text(_ centimeters: Double) -> String {
        figures(centimeters).map(\.text).joined(separator: " ")
    }

    /// The value of a form field next to `fieldUnit`.
    package func fieldText(_ centimeters: Double) -> String {
        if self == .centimeters { return DecimalText.format(centimeters) }
        return figures(centimeters).flatMap { [$0.value, $0.unit] }.compactMap { $0 }.joined(separator: " ")
    }

    /// The unit next to the field; nil for feet and inches, which are typed with the numbers.
    package var fieldUnit: String? { self == .centimeters ? "cm" : nil }

    /// The keyboard that a phone shows.
    package var inputMode: String { self == .centimeters ? "decimal" : "text" }

    /// The maximum of a plain number in inches: no user with feet is this short in centimeters.
    private static let maximumInches = 96.0

    /// Parses both notations, whatever the user's unit: a plain number is in centimeters, or for users with feet in
    /// inches up to 96; `71 in` is always in inches; `5'9"`, `5 ft 9` and `5 feet` are feet and inches.
    package func parse(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased().replacing("\u{A0}", with: " ")
        guard text.utf8.count <= 40 else { return nil }
        let pattern = #/([0-9]) ?(?:ft|feet|foot|['’′])(?: ?([0-9]{1,2}(?:[.,][0-9]{1,2})?) ?(?:in|inches|["”″]|'')?)?/#
        guard let match = text.wholeMatch(of: pattern) else {
            if text.hasSuffix("cm") { return DecimalText.parse(String(text.dropLast(2))) }
            if text.hasSuffix("in") {
                return DecimalText.parse(String(text.dropLast(2))).map { $0 * Self.centimetersPerInch }
            }
            guard let number = DecimalText.parse(text) else { return nil }
            let isInches = self == .feetAndInches && number <= Self.maximumInches
            return isInches ? number * Self.centimetersPerInch : number
        }
        guard let feet = Double(match.1), let inches = DecimalText.parse(String(match.2 ?? "0")), inches < 12 else {
            return nil
        }
        return (feet * 12 + inches) * Self.centimetersPerInch
    }
}

/// The unit for drinks that a user reads and types. They are stored in milliliters.
package enum VolumeUnit: String, Sendable {
    case milliliters
    case fluidOunces = "fluid_ounces"

    /// The unit for a trackable's values; nil if it does not count water.
    package init?(ofTrackable key: String?, unit: String, _ units: Units) {
        guard key == "water", unit == "ml" else { return nil }
        self = units.volume
    }

    package var symbol: String {
        switch self {
        case .milliliters: "ml"
        case .fluidOunces: QuantityTexts.fluidOunces
        }
    }

    /// The US fluid ounce is exactly 29.5735295625 ml: a 128th of 231 cubic inches.
    private var millilitersPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 29.573_529_562_5
        }
    }

    /// The fraction of the unit to which amounts typed in another unit are rounded.
    private var partsPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 10
        }
    }

    package func milliliters(_ value: Double) -> Double { value * millilitersPerUnit }
    package func value(ofMilliliters milliliters: Double) -> Double { milliliters / millilitersPerUnit }

    /// As typed, or rounded if it was typed in the other unit: half a liter is 16.9 fl oz, as on bottles.
    package func reading(ofMilliliters milliliters: Double) -> Double {
        number(milliliters).reading
    }

    /// Whether a number in a form is this amount as shown in the field.
    package func isUnchanged(_ milliliters: Double, as typed: Double) -> Bool {
        number(milliliters).isUnchanged(as: typed)
    }

    private func number(_ milliliters: Double) -> TypedNumber {
        TypedNumber(value(ofMilliliters: milliliters), partsPerUnit: partsPerUnit)
    }

    /// The value of a form field.
    package func fieldText(_ milliliters: Double) -> String { DecimalText.format(reading(ofMilliliters: milliliters)) }

    /// A number with its unit: `16.9`, `1,250`.
    package func figure(_ milliliters: Double) -> Figure {
        Figure(DecimalText.grouped(reading(ofMilliliters: milliliters), maximumDecimals: 2), symbol)
    }

    /// The usual glasses and bottles to add with one tap, in milliliters.
    package var usualAmounts: [Double] {
        switch self {
        case .milliliters: [250]
        case .fluidOunces: [8, 12, 16].map(milliliters)
        }
    }
}
