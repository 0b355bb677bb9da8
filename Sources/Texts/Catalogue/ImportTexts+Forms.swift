extension ImportTexts {
    package static var onlyHint: String {
        text("For files with a column that names what each row measures. Leave empty for all rows.")
    }
    package static func onlyHintWithWords(_ column: String, _ words: String) -> String {
        text("“\(column)” contains: \(words). Separate with commas, or leave empty for all.")
    }
    package static var measureHint: String { text("For files without a column that names what each row measures.") }
    package static func severalSetsFrom(_ first: Int, _ last: Int, _ reps: String) -> String {
        text("Set \(first) to set \(last), from “\(reps)” on")
    }
    package static var eachRowIsOneSet: String { text("Each row is one set") }
    package static func wordNotInColumn(_ unknown: String, _ column: String, _ words: String) -> String {
        text("“\(unknown)” is not in “\(column)”, which contains: \(words)")
    }
    package static func bodyWeightWordMissing(_ words: String) -> String {
        text("Please choose which of these is body weight: \(words)")
    }
    package static var columnOfSeveralSets: String { text("The columns of the sets already contain this") }
    package static var datesAreWritten: String { text("Dates are written") }
    package static var timesAreIn: String { text("Times are in") }
    package static var durationUnitHint: String { text("A time like 28:40 is always minutes and seconds.") }
    package static var energyIsIn: String { text("Energy is in") }
    package static var whatTheValuesMeasure: String { text("What the values measure") }
    package static var nameOfNewTrackable: String { text("Name of the new trackable") }
    package static var unitOfNewTrackable: String { text("Unit of the new trackable") }
    package static var onlyRowsLabeled: String { text("Only rows labeled") }
    package static var severalSetsPerRow: String { text("Several sets per row") }
    package static var chooseAColumn: String { text("Choose a column") }
    package static var notInTheFile: String { text("Not in the file") }
    package static func dateIsAmbiguous(_ date: String) -> String { text("“\(date)” can be read in two ways.") }
    package static var newTrackableOption: String { text("A new trackable") }
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
    package static var measureMissing: String { text("Please choose what the values measure") }
    package static func alreadyTracked(_ name: String) -> String {
        text("You already track “\(name)”: choose it above")
    }
    package static var detectDateOrder: String { text("Detect automatically") }
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
    package static var columnWithoutDates: String { text("This column has no dates") }
    package static var columnWithoutWords: String {
        text("This column has too many different texts to be a label of its rows")
    }
    package static var columnWithoutNumbers: String { text("This column has no numbers") }
}
