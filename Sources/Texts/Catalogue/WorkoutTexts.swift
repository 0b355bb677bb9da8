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
    package static var backToWorkouts: String { text("Back to workouts") }
    package static var backToThePlan: String { text("Back to the plan") }
    package static var backToTheWorkout: String { text("Back to the workout") }
    package static var youHaveNotFinishedAn: String {
        text("You have not finished an exercise yet, so nothing will be saved.")
    }
    package static func of(_ doneCount: Int, _ count: Int) -> String { text("\(doneCount) of \(count, "exercise")") }
    package static var isDoneIt: String { text("is done. It") }
    package static var areDoneThey: String { text("are done. They") }
    package static var atLeastHalfOfThe: String { text(" At least half of the exercises make a completed workout.") }
    package static func willBeSaved(_ exercises: String, _ done: String, _ completion: String) -> String {
        text("\(exercises) \(done) will be saved.\(completion)")
    }
    package static func ofWithDoneCount(_ doneCount: Int, _ all: String) -> String { text("\(doneCount) of \(all)") }
    package static func notDone(_ all: String) -> String { text("\(all), not done") }
    package static func ofNotFinished(_ seconds: String, _ all: String) -> String {
        text("\(seconds) of \(all), not finished")
    }
    package static var backToWorkout: String { text("Back to Workout") }
    package static func yourWeightIsNotKnown(_ assumedWeight: String) -> String {
        text("Your weight is not known, so the energy assumes \(assumedWeight).")
    }
    package static var workoutEndedEarly: String { text("Workout ended early") }
    package static func thisCountsAsATraining(_ pointsOfWorkout: Int) -> String {
        text(
            """
            This counts as a training day. With at least half of the exercises done, it is a completed workout \
            and earns \(pointsOfWorkout) more points.
            """)
    }
    package static func wellDone(_ firstName: String) -> String { text("Well done, \(firstName)") }
    package static func goodWork(_ firstName: String) -> String { text("Good work, \(firstName)") }
    package static func dayStreak(_ streak: Int) -> String { text("\(streak)-day streak") }
    package static func points(_ totalPoints: String) -> String { text("\(totalPoints) points") }
    package static func level(_ level: Int) -> String { text("level \(level)") }
    package static func ofWithCount(_ count: Int) -> String { text("of \(count)") }
    package static var energy: String { text("Energy") }
    package static func exerciseOf(_ position: Int, _ count: Int) -> String {
        text("Exercise \(position) of \(count)")
    }
    package static var upNext: String { text("Up next") }
    package static var paused: String { text("Paused") }
    package static var go: String { text("Go") }
    package static func setOf(_ number: Int, _ count: Int) -> String { text("set \(number) of \(count)") }
    package static var logYourLastSet: String { text("Log your last set") }
    package static var logThisSet: String { text("Log this set") }
    package static var thenYouAreDone: String { text("Then you are done") }
    package static func next(_ following: String) -> String { text("Next: \(following)") }
    package static func then(_ restSeconds: String, _ following: String) -> String {
        text("\(restSeconds), then \(following)")
    }
    package static func pausedWithWords(_ words: String) -> String { text("Paused. \(words).") }
    package static func restNext(_ words: String) -> String { text("Rest. Next: \(words).") }
    package static func exerciseOfWithWords(_ words: String, _ position: Int, _ count: Int) -> String {
        text("\(words). Exercise \(position) of \(count).")
    }
    package static var deleteThisWorkout: String { text("Delete this workout?") }
    package static func fromWillBePermanentlyDeleted(_ planName: String, _ day: String) -> String {
        text("\(planName) from \(day) will be permanently deleted and no longer count in your totals.")
    }
    package static var resume: String { text("Resume") }
    package static var pause: String { text("Pause") }
    package static var skipRest: String { text("Skip rest") }
    package static var skip: String { text("Skip") }
    package static var workoutFinished: String { text("Workout finished") }
    package static var workoutInProgress: String { text("Workout in progress") }
    package static func quickWorkout(_ user: String) -> String { text("Quick workout · \(user)") }
    package static var details: String { text("Details") }
    package static var noExercises: String { text("No exercises") }
    package static var fitsYourGoal: String { text("Fits your goal") }
    package static var noneOfYourPlansMatch: String { text("None of your plans match the filter.") }
    package static var buildYourOwnPlanOr: String { text("Build your own plan, or copy one and change it.") }
    package static var createAPlanAndStart: String { text("Create a plan and start it here.") }
    package static var noWorkoutsFound: String { text("No workouts found") }
    package static var changeTheFilterToSee: String { text("Change the filter to see more.") }
    package static var clearFilter: String { text("Clear filter") }
    package static func done(_ today: String, _ durationSeconds: String, _ energy: String) -> String {
        text("Done \(today) · \(durationSeconds) · \(energy)")
    }
    package static func daysAgo(_ day: Int) -> String { text("\(day) days ago") }
    package static var goal: String { text("Goal") }
    package static var anyGoal: String { text("Any goal") }
    package static var focus: String { text("Focus") }
    package static var anyFocus: String { text("Any focus") }
    package static var anyLevel: String { text("Any level") }
    package static var anyEquipment: String { text("Any equipment") }
    package static var withEquipment: String { text("With equipment") }
    package static func inTotal(_ count: Int) -> String { text("\(count, "set") in total") }
    package static func thenWithRestSeconds(_ restSeconds: String) -> String { text(", then \(restSeconds)") }
    package static var number1Round: String { text("1 round") }
    package static var toStart: String { text("To start") }
    package static var toFinish: String { text("To finish") }
    package static var then2: String { text("Then") }
    package static var energyAbout: String { text("Energy, about") }
    package static var rounds: String { text("Rounds") }
    package static var addYourWeight: String { text("Add your weight") }
    package static func ofExerciseAndOfRest(
        _ exerciseSeconds: String, _ restSeconds: String, _ secondsPerRepetition: Int
    ) -> String {
        text(
            """
            \(exerciseSeconds) of exercise and \(restSeconds) of rest. There is no rest after the last exercise, \
            and each rep counts as \(secondsPerRepetition) seconds.
            """)
    }
    package static func hoursAbout(_ metabolicSeconds: String, _ kilograms: String, _ kilocalories: String) -> String {
        text("\(metabolicSeconds) hours × \(kilograms) = about \(kilocalories).")
    }
    package static func yourWeightIsNotKnownSo(_ weight: String) -> String {
        text("Your weight is not known, so the energy assumes \(weight).")
    }
    package static func energyForYourWeightOf(_ weight: String) -> String {
        text("Energy for your weight of \(weight).")
    }
    package static var deleteThisPlan: String { text("Delete this plan?") }
    package static func willBePermanentlyDeletedWorkouts(_ plan: String) -> String {
        text("“\(plan)” will be permanently deleted. Workouts you did with it stay in your history.")
    }
    package static var deletePlan: String { text("Delete plan") }
}
