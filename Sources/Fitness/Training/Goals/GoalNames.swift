extension GoalCadence {
    package var name: String {
        switch self {
        case .once: "One-time"
        case .daily: "Daily"
        case .weekly: "Weekly"
        case .monthly: "Monthly"
        case .yearly: "Yearly"
        }
    }

    /// nil for a one-time goal.
    package var each: String? {
        switch self {
        case .once: nil
        case .daily: "a day"
        case .weekly: "a week"
        case .monthly: "a month"
        case .yearly: "a year"
        }
    }

    package var running: String {
        switch self {
        case .once: "so far"
        case .daily: "today"
        case .weekly: "this week"
        case .monthly: "this month"
        case .yearly: "this year"
        }
    }

    package var noun: String {
        switch self {
        case .once: "time"
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    /// A period as text: `21 Nov`, `16–22 Nov 2026`, `November 2026`, `2026`.
    package func text(_ first: LocalDay, _ last: LocalDay, today: LocalDay) -> String {
        switch self {
        case .daily: first.relativeText(today: today)
        case .monthly where first.month.firstDay == first && last == first.month.lastDay:
            "\(first.month.name) \(first.month.year)"
        case .yearly where first.components.month == 1 && first.components.day == 1 && (last + 1).components.day == 1:
            String(first.components.year)
        default: "\(first.shortText(today: today)) – \(last.shortText(today: today))"
        }
    }
}
