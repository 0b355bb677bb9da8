import Fitness
import Forms
import Models
import Texts
import Web

/// The streak on a page: its length, how to keep it, and the calendar of its days.
struct StreakCard: Sendable {
    let story: StreakDetails

    var length: String { String(story.lengthDays) }
    var unit: String { CountTexts.dayNoun(story.lengthDays) }
    var best: String? {
        story.standing.bestStreakDays > 0 ? AchievementTexts.bestStreak(story.standing.bestStreakDays) : nil
    }
    var legend: [StreakLegend] { StreakLegend.allCases }
    var settings: Link { Link(CommonTexts.restDaysAndDaysOff, to: Paths.restDays) }

    /// What the user can do today to keep the streak.
    var advice: String {
        let today = story.today
        guard let lastTrained = story.lastTrained, let end = story.standing.streakAliveUntil else {
            return AchievementTexts.noStreakYet
        }
        guard story.isAlive else {
            return AchievementTexts.lastStreakEnded(story.standing.streakDays, lastTrained.spokenText)
        }
        if story.hasTrainedToday {
            return AchievementTexts.todayCounts(end.spokenText)
        }
        return end == today
            ? AchievementTexts.trainTodayToKeepIt
            : AchievementTexts.todayCanBeRestDay(end.spokenText)
    }

    var facts: [Fact] {
        guard story.isAlive, let began = story.standing.streakBeganOn else { return [] }
        let rest = story.standing.streakDays - story.trainingDays
        let used = story.restDaysThisWeek
        let length = Figure(String(story.lengthDays), CountTexts.dayNoun(story.lengthDays)).text
        return [
            Fact(AchievementTexts.started, began.relativeText(today: story.today)),
            Fact(AchievementTexts.madeUpOf, AchievementTexts.trainedAndRestDays(story.trainingDays, rest, length)),
            Fact(
                AchievementTexts.restDaysThisWeek,
                AchievementTexts.restDaysUsed(used, story.standing.rules.restDaysPerWeek)),
        ]
    }

    var rule: String {
        let rest = story.standing.rules.restDaysPerWeek
        let allowed =
            rest == 0
            ? AchievementTexts.everyDayNeedsTraining
            : AchievementTexts.weekCanHave(rest, from: story.standing.rules.firstWeekday.name)
        return AchievementTexts.streakExplanation(allowed)
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
