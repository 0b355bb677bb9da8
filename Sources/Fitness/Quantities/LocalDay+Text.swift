extension LocalDay {
    /// `21 Nov`
    package var shortText: String {
        let (_, month, day) = components
        return "\(day) \(LocalMonth.shortNames[month - 1])"
    }

    /// `21 Nov 2026`
    package var mediumText: String {
        let (year, month, day) = components
        return "\(day) \(LocalMonth.shortNames[month - 1]) \(year)"
    }

    /// `Saturday 21 November 2026`
    package var longText: String { "\(spokenText) \(components.year)" }

    /// `Saturday 21 November`
    package var spokenText: String { "\(weekday.name) \(components.day) \(month.name)" }

    /// `21 Nov`, with the year if it is not the current one.
    package func shortText(today: LocalDay) -> String {
        components.year == today.components.year ? shortText : mediumText
    }

    /// `Today, 21 Nov`, `Yesterday, 20 Nov`, `Mon, 16 Nov`, with the year if it is not the current one; inside a
    /// sentence `today, 21 Nov`.
    package func relativeText(today: LocalDay, isWithin: Bool = false) -> String {
        let date = shortText(today: today)
        return switch self - today {
        case 0: "\(isWithin ? "today" : "Today"), \(date)"
        case -1: "\(isWithin ? "yesterday" : "Yesterday"), \(date)"
        default: "\(weekday.shortName), \(date)"
        }
    }
}
