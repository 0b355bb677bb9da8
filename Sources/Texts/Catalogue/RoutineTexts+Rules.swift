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
    package static func lineUnreadable(_ line: String, _ explanation: String) -> String {
        text("“\(line)”: \(explanation)")
    }
    package static var lineEmpty: String {
        text("A line of sets is empty: remove the semicolon that has no sets before or after it.")
    }
    package static var numberUnreadable: String { text("a number has at most two decimals, such as 62.25.") }
    package static var weekExample: String { text("a week is like “week 2:”, up to 52.") }
    package static func setCountExample(_ maximum: Int) -> String {
        text("begin with the number of sets, up to \(maximum), and an x, like 3 x 5.")
    }
    package static var amountExamples: String {
        text("after the x come reps like 5, 8-12 or 5+, a time like 45\u{A0}s, or a distance like 40\u{A0}m.")
    }
    package static var loadExamples: String {
        text("after the @ comes a weight like 60\u{A0}kg, 85\u{A0}% work, 85\u{A0}% tm, 75\u{A0}% 1rm or rpe\u{A0}8.")
    }
    package static var effortExamples: String { text("after rpe comes a number from 1 to 10, like 8 or 8.5.") }
    package static func endUnreadable(_ rest: String) -> String { text("“\(rest)” can’t be read there.") }
    package static func assistanceImpossible(_ name: String) -> String {
        text("\(name): a weight can’t be below zero. Only bodyweight exercises can have assistance.")
    }
    package static func ruleRequired(_ name: String) -> String { text("\(name): please choose how it progresses") }
    package static func ruleExerciseUnknown(_ name: String) -> String {
        text("\(name): this progression goes on with an exercise that does not exist")
    }
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
    package static var changedTooOften: String {
        text("This routine has had too many exercises over time. Copy it, and go on with the copy.")
    }
    package static var exerciseIsGone: String {
        text("An exercise in the list no longer exists. It was removed from the routine.")
    }
    package static func copyOf(_ routine: String) -> String { text("Copy of \(routine)") }
    package static var exerciseNotFound: String { text("Please choose an exercise with sets") }
    package static func tooManySetsInWorkout(_ maximum: Int) -> String {
        text("A workout holds at most \(maximum) sets")
    }
    package static var zeroOrMore: String { text("Enter 0 or more") }
    package static var workoutUnnamed: String { text("This page is incomplete. Please open it again.") }
    package static var nothingIsDone: String { text("Nothing is done in this workout. Delete it instead") }
    package static var placeIsDone: String { text("This set of the workout is already done") }
    package static var noSuchPlace: String {
        text("The workout has no such set, or it has another exercise or another day")
    }
}
