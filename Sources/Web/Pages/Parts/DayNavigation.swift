import Fitness

/// The day of a page, with links to the days before and after.
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
