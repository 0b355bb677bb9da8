/// A routine's workout: its page, its end, and where other pages mention it.
extension RoutineTexts {
    package static var noExercises: String { text("This workout has no exercises yet. Add the first one.") }
    package static func endsOpenWorkout(_ name: String) -> String {
        text("\(name) is still open. It ends with its last set when you start this workout.")
    }
    package static var checkWhatIsTyped: String { text("Check") }
    package static var tapACheckMark: String { text("Tap the check mark of the set that you did.") }
    package static var setIsGone: String { text("This set is no longer part of the workout.") }

    // Sets
    package static func setOfExercise(_ set: String, _ exercise: String) -> String { text("\(set) of \(exercise)") }
    package static func markDone(_ set: String) -> String { text("\(set): done") }
    package static func markNotDone(_ set: String) -> String { text("\(set): not done") }
    package static func skipItem(_ set: String) -> String { text("Skip \(set)") }
    package static func doItAfterAll(_ set: String) -> String { text("Do \(set) anyway") }
    package static func moreOf(_ set: String) -> String { text("More about \(set)") }
    package static func fieldOf(_ field: String, _ set: String) -> String { text("\(field), \(set)") }
    package static func lastTime(_ result: String) -> String { text("Last: \(result)") }
    package static func target(_ target: String) -> String { text("Target: \(target)") }
    package static func targetToLoad(_ target: String, _ weight: String) -> String {
        text("Target: \(target), load \(weight)")
    }
    package static func repsAsked(_ reps: String, _ count: Int) -> String {
        text("\(reps)\u{A0}\(nounOf: count, "rep")")
    }
    package static var repsUnit: String { text("reps") }
    package static var skipSet: String { text("Skip this set") }
    package static var doItAnyway: String { text("Do it anyway") }
    package static var notDone: String { text("Not done") }
    package static var missedSet: String { text("Missed") }
    package static var skippedSet: String { text("Skipped") }
    package static func confirmByTappingAgain(_ question: String) -> String {
        text("\(question) If it is correct, tap the button again.")
    }

    // Exercises
    package static func insteadOf(_ exercise: String) -> String { text("Instead of \(exercise)") }
    package static func restOf(_ time: String) -> String { text("Rest \(time)") }
    package static func optionsOf(_ exercise: String) -> String { text("Options for \(exercise)") }
    package static var addWarmUp: String { text("Add warm-up set") }
    package static var addWarmUps: String { text("Add warm-ups") }
    package static func addWarmUpsOf(_ exercise: String) -> String { text("Add warm-ups of \(exercise)") }
    package static var swapExercise: String { text("Swap exercise") }
    package static var moveUp: String { text("Move up") }
    package static var moveDown: String { text("Move down") }
    package static var skipRestOfExercise: String { text("Skip the rest of it") }
    package static func swapTitle(_ exercise: String) -> String { text("What do you do instead of \(exercise)?") }
    package static func spokenChoice(_ exercise: String, _ note: String) -> String { text("\(exercise). \(note)") }
    package static var similarExercises: String { text("Similar") }
    package static var usedBefore: String { text("Used before") }
    package static var otherExercises: String { text("Other exercises") }

    // The whole workout
    package static func setsDone(_ done: String, _ count: String) -> String { text("\(done) of \(count) sets") }
    package static var setsDoneLabel: String { text("Sets done") }
    package static var finishWorkout: String { text("Finish workout") }
    package static var offlineLimits: String {
        text("Adding, swapping and moving need a connection. Sets can be done and skipped without one.")
    }
    package static var discardWorkout: String { text("Discard workout") }
    package static var continueWorkout: String { text("Continue this workout") }
    package static var backToTheWorkout: String { text("Back to the workout") }
    package static func deleteQuestion(_ name: String, _ day: String) -> String {
        text("\(name) of \(day) will be deleted. Its sets stay on Track.")
    }

    // Its summary
    package static var asLastTime: String { text("as last time") }
    package static func percentChange(_ change: String) -> String { text("\(change) %") }
    package static func lastTimeTotals(_ day: String, _ sets: String, _ volume: String, _ time: String) -> String {
        text("Last time, \(day): \(sets), \(volume), \(time)")
    }
    package static func leftOut(_ exercises: String) -> String { text("Left out: \(exercises)") }
    package static func missedSets(_ sets: String) -> String { text("Missed: \(sets)") }
    package static func skippedSets(_ sets: String) -> String { text("Skipped: \(sets)") }
    package static func countOfSets(_ sets: Int, _ exercise: String) -> String {
        text("\(sets, "set") of \(exercise)")
    }
    package static var keepChangesQuestion: String { text("Keep these changes in the routine?") }
    package static var keepChanges: String { text("Keep changes") }
    package static func weightChanged(_ exercise: String, _ from: String, _ to: String) -> String {
        text("\(exercise): \(to) (was \(from))")
    }
    package static func setsChanged(_ exercise: String, _ from: Int, _ to: Int) -> String {
        text("\(exercise): \(to, "set") (was \(from))")
    }
    package static func exerciseSwapped(_ from: String, _ to: String) -> String { text("\(to) instead of \(from)") }
    package static func exerciseAdded(_ exercise: String, _ sets: Int) -> String {
        text("\(exercise), \(sets, "set")")
    }
    package static var orderChanged: String { text("The order of the exercises") }
    package static var showTheRoutine: String { text("Show the routine") }

    // On other pages
    package static func sessionTotals(_ sets: String, _ time: String) -> String { text("\(sets), \(time)") }
    package static func continueNamed(_ name: String) -> String { text("Continue \(name)") }
    package static var yourRoutine: String { text("Your routine") }
}
