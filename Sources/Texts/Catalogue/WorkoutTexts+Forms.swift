extension WorkoutTexts {
    package static var exerciseSearchEmpty: String { text("Type the name of an exercise first") }
    package static var description: String { text("Description") }
    package static var roundsHint: String { text("How many times to go through the list") }
    package static var addAnExercise: String { text("Add an exercise") }
    package static var exerciseSearchHint: String { text("A name or a part of it, a muscle or equipment") }
    package static var editPlan: String { text("Edit plan") }
    package static var exerciseIsGone: String {
        text("An exercise in the list no longer exists. It was removed from the plan.")
    }
    package static func exercisesFound(_ found: Int) -> String { text("\(found, "exercise") found") }
    package static var secondsUnit: String { text("seconds") }
}
