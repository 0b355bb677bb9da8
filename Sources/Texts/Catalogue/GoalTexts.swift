package enum GoalTexts {
    package static var whatKindOfGoal: String { text("What kind of goal?") }
    package static var orStartWithOneOfThese: String { text("Or start with one of these") }
    package static var kindOfGoal: String { text("Kind of goal") }
    package static var whatCounts: String { text("What counts") }
    package static var newGoal: String { text("New goal") }
    package static var history: String { text("History") }
    package static var showWhatCounted: String { text("Show what counted") }
    package static var nothingCountedYet: String { text("Nothing yet. What you log for this goal shows here.") }
    package static var logASet: String { text("Log a set") }
    package static var logASession: String { text("Log a session") }
    package static var logYourWeight: String { text("Log your weight") }
    package static var logAValue: String { text("Log a value") }
    package static var startAWorkout: String { text("Start a workout") }
    package static var logTraining: String { text("Log training") }
    package static var logFood: String { text("Log food") }
    package static var deleteThisGoal: String { text("Delete this goal?") }
    package static func andItsHistoryWillBe(_ units: String) -> String {
        text("\(units) and its history will be permanently deleted. What you logged stays.")
    }
    package static var deleteGoal: String { text("Delete goal") }
    package static var over: String { text("Over") }
    package static var nothingYet: String { text("Nothing yet") }
    package static func reachedOnGoal(_ day: String, _ target: String) -> String {
        text("Reached on \(day), goal \(target)")
    }
    package static func noValueGoal(_ when: String, _ target: String) -> String {
        text("No value\(when), goal \(target)")
    }
    package static func nowGoal(_ value: String, _ target: String) -> String { text("\(value) now, goal \(target)") }
    package static func overWithTarget(_ target: String) -> String { text(": \(target) over") }
    package static func atMostWithValue(_ value: String, _ when: String, _ target: String, _ over: String) -> String {
        text("\(value)\(when), at most \(target)\(over)")
    }
    package static func bestSoFarGoal(_ value: String, _ target: String) -> String {
        text("Best so far \(value), goal \(target)")
    }
    package static func of(_ value: String, _ target: String, _ when: String) -> String {
        text("\(value) of \(target)\(when)")
    }
    package static var endsToday: String { text("Ends today") }
    package static func left(_ days: String) -> String { text("\(days) left") }
    package static func inARow(_ noun: String) -> String { text("\(noun) in a row") }
    package static var archived: String { text("Archived") }
    package static var paused: String { text("Paused") }
    package static var complete: String { text("Complete") }
    package static var ended: String { text("Ended") }
    package static var withinTheLimit: String { text("Within the limit") }
    package static var onTrack: String { text("On track") }
    package static var overTheLimit: String { text("Over the limit") }
    package static var missed: String { text("Missed") }
    package static var editGoal: String { text("Edit goal") }
    package static func bench(_ lift: String, _ symbol: String) -> String { text("Bench \(lift)\u{A0}\(symbol)") }
    package static var run3AWeek: String { text("Run 3\u{A0}×\u{A0}a\u{A0}week") }
    package static func liftInTotal(_ volume: String, _ symbol: String) -> String {
        text("Lift \(volume)\u{A0}\(symbol) in total")
    }
    package static func reach(_ weight: String, _ symbol: String) -> String { text("Reach \(weight)\u{A0}\(symbol)") }
    package static func workout(_ value: String) -> String { text("Workout: \(value)") }
    package static var best: String { text("Best") }
    package static var inLabel: String { text(" in ") }
    package static var timedWorkout: String { text("timed workout") }
    package static func findAn(_ word: String) -> String { text("Find an \(word)") }
    package static var nothingFoundCheckTheSpelling: String { text("Nothing found. Check the spelling.") }
    package static func found(_ value: Int) -> String { text("\(value) found") }
    package static func target(_ target: String) -> String { text("target \(target)") }
    package static func nothingLogged(_ aim: String) -> String { text("Nothing logged, \(aim)") }
    package static func ofWithValue(_ value: String, _ target: String) -> String { text("\(value) of \(target)") }
    package static var met: String { text("Met") }
    package static var notCounted: String { text("Not counted") }
    package static var inProgress: String { text("In progress") }
    package static func ofMet(_ kept: Int, _ noun: String) -> String { text("\(kept) of \(noun) met") }
    package static func by(_ subject: String, _ noun: String) -> String { text("\(subject) by \(noun)") }
    package static var backToGoals: String { text("Back to Goals") }
    package static func ofWithKept(_ kept: Int, _ counted: Int) -> String { text("\(kept) of \(counted)") }
    package static var countsFrom: String { text("Counts from") }
    package static var deadline: String { text("Deadline") }
    package static var startedAt: String { text("Started at") }
    package static var previousBest: String { text("Previous best") }
    package static var reached2: String { text("Reached") }
    package static func on(_ value: String, _ day: String) -> String { text("\(value) on \(day)") }
    package static var bestSoFar: String { text("Best so far") }
    package static var now: String { text("Now") }
    package static var nothingKnown: String { text("Nothing known") }
    package static var whatCounted: String { text("What counted") }
    package static var whatCountsSoFar: String { text("What counts so far") }
    package static var whatCounts2: String { text("What counts: ") }
    package static var inTotal2: String { text("in total") }
    package static var bestSoFar2: String { text("best so far") }
    package static var progressOverTime: String { text("Progress over time") }
    package static var paceToTheDeadline: String { text("Pace to the deadline") }
    package static var limit: String { text("Limit") }
    package static var goal: String { text("Goal") }
    package static var aGoal: String { text("a goal") }
    package static var noGoalsYet: String { text("No goals yet") }
    package static var tapToSetYourFirst: String { text("Tap + to set your first goal") }
    package static var newGoal2: String { text("+ New goal") }
    package static var active: String { text("Active") }
    package static var completed: String { text("Completed") }
}
