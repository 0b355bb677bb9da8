import Fitness
import Forms
import Models
import Texts
import Web

/// The streak on a page: its length, how to keep it, and the calendar of its days.
struct StreakCard: Sendable {
    let story: StreakDetails

    var length: String { String(story.lengthDays) }
    var unit: String { CountText.noun(story.lengthDays, "day") }
    var best: String? { story.standing.bestStreakDays > 0 ? "best \(story.standing.bestStreakDays)" : nil }
    var legend: [StreakLegend] { StreakLegend.allCases }
    var settings: Link { Link("Rest days and days off", to: Paths.restDays) }

    /// What the user can do today to keep the streak.
    var advice: String {
        let today = story.today
        guard let lastTrained = story.lastTrained, let end = story.standing.streakAliveUntil else {
            return "Your first training day starts a streak."
        }
        guard story.isAlive else {
            return "Your last streak of \(CountText.of(story.standing.streakDays, "day")) ended with "
                + "\(lastTrained.spokenText). Train today to start a new one."
        }
        if story.hasTrainedToday {
            return "Today counts. Train again by \(end.spokenText) to keep it."
        }
        return end == today
            ? "Train today to keep it: you have no rest days left this week."
            : "Today can be a rest day. Train by \(end.spokenText) to keep it."
    }

    var facts: [Fact] {
        guard story.isAlive, let began = story.standing.streakBeganOn else { return [] }
        let rest = story.standing.streakDays - story.trainingDays
        let used = story.restDaysThisWeek
        let length = Figure(String(story.lengthDays), CountText.noun(story.lengthDays, "day")).text
        return [
            Fact("Started", began.relativeText(today: story.today)),
            Fact("Made up of", "\(story.trainingDays)\u{A0}trained + \(rest)\u{A0}rest = \(length)"),
            Fact("Rest days this week", "\(used) of \(story.standing.rules.restDaysPerWeek) used"),
        ]
    }

    var rule: String {
        let rest = story.standing.rules.restDaysPerWeek
        let allowed =
            rest == 0
            ? "Every day needs training"
            : "A week, from \(story.standing.rules.firstWeekday.name) on, can have "
                + CountText.of(rest, "rest day")
        return "Every day with a set, cardio or a timed workout counts, and so do the rest days between. "
            + "\(allowed). Sick and travel days don’t count and don’t end it."
    }

    var weekdays: [StreakWeekday] {
        (0..<7).map { StreakWeekday(weekday: story.days[$0].day.weekday) }
    }

    var weeks: [StreakWeek] {
        stride(from: 0, to: story.days.count, by: 7).map { first in
            StreakWeek(
                days: story.days[first..<first + 7].map { StreakDay(day: $0, isToday: $0.day == story.today) })
        }
    }
}
