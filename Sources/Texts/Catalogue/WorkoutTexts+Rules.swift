extension WorkoutTexts {
    package static var noRest: String { text("no rest") }
    package static func rest(_ duration: String) -> String { text("\(duration) rest") }
    package static func durationAndEnergy(_ duration: String, _ energy: String) -> String {
        text("\(duration) · about\u{A0}\(energy)")
    }
    package static func wordsAndLast(_ words: String, _ last: String) -> String { text("\(words) and \(last)") }
    package static var hiit: String { text("HIIT") }
    package static var core: String { text("Core") }
    package static var beginner: String { text("Beginner") }
    package static var intermediate: String { text("Intermediate") }
    package static var advanced: String { text("Advanced") }
    package static var focusMissing: String { text("Please choose a focus") }
    package static var levelMissing: String { text("Please choose a level") }
    package static var roundsRequired: String { text("Rounds must be from 1 to 20") }
    package static var exerciseMissing: String { text("Please add at least one exercise") }
    package static func tooManyExercisesInAllRounds(_ maximum: Int) -> String {
        text("At most \(maximum) exercises in all rounds combined")
    }
    package static func tooManyExercises(_ maximum: Int) -> String { text("A plan holds at most \(maximum) exercises") }
    package static func restRequired(_ name: String) -> String { text("\(name): rest must be from 0 to 600 seconds") }
    package static func secondsRequired(_ name: String) -> String { text("\(name): seconds must be from 5 to 3600") }
    package static func repsRequired(_ name: String) -> String { text("\(name): reps must be from 1 to 1000") }
    package static func measureMissing(_ name: String) -> String { text("\(name): choose seconds or reps") }
    package static func tooManyPlans(_ maximum: Int) -> String {
        text("You have \(maximum) plans, the maximum. Delete one first.")
    }
    package static func copyOf(_ plan: String) -> String { text("Copy of \(plan)") }
}
