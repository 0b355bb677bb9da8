extension ProgressTexts {
    package static var heightHint: String { text("Optional. For your BMI and your calories") }
}
