/// The editor of a routine.
extension RoutineTexts {
    package static var editRoutine: String { text("Edit routine") }
    package static var theRoutine: String { text("The routine") }
    package static var noteHint: String { text("Shown at the top of the workout") }
    package static var saveRoutine: String { text("Save routine") }
    package static var backToRoutine: String { text("Back to the routine") }
    package static var changedMeanwhile: String {
        text("This routine was changed in the meantime. Is what you see here the one to keep?")
    }
    package static var superset: String { text("Superset") }
    package static var endSuperset: String { text("End superset") }
    package static func join(_ name: String) -> String { text("Superset: join \(name) with the exercise above") }
    package static func separate(_ name: String) -> String {
        text("End superset: separate \(name) from the exercise above")
    }
    package static var supersetWithAbove: String { text("Superset with the exercise above") }
    package static var addSets: String { text("Add sets") }
    package static func addSetsTo(_ name: String) -> String { text("Add sets to \(name)") }
    package static func removeSets(_ line: String, _ name: String) -> String { text("Remove sets \(line) of \(name)") }
    package static var asText: String { text("Type as text") }
    package static var asFields: String { text("Use fields") }
    package static func asText(of name: String) -> String { text("Type the sets of \(name) as text") }
    package static func asFields(of name: String) -> String { text("Use fields for the sets of \(name)") }
    package static func setsOfPart(_ part: String, _ sets: String) -> String { text("\(part): \(sets)") }
    package static func setsOfExercise(_ name: String) -> String { text("Sets of \(name)") }
    package static var effortAndType: String { text("Effort and set type") }
    package static var setsExamples: String {
        text("Like 3 x 8-12 @ 60\u{A0}kg, 3 x 5+ @ work, 2 x 45\u{A0}s. Separate lines with a semicolon.")
    }
    package static var weightHint: String { text("Leave the weight empty to use that of last time.") }
    package static var weightIn: String { text("Weight in") }
    package static var percentOfWorkWeight: String { text("% of work weight") }
    package static var percentOfTrainingMax: String { text("% of training max") }
    package static var percentOfOneRepMax: String { text("% of one-rep max") }
    package static var byEffort: String { text("by effort (RPE)") }
    package static var trainingMax: String { text("Training max") }
    package static var trainingMaxHint: String {
        text(
            "For sets in percent of it, as in 5/3/1. It counts from your next workout. Leave it empty for none of your own."
        )
    }
    package static func trainingMaxFrom(_ program: String, _ day: String) -> String {
        text("From your program \(program), since \(day)")
    }
    package static var meters: String { text("meters") }
    package static var yards: String { text("yards") }
    package static var repsExamples: String { text("Please enter reps like 5, 8-12 or 5+") }
    package static func weightMustBeEmpty(_ choice: String) -> String {
        text("Leave this empty, or choose another unit than “\(choice)”")
    }
    package static var weightTooHigh: String { text("Please enter a possible weight") }
    package static var effortMissing: String { text("Please choose an effort") }
    package static var startFrom: String { text("Start from") }
    package static var startHint: String { text("The work weight today. Leave it empty to decide in the workout.") }
    package static var restHint: String { text("Like 90 or 3:00. Empty: your rest timer.") }
    package static var moreFields: String { text("Rest and note") }
    package static var noteOfExerciseHint: String { text("Stays with this exercise, such as the height of the seat") }
    package static func onlyOwnerHas(_ exercises: String) -> String {
        text("Left out, because only their owner has them: \(exercises)")
    }
}

/// How an exercise progresses, as a choice with its numbers.
extension RoutineTexts {
    package static var progression: String { text("Progression") }
    package static var showNumbers: String { text("Show its numbers") }
    package static var fixedName: String { text("The same every time") }
    package static var linearName: String { text("More weight after all reps") }
    package static var doubleName: String { text("More reps, then more weight") }
    package static var sumName: String { text("More weight at a rep total") }
    package static var greyskullName: String { text("Greyskull: by the last set") }
    package static var bodyweightName: String { text("More reps, then more sets") }
    package static var timeName: String { text("More time") }
    package static var distanceName: String { text("More distance") }
    package static var effortName: String { text("By effort (RPE)") }
    package static var cycleName: String { text("5/3/1: by a training max") }
    package static func gzclpName(_ tier: Int) -> String { text("GZCLP, tier \(tier)") }

    package static var noneExplanation: String { text("You decide each time. The workout shows what you did last.") }
    package static var fixedExplanation: String { text("Always these sets; only after a long break a lighter weight.") }
    package static var linearExplanation: String {
        text("When every set has its reps, the next workout is heavier. After repeated misses it gets lighter.")
    }
    package static var doubleExplanation: String {
        text(
            """
            One more rep each workout. When every set is at the top of its range, the weight goes up and the reps \
            start from the bottom again.
            """)
    }
    package static var sumExplanation: String {
        text("However the reps are spread over the sets: when they add up to the total, the weight goes up.")
    }
    package static var greyskullExplanation: String {
        text("The last set, of as many reps as possible, decides. Twice its reps add twice the weight.")
    }
    package static var bodyweightExplanation: String {
        text("One more rep each workout up to the limit, then one more set with fewer reps.")
    }
    package static var timeExplanation: String {
        text("When every set lasts its time, the next workout asks for more.")
    }
    package static var distanceExplanation: String {
        text("When every set covers its distance, the next workout asks for more.")
    }
    package static var effortExplanation: String {
        text("Your last workout shows which weight fits the reps at this effort. Each set needs an RPE.")
    }
    package static var cycleExplanation: String {
        text("Sets are percentages of a training max, which rises after each cycle.")
    }
    package static var gzclpFirstExplanation: String {
        text(
            "The heavy lift: 5 × 3, the last set with as many reps as possible. After a miss sets get shorter first."
        )
    }
    package static var gzclpSecondExplanation: String {
        text("The lighter lift: 3 × 10. After a miss the sets get shorter first.")
    }
    package static var gzclpThirdExplanation: String {
        text("The lift for many reps: 3 × 15, the last set with as many reps as possible.")
    }

    package static var addToWeight: String { text("Add") }
    package static var afterHits: String { text("Successes in a row") }
    package static var lighterBy: String { text("Then lighter by") }
    package static var afterMisses: String { text("Misses in a row") }
    package static var repsInAllSets: String { text("Reps in all sets") }
    package static var weeksOfCycle: String { text("Rounds or weeks in a cycle") }
    package static var addReps: String { text("Add reps") }
    package static var upToReps: String { text("Up to reps") }
    package static var upToSets: String { text("Up to sets") }
    package static var upTo: String { text("Up to") }
    package static func thenExercises(_ exercises: String) -> String { text("Then a harder exercise: \(exercises).") }
}
