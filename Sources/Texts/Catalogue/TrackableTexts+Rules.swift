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
    package static func quickAmountRequired(_ maximum: String) -> String {
        text("Please enter an amount from 0.01 to \(maximum)")
    }
    package static var dailyValueMissing: String { text("Please choose the daily value") }
    package static var iconMissing: String { text("Please choose an icon") }
    package static var nameIsTaken: String { text("You already have a trackable with that name") }
    package static var nameIsArchived: String {
        text("An archived trackable has that name. Restore it, or choose another name")
    }
    package static func tooMany(_ maximum: Int) -> String {
        text("You have \(maximum) trackables. Delete one you no longer need")
    }
    package static var sleepIcon: String { text("Sleep") }
    package static var coffeeIcon: String { text("Coffee") }
    package static var pillIcon: String { text("Pill") }
    package static var moodIcon: String { text("Mood") }
    package static var bookIcon: String { text("Book") }
    package static var stretchIcon: String { text("Stretch") }
    package static var scaleIcon: String { text("Scale") }
}
