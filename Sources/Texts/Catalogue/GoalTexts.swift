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
    package static var startAWorkout: String { text("Start a workout") }
    package static var logTraining: String { text("Log training") }
    package static var logFood: String { text("Log food") }
    package static var deleteThisGoal: String { text("Delete this goal?") }
    package static func deletionWarning(_ goal: String) -> String {
        text("\(goal) and its history will be permanently deleted. What you logged stays.")
    }
    package static var deleteGoal: String { text("Delete goal") }
    package static func reachedOn(_ day: String, _ target: String) -> String {
        text("Reached on \(day), goal \(target)")
    }
    package static func noValueYet(_ target: String) -> String { text("No value yet, goal \(target)") }
    package static func noValue(_ when: String, _ target: String) -> String {
        text("No value \(when), goal \(target)")
    }
    package static func value(_ value: String, when: String) -> String { text("\(value) \(when)") }
    package static func nowWithTarget(_ value: String, _ target: String) -> String {
        text("\(value) now, goal \(target)")
    }
    package static func figure(_ figure: String, over amount: String) -> String { text("\(figure): \(amount) over") }
    package static func valueWithLimit(_ value: String, _ limit: String) -> String {
        text("\(value), at most \(limit)")
    }
    package static func valueAtLeast(_ value: String, _ target: String) -> String {
        text("\(value), at least \(target)")
    }
    package static func bestSoFarWithTarget(_ best: String, _ target: String) -> String {
        text("Best so far \(best), goal \(target)")
    }
    package static var endsToday: String { text("Ends today") }
    package static func daysLeft(_ days: String) -> String { text("\(days) left") }
    package static func inARow(_ count: Int, _ period: Period) -> String {
        text("\(count, period.rawValue) in a row")
    }
    package static var complete: String { text("Complete") }
    package static var ended: String { text("Ended") }
    package static var withinTheLimit: String { text("Within the limit") }
    package static var onTrack: String { text("On track") }
    package static var overTheLimit: String { text("Over the limit") }
    package static var missed: String { text("Missed") }
    package static var editGoal: String { text("Edit goal") }
    package static func bench(_ weight: String, _ unit: String) -> String { text("Bench \(weight)\u{A0}\(unit)") }
    package static var runThreeTimesAWeek: String { text("Run 3\u{A0}×\u{A0}a\u{A0}week") }
    package static func liftInTotal(_ volume: String, _ unit: String) -> String {
        text("Lift \(volume)\u{A0}\(unit) in total")
    }
    package static func reachWeight(_ weight: String, _ unit: String) -> String { text("Reach \(weight)\u{A0}\(unit)") }
    package static var best: String { text("Best") }
    package static var findAnActivity: String { text("Find an activity") }
    package static func targetOf(_ amount: String) -> String { text("target \(amount)") }
    package static func nothingLogged(_ aim: String) -> String { text("Nothing logged, \(aim)") }
    package static var met: String { text("Met") }
    package static var notCounted: String { text("Not counted") }
    package static var inProgress: String { text("In progress") }
    package static func periodsMet(_ met: Int, _ periods: String) -> String { text("\(met) of \(periods) met") }
    package static var backToGoals: String { text("Back to Goals") }
    package static var countsFrom: String { text("Counts from") }
    package static var deadline: String { text("Deadline") }
    package static var startedAt: String { text("Started at") }
    package static var previousBest: String { text("Previous best") }
    package static var reached: String { text("Reached") }
    package static var bestSoFar: String { text("Best so far") }
    package static var unknown: String { text("Unknown") }
    package static var whatCounted: String { text("What counted") }
    package static var whatCountsSoFar: String { text("What counts so far") }
    package static func whatCounts(in period: String) -> String { text("What counts: \(period)") }
    package static var inTotal: String { text("in total") }
    package static var bestSoFarWithin: String { text("best so far") }
    package static var progressOverTime: String { text("Progress over time") }
    package static var paceToTheDeadline: String { text("Pace to the deadline") }
    package static var limit: String { text("Limit") }
    package static var aGoal: String { text("a goal") }
    package static var noGoalsYet: String { text("No goals yet") }
    package static var tapToSetYourFirstGoal: String { text("Tap + to set your first goal") }
    package static var plusNewGoal: String { text("+ New goal") }
    package static var active: String { text("Active") }
    package static var completed: String { text("Completed") }
}
