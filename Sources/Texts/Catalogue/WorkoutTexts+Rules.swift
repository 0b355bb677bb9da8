extension WorkoutTexts {
    package static var noRest: String { text("no rest") }
    package static func rest(_ isMinutes: String) -> String { text("\(isMinutes) rest") }
}
