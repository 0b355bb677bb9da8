extension TrackTexts {
    package static var pleaseChooseAnExercise: String { text("Please choose an exercise") }
    package static var durationRequired: String { text("Duration required") }
    package static func days(_ longest: Int) -> String { text("\(longest) days") }
    package static func thatIsLongerThanA(_ durationSeconds: String) -> String {
        text("\(durationSeconds)? That is longer than a day.")
    }
    package static func thatIsALongWay(_ meters: String) -> String {
        text("\(meters)? That is a long way for one session.")
    }
    package static func thatsFasterThanTheWorld(_ meters: String) -> String {
        text("\(meters)? That's faster than the world record.")
    }
    package static var pleaseChooseASetType: String { text("Please choose a set type") }
    package static var pleaseChooseANumberFrom: String { text("Please choose a number from 1 to 10") }
    package static func thatIsMoreThanAnyone(_ weight: String) -> String {
        text("\(weight)? That is more than anyone has lifted.")
    }
    package static func ofAssistanceYouWeigh(_ weight: String, _ bodyWeight: String) -> String {
        text("\(weight) of assistance? You weigh \(bodyWeight).")
    }
    package static func ofAssistanceThatIsMore(_ weight: String) -> String {
        text("\(weight) of assistance? That is more than most people weigh.")
    }
    package static func repsThatIsALot(_ reps: String) -> String { text("\(reps) reps? That is a lot for one set.") }
    package static func lastTime(_ today: String, _ summary: String) -> String {
        text("Last time, \(today): \(summary)")
    }
    package static func lastTimeWithDay(_ day: String, _ distance: String) -> String {
        text("Last time, \(day): \(distance)")
    }
    package static var bodyweight: String { text("Bodyweight") }
    package static var drop: String { text("Drop") }
    package static var failure: String { text("Failure") }
}
