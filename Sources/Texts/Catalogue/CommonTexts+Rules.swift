extension CommonTexts {
    package static var normal: String { text("Normal") }
    package static var number3Months: String { text("3 months") }
    package static var cardioSession: String { text("cardio session") }
}
