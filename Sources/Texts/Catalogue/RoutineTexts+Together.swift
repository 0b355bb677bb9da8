/// A workout that two people do together.
extension RoutineTexts {
    package static var trainTogether: String { text("Train together") }
    package static func trainWith(_ name: String) -> String { text("Train with \(name)") }
    package static func togetherWith(_ name: String) -> String { text("Together with \(name)") }
    package static func wantsToTrain(_ name: String) -> String { text("\(name) wants to train with you") }
    package static func waitingFor(_ name: String) -> String { text("Waiting for \(name)") }
    package static func howToAccept(_ name: String) -> String {
        text("\(name) needs to open their own workout, and tap “Train together” there.")
    }
    package static var togetherExplained: String {
        text(
            """
            Two people, one bar: a page shows the sets of both, in the order with the fewest plate changes. Choose who \
            trains with you. They choose you on their own phone.
            """)
    }
    package static var togetherPermission: String {
        text(
            """
            Whoever you choose sees this workout, with its targets and what you did last time, and can mark your sets \
            as done and take that back. It ends when you finish the workout, after 12 hours at most. They see \
            nothing else of yours.
            """)
    }
    package static var noWorkoutToShare: String { text("Start a routine first, then train together from its workout.") }
    package static var nobodyToTrainWith: String { text("Nobody else at home has an account.") }
    package static var refresh: String { text("Refresh") }
    package static var checkAgain: String { text("Check again") }
    package static func stopTogether(_ name: String) -> String { text("Stop sharing with \(name)") }
    package static var backToOwnWorkout: String { text("Back to your workout") }
    package static func correctOnOwnPage(_ name: String) -> String {
        text("A tap logs a set as asked. You correct your sets in your workout, and \(name) in theirs.")
    }
    package static func otherEquipment(_ name: String) -> String {
        text("You and \(name) use different equipment for this, so the sets are not mixed.")
    }
    package static func nothingInCommon(_ name: String) -> String {
        text("You and \(name) have no exercise in common today.")
    }
    package static var onlyYou: String { text("Only in your workout") }
    package static func onlyPartner(_ name: String) -> String { text("Only in \(name)’s workout") }
    package static func setOfPerson(_ set: String, _ name: String) -> String { text("\(set), \(name)") }
    package static var takeBack: String { text("Take back") }
    package static func takeBackItem(_ set: String) -> String { text("Take back \(set)") }
    package static var barStays: String { text("No change") }
    package static func barChanges(_ plates: String) -> String { text("Change: \(plates)") }
    package static var fillInOnOwnPage: String { text("Weight or reps are filled in on your own page.") }
}
