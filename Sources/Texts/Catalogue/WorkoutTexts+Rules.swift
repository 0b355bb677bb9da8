extension WorkoutTexts {
    package static var noRest: String { text("no rest") }
    package static func rest(_ duration: String) -> String { text("\(duration) rest") }
    package static func durationAndEnergy(_ duration: String, _ energy: String) -> String {
        text("\(duration) · about\u{A0}\(energy)")
    }
    package static func wordsAndLast(_ words: String, _ last: String) -> String { text("\(words) and \(last)") }
    package static var hiit: String { text("HIIT") }
    package static var core: String { text("Core") }
    package static var beginner: String { text("Beginner") }
    package static var intermediate: String { text("Intermediate") }
    package static var advanced: String { text("Advanced") }
}
