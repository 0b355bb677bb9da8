import Fitness
import Models
import Progression
import Texts

struct StreakWeekday: Sendable {
    let weekday: Weekday

    var initial: String { weekday.initial }
    var name: String { weekday.name }
}

struct StreakWeek: Sendable {
    let days: [StreakDay]
}

struct StreakDay: Sendable {
    let day: StreakDetails.Day
    let isToday: Bool

    var number: String { String(day.day.components.day) }
    var mark: String { legend?.rawValue ?? (day.mark == .ahead ? "ahead" : "nothing") }
    var icon: String? { legend?.icon }

    var label: String {
        let name = isToday ? AchievementTexts.today(day.day.spokenText) : day.day.spokenText
        return [name, legend?.name.lowercased()].compactMap { $0 }.joined(separator: ", ")
    }

    private var legend: StreakLegend? {
        switch day.mark {
        case .trained: .trained
        case .rest: .rest
        case .off(.sick): .sick
        case .off(.travel): .travel
        case .nothing, .ahead: nil
        }
    }
}

/// What the marks of the calendar mean.
enum StreakLegend: String, CaseIterable, Sendable {
    case trained, rest, sick, travel

    var name: String {
        switch self {
        case .trained: AchievementTexts.trained
        case .rest: AchievementTexts.restDay
        case .sick: AchievementTexts.sick
        case .travel: AchievementTexts.traveling
        }
    }

    var icon: String? {
        switch self {
        case .trained, .rest: nil
        case .sick: DayOff.Reason.sick.icon
        case .travel: DayOff.Reason.travel.icon
        }
    }

    var mark: String { rawValue }
}
