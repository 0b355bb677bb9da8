/// Routines, the workouts done with them, and why a weight is asked for.
package enum RoutineTexts {
    package static var lastWorkouts: String { text("Last workouts") }
    package static var routines: String { text("Routines") }
    package static var routine: String { text("Routine") }
    package static var yourRoutines: String { text("Your routines") }
    package static var newRoutine: String { text("New routine") }
    package static var sharedAtHome: String { text("Shared at home") }
    package static var library: String { text("Library") }
    package static var filter: String { text("Filter the library") }
    package static func found(_ count: Int) -> String { text("\(count, "routine") in the library") }
    package static var noneFound: String { text("No routines found") }
    package static func inYourPrograms(_ count: Int) -> String { text("\(count, "routine") in your programs") }
    package static var emptyTitle: String { text("No routines yet") }
    package static var emptyText: String {
        text(
            "A routine is a list of exercises with their sets, like 3 × 5 with 60 kg. Build one, or pick one below.")
    }
    package static var otherWays: String { text("Other ways to train") }
    package static var timedTitle: String { text("Timed plans") }
    package static var timedNote: String { text("Workouts by the clock, with or without equipment") }
    package static var allRoutines: String { text("All routines") }
    package static var listNote: String { text("Exercises with sets and weights, which can progress by themselves") }
    package static func exercisesAndSets(_ exercises: String, _ sets: String) -> String {
        text("\(exercises) · \(sets)")
    }
    package static func minutes(_ minutes: Int) -> String { text("about \(minutes)\u{A0}min") }
    package static func andMore(_ names: String, _ count: Int) -> String { text("\(names) and \(count) more") }
    package static func lastDone(_ day: String) -> String { text("Last done \(day)") }
    package static var notDoneYet: String { text("Not done yet") }
    package static func by(_ name: String) -> String { text("By \(name)") }
    package static var share: String { text("Share at home") }
    package static var stopSharing: String { text("Stop sharing") }
    package static var makeItMine: String { text("Make it mine") }
    package static var makeItMineHint: String {
        text("Opens the editor with this routine. Nothing is saved until you save it.")
    }
    package static var aboutThisRoutine: String { text("About this routine") }
    package static var shareHint: String { text("Others at home can see and copy it. Your weights stay with you.") }
    package static var onlyYouSeeIt: String { text("Only you can see it.") }
    package static var backToRoutines: String { text("Back to routines") }
    package static var noRest: String { text("No rest") }
    package static var hasNoExercises: String { text("This routine has no exercises.") }
    package static var deleteRoutine: String { text("Delete routine") }
    package static var deleteQuestion: String { text("Delete this routine?") }
    package static func deletionWarning(_ routine: String) -> String {
        text("“\(routine)” will be permanently deleted. Workouts you did with it stay in your history.")
    }
    package static var saveAsRoutine: String { text("Save as routine") }
    package static func nameOfDay(_ day: String) -> String { text("Workout of \(day)") }
}
