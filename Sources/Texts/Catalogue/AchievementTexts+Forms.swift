extension AchievementTexts {
    package static var restDaysPerWeek: String { text("Rest days per week") }
    package static var restDaysHint: String { text("More days without training in one week end a streak.") }
    package static var firstDay: String { text("First day") }
    package static var lastDay: String { text("Last day") }
    package static var lastDayHint: String { text("Leave empty for a single day.") }
    package static var reason: String { text("Reason") }
}
