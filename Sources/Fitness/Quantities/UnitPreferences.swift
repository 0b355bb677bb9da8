import Foundation

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
}
