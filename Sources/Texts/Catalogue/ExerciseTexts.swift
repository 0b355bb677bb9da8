package enum ExerciseTexts {
    package static func setNumber(_ number: Int) -> String { text("Set \(number)") }
    package static func setOfKind(_ kind: String) -> String { text("\(kind) set") }
    package static func estimatedOneRepMax(_ weight: String) -> String { text("est. 1RM \(weight)") }
    package static func rpe(_ rating: String) -> String { text("RPE \(rating)") }
    package static func spokenSet(_ name: String, _ exercise: String, _ result: String) -> String {
        text("\(name) of \(exercise), \(result)")
    }
    package static func spokenExercise(_ name: String, _ sets: String) -> String { text("\(name). \(sets).") }
    package static func spokenExercise(_ name: String, _ sets: String, volume: String) -> String {
        text("\(name). \(sets). Total volume \(volume).")
    }
    package static func totalVolumeNote(_ volume: String) -> String {
        text("total volume \(volume)")
    }
    package static var allExercises: String { text("All exercises") }
    package static var whichActivity: String { text("Which activity?") }
    package static var whichExercise: String { text("Which exercise?") }
    package static var allMuscles: String { text("All muscles") }
    package static func lastTrainingDays(_ count: Int) -> String { text("The last \(count, "training day")") }
    package static func nothingInRange(_ range: String) -> String { text("Nothing \(range)") }
    package static func lastWasOn(_ day: String) -> String { text("The last was on \(day).") }
    package static func showRange(_ range: String) -> String { text("Show the \(range)") }
    package static var volumeExplanation: String {
        text("Load × reps, added up over the day’s sets. Warm-ups don’t count.")
    }
    package static var bodyWeightIsIncluded: String { text("Your body weight is part of the load.") }
    package static var addedWeight: String { text("Added weight") }
    package static var addedWeightExplanation: String {
        text("The most weight you added in a set that day. Below zero means assistance.")
    }
    package static var oneRepMaxExplanation: String {
        text("The day’s best, by Epley’s formula (1985): load × (1 + reps ÷ 30), for up to 12\u{A0}reps.")
    }
    package static var inOneSet: String { text("In one set.") }
    package static var setsAreAddedUp: String { text("All sets of the day. Warm-ups don’t count.") }
    package static var pace: String { text("Pace") }
    package static func minutesPer(_ unit: String) -> String { text("minutes per \(unit)") }
    package static var paceExplanation: String {
        text("The average of a day’s sessions with a distance; higher is faster.")
    }
    package static var setsAreCountedIn: String { text("Sets are counted in") }
    package static var distanceOrTime: String { text("Distance or time") }
    package static var setsByReps: String { text("Sets by reps") }
    package static func mostSetsHad(_ repetitions: String, _ sets: Int) -> String {
        text("Most sets had \(repetitions): \(sets).")
    }
    package static var yourSetsByRepCount: String { text("Your sets by rep count.") }
    package static func orMore(_ count: String) -> String { text("\(count) or more") }
    package static var inASet: String { text("in a set") }
    package static var bestEstimatedOneRepMax: String { text("Best est. 1RM") }
    package static var heaviest: String { text("Heaviest") }
    package static var totalVolume: String { text("Total volume") }
    package static var totalDistance: String { text("Total distance") }
    package static var totalTime: String { text("Total time") }
    package static var fastestDay: String { text("Fastest day") }
    package static var trainedOn: String { text("Trained on") }
    package static func onDays(_ count: Int) -> String { text("on \(count, "day")") }
    package static func theDaysBefore(_ days: Int) -> String { text("the \(days) days before") }
    package static func notTrainedIn(_ period: String) -> String { text("You didn’t train this in \(period).") }
    package static func sameAsIn(_ name: String, _ period: String) -> String {
        text("\(name) is the same as in \(period).")
    }
    package static func moreThanIn(_ name: String, _ percent: String, _ period: String) -> String {
        text("\(name) is \(percent) % more than in \(period).")
    }
    package static func lessThanIn(_ name: String, _ percent: String, _ period: String) -> String {
        text("\(name) is \(percent) % less than in \(period).")
    }
    package static var numberOfReps: String { text("The number of reps") }
    package static func trainedInPeriods(_ count: Int, _ periods: String) -> String {
        text("Training in \(count) of \(periods).")
    }
    package static func muscleVolume(_ muscle: String, _ adjective: String, _ unit: String) -> String {
        text("\(muscle): \(adjective) volume (\(unit))")
    }
    package static func muscleSets(_ muscle: String, _ adjective: String) -> String {
        text("\(muscle): \(adjective) sets")
    }
    package static func mainMuscleExplanation(_ period: Period) -> String {
        period == .day
            ? text("Each set counts for its exercise’s main muscle. Today is not over yet.")
            : text(
                """
                Each set counts for its exercise’s main muscle. This \(nounOf: 1, period.rawValue) is not over yet.
                """)
    }
    package static var backToTheExercise: String { text("Back to the exercise") }
    package static var yours: String { text("Yours") }
    package static var hidden: String { text("Hidden") }
    package static var backToExercises: String { text("Back to Exercises") }
    package static var builtInHidden: String { text("Built-in, hidden") }
    package static var yoursArchived: String { text("Yours, archived") }
    package static var builtInName: String { text("Built-in name") }
    package static var mainMuscle: String { text("Main muscle") }
    package static var otherMuscles: String { text("Other muscles") }
    package static var type: String { text("Type") }
    package static var bodyWeightLoadExplanation: String {
        text(
            """
            Each set counts your full body weight on that day, plus added weight or minus assistance. That is \
            what you lift on a pull-up bar. In a push-up only about 64\u{A0}% of it rests on your hands (Ebben \
            et al., J Strength Cond Res 2011;25(10):2891–2894), so use its volume to compare weeks, not as the \
            exact weight you moved.
            """)
    }
    package static func energyPerHour(_ energy: String, _ weight: String, _ met: String) -> String {
        text("About \(energy) an hour at \(weight) (\(met))")
    }
    package static func compendiumCitation(_ code: String) -> String {
        text(
            """
            Activity \(code) of the 2024 Adult Compendium of Physical Activities, Herrmann et al., J Sport \
            Health Sci 2024;13(1):6–12
            """)
    }
    package static var compound: String { text("Compound") }
    package static var isolation: String { text("Isolation") }
    package static func resultsFor(_ count: Int, _ search: String) -> String {
        text("\(count, "exercise") for “\(search)”")
    }
    package static var nothingArchived: String { text("Nothing archived") }
    package static var nothingArchivedHint: String {
        text("An archived exercise is no longer offered for logging. Its history stays here.")
    }
    package static var nothingHidden: String { text("Nothing hidden") }
    package static var nothingHiddenHint: String {
        text("Hide built-in exercises that you never do, and bring them back here.")
    }
    package static var noOwnExercises: String { text("No exercises of your own yet") }
    package static var noOwnExercisesHint: String { text("Add what the built-in list doesn’t have.") }
    package static var noExerciseFound: String { text("No exercise found") }
    package static var noExerciseFoundHint: String { text("Check the spelling, or add your own exercise.") }
    package static var editExercise: String { text("Edit exercise") }
    package static var deleteExercise: String { text("Delete exercise") }
}
