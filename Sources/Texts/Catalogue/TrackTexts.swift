package enum TrackTexts {
    package static var waitingToBeSent: String { text("Waiting to be sent") }
    package static var tryNow: String { text("Try now") }
    package static var muscle: String { text("Muscle") }
    package static var whatDoYouWantToTrack: String { text("What do you want to track?") }
    package static var goToADay: String { text("Go to a day") }
    package static var addWorkout: String { text("Add workout") }
    package static var thirtySecondsMore: String { text("30 seconds more") }
    package static var plusThirtySeconds: String { text("+30 s") }
    package static func addSetOf(_ name: String) -> String { text("Add set of \(name)") }
    package static var addSet: String { text("Add set") }
    package static var manageTrackables: String { text("Manage trackables") }
    package static var manage: String { text("Manage") }
    package static func logAValueOf(_ trackable: String) -> String { text("\(trackable): log a value") }
    package static func ofTrackable(_ name: String) -> String { text("of \(name)") }
    package static var log: String { text("Log") }
    package static var whatDoYouWantToLog: String { text("What do you want to log?") }
    package static var allTrackablesAreArchived: String {
        text("All trackables are archived. Choose Manage to restore one or add your own.")
    }
    package static var nothingFound: MarkedText {
        MarkedText(text("Nothing found. Check the spelling, or [add your own exercise]."))
    }
    package static var oftenDone: String { text("Often done") }
    package static var somethingElse: String { text("Something else") }
    package static func logItem(_ item: String) -> String { text("Log \(item)") }
    package static func lastTimeHere(_ set: String) -> String { text("Last time: \(set)") }
    package static func lastTimeInPlace(_ number: Int, _ set: String) -> String {
        text("Set \(number) last time: \(set)")
    }
    package static func less(_ amount: String) -> String { text("\(amount) less") }
    package static func more(_ amount: String) -> String { text("\(amount) more") }
    package static var repeatToday: String { text("Repeat this day today") }
    package static var repeatAnEarlierDay: String { text("Repeat an earlier day") }
    package static func repeatingADay(_ day: String) -> String {
        text(
            """
            All sets of the day you choose are logged for \(day), with the same weights and reps. Effort (RPE), notes and \
            cardio aren’t copied. You can undo it as a whole.
            """)
    }
    package static var setsAreAdded: String { text("The sets you already logged stay.") }
    package static func logAgain(_ sets: String) -> String { text("Log \(sets)") }
    package static func logAgainOf(_ sets: String, _ day: String) -> String { text("Log \(sets): \(day)") }
    package static func nothingToRepeat(on day: String) -> String { text("No sets to repeat: \(day)") }
    package static var noEarlierSets: String { text("There are no earlier sets yet.") }
    package static var anotherDay: String { text("Another day") }
    package static func repeatLastTime(_ sets: String) -> String { text("Repeat last time: \(sets)") }
    package static var weightsAndResistance: String { text("Weights and resistance") }
    package static var runningSwimmingCycling: String { text("Running, swimming, cycling") }
    package static var stepsWaterSleep: String { text("Anything you count, such as steps, water or sleep") }
    package static var logItAndSeeTheTrend: String { text("Log it and see the trend") }
    package static var wordsAndPhotosOfTheDay: String { text("Words and photos of the day") }
    package static func workoutIsOver(_ plan: String) -> String { text("\(plan) is over") }
    package static func workoutIsRunning(_ plan: String) -> String { text("\(plan) is running") }
    package static func workoutIsPaused(_ plan: String) -> String { text("\(plan) is paused") }
    package static var goToTheWorkout: String { text("Go to the workout") }
    package static func since(_ time: String) -> String { text("since \(time)") }
    package static var alsoRecordedBy: String { text("Also recorded by") }
    package static var makeOwnSession: String { text("Make it its own session") }
    package static func makeOwnSessionOf(_ source: String) -> String { text("\(source): make it its own session") }
    package static var sameSessionQuestion: String { text("Same session?") }
    package static func looksLikeTheSame(_ typed: String, _ recorded: String, _ source: String) -> String {
        text("\(typed) looks like \(recorded) from \(source). Is it the same session?")
    }
    package static var keepBothSessions: String { text("No, keep both") }
    package static var keepOneSession: String { text("Yes, keep one") }
    package static var todaysWorkouts: String { text("Today's Workouts") }
    package static func workoutsOn(_ day: String) -> String { text("Workouts on \(day)") }
    package static var tapToGetStarted: String { text("Tap + to get started") }
    package static var alreadyUndoneOrExpired: String {
        text("This was already undone, or it was more than a day ago.")
    }
    package static func setsOf(_ count: Int, _ exercise: String) -> String { text("\(count, "set") of \(exercise)") }
    package static func setsOfSeveral(_ count: Int) -> String { text("\(count, "set") of several exercises") }
    package static func sessionsOf(_ count: Int, _ exercise: String) -> String {
        text("\(count, "session") of \(exercise)")
    }
    package static func entriesOf(_ count: Int, _ trackable: String) -> String {
        text("\(count, "entry", "entries") of \(trackable)")
    }
}
