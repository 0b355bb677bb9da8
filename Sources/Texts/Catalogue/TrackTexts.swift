package enum TrackTexts {
    package static var waitingToBeSent: String { text("Waiting to be sent") }
    package static var tryNow: String { text("Try now") }
    package static var muscle: String { text("Muscle") }
    package static var whatDoYouWantToTrack: String { text("What do you want to track?") }
    package static var goToADay: String { text("Go to a day") }
    package static var go: String { text("Go") }
    package static var addWorkout: String { text("Add workout") }
    package static var workoutInProgress: String { text("Workout in progress") }
    package static var thirtySecondsMore: String { text("30 seconds more") }
    package static var plusThirtySeconds: String { text("+30 s") }
    package static var skip: String { text("Skip") }
    package static func addSetOf(_ name: String) -> String { text("Add set of \(name)") }
    package static var addSet: String { text("Add set") }
    package static var workouts: String { text("Workouts") }
    package static var trackables: String { text("Trackables") }
    package static var manageTrackables: String { text("Manage trackables") }
    package static var manage: String { text("Manage") }
    package static var logAValueSuffix: String { text(": log a value") }
    package static func ofTrackable(_ name: String) -> String { text("of \(name)") }
    package static var log: String { text("Log") }
    package static var whatDoYouWantToLog: String { text("What do you want to log?") }
    package static var allTrackablesAreArchived: String {
        text("All trackables are archived. Choose Manage to restore one or add your own.")
    }
    package static var nothingFound: MarkedText {
        MarkedText(text("Nothing found. Check the spelling, or [add your own exercise]."))
    }
}
