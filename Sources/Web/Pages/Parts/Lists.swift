import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts

/// The content of `shared/_row`: a list row with a link.
package protocol LinkedRow: Sendable {
    var title: String { get }
    var path: String { get }
    var icon: String? { get }
    var note: String? { get }
}

/// A list row with a link.
package struct ListRow: LinkedRow {
    package let title: String
    package let path: String
    package var icon: String?
    package var note: String?

    package init(title: String, path: String, icon: String? = nil, note: String? = nil) {
        self.title = title
        self.path = path
        self.icon = icon
        self.note = note
    }
}

/// A journal entry in a list: its day, the beginning of its text, its first photo.
package struct EntryCard: Sendable {
    package let path: String
    package let title: String
    package var excerpt: String?
    package var note: String?
    package var thumbnail: String?
    /// The matches of a search, in place of the excerpt.
    package var found: [SearchExcerpt.Part] = []

    package init(
        path: String, title: String, excerpt: String? = nil, note: String? = nil, thumbnail: String? = nil,
        found: [SearchExcerpt.Part] = []
    ) {
        self.path = path
        self.title = title
        self.excerpt = excerpt
        self.note = note
        self.thumbnail = thumbnail
        self.found = found
    }
}

/// A row of a list of facts: a name and its value.
package struct Fact: Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The placeholder of an empty list: a sentence, and a link to add the first item.
package struct EmptyState: Sendable {
    package let icon: String
    package let title: String
    package let text: String
    package var action: Link?

    package init(icon: String, title: String, text: String, action: Link? = nil) {
        self.icon = icon
        self.title = title
        self.text = text
        self.action = action
    }
}

extension Query {
    /// The number of list items before the requested page.
    package func skipped(_ name: String = "older") -> Int {
        max(0, self[name].flatMap { Int32($0) }.map(Int.init) ?? 0)
    }

    /// The words of a search.
    package var searchWords: String { String((self["q"] ?? "").unicodeScalars.prefix(100)) }
}

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

    package init(_ text: String) { self.text = text }

    /// Whether it names the machine that it is opened on, so that it leads nowhere on another one.
    package var isLoopback: Bool {
        let host = URL(string: text)?.host() ?? ""
        return host == "localhost" || host.hasPrefix("127.") || host == "::1"
    }

    package var whereItWorks: String { isLoopback ? CommonTexts.linkWorksHereOnly : CommonTexts.whereLinkWorks }
}

/// What can be done with a thing that is no longer needed: the content of `shared/_retirement` and of its card.
package struct Retirement: Sendable {
    let deletePath: String?
    let archiveAction: String?
    let restoreAction: String?
    /// What archiving means; nil on a page that says it elsewhere.
    let explanation: String?

    /// - Parameter path: the page of the thing.
    package init(of path: String, isArchived: Bool, canDelete: Bool = true, explanation: String? = nil) {
        deletePath = canDelete ? Paths.deletion(of: path) : nil
        archiveAction = isArchived ? nil : Paths.archiving(of: path)
        restoreAction = isArchived ? Paths.restoration(of: path) : nil
        self.explanation = explanation
    }
}

/// The content of `shared/_archived_row`, with a button that brings the thing back.
package struct ArchivedRow: Sendable {
    let title: String
    let icon: String
    let note: String
    let path: String?

    var restoreAction: String? { path.map { Paths.restoration(of: $0) } }

    /// - Parameter path: nil for those who only look.
    package init(_ title: String, icon: String, note: String, path: String?) {
        (self.title, self.icon, self.note, self.path) = (title, icon, note, path)
    }
}

/// One figure on a card of its own.
package struct Tile: Sendable {
    package struct Meter: Sendable {
        package let percent: Int
        package let label: String

        package init(percent: Int, label: String) {
            self.percent = percent
            self.label = label
        }
    }

    /// Longer values get smaller text where space is tight.
    private static let shortCount = 5

    package let label: String
    package let value: String
    package var unit: String?
    package var chip: Chip?
    package var path: String?
    package var meter: Meter?

    package init(
        label: String, value: String, unit: String? = nil, chip: Chip? = nil, path: String? = nil, meter: Meter? = nil
    ) {
        self.label = label
        self.value = value
        self.unit = unit
        self.chip = chip
        self.path = path
        self.meter = meter
    }

    var isLong: Bool { value.count > Self.shortCount }

    // The training tiles that Home and Progress share.

    package static func streak(of user: User, on today: LocalDay, chip: Chip? = nil) -> Tile {
        let days = user.streak(on: today)
        return Tile(
            label: CommonTexts.streak, value: String(days), unit: CountTexts.dayNoun(days), chip: chip,
            path: Paths.achievements)
    }

    /// Only the workouts that the Workout tab times: sets and runs can be logged without one.
    package static func workouts(of user: User) -> Tile {
        Tile(label: CommonTexts.timedWorkouts, value: String(user.totalWorkouts), path: Paths.workouts)
    }

    package static func level(of user: User) -> Tile {
        let points = Figure(DecimalText.grouped(Double(user.totalPoints)), "pts").text
        return Tile(
            label: CommonTexts.level, value: String(user.level), chip: Chip(tone: .neutral, text: points),
            path: Paths.achievements)
    }
}

/// A small colored word beside a figure.
package struct Chip: Sendable {
    package enum Tone: String, Sendable {
        case good, bad, neutral
    }

    package let tone: Tone
    package let text: String

    package init(tone: Tone, text: String) {
        self.tone = tone
        self.text = text
    }

    package var toneName: String { tone.rawValue }
}
