extension RoutineTexts {
    package static var exerciseMissing: String { text("Please add at least one exercise") }
    package static func tooManyExercises(_ maximum: Int) -> String {
        text("A routine holds at most \(maximum) exercises")
    }
    package static func tooManySets(_ maximum: Int) -> String { text("A routine holds at most \(maximum) sets") }
    package static func tooManyLines(_ name: String, _ maximum: Int) -> String {
        text("\(name): at most \(maximum) lines of sets")
    }
    package static func linesRequired(_ name: String) -> String {
        text("\(name): please enter sets like 3 x 8-12 @ 60\u{A0}kg, 3 x 5+ or 2 x 45\u{A0}s")
    }
    package static func assistanceImpossible(_ name: String) -> String {
        text("\(name): a weight can’t be below zero. Only bodyweight exercises can have assistance.")
    }
    package static func ruleRequired(_ name: String) -> String { text("\(name): please choose how it progresses") }
    package static func ruleDoesNotFit(_ name: String) -> String {
        text("\(name): this progression does not fit its sets. Change the sets, or choose another one.")
    }
    package static func workWeightRequired(_ name: String) -> String { text("\(name): please enter a possible weight") }
    package static func restRequired(_ name: String) -> String { text("\(name): rest must be from 0 to 900 seconds") }
    package static var nothingToCopy: String {
        text("Only its owner has the exercises of this routine, so it can’t be copied.")
    }
    package static func tooManyRoutines(_ maximum: Int) -> String {
        text("You have \(maximum) routines, the maximum. Delete one first.")
    }
    package static var exerciseIsGone: String {
        text("An exercise in the list no longer exists. It was removed from the routine.")
    }
    package static func copyOf(_ routine: String) -> String { text("Copy of \(routine)") }
    package static var workoutIsGone: String { text("This workout no longer exists.") }
    package static var exerciseNotFound: String { text("Please choose an exercise with sets") }
    package static func tooManySetsInWorkout(_ maximum: Int) -> String {
        text("A workout holds at most \(maximum) sets")
    }
    package static var zeroOrMore: String { text("Enter 0 or more") }
    package static var workoutUnnamed: String { text("This page is incomplete. Please open it again.") }
}
