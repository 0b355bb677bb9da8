import Foundation

/// What a person chooses under Units and week.
struct UnitPreferences: Sendable {
    var units: Units
    var firstWeekday: Weekday
    var timeZone: TimeZone
}
