extension TrackTexts {
    package static var durationRequired: String { text("Duration required") }
    package static var distanceOrDurationRequired: String { text("Distance or time required") }
    package static var noSetWithoutReps: String {
        text("A set without a single rep isn’t logged. If you failed at the first one, leave the set out.")
    }
    package static var movedSetLeavesItsWorkout: String {
        text("This set is part of a workout. With another day or exercise, it leaves that workout.")
    }
    package static var repsOrTime: String { text("Enter reps, or a time or distance, but not both") }
    package static func longSet(_ amount: String) -> String { text("\(amount)? That is a lot for one set.") }
    package static func longerThanADay(_ duration: String) -> String {
        text("\(duration)? That is longer than a day.")
    }
    package static func distanceVeryLong(_ distance: String) -> String {
        text("\(distance)? That is a long way for one session.")
    }
    package static func fasterThanWorldRecord(_ pace: String) -> String {
        text("\(pace)? That’s faster than the world record.")
    }
    package static var addedOrAssistedRequired: String {
        text("Choose Added or Assisted, or leave the weight empty")
    }
    package static var setTypeMissing: String { text("Please choose a set type") }
    package static var effortOutOfRange: String { text("Please choose a number from 1 to 10") }
    package static func moreThanAnyoneHasLifted(_ weight: String) -> String {
        text("\(weight)? That is more than anyone has lifted.")
    }
    package static func assistanceAboveBodyWeight(_ assistance: String, _ bodyWeight: String) -> String {
        text("\(assistance) of assistance? You weigh \(bodyWeight).")
    }
    package static func assistanceVeryHigh(_ assistance: String) -> String {
        text("\(assistance) of assistance? That is more than most people weigh.")
    }
    package static func tooManyRepsForASet(_ reps: String) -> String {
        text("\(reps) reps? That is a lot for one set.")
    }
    package static func lastTime(_ day: String, _ summary: String) -> String {
        text("Last time, \(day): \(summary)")
    }
    package static var bodyweight: String { text("Bodyweight") }
    package static var drop: String { text("Drop") }
    package static var failure: String { text("Failure") }
}
