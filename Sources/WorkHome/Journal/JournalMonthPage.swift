import Mustache

/// A month's calendar with its entries marked, and the entries as a list.
struct JournalMonthPage: PageContent {
    let view = View.journal
    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    func child(named name: String) -> Any? {
        switch name {
        case "search": JournalSearchField()
        case "galleryPath": Paths.journalGallery
        case "month": JournalCalendar(month: month, today: today, firstWeekday: firstWeekday, entries: entries)
        default: nil
        }
    }
}

struct JournalCalendar: Sendable, MustacheParent {
    struct WeekdayName: Sendable, MustacheParent {
        let weekday: Weekday

        func child(named name: String) -> Any? {
            switch name {
            case "short": weekday.shortName
            case "name": weekday.name
            default: nil
            }
        }
    }

    struct Week: Sendable, MustacheParent {
        let days: [Day]

        func child(named name: String) -> Any? {
            switch name {
            case "days": days
            default: nil
            }
        }
    }

    struct Day: Sendable, MustacheParent {
        let day: LocalDay
        let entry: JournalEntry?
        let isToday: Bool
        let isOutside: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "number": String(day.components.day)
            case "path": Paths.journal(day)
            case "label": label
            case "isToday": isToday
            case "isOutside": isOutside
            case "hasEntry": entry != nil
            case "thumbnail": entry?.firstPhoto.map(Paths.thumbnail)
            default: nil
            }
        }

        private var label: String {
            guard let entry else { return day.spokenText }
            let photos = entry.photoCount == 0 ? "" : ", \(CountText.of(entry.photoCount, "photo"))"
            return "\(day.spokenText), entry\(photos)"
        }
    }

    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    func child(named name: String) -> Any? {
        switch name {
        case "title": "\(month.name) \(month.year)"
        case "previous": monthLink("Previous month", month.previous)
        case "next": monthLink("Next month", month.next)
        case "todayPath": Paths.journal
        case "summary": CountText.of(entries.count, "entry", "entries")
        case "writePath": Paths.journalEditor(today)
        case "writeLabel": "Write today"
        case "weekdays": firstWeekday.week.map(WeekdayName.init)
        case "weeks": weeks
        case "entries": entries.reversed().map { EntryCard($0, today: today) }
        default: nil
        }
    }

    private func monthLink(_ label: String, _ month: LocalMonth) -> Link {
        Link("\(label), \(month.name) \(month.year)", to: Paths.journal(month: month))
    }

    private var weeks: [Week] {
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
