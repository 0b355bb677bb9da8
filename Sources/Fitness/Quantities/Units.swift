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
