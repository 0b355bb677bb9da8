import Mustache

struct StreakWeekday: Sendable, MustacheParent {
    let weekday: Weekday

    func child(named name: String) -> Any? {
        switch name {
        case "initial": weekday.initial
        case "name": weekday.name
        default: nil
        }
    }
}

struct StreakWeek: Sendable, MustacheParent {
    let days: [StreakDay]

    func child(named name: String) -> Any? { name == "days" ? days : nil }
}

struct StreakDay: Sendable, MustacheParent {
    let day: StreakStory.Day
    let isToday: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "number": String(day.day.components.day)
        case "mark": legend?.rawValue ?? (day.mark == .ahead ? "ahead" : "nothing")
        case "icon": legend?.icon
        case "label":
            "\(day.day.spokenText)\(isToday ? ", today" : "")\(legend.map { ", \($0.name.lowercased())" } ?? "")"
        case "isToday": isToday
        default: nil
        }
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
enum StreakLegend: String, CaseIterable, Sendable, MustacheParent {
    case trained, rest, sick, travel

    var name: String {
        switch self {
        case .trained: "Trained"
        case .rest: "Rest day"
        case .sick: "Sick"
        case .travel: "Travelling"
        }
    }

    var icon: String? {
        switch self {
        case .trained, .rest: nil
        case .sick: DayOff.Reason.sick.icon
        case .travel: DayOff.Reason.travel.icon
        }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "mark": rawValue
        case "name": self.name
        case "icon": icon
        default: nil
        }
    }
}
