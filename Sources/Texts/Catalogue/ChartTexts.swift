package enum ChartTexts {
    package static func periodTotal(_ title: String, _ adjective: String) -> String {
        text("\(title): \(adjective) total")
    }
    package static var showTheHighestDay: String { text("Show the highest day") }
    package static func valueOnDays(_ value: String, _ count: Int) -> String { text("\(value) on \(count, "day")") }
    package static func periodIsNotOverYet(_ period: Period) -> String {
        text("This \(nounOf: 1, period.rawValue) is not over yet.")
    }
    package static var total: String { text("Total") }
    package static var highestDay: String { text("Highest day") }
    package static var showTheFastestDay: String { text("Show the fastest day") }
    package static func changedGoal(_ name: String) -> String { text("\(name), now") }
    package static var slowestToFastestDay: String { text("Slowest to fastest day") }
    package static var lowestToHighestDay: String { text("Lowest to highest day") }
    package static func averageOfPeriod(_ average: String, _ period: Period) -> String {
        text("\(average) of a \(nounOf: 1, period.rawValue)")
    }
    package static func valueSoFar(_ point: String, _ value: String) -> String {
        text("\(point): \(value) so far")
    }
    package static var oneDay: String { text("one day") }
    package static var everyDayTheSame: String { text("every day the same") }
    package static func fromTo(_ lowest: String, _ highest: String) -> String { text("from \(lowest) to \(highest)") }
    package static var slowest: String { text("Slowest") }
    package static var fastest: String { text("Fastest") }
    package static func titleInUnit(_ title: String, _ unit: String) -> String { text("\(title) in \(unit)") }
    package static func valueThatIsARecord(_ value: String) -> String { text("\(value), a personal record") }
    package static func markedRecord(_ value: String) -> String { text("\(value) · PR") }
    package static func namedValueOnDay(_ name: String, _ value: String, _ day: String) -> String {
        text("\(name) \(value) on \(day).")
    }
    package static func namedValueInPeriod(_ name: String, _ value: String, _ period: String) -> String {
        text("\(name): \(period), \(value).")
    }
    package static func unitPerDay(_ unit: String) -> String { text("\(unit) a day") }
    package static var trendNoun: String { text("trend") }
    package static var averageNoun: String { text("average") }
    package static func averageByPeriod(_ title: String, _ adjective: String, _ average: String) -> String {
        text("\(title): \(adjective) \(average)")
    }
    package static func periodValue(_ period: String, _ average: String, _ value: String, _ days: String) -> String {
        text("\(period): \(average) \(value), \(days)")
    }
}
