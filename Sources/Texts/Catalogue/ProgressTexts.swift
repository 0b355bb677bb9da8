package enum ProgressTexts {
    package static var updateMeasurements: String { text("Update measurements") }
    package static var editWeight: String { text("Edit weight") }
    package static var bodyMeasurements: String { text("Body Measurements") }
    package static var bmi: String { text("BMI") }
    package static var update: String { text("Update") }
    package static var weightHistory: String { text("Weight history") }
    package static func editWeightEntry(_ weight: String, _ day: String) -> String { text("Edit \(weight), \(day)") }
    package static func deleteWeightEntry(_ weight: String, _ day: String) -> String {
        text("Delete \(weight), \(day)")
    }
    package static var pointsAndLevels: String { text("Points and levels") }
    package static var weightTrend: String { text("Weight trend") }
    package static var whereYourWeightIsHeading: String { text("Where your weight is heading") }
    package static var changesNote: String { text("Changes from the previous weight") }
    package static var logYourWeightToStart: String { text("Log your weight to start this chart.") }
    package static var noWeightInRange: String { text("No weight logged in this range. Choose a longer one.") }
    package static var lineIsTheTrend: String { text("The line is the trend. It smooths out day-to-day swings.") }
    package static var secondLineIsTheTrend: String {
        text("The second line is the trend. It smooths out day-to-day swings.")
    }
    package static var deleteWeightQuestion: String { text("Delete this weight?") }
    package static func weightDeletionWarning(_ weight: String, _ day: String) -> String {
        text("\(weight) from \(day) will be deleted. You can undo this on the next page.")
    }
    package static var startOfChange: String { text("Start of the change") }
    package static var countChangeFrom: String { text("Count from") }
    package static var countChangeFromHint: String {
        text("The first weight from this day on is your start. If empty: your first weight.")
    }
    package static var deleteWeight: String { text("Delete weight") }
}
