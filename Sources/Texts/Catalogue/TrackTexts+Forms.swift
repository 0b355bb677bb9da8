extension TrackTexts {
    package static var duration: String { text("Duration") }
    package static var assisted: String { text("Assisted") }
    package static var setType: String { text("Set type") }
    package static var effortRpe: String { text("Effort (RPE)") }
    package static var effortHint: String { text("10 = no reps left, 8 = two left") }
    package static var noEffort: String { text("–") }
    package static var addedWeightAssistance: String { text("Added weight / Assistance") }
    package static var assistanceMissing: String { text("Please choose one") }
    package static var chooseWhatToLog: String { text("Choose what to log") }
}
