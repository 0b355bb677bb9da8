package enum ChartTexts {
    package static func total(_ title: String, _ adjective: String) -> String { text("\(title): \(adjective) total") }
    package static var showTheHighestDay: String { text("Show the highest day") }
    package static func on(_ count: Int) -> String { text(" on \(count, "day")") }
    package static func thisIsNotOverYet(_ noun: String) -> String { text("This \(noun) is not over yet.") }
    package static var total2: String { text("Total") }
    package static var highestDay: String { text("Highest day") }
    package static func onWithHighest(_ highest: String, _ day: String, _ isRecord: String) -> String {
        text("\(highest) on \(day)\(isRecord)")
    }
    package static func showTheDay(_ word: String) -> String { text("Show the \(word) day") }
    package static var soFar: String { text("so far") }
    package static var slowestToFastestDay: String { text("Slowest to fastest day") }
    package static var lowestToHighestDay: String { text("Lowest to highest day") }
    package static func ofA(_ averageNoun: String, _ noun: String) -> String { text("\(averageNoun) of a \(noun)") }
    package static var aDay: String { text(" a day") }
    package static func soFarWithPoint(_ point: String, _ height: String) -> String {
        text("\(point): \(height) so far")
    }
    package static var oneDay: String { text("one day") }
    package static var everyDayTheSame: String { text("every day the same") }
    package static func fromTo(_ lowest: String, _ highest: String) -> String { text("from \(lowest) to \(highest)") }
    package static func onWithValue(_ value: String, _ day: String, _ day2: String) -> String {
        text("\(value) on \(day)\(day2)")
    }
    package static var slowest: String { text("Slowest") }
    package static var fastest: String { text("Fastest") }
    package static func inLabel(_ title: String, _ value: String) -> String { text("\(title) in \(value)") }
    package static var aPersonalRecord: String { text(", a personal record") }
    package static func onWithWord(_ word: String, _ value: String, _ day: String) -> String {
        text("\(word) \(value) on \(day).")
    }
    package static func aDayWithSymbol(_ symbol: String) -> String { text("\(symbol) a day") }
}
