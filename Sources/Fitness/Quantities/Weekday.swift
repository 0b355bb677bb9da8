/// The days of a week, numbered from Monday. Whose week begins with another day has them in that order.
package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// 1970-01-01 was a Thursday.
    init(daysSinceEpoch: Int) {
        let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
        self = Weekday.allCases[index]
    }

    /// Seven days in their order, from this one on.
    package var week: [Weekday] { Array(Self.allCases[rawValue...] + Self.allCases[..<rawValue]) }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let shortNames = names.map { String($0.prefix(3)) }

    package var name: String { Self.names[rawValue] }
    package var shortName: String { Self.shortNames[rawValue] }
    /// What forms and programs call it: `monday`.
    package var key: String { name.lowercased() }
    package var initial: String { String(name.prefix(1)) }
}
