/// The days of the week, numbered from Monday. `week` orders them for weeks that begin with another day.
package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// 1970-01-01 was a Thursday.
    init(daysSinceEpoch: Int) {
        let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
        self = Weekday.allCases[index]
    }

    /// The seven days starting with this one.
    package var week: [Weekday] { Array(Self.allCases[rawValue...] + Self.allCases[..<rawValue]) }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let shortNames = names.map { String($0.prefix(3)) }

    package var name: String { Self.names[rawValue] }
    package var shortName: String { Self.shortNames[rawValue] }
    /// The name in forms and the API: `monday`.
    package var key: String { name.lowercased() }
    package var initial: String { String(name.prefix(1)) }
}
