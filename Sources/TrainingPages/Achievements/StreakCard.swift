import Fitness
import Forms
import Models
import Texts
import Web

/// The streak on a page: its length, how to keep it, and the calendar of its days.
struct StreakCard: Sendable {
    let details: StreakDetails

    var length: String { String(details.lengthDays) }
    var best: String? {
        details.standing.bestStreakDays > 0 ? AchievementTexts.bestStreak(details.standing.bestStreakDays) : nil
    }
    var legend: [StreakLegend] { StreakLegend.allCases }
    var settings: Link { Link(CommonTexts.restDaysAndDaysOff, to: Paths.restDays) }

    /// What the user can do today to keep the streak.
    var advice: String {
        let today = details.today
        guard let lastTrained = details.lastTrained, let end = details.standing.streakAliveUntil else {
            return AchievementTexts.noStreakYet
        }
        guard details.isAlive else {
            return AchievementTexts.lastStreakEnded(details.standing.streakDays, lastTrained.spokenText)
        }
        if details.hasTrainedToday {
            return AchievementTexts.todayCounts(end.spokenText)
        }
        return end == today
            ? AchievementTexts.trainTodayToKeepIt
            : AchievementTexts.todayCanBeRestDay(end.spokenText)
    }

    var facts: [Fact] {
        guard details.isAlive, let began = details.standing.streakBeganOn else { return [] }
        let rest = details.standing.streakDays - details.trainingDays
        let used = details.restDaysThisWeek
        let length = Figure(String(details.lengthDays), CountTexts.dayNoun(details.lengthDays)).text
        return [
            Fact(AchievementTexts.started, began.relativeText(today: details.today)),
            Fact(AchievementTexts.madeUpOf, AchievementTexts.trainedAndRestDays(details.trainingDays, rest, length)),
            Fact(
                AchievementTexts.restDaysThisWeek,
                AchievementTexts.restDaysUsed(used, allowed)),
        ]
    }

    var rule: String {
        let rules = details.standing.rules
        let sentence =
            if allowed > rules.restDaysPerWeek {
                AchievementTexts.programWeekCanHave(allowed, rules.firstWeekday.name)
            } else if allowed == 0 {
                AchievementTexts.everyDayNeedsTraining
            } else {
                AchievementTexts.weekCanHave(allowed, rules.firstWeekday.name)
            }
        return AchievementTexts.streakExplanation(sentence)
    }

    /// The rest days that this week can have.
    private var allowed: Int { details.standing.rules.restDays(inWeekOf: details.today) }

    var weekdays: [StreakWeekday] {
        (0..<7).map { StreakWeekday(weekday: details.days[$0].day.weekday) }
    }

    var weeks: [StreakWeek] {
        stride(from: 0, to: details.days.count, by: 7).map { first in
            StreakWeek(
                days: details.days[first..<first + 7].map { StreakDay(day: $0, isToday: $0.day == details.today) })
        }
    }
}
