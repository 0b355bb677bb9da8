import Texts

/// A month of a year: `2026-11`.
package struct LocalMonth: Hashable, Sendable {
    package let year: Int
    let month: Int

    init(containing day: LocalDay) {
        let components = day.components
        (year, month) = (components.year, components.month)
    }

    /// Parses only `YYYY-MM`.
    package init?(_ text: some StringProtocol) {
        guard let day = LocalDay(text + "-01") else { return nil }
        self.init(containing: day)
    }

    var length: Int { LocalDay.length(ofMonth: month, year: year) }
    package var firstDay: LocalDay { lastDay - (length - 1) }
    package var lastDay: LocalDay { LocalDay(validYear: year, month: month, day: length) }
    package var previous: LocalMonth { (firstDay - 1).month }
    package var next: LocalMonth { (lastDay + 1).month }

    /// The number of weeks, starting with `first`, that overlap the month.
    package func weekCount(_ first: Weekday) -> Int { (lastDay - firstDay.startOfWeek(first)) / 7 + 1 }

    package var name: String { DateTexts.month(month) }
    package var shortName: String { DateTexts.shortMonth(month) }
}

extension LocalMonth: CustomStringConvertible {
    package var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }
}
