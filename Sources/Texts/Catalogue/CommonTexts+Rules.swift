extension CommonTexts {
    package static var normal: String { text("Normal") }
    package static var number3Months: String { text("3 months") }
    package static var cardioSession: String { text("cardio session") }
    package static var mustBePositive: String { text("Must be positive") }
    package static func pleaseEnterAtMost(_ most: String) -> String { text("Please enter at most \(most)") }
    package static func useAtMostCharacters(_ length: Int) -> String { text("Use at most \(length) characters") }
    package static var pleaseChooseTodayOrAn: String { text("Please choose today or an earlier day") }
    package static var pleaseEnterADate: String { text("Please enter a date") }
    package static func pleaseChooseADayIn(_ longestLifeDays: Int) -> String {
        text("Please choose a day in the last \(longestLifeDays) years")
    }
    package static var value: String { text("Value") }
    package static var trackable: String { text("Trackable") }
    package static var weightRequired: String { text("Weight required") }
    package static var repsRequired: String { text("Reps required") }
    package static var and: String { text(" and ") }
}
