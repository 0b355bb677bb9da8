package enum WorkoutTexts {
    package static var startWorkout: String { text("Start workout") }
    package static var minutes: String { text("min") }
    package static var approximately: String { text("about") }
    package static var kcal: String { text("kcal") }
    package static var sound: String { text("Sound") }
    package static var exercisesDone: String { text("Exercises done") }
    package static var youWereAway: String { text("You were away. Resume when you are ready.") }
    package static var timeAsOfLoading: String {
        text("Time as of when this page loaded. Use the buttons to continue.")
    }
    package static var endWorkout: String { text("End workout") }
    package static var savePlan: String { text("Save plan") }
    package static var thePlan: String { text("The plan") }
    package static var goodFor: String { text("Good for") }
    package static var noExercisesYet: String { text("No exercises yet. Add the first one below.") }
    package static var exercisesFound: String { text("Exercises found") }
    package static func addExercise(_ name: String) -> String { text("Add \(name)") }
    package static var filter: String { text("Filter") }
    package static var yourPlans: String { text("Your plans") }
    package static var newPlan: String { text("New plan") }
    package static var library: String { text("Library") }
    package static var theWorkoutIsOver: String { text("The workout is over.") }
    package static var workoutComplete: String { text("Workout complete") }
    package static var endWorkoutQuestion: String { text("End this workout?") }
    package static var keepGoing: String { text("Keep going") }
    package static var whatYouDid: String { text("What you did") }
    package static var deleteWorkout: String { text("Delete workout") }
    package static var aboutThisPlan: String { text("About this plan") }
    package static var estimate: String { text("Estimate") }
    package static func timeEstimate(_ time: String) -> String { text("Time: \(time)") }
    package static func energyFormula(_ calculation: String) -> String {
        text(
            """
            Energy: MET × kilograms × hours. Each exercise has its own MET value, and rest counts as 1\u{A0}MET, \
            what your body uses at rest. \(calculation) Your body may use more or less.
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
    package static var backToThePlan: String { text("Back to the plan") }
    package static var backToTheWorkout: String { text("Back to the workout") }
    package static var nothingWillBeSaved: String {
        text("You have not finished an exercise yet, so nothing will be saved.")
    }
    package static var completionHint: String {
        text("A workout is complete when at least half of its exercises are done.")
    }
    package static func oneWillBeSaved(_ count: Int) -> String {
        text("1 of \(count, "exercise") is done. It will be saved.")
    }
    package static func severalWillBeSaved(_ done: Int, _ count: Int) -> String {
        text("\(done) of \(count, "exercise") are done. They will be saved.")
    }
    package static func notDone(_ amount: String) -> String { text("\(amount), not done") }
    package static func notFinished(_ time: String, _ amount: String) -> String {
        text("\(time) of \(amount), not finished")
    }
    package static var backToWorkout: String { text("Back to Workout") }
    package static var workoutEndedEarly: String { text("Workout ended early") }
    package static func countsAsTrainingDay(_ points: Int) -> String {
        text(
            """
            This counts as a training day. With at least half of the exercises done, it is a completed workout \
            and earns \(points) more points.
            """)
    }
    package static func wellDone(_ firstName: String) -> String { text("Well done, \(firstName)") }
    package static func goodWork(_ firstName: String) -> String { text("Good work, \(firstName)") }
    package static func dayStreak(_ days: Int) -> String { text("\(days)-day streak") }
    package static func level(_ level: Int) -> String { text("level \(level)") }
    package static func exerciseOf(_ position: Int, _ count: Int) -> String {
        text("Exercise \(position) of \(count)")
    }
    package static var upNext: String { text("Up next") }
    package static func setOfCapitalized(_ number: Int, _ count: Int) -> String { text("Set \(number) of \(count)") }
    package static func roundOf(_ number: String, _ count: String) -> String { text("Round \(number) of \(count)") }
    package static func setOf(_ number: Int, _ count: Int) -> String { text("set \(number) of \(count)") }
    package static var logYourLastSet: String { text("Log your last set") }
    package static var logThisSet: String { text("Log this set") }
    package static func logCardio(_ exercise: String, _ time: String) -> String { text("Log \(exercise), \(time)") }
    package static var logCardioHint: String {
        text("Adds it to your cardio with its distance. Its energy is not counted twice.")
    }
    package static var thenYouAreDone: String { text("Then you are done") }
    package static func next(_ exercise: String) -> String { text("Next: \(exercise)") }
    package static func restThen(_ rest: String, _ exercise: String) -> String {
        text("\(rest), then \(exercise)")
    }
    package static func pausedAnnouncement(_ exercise: String) -> String { text("Paused. \(exercise).") }
    package static func restAnnouncement(_ exercise: String) -> String { text("Rest. Next: \(exercise).") }
    package static func exerciseAnnouncement(_ exercise: String, _ position: Int, _ count: Int) -> String {
        text("\(exercise). Exercise \(position) of \(count).")
    }
    package static var deleteWorkoutQuestion: String { text("Delete this workout?") }
    package static func workoutDeletionWarning(_ plan: String, _ day: String) -> String {
        text("\(plan) from \(day) will be permanently deleted and no longer count in your totals.")
    }
    package static var skipRest: String { text("Skip rest") }
    package static var workoutFinished: String { text("Workout finished") }
    package static func quickWorkout(_ estimate: String) -> String { text("Quick workout · \(estimate)") }
    package static var details: String { text("Details") }
    package static var noExercises: String { text("No exercises") }
    package static var fitsYourGoal: String { text("Fits your goal") }
    package static var noneOfYourPlansMatch: String { text("None of your plans match the filter.") }
    package static var buildOrCopyPlanHint: String { text("Build your own plan, or copy one and change it.") }
    package static var noPlansHint: String { text("Create a plan and start it here.") }
    package static var noWorkoutsFound: String { text("No workouts found") }
    package static var noWorkoutsFoundHint: String { text("Change the filter to see more.") }
    package static var clearFilter: String { text("Clear filter") }
    package static func doneWorkoutNote(_ day: String, _ duration: String, _ energy: String) -> String {
        text("Done \(day) · \(duration) · \(energy)")
    }
    package static var anyGoal: String { text("Any goal") }
    package static var focus: String { text("Focus") }
    package static var anyFocus: String { text("Any focus") }
    package static var anyLevel: String { text("Any level") }
    package static var anyEquipment: String { text("Any equipment") }
    package static var withEquipment: String { text("With equipment") }
    package static func setsInTotal(_ count: Int) -> String { text("\(count, "set") in total") }
    package static func rounds(_ count: Int, thenRest rest: String) -> String {
        text("\(count, "round"), then \(rest)")
    }
    package static var oneRound: String { text("1 round") }
    package static var toStart: String { text("To start") }
    package static var toFinish: String { text("To finish") }
    package static var then: String { text("Then") }
    package static var energyAbout: String { text("Energy, about") }
    package static var rounds: String { text("Rounds") }
    package static var addYourWeight: String { text("Add your weight") }
    package static func exerciseAndRestTime(
        _ exerciseTime: String, _ restTime: String, _ secondsPerRep: Int
    ) -> String {
        text(
            """
            \(exerciseTime) of exercise and \(restTime) of rest. There is no rest after the last exercise, \
            and each rep counts as \(secondsPerRep) seconds.
            """)
    }
    package static func energyCalculation(_ met: String, _ weight: String, _ energy: String) -> String {
        text("\(met) hours × \(weight) = about \(energy).")
    }
    package static func energyForWeight(_ weight: String) -> String {
        text("Energy for your weight of \(weight).")
    }
    package static var deletePlanQuestion: String { text("Delete this plan?") }
    package static func planDeletionWarning(_ plan: String) -> String {
        text("“\(plan)” will be permanently deleted. Workouts you did with it stay in your history.")
    }
    package static var deletePlan: String { text("Delete plan") }
    package static var today: String { text("today") }
    package static var yesterday: String { text("yesterday") }
    package static var yourPlan: String { text("Your plan") }
    package static var timeLeft: String { text("left") }
    package static func energyAssumesWeight(_ weight: String) -> String {
        text("Your weight is not known, so the energy assumes \(weight).")
    }
}
