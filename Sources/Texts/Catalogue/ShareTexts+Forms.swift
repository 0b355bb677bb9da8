extension ShareTexts {
    package static var oneMonth: String { text("1 month") }
    package static var aDate: String { text("A date") }
    package static func tooManyLinks(_ maximum: Int) -> String {
        text("You have \(maximum) working links, the maximum. End one first.")
    }
    package static var whatTheyWillSee: String { text("What they will see") }
    package static var lastDay: String { text("Last day, if you chose a date") }
    package static var lastDayHint: String { text("Within a year of today") }
}
