extension CommonTexts {
    package static var normal: String { text("Normal") }
    package static var threeMonths: String { text("3 months") }
    package static var mustBePositive: String { text("Must be positive") }
    package static var tooSmall: String { text("This is too small. Please enter a larger number") }
    package static func numberTooHigh(_ limit: String) -> String { text("Please enter at most \(limit)") }
    package static func tooManyCharacters(_ limit: String) -> String { text("Use at most \(limit) characters") }
    package static var unusableCharacter: String { text("This has a character that can’t be saved") }
    package static var todayOrEarlierRequired: String { text("Please choose today or an earlier day") }
    package static var dateMissing: String { text("Please enter a date") }
    package static func dayTooLongAgo(_ years: Int) -> String {
        text("Please choose a day in the last \(years) years")
    }
    package static var value: String { text("Value") }
    package static var trackable: String { text("Trackable") }
    package static var weightRequired: String { text("Weight required") }
    package static var repsRequired: String { text("Reps required") }
    /// `Strong, Hevy and FitNotes`
    package static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return text("\(items.dropLast().joined(separator: ", ")) and \(last)")
    }
    package static func checkFields(_ count: String) -> String { text("Please check \(count) fields") }
    package static func problemOf(_ field: String, _ message: String) -> String { text("\(field): \(message)") }
    package static var recipientMissing: String { text("Please enter who it is for") }
    package static var notInTheList: String { text("Please choose from the list") }
    package static var exerciseMissing: String { text("Please choose an exercise") }
    package static func timeRequired(_ examples: String) -> String { text("Please enter a time like \(examples)") }
    package static var numberRequired: String { text("Please enter a number") }
    package static func whichNumber(_ less: String, _ more: String) -> String {
        text("Do you mean \(less) or \(more)? Please type it like that")
    }
    package static var wholeNumberRequired: String { text("Please enter a whole number") }
    package static func numberOutOfRange(_ least: String, _ most: String) -> String {
        text("Please enter a number from \(least) to \(most)")
    }
    package static func wholeNumberOutOfRange(_ least: String, _ most: String) -> String {
        text("Please enter a whole number from \(least) to \(most)")
    }
    package static var timeZoneMissing: String { text("Please choose a time zone") }
}
