extension SettingsTexts {
    package static var colors: String { text("Colors") }
    package static var appearanceHint: String { text("System follows your device, and changes when it does.") }
    package static var restAfterASet: String { text("Rest after a set") }
    package static var restTimerHint: String {
        text("When you log a set, Track counts down this time and tells you when it is over.")
    }
    package static var dailyStepGoal: String { text("Daily step goal") }
    package static var stepGoalHint: String { text("Shown on Home, unless you have a daily steps goal") }
    package static var firstDayOfTheWeek: String { text("First day of the week") }
    package static var firstWeekdayHint: String {
        text("For calendars, “This week” on Home, rest days and weekly goals.")
    }
}
