import Fitness
import Foundation
import Texts

package struct Link: Sendable {
    package let path: String
    package let label: String

    package init(_ label: String, to path: String) {
        self.path = path
        self.label = label
    }

    /// The link to the next page of a list: see `shared/_more` and `more.js`.
    package static func more(at path: String) -> Link { Link(CommonTexts.loadMore, to: path) }
}

/// One of the ranges that a page offers for its charts.
package struct RangeLink: Sendable {
    let range: ChartRange
    package let path: String
    package let isCurrent: Bool

    package var label: String { range.name }

    package static func links(
        _ ranges: [ChartRange] = ChartRange.allCases, current: ChartRange, path: (ChartRange) -> String
    ) -> [RangeLink] {
        ranges.map { RangeLink(range: $0, path: path($0), isCurrent: $0 == current) }
    }
}

/// The day of a page, with links to the days before and after.
package struct DayNavigation: Sendable {
    let label: String
    let previous: Link
    let next: Link

    package init(_ day: LocalDay, today: LocalDay, path: (LocalDay) -> String) {
        label = day.relativeText(today: today)
        previous = Link(CommonTexts.previousDay(day.previous.spokenText), to: path(day.previous))
        next = Link(CommonTexts.nextDay(day.next.spokenText), to: path(day.next))
    }
}

/// The address of a link that a person sends to others.
package struct LinkAddress: Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// Whether it names the machine that it is opened on, so that it leads nowhere on another one.
    package var isLoopback: Bool {
        let host = URL(string: text)?.host() ?? ""
        return host == "localhost" || host.hasPrefix("127.") || host == "::1"
    }

    package var whereItWorks: String { isLoopback ? CommonTexts.linkWorksHereOnly : CommonTexts.whereLinkWorks }
}
