extension ExerciseTexts {
    package static var kindHint: String {
        text("Strength is logged in sets, cardio by time and distance. Mobility is part of workouts.")
    }
    package static var mobility: String { text("Mobility") }
    package static var whatTheWeightMeans: String { text("What the weight means") }
    package static var loadHint: String {
        text(
            "“Added to your body weight” is for exercises such as pull-ups: log only the weight you add, or the assistance."
        )
    }
    package static var notSet: String { text("Not set") }
    package static var effort: String { text("Effort") }
    package static var effortHint: String {
        text("Used to estimate the energy you burn. What you already logged stays as it is.")
    }
    package static func strengthWithLoad(_ load: String) -> String { text("Strength, \(load)") }
    package static func kindIsFixed(_ logged: String) -> String {
        text("This can’t be changed: you already logged \(logged) this way.")
    }
    package static var yourNameForIt: String { text("Your name for it") }
    package static func ownNameHint(_ catalogueName: String) -> String {
        text("Only you see it. Leave it empty to use “\(catalogueName)” again. A search finds both names.")
    }
}
