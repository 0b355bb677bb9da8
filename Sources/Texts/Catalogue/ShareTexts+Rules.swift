extension ShareTexts {
    package static var bodyWeightAndMeasurements: String { text("Body weight and measurements") }
    package static var trainingAndWorkouts: String { text("Training and workouts") }
    package static var streakAndAchievements: String { text("Streak and achievements") }
    package static var nutritionDailyTotals: String { text("Nutrition: daily totals") }
    package static var journalWithoutPhotos: String { text("Journal, without photos") }
    package static var partsMissing: String { text("Please choose at least one part from the list") }
    package static var untilOutOfRange: String { text("Please choose a day from today to a year from today") }
}
