package enum GoalTexts {
    package static var whatKindOfGoal: String { text("What kind of goal?") }
    package static var orStartWithOneOfThese: String { text("Or start with one of these") }
    package static var kindOfGoal: String { text("Kind of goal") }
    package static var whatCounts: String { text("What counts") }
    package static var newGoal: String { text("New goal") }
    package static var history: String { text("History") }
    package static var showWhatCounted: String { text("Show what counted") }
    package static var nothingCountedYet: String { text("Nothing yet. What you log for this goal shows here.") }
}
