import Texts

extension LocalDay {
    /// `21 Nov`
    package var shortText: String {
        let (_, month, day) = components
        return DateTexts.dayAndMonth(day, DateTexts.shortMonth(month))
    }

    /// `21 Nov 2026`
    package var mediumText: String {
        let (year, month, day) = components
        return DateTexts.date(day, DateTexts.shortMonth(month), year)
    }

    /// `Saturday 21 November 2026`
    package var longText: String {
        let (year, month, day) = components
        return DateTexts.fullDate(weekday.name, day, DateTexts.month(month), year)
    }

    /// `Saturday 21 November`
    package var spokenText: String {
        let (_, month, day) = components
        return DateTexts.weekdayAndDate(weekday.name, String(day), DateTexts.month(month))
    }

    /// `21 Nov`, with the year if it is not the current one.
    package func shortText(today: LocalDay) -> String {
        components.year == today.components.year ? shortText : mediumText
    }

    /// `Today, 21 Nov`, `Yesterday, 20 Nov`, `Mon, 16 Nov`, with the year if it is not the current one; inside a
    /// sentence `today, 21 Nov`.
    package func relativeText(today: LocalDay, isWithin: Bool = false) -> String {
        let date = shortText(today: today)
        return switch self - today {
        case 0: isWithin ? DateTexts.todayWithin(date) : DateTexts.today(date)
        case -1: isWithin ? DateTexts.yesterdayWithin(date) : DateTexts.yesterday(date)
        default: DateTexts.shortWeekdayAndDate(weekday.shortName, date)
        }
    }
}
