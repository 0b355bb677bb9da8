package enum HomeTexts {
    package static var guestProfile: String { text("Guest profile") }
    package static func dismissForToday(_ title: String) -> String { text("Dismiss for today: \(title)") }
    package static var soFarToday: String { text("So far today") }
    package static var allGoals: String { text("All goals") }
    package static var allAchievements: String { text("All achievements") }
    package static var allEntries: String { text("All entries") }
    package static var writeHowTodayWent: String { text("Write how today went, or add a photo.") }
    package static var youAreAGuest: MarkedText {
        MarkedText(text("You are using WorkHome as a guest. [Create your account] to sign in from other browsers."))
    }
    package static func daysLoggedThisWeek(_ count: Int) -> String { text("\(count) of 7 days logged") }
    package static var goodMorning: String { text("Good morning") }
    package static var goodAfternoon: String { text("Good afternoon") }
    package static var goodEvening: String { text("Good evening") }
    package static var addWeightReason: String { text("Then WorkHome can estimate the calories you burn") }
    package static var howMuchDoYouWeigh: String { text("How much do you weigh today?") }
    package static var updateWeight: String { text("Update weight") }
    package static var howDidTodayGo: String { text("How did today go?") }
    package static var writeInTheJournal: String { text("Write in the journal") }
    package static var burned: String { text("Burned") }
    package static func ofTodaysGoal(_ name: String) -> String { text("\(name) of today’s goal") }
    package static var timeForAWorkout: String { text("Time for a workout?") }
    package static var noBreakfastLoggedYet: String { text("No breakfast logged yet") }
    package static var noLunchLoggedYet: String { text("No lunch logged yet") }
    package static var noDinnerLoggedYet: String { text("No dinner logged yet") }
    package static var youReachedYourStepGoal: String { text("You reached your step goal!") }
    package static func stepsToYourGoal(_ steps: String) -> String { text("\(steps) steps to your goal") }
    package static var noTrainingToday: String { text("No training logged today. A short workout counts too") }
    package static var addWhatYouHad: String { text("Add what you had") }
    package static func stepsToday(_ steps: String) -> String { text("\(steps) steps today") }
    package static var walkThisEvening: String { text("A walk this evening would do it") }
    package static var areTheseYours: String { text("Are these yours?") }
    package static func numbersReason(_ numbers: String) -> String {
        text("You registered with \(numbers). Until you say yes, nothing is worked out from that.")
    }
    package static var theyAreMine: String { text("Yes, they’re mine") }
    package static var changeAge: String { text("Change age") }
    package static var changeMeasurements: String { text("Change weight and height") }
    package static var sayWhetherNumbersAreYours: String { text("Say whether your numbers are yours") }
    package static func isLogged(_ day: String) -> String { text("\(day), logged") }
    package static func isNotLogged(_ day: String) -> String { text("\(day), nothing logged") }
}
