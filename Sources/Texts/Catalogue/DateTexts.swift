/// Dates in words.
package enum DateTexts {
    /// - Parameter month: 1 to 12.
    package static func month(_ month: Int) -> String {
        switch month {
        case 1: text("January")
        case 2: text("February")
        case 3: text("March")
        case 4: text("April")
        case 5: text("May")
        case 6: text("June")
        case 7: text("July")
        case 8: text("August")
        case 9: text("September")
        case 10: text("October")
        case 11: text("November")
        default: text("December")
        }
    }
    /// - Parameter month: 1 to 12.
    package static func shortMonth(_ month: Int) -> String {
        switch month {
        case 1: text("Jan")
        case 2: text("Feb")
        case 3: text("Mar")
        case 4: text("Apr")
        case 5: text("May")
        case 6: text("Jun")
        case 7: text("Jul")
        case 8: text("Aug")
        case 9: text("Sep")
        case 10: text("Oct")
        case 11: text("Nov")
        default: text("Dec")
        }
    }
    /// - Parameter weekday: 0 is Monday.
    package static func weekday(_ weekday: Int) -> String {
        switch weekday {
        case 0: text("Monday")
        case 1: text("Tuesday")
        case 2: text("Wednesday")
        case 3: text("Thursday")
        case 4: text("Friday")
        case 5: text("Saturday")
        default: text("Sunday")
        }
    }
    /// - Parameter weekday: 0 is Monday.
    package static func shortWeekday(_ weekday: Int) -> String {
        switch weekday {
        case 0: text("Mon")
        case 1: text("Tue")
        case 2: text("Wed")
        case 3: text("Thu")
        case 4: text("Fri")
        case 5: text("Sat")
        default: text("Sun")
        }
    }
    /// `21 Nov`
    package static func dayAndMonth(_ day: Int, _ month: Int) -> String { text("\(day) \(shortMonth(month))") }
    /// `21 Nov 2026`
    package static func date(_ day: Int, _ month: Int, _ year: Int) -> String {
        text("\(day) \(shortMonth(month)) \(year)")
    }
    /// `Saturday 21 November`
    package static func weekdayAndDate(_ weekday: Int, _ day: Int, _ month: Int) -> String {
        weekdayAndDate(DateTexts.weekday(weekday), String(day), DateTexts.month(month))
    }
    /// The same from its names.
    package static func weekdayAndDate(_ weekday: String, _ day: String, _ month: String) -> String {
        text("\(weekday) \(day) \(month)")
    }
    /// `Saturday 21 November 2026`
    package static func fullDate(_ weekday: Int, _ day: Int, _ month: Int, _ year: Int) -> String {
        text("\(DateTexts.weekday(weekday)) \(day) \(DateTexts.month(month)) \(year)")
    }
    package static func today(_ date: String) -> String { text("Today, \(date)") }
    package static func todayWithin(_ date: String) -> String { text("today, \(date)") }
    package static func yesterday(_ date: String) -> String { text("Yesterday, \(date)") }
    package static func yesterdayWithin(_ date: String) -> String { text("yesterday, \(date)") }
    /// `Mon, 16 Nov`
    package static func shortWeekdayAndDate(_ weekday: Int, _ date: String) -> String {
        text("\(shortWeekday(weekday)), \(date)")
    }
    package static func daysAgo(_ count: Int) -> String { text("\(count) days ago") }
    package static func period(_ first: String, _ last: String) -> String { text("\(first) to \(last)") }
}
