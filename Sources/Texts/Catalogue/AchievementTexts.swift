package enum AchievementTexts {
    package static var pointsUnit: String { text("points") }
    package static func pointsOf(_ points: String) -> String { text("\(points) points") }
    package static var pointsOfThisLevel: String { text("Points of this level") }
    package static var howArePointsCounted: String { text("How are points counted?") }
    package static var forColumn: String { text("For") }
    package static var countTimesPoints: String { text("Count × points") }
    package static var whenTimedWorkoutsCount: String {
        text(
            """
            A timed workout counts when at least half of its exercises are done. Skipped exercises don’t count \
            as done.
            """)
    }
    package static var recentWeeks: String { text("Recent weeks") }
    package static var legend: String { text("Legend") }
    package static var noAchievementsYet: String {
        text("No achievements yet. Log your first set, run or workout to unlock one.")
    }
    package static var nextAchievements: String { text("Next achievements") }
    package static var laterAchievements: String { text("Later achievements") }
    package static var yourWeek: String { text("Your week") }
    package static var sickOrTraveling: String { text("Sick or traveling") }
    package static var daysOffExplanation: String {
        text("These days don’t count toward your streak and don’t end it. If you train on one anyway, it counts.")
    }
    package static var markAsDaysOff: String { text("Mark as days off") }
    package static var daysOff: String { text("Days off") }
    package static var noDaysOff: String { text("No days off in the last year or ahead.") }
    package static var restDaysCount: MarkedText {
        MarkedText(text("Rest makes you stronger, so rest days count toward your [streak]."))
    }
    package static func pointsToLevel(_ missing: String, _ level: Int) -> String {
        text("\(missing) points to level \(level)")
    }
    package static func achievementsTimesPoints(_ count: Int) -> String { text("\(count), 10 to 250 each") }
    package static var restDays: String { text("Rest days") }
    package static var removeDaysOffQuestion: String { text("Remove these days off?") }
    package static func daysOffRemovalWarning(_ period: String, _ days: Int) -> String {
        text("\(period), \(days, "day"). They will count as rest days, which may end a streak.")
    }
    package static var removeDaysOff: String { text("Remove days off") }
    package static var trained: String { text("Trained") }
    package static var restDay: String { text("Rest day") }
    package static var sick: String { text("Sick") }
    package static var traveling: String { text("Traveling") }
    package static func bestStreak(_ days: Int) -> String { text("best \(days)") }
    package static var noStreakYet: String { text("Your first training day starts a streak.") }
    package static func lastStreakEnded(_ days: Int, _ lastTrained: String) -> String {
        text("Your last streak of \(days, "day") ended on \(lastTrained). Train today to start a new one.")
    }
    package static func todayCounts(_ deadline: String) -> String {
        text("Today counts. Train again by \(deadline) to keep your streak.")
    }
    package static var trainTodayToKeepIt: String {
        text("Train today to keep your streak: you have no rest days left this week.")
    }
    package static func todayCanBeRestDay(_ deadline: String) -> String {
        text("Today can be a rest day. Train by \(deadline) to keep your streak.")
    }
    package static var started: String { text("Started") }
    package static var madeUpOf: String { text("Made up of") }
    package static func trainedAndRestDays(_ trained: Int, _ rest: Int, _ total: String) -> String {
        text("\(trained)\u{A0}trained + \(rest)\u{A0}rest = \(total)")
    }
    package static var restDaysThisWeek: String { text("Rest days this week") }
    package static func restDaysUsed(_ used: Int, _ allowed: Int) -> String {
        text("\(used) of \(allowed) used")
    }
    package static var everyDayNeedsTraining: String { text("Every day needs training") }
    package static func weekCanHave(_ count: Int, from firstWeekday: String) -> String {
        text("A week, starting on \(firstWeekday), can have \(count, "rest day")")
    }
    package static func streakExplanation(_ allowed: String) -> String {
        text(
            """
            Every day with a set, cardio or a timed workout counts, and so do the rest days between them. \(allowed). \
            Sick and travel days don’t count and don’t end it.
            """)
    }
    package static func today(_ day: String) -> String { text("\(day), today") }
}
