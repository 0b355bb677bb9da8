extension WorkoutTexts {
    package static var noRest: String { text("no rest") }
    package static func rest(_ isMinutes: String) -> String { text("\(isMinutes) rest") }
    package static func about(_ minutes: String, _ kilocalories: String) -> String {
        text("\(minutes) · about\u{A0}\(kilocalories)")
    }
    package static func copyOf(_ original: String) -> String { text("Copy of \(original)") }
    package static func and(_ words: String, _ last: String) -> String { text("\(words) and \(last)") }
}
