extension ProgressTexts {
    package static var underweight: String { text("Underweight") }
    package static var overweight: String { text("Overweight") }
    package static var obese: String { text("Obese") }
}
