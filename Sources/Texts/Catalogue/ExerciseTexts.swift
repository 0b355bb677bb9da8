package enum ExerciseTexts {
    package static func set(_ number: Int) -> String { text("Set \(number)") }
    package static func setWithKind(_ kind: String) -> String { text("\(kind) set") }
    package static func est1RM(_ maximumDecimals: String) -> String { text("est. 1RM \(maximumDecimals)") }
    package static func rpe(_ value: String) -> String { text("RPE \(value)") }
    package static func of(_ name: String, _ exercise: String, _ sentence: String) -> String {
        text("\(name) of \(exercise), \(sentence)")
    }
    package static func totalVolume(_ volumeGrams: String) -> String { text(" Total volume \(volumeGrams).") }
    package static func totalVolumeWithVolumeGrams(_ volumeGrams: String) -> String {
        text("total volume \(volumeGrams)")
    }
    package static func found(_ count: Int) -> String { text("\(count) found") }
    package static var allExercises: String { text("All exercises") }
    package static var whichActivity: String { text("Which activity?") }
    package static var whichExercise: String { text("Which exercise?") }
    package static var allMuscles: String { text("All muscles") }
    package static func theLast(_ count: Int) -> String { text("The last \(count, "training day")") }
    package static func nothing(_ range: String) -> String { text("Nothing \(range)") }
    package static func theLastWasOn(_ last: String) -> String { text("The last was on \(last).") }
    package static func show(_ all: String) -> String { text("Show \(all)") }
    package static var loadRepsAddedUpOver: String {
        text("Load × reps, added up over the day’s sets. Warm-ups don’t count.")
    }
    package static var yourBodyWeightIsPart: String { text(" Your body weight is part of the load.") }
    package static var addedWeight: String { text("Added weight") }
    package static var theMostWeightYouAdded: String {
        text("The most weight you added in a set that day. Below zero means assistance.")
    }
    package static var theDaysBestByEpleys: String {
        text("The day’s best, by Epley’s formula (1985): load × (1 + reps ÷ 30), for up to 12\u{A0}reps.")
    }
    package static var inOneSet: String { text("In one set.") }
    package static var pace: String { text("Pace") }
    package static func minutesPer(_ singular: String) -> String { text("minutes per \(singular)") }
    package static var theAverageOfADays: String {
        text("The average of a day’s sessions with a distance; higher is faster.")
    }
    package static var setsByReps: String { text("Sets by reps") }
    package static func mostSetsHad(_ repetitions: String, _ sets: Int) -> String {
        text("Most sets had \(repetitions): \(sets).")
    }
    package static var yourSetsByRepCount: String { text("Your sets by rep count.") }
    package static var orMore: String { text(" or more") }
    package static var inASet: String { text("in a set") }
    package static var bestEst1RM: String { text("Best est. 1RM") }
    package static var heaviest: String { text("Heaviest") }
    package static var totalVolume2: String { text("Total volume") }
    package static var totalDistance: String { text("Total distance") }
    package static var totalTime: String { text("Total time") }
    package static var fastestDay: String { text("Fastest day") }
    package static var trainedOn: String { text("Trained on") }
    package static func on(_ count: Int) -> String { text("on \(count, "day")") }
    package static func theDaysBefore(_ length: Int) -> String { text("the \(length) days before") }
    package static func youDidntTrainThisIn(_ period: String) -> String { text("You didn’t train this in \(period).") }
    package static func isTheSameAsIn(_ name: String, _ period: String) -> String {
        text("\(name) is the same as in \(period).")
    }
    package static func isThanIn(_ name: String, _ change: String, _ percent: String, _ period: String) -> String {
        text("\(name) is \(change) % \(percent) than in \(period).")
    }
    package static var theNumberOfReps: String { text("The number of reps") }
    package static func trainingInOf(_ count: Int, _ noun: String) -> String {
        text("Training in \(count) of \(noun).")
    }
    package static func by(_ shown: String, _ noun: String) -> String { text("\(shown) by \(noun)") }
    package static func eachSetCountsForIts(_ day: String) -> String {
        text("Each set counts for its exercise’s main muscle. \(day) is not over yet.")
    }
    package static func setsAWeek(_ sets: String, _ volume: String) -> String { text("\(sets) sets\(volume) a week") }
    package static var renameExercise: String { text("Rename exercise") }
    package static var backToTheExercise: String { text("Back to the exercise") }
    package static var yours: String { text("Yours") }
    package static var archived: String { text("Archived") }
    package static var hidden: String { text("Hidden") }
    package static var backToExercises: String { text("Back to Exercises") }
    package static var builtInHidden: String { text("Built-in, hidden") }
    package static var yoursArchived: String { text("Yours, archived") }
    package static var builtInName: String { text("Built-in name") }
    package static var kind: String { text("Kind") }
    package static var mainMuscle: String { text("Main muscle") }
    package static var otherMuscles: String { text("Other muscles") }
    package static var type: String { text("Type") }
    package static var eachSetCountsYourFull: String {
        text(
            """
            Each set counts your full body weight on that day, plus added weight or minus assistance. That is \
            what you lift on a pull-up bar. In a push-up only about 64\u{A0}% of it rests on your hands (Ebben \
            et al., J Strength Cond Res 2011;25(10):2891–2894), so use its volume to compare weeks, not as the \
            exact weight you moved.
            """)
    }
    package static func aboutAnHourAt(_ energy: String, _ weight: String, _ met: String) -> String {
        text("About \(energy) an hour at \(weight) (\(met))")
    }
    package static func activityOfThe2024Adult(_ code: String) -> String {
        text(
            """
            Activity \(code) of the 2024 Adult Compendium of Physical Activities, Herrmann et al., J Sport \
            Health Sci 2024;13(1):6–12
            """)
    }
    package static var compound: String { text("Compound") }
    package static var isolation: String { text("Isolation") }
    package static func forLabel(_ count: Int, _ search: String) -> String {
        text("\(count, "exercise") for “\(search)”")
    }
    package static var nothingArchived: String { text("Nothing archived") }
    package static var anArchivedExerciseIsNo: String {
        text("An archived exercise is no longer offered for logging. Its history stays here.")
    }
    package static var nothingHidden: String { text("Nothing hidden") }
    package static var hideBuiltInExercisesThat: String {
        text("Hide built-in exercises that you never do, and bring them back here.")
    }
    package static var noExercisesOfYourOwn: String { text("No exercises of your own yet") }
    package static var addWhatTheBuiltIn: String { text("Add what the built-in list doesn't have.") }
    package static var addExercise: String { text("Add exercise") }
    package static var noExerciseFound: String { text("No exercise found") }
    package static var checkTheSpellingOrAdd: String { text("Check the spelling, or add your own exercise.") }
    package static var editExercise: String { text("Edit exercise") }
    package static func delete(_ own: String) -> String { text("Delete \(own)?") }
    package static var deleteExercise: String { text("Delete exercise") }
    package static func the(_ lengthText: String) -> String { text("the \(lengthText)") }
    package static func this(_ noun: String) -> String { text("This \(noun)") }
}
