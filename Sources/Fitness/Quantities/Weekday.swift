import Texts

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

    package var name: String { DateTexts.weekday(rawValue) }
    package var shortName: String { DateTexts.shortWeekday(rawValue) }
    /// The name in forms and the API: `monday`.
    package var key: String { "\(self)" }
    package var initial: String { String(name.prefix(1)) }

    /// The first days of the week that are used in the world.
    package static let firstDays: [Weekday] = [.monday, .saturday, .sunday]

    /// - Parameter key: the key of one of `firstDays`.
    package init?(firstDay key: String) {
        guard let day = Self.firstDays.first(where: { $0.key == key }) else { return nil }
        self = day
    }
}
