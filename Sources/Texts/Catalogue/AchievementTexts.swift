package enum AchievementTexts {
    package static var pointsUnit: String { text("points") }
    package static var level: String { text("Level") }
    package static func pointsOf(_ points: String) -> String { text("\(points) points") }
    package static var pointsOfThisLevel: String { text("Points of this level") }
    package static func gatheredOfNeeded(_ gathered: String, _ needed: String) -> String {
        text("\(gathered) of \(needed)")
    }
    package static var howArePointsCounted: String { text("How are points counted?") }
    package static var pointsTitle: String { text("Points") }
    package static var forColumn: String { text("For") }
    package static var countTimesPoints: String { text("Count × points") }
    package static var whenTimedWorkoutsCount: String {
        text(
            """
            A timed workout counts when at least half of its exercises are done. Skipped exercises don’t count \
            as done.
            """)
    }
    package static var streak: String { text("Streak") }
    package static var theLastWeeks: String { text("The last weeks") }
    package static var legend: String { text("Legend") }
    package static var noAchievementsYet: String {
        text("No achievements yet. Log your first set, run or workout to unlock one.")
    }
    package static var stillToCome: String { text("Still to come") }
    package static var furtherAhead: String { text("Further ahead") }
    package static var yourWeek: String { text("Your week") }
    package static var sickOrTraveling: String { text("Sick or traveling") }
    package static var daysOffExplanation: String {
        text("These days don’t count toward your streak and don’t end it. If you train on one anyway, it counts.")
    }
    package static var markAsDaysOff: String { text("Mark as days off") }
    package static var daysOff: String { text("Days off") }
    package static func removeDaysOff(_ title: String) -> String { text("Remove \(title)") }
    package static var noDaysOff: String { text("No days off in the last year or ahead.") }
    package static var restDaysCount: MarkedText {
        MarkedText(text("Rest makes you stronger, so rest days count toward your [streak]."))
    }
}
