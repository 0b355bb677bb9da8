extension SettingsTexts {
    package static var stepGoal: String { text("Step goal") }
    package static var achievementsReminderNote: String {
        text("Tells you when you unlock one. When off, you find new ones under Progress.")
    }
    package static var workoutsReminderNote: String {
        text("In the evening if you have not trained, except on days off or when you have trained enough this week.")
    }
    package static var mealsReminderNote: String {
        text("If not logged by 10:00 (breakfast), 14:00 (lunch) or 20:00 (dinner), while you log your food.")
    }
    package static var stepGoalReminderNote: String {
        text("When you reach your step goal, and in the evening how many steps are left.")
    }
    package static var appearanceSystem: String { text("System") }
    package static var appearanceLight: String { text("Light") }
    package static var appearanceDark: String { text("Dark") }
    package static var firstWeekdayMissing: String { text("Please choose the first day of your week") }
    package static var appearanceMissing: String { text("Please choose one of the three") }
    package static var restTimerMissing: String { text("Please choose one of these") }
}
