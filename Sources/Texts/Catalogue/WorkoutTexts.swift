package enum WorkoutTexts {
    package static var startWorkout: String { text("Start workout") }
    package static var minutes: String { text("min") }
    package static var approximately: String { text("about") }
    package static var kcal: String { text("kcal") }
    package static var workout: String { text("Workout") }
    package static var sound: String { text("Sound") }
    package static var exercisesDone: String { text("Exercises done") }
    package static func doneOfSteps(_ doneCount: String, _ stepCount: String) -> String {
        text("\(doneCount) of \(stepCount)")
    }
    package static var youWereAway: String { text("You were away. Resume when you are ready.") }
    package static var timeAsOfLoading: String {
        text("Time as of when this page loaded. Use the buttons to continue.")
    }
    package static var endWorkout: String { text("End workout") }
    package static var savePlan: String { text("Save plan") }
    package static var thePlan: String { text("The plan") }
    package static var goodFor: String { text("Good for") }
    package static func moveUp(_ title: String) -> String { text("Move \(title) up") }
    package static func moveDown(_ title: String) -> String { text("Move \(title) down") }
    package static func takeOff(_ title: String) -> String { text("Take \(title) off") }
    package static var noExercisesYet: String { text("No exercises yet. Add the first one below.") }
    package static var exercisesFound: String { text("Exercises found") }
    package static func addExercise(_ name: String) -> String { text("Add \(name)") }
    package static var filter: String { text("Filter") }
    package static var yourPlans: String { text("Your plans") }
    package static var newPlan: String { text("New plan") }
    package static var recent: String { text("Recent") }
    package static var library: String { text("Library") }
    package static var theWorkoutIsOver: String { text("The workout is over.") }
    package static var workoutComplete: String { text("Workout complete") }
    package static var endThisWorkout: String { text("End this workout?") }
    package static var keepGoing: String { text("Keep going") }
    package static var whatYouDid: String { text("What you did") }
    package static var deleteWorkout: String { text("Delete workout") }
    package static var aboutThisPlan: String { text("About this plan") }
    package static var estimate: String { text("Estimate") }
    package static func timeEstimate(_ time: String) -> String { text("Time: \(time)") }
    package static func energyFormula(_ sum: String) -> String {
        text(
            """
            Energy: MET × kilograms × hours. Each exercise has its own MET value, and rest counts as 1\u{A0}MET, \
            what your body uses at rest. \(sum) Your body may use more or less.
            """)
    }
    package static var compendiumReference: String {
        text(
            """
            Values: Herrmann SD, Willis EA, Ainsworth BE, et al. 2024 Adult Compendium of Physical Activities. J \
            Sport Health Sci 2024;13(1):6-12.
            """)
    }
    package static var thisPlanHasNoExercises: String { text("This plan has no exercises.") }
}
