/// The days of a week that runs from Monday to Sunday.
enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// 1970-01-01 was a Thursday.
    init(daysSinceEpoch: Int) {
        let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
        self = Weekday.allCases[index]
    }

    var name: String {
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][rawValue]
    }

    var shortName: String { String(name.prefix(3)) }
    var initial: String { String(name.prefix(1)) }
}
