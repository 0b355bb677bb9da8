import Mustache

/// The streak as a page shows it: its length, what keeps it, and the calendar that it is counted on.
struct StreakCard: Sendable, MustacheParent {
    let story: StreakStory

    func child(named name: String) -> Any? {
        switch name {
        case "length": String(story.lengthDays)
        case "unit": story.lengthDays == 1 ? "day" : "days"
        case "best": story.standing.bestStreakDays > 0 ? "best \(story.standing.bestStreakDays)" : nil
        case "advice": advice
        case "facts": facts
        case "rule": rule
        case "weekdays": weekdays
        case "weeks": weeks
        case "legend": StreakLegend.allCases
        case "settings": Link("Rest days and days off", to: Paths.restDays)
        default: nil
        }
    }

    /// What to do for it today.
    private var advice: String {
        let today = story.today
        guard let lastTrained = story.lastTrained, let end = story.standing.streakAliveUntil else {
            return "Your first day of training begins a streak."
        }
        guard story.isAlive else {
            return "Your last streak of \(dayCount(story.standing.streakDays)) ended with "
                + "\(lastTrained.spokenText). Train today to begin a new one."
        }
        if story.hasTrainedToday {
            return "Today counts. Train again by \(end.spokenText) to keep it."
        }
        return end == today
            ? "Train today to keep it: one more rest day is one too many this week."
            : "Today may be a rest day. Train by \(end.spokenText) to keep it."
    }

    private var facts: [StreakFact] {
        guard story.isAlive, let began = story.standing.streakBeganOn else { return [] }
        let rest = story.standing.streakDays - story.trainingDays
        let used = story.restDaysThisWeek
        return [
            StreakFact(name: "Began", value: began.relativeText(today: story.today)),
            StreakFact(
                name: "Made of", value: "\(story.trainingDays) trained + \(rest) rest = \(dayCount(story.lengthDays))"),
            StreakFact(
                name: "Rest days this week", value: "\(used) of \(story.standing.rules.restDaysPerWeek) used"),
        ]
    }

    private var rule: String {
        let rest = story.standing.rules.restDaysPerWeek
        let allowed =
            rest == 0
            ? "Every day needs training"
            : "A week, from \(story.standing.rules.firstWeekday.name) on, may have "
                + "\(rest == 1 ? "1 rest day" : "\(rest) rest days")"
        return "Every day with a set, cardio or a timed workout counts, and so do the rest days between. "
            + "\(allowed). Sick and travel days neither count nor end it."
    }

    private var weekdays: [StreakWeekday] {
        (0..<7).map { StreakWeekday(weekday: story.days[$0].day.weekday) }
    }

    private var weeks: [StreakWeek] {
        stride(from: 0, to: story.days.count, by: 7).map { first in
            StreakWeek(
                days: story.days[first..<first + 7].map { StreakDay(day: $0, isToday: $0.day == story.today) })
        }
    }

    private func dayCount(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}

struct StreakFact: Sendable, MustacheParent {
    let name: String
    let value: String

    func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "value": value
        default: nil
        }
    }
}

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
