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

    /// `21 Nov`, and the year when it is another one.
    package func shortText(today: LocalDay) -> String {
        components.year == today.components.year ? shortText : mediumText
    }

    /// `Today, 21 Nov`, `Yesterday, 20 Nov`, `Mon, 16 Nov`, and the year when it is another one.
    package func relativeText(today: LocalDay) -> String {
        let date = shortText(today: today)
        return switch self - today {
        case 0: "Today, \(date)"
        case -1: "Yesterday, \(date)"
        default: "\(weekday.shortName), \(date)"
        }
    }

    /// `today, 21 Nov`: the same within a sentence.
    package func inSentence(today: LocalDay) -> String {
        let text = relativeText(today: today)
        return (0...1).contains(today - self) ? text.prefix(1).lowercased() + text.dropFirst() : text
    }
}
