import Fitness
import Forms
import Models
import Texts
import Web

/// A month's calendar with its entries marked, and the entries as a list.
struct JournalMonthPage: PageContent {
    var view: CompiledView<Self> { view_journal_index }
    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    var search: JournalSearchField { JournalSearchField() }

    var calendar: JournalCalendar {
        JournalCalendar(month: month, today: today, firstWeekday: firstWeekday, entries: entries)
    }
}

struct JournalCalendar: Sendable {
    struct WeekdayName: Sendable {
        let weekday: Weekday

        var name: String { weekday.name }
    }

    struct Week: Sendable {
        let days: [Day]
    }

    struct Day: Sendable {
        let day: LocalDay
        let entry: JournalEntry?
        let isToday: Bool
        let isOutside: Bool

        var number: String { String(day.components.day) }
        var path: String { Paths.journal(day) }
        var hasEntry: Bool { entry != nil }
        var thumbnail: String? { entry?.firstPhoto.map(Paths.thumbnail) }

        var label: String {
            guard let entry else { return day.spokenText }
            return entry.photoCount == 0
                ? JournalTexts.dayWithEntry(day.spokenText)
                : JournalTexts.dayWithEntryAndPhotos(day.spokenText, entry.photoCount)
        }
    }

    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    var title: String { "\(month.name) \(month.year)" }
    var previous: Link { monthLink(JournalTexts.previousMonth, month.previous) }
    var next: Link { monthLink(JournalTexts.nextMonth, month.next) }
    var weekdays: [WeekdayName] { firstWeekday.week.map(WeekdayName.init) }
    var entryCards: [EntryCard] { entries.reversed().map { EntryCard($0, today: today) } }

    private func monthLink(_ label: String, _ month: LocalMonth) -> Link {
        Link("\(label), \(month.name) \(month.year)", to: Paths.journal(month: month))
    }

    var weeks: [Week] {
        let byDay = Dictionary(entries.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        let first = month.firstDay.startOfWeek(firstWeekday)
        return (0..<month.weekCount(firstWeekday)).map { week in
            Week(
                days: (0..<7).map { weekday in
                    let day = first + (week * 7 + weekday)
                    return Day(
                        day: day, entry: byDay[day], isToday: day == today, isOutside: day.month != month)
                })
        }
    }
}
