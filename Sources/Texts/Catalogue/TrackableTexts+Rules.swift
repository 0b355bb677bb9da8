extension TrackableTexts {
    package static var smokeFree: String { text("Smoke-free") }
    package static var trackableMissing: String { text("Please choose what to log") }
    package static var valueRequired: String { text("Value required") }
    package static func moreStepsThanPlausible(_ steps: String) -> String {
        text("\(steps)? That is more than 100 km on foot.")
    }
    package static func moreWaterThanIsSafe(_ water: String) -> String {
        text("\(water)? That is more than is safe to drink in a day.")
    }
    package static func moreSleepThanADay(_ sleep: String) -> String { text("\(sleep)? A day has 24 hours.") }
}
