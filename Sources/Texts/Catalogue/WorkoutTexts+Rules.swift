extension WorkoutTexts {
    package static var noRest: String { text("no rest") }
    package static func rest(_ duration: String) -> String { text("\(duration) rest") }
    package static func durationAndEnergy(_ duration: String, _ energy: String) -> String {
        text("\(duration) · about\u{A0}\(energy)")
    }
    package static func wordsAndLast(_ words: String, _ last: String) -> String { text("\(words) and \(last)") }
}
