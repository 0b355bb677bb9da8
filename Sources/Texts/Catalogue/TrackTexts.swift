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
    package static func repeatLastTime(_ sets: String) -> String { text("Repeat last time: \(sets)") }
    package static var weightsAndResistance: String { text("Weights and resistance") }
    package static var runningSwimmingCycling: String { text("Running, swimming, cycling") }
    package static var stepsWaterSleep: String { text("Steps, water, sleep") }
    package static var logItAndSeeTheTrend: String { text("Log it and see the trend") }
    package static var wordsAndPhotosOfTheDay: String { text("Words and photos of the day") }
    package static func workoutIsOver(_ plan: String) -> String { text("\(plan) is over") }
    package static func workoutIsRunning(_ plan: String) -> String { text("\(plan) is running") }
    package static func workoutIsPaused(_ plan: String) -> String { text("\(plan) is paused") }
    package static var goToTheWorkout: String { text("Go to the workout") }
    package static func since(_ time: String) -> String { text("since \(time)") }
    package static var todaysWorkouts: String { text("Today's Workouts") }
    package static func workoutsOn(_ day: String) -> String { text("Workouts on \(day)") }
    package static var tapToGetStarted: String { text("Tap + to get started") }
    package static var alreadyUndoneOrExpired: String {
        text("This was already undone, or it was more than a day ago.")
    }
    package static func setsOf(_ count: Int, _ exercise: String) -> String { text("\(count, "set") of \(exercise)") }
    package static func sessionsOf(_ count: Int, _ exercise: String) -> String {
        text("\(count, "session") of \(exercise)")
    }
    package static func entriesOf(_ count: Int, _ trackable: String) -> String {
        text("\(count, "entry", "entries") of \(trackable)")
    }
}
