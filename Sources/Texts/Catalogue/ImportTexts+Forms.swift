extension ImportTexts {
    package static var onlyHint: String { text("If a column says what each row measures. Leave empty for all.") }
    package static func onlyHintWithWords(_ column: String, _ words: String) -> String {
        text("“\(column)” says \(words). Separate with commas, or leave empty for all.")
    }
    package static var measureHint: String { text("If no column says what each row measures.") }
    package static func severalSetsFrom(_ first: Int, _ last: Int, _ reps: String) -> String {
        text("Set \(first) to set \(last), from “\(reps)” on")
    }
    package static var eachRowIsOneSet: String { text("Each row is one set") }
    package static func wordNotInColumn(_ unknown: String, _ column: String, _ words: String) -> String {
        text("“\(unknown)” is not in “\(column)”, which says \(words)")
    }
    package static func bodyWeightWordMissing(_ words: String) -> String {
        text("Please say which of these is body weight: \(words)")
    }
    package static var columnOfSeveralSets: String { text("The columns for several sets already say that") }
    package static var datesAreWritten: String { text("Dates are written") }
    package static var numbersOfTimeAre: String { text("Numbers of time are") }
    package static var durationUnitHint: String { text("28:40 is read as a clock shows it.") }
    package static var energyIsIn: String { text("Energy is in") }
    package static var theValuesAreOf: String { text("The values are of") }
    package static var nameOfANewOne: String { text("Name of a new one") }
    package static var itsUnit: String { text("Its unit") }
    package static var onlyRowsThatSay: String { text("Only rows that say") }
    package static var severalSetsInARow: String { text("Several sets in a row") }
    package static var chooseAColumn: String { text("Choose a column") }
    package static var notInTheFile: String { text("Not in the file") }
    package static func dateIsAmbiguous(_ date: String) -> String { text("“\(date)” can be read in two ways.") }
    package static var somethingNew: String { text("Something new") }
    package static var unitMissing: String { text("Please choose a unit") }
    package static func columnMissing(_ field: String) -> String { text("Please choose the column of “\(field)”") }
    package static var columnRequired: String { text("Please choose a column of the file") }
    package static func columnChosenTwice(_ column: String, _ other: String) -> String {
        text("“\(column)” is chosen for \(other) too")
    }
    package static var repsOrDurationMissing: String { text("Please choose this, or the duration") }
    package static var nutrientMissing: String { text("Please choose a nutrient") }
    package static var dateOrderMissing: String { text("Please choose how dates are written") }
    package static func dateOrderRequired(_ date: String) -> String {
        text("“\(date)” can be read in two ways: please choose")
    }
    package static var measureMissing: String { text("Please choose what the values are of") }
    package static func alreadyTracked(_ name: String) -> String {
        text("You track “\(name)” already: choose it above")
    }
    package static var asTheyLook: String { text("As they look") }
    package static var yearFirst: String { text("Year first: 2026-10-05") }
    package static var dayFirst: String { text("Day first: 05/10/2026") }
    package static var monthFirst: String { text("Month first: 10/05/2026") }
    package static var kilometers: String { text("Kilometers") }
    package static var miles: String { text("Miles") }
    package static var meters: String { text("Meters") }
    package static var seconds: String { text("Seconds") }
    package static var minutes: String { text("Minutes") }
    package static var kilocalories: String { text("Kilocalories") }
    package static var kilojoules: String { text("Kilojoules") }
    package static var columnWithoutDates: String { text("There are no dates in it") }
    package static var columnWithoutWords: String { text("It does not say with a few words what a row is") }
    package static var columnWithoutNumbers: String { text("There are no numbers in it") }
}
