import Foundation
import Texts

/// The settings under Units and week.
package struct UnitPreferences: Sendable {
    package var units: Units
    package var firstWeekday: Weekday
    package var timeZone: TimeZone

    package init(units: Units, firstWeekday: Weekday, timeZone: TimeZone) {
        self.units = units
        self.firstWeekday = firstWeekday
        self.timeZone = timeZone
    }

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
