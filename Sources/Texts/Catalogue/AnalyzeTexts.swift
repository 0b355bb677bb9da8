package enum AnalyzeTexts {
    package static var whenWillIReachAWeight: String { text("When will I reach a weight?") }
    package static var showDate: String { text("Show date") }
    package static var body: String { text("Body") }
    package static var findAnExercise: String { text("Find an exercise") }
    package static var dayByDay: String { text("Day by day") }
    package static var muscleGroups: String { text("Muscle groups") }
}
