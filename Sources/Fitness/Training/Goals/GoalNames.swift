import Texts

extension GoalCadence {
    package var name: String {
        switch self {
        case .once: GoalTexts.oneTime
        case .daily: GoalTexts.daily
        case .weekly: GoalTexts.weekly
        case .monthly: GoalTexts.monthly
        case .yearly: GoalTexts.yearly
        }
    }

    package var running: String {
        switch self {
        case .once: CommonTexts.soFar
        case .daily: GoalTexts.runningToday
        case .weekly: GoalTexts.thisWeek
        case .monthly: GoalTexts.thisMonth
        case .yearly: GoalTexts.thisYear
        }
    }

    /// The word by which texts choose theirs; nil for a one-time goal.
    package var period: String? {
        switch self {
        case .once: nil
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
