extension ExerciseTexts {
    package static var pullUpBar: String { text("Pull-up bar") }
    package static var dipBars: String { text("Dip bars") }
    package static var suspensionTrainer: String { text("Suspension trainer") }
    package static var upperBack: String { text("Upper back") }
    package static var lowerBack: String { text("Lower back") }
    package static var hipFlexors: String { text("Hip flexors") }
    package static var fullBody: String { text("Full body") }
    package static var totalLoad: String { text("Total load") }
    package static var addedToYourBodyWeight: String { text("Added to your body weight") }
    package static var oneOfYourWorkoutPlans: String { text("one of your workout plans") }
    package static func someOfYourWorkoutPlans(_ count: Int) -> String { text("\(count) of your workout plans") }
    package static func removedFromPlans(_ plans: String) -> String {
        text("It is removed from \(plans); a plan with nothing else in it is deleted too.")
    }
    package static func deletionAlsoDeletes(_ logged: String, _ usage: String) -> String {
        text("This also permanently deletes its \(logged) and its records\(usage).")
    }
    package static var archiveToKeepHistory: String { text("To keep the history, archive the exercise instead.") }
    package static var andOneOfYourGoals: String { text(", and one of your goals with its history") }
    package static func andOfYourGoalsWith(_ goals: Int) -> String {
        text(", and \(goals) of your goals with their history")
    }
}
