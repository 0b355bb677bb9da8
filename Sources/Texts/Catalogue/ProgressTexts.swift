package enum ProgressTexts {
    package static var updateMeasurements: String { text("Update measurements") }
    package static var bodyMeasurements: String { text("Body Measurements") }
    package static var height: String { text("Height") }
    package static var bmi: String { text("BMI") }
    package static var update: String { text("Update") }
    package static var weightHistory: String { text("Weight history") }
    package static func deleteWeight(_ weight: String, _ date: String) -> String { text("Delete \(weight), \(date)") }
}
