extension ExerciseTexts {
    package static var pullUpBar: String { text("Pull-up bar") }
    package static var dipBars: String { text("Dip bars") }
    package static var suspensionTrainer: String { text("Suspension trainer") }
    package static var upperBack: String { text("Upper back") }
    package static var lowerBack: String { text("Lower back") }
    package static var hipFlexors: String { text("Hip flexors") }
    package static var fullBody: String { text("Full body") }
}
