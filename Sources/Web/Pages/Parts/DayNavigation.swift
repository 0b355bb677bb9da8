import Fitness

/// The day that a page shows, and the ways to the days beside it.
package struct DayNavigation: Sendable {
    let label: String
    let previous: Link
    let next: Link

    package init(_ day: LocalDay, today: LocalDay, path: (LocalDay) -> String) {
        label = day.relativeText(today: today)
        previous = Link("Previous day, \(day.previous.spokenText)", to: path(day.previous))
        next = Link("Next day, \(day.next.spokenText)", to: path(day.next))
    }
}
