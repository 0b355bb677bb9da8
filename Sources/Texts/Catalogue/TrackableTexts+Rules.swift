extension TrackableTexts {
    package static var smokeFree: String { text("Smoke-free") }
    package static var pleaseChooseWhatToLog: String { text("Please choose what to log") }
    package static var valueRequired: String { text("Value required") }
    package static func thatIsMoreThan100(_ sentence: String) -> String {
        text("\(sentence)? That is more than 100 km on foot.")
    }
    package static func thatIsMoreThanIs(_ sentence: String) -> String {
        text("\(sentence)? That is more than is safe to drink in a day.")
    }
    package static func aDayHas24Hours(_ sentence: String) -> String { text("\(sentence)? A day has 24 hours.") }
}
