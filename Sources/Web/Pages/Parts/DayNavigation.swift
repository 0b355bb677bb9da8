import Fitness
import Texts

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
