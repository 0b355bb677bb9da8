/// Numbers with their nouns: `1 set`, `1,200 sets`.
package enum CountTexts {
    package static func cardioSessions(_ count: Int) -> String { text("\(count, "cardio session")") }
    package static func dayNoun(_ count: Int) -> String { text("\(nounOf: count, "day")") }
    package static func days(_ count: Int) -> String { text("\(count, "day")") }
    package static func entries(_ count: Int) -> String { text("\(count, "entry", "entries")") }
    package static func exerciseSettings(_ count: Int) -> String { text("\(count, "exercise setting")") }
    package static func exercises(_ count: Int) -> String { text("\(count, "exercise")") }
    package static func exercisesOfYourOwn(_ count: Int) -> String {
        text("\(count, "exercise of your own", "exercises of your own")")
    }
    package static func foods(_ count: Int) -> String { text("\(count, "food")") }
    package static func goals(_ count: Int) -> String { text("\(count, "goal")") }
    package static func journalEntries(_ count: Int) -> String { text("\(count, "journal entry", "journal entries")") }
    package static func kindsOfPlates(_ count: Int) -> String {
        text("\(count, "weight of plates", "weights of plates")")
    }
    package static func lines(_ count: Int) -> String { text("\(count, "line")") }
    package static func loggedFoods(_ count: Int) -> String { text("\(count, "logged food", "logged foods")") }
    package static func newOnes(_ count: Int) -> String { text("\(count, "new one")") }
    package static func personalRecords(_ count: Int) -> String { text("\(count, "personal record")") }
    package static func photos(_ count: Int) -> String { text("\(count, "photo")") }
    package static func piecesOfEquipment(_ count: Int) -> String {
        text("\(count, "piece of equipment", "pieces of equipment")")
    }
    package static func repNoun(_ count: Int) -> String { text("\(nounOf: count, "rep")") }
    package static func reps(_ count: Int) -> String { text("\(count, "rep")") }
    package static func rounds(_ count: Int) -> String { text("\(count, "round")") }
    package static func routines(_ count: Int) -> String { text("\(count, "routine")") }
    package static func sessions(_ count: Int) -> String { text("\(count, "session")") }
    package static func sets(_ count: Int) -> String { text("\(count, "set")") }
    /// `3 sets, 1 warm-up`: either may be all there is.
    package static func sets(_ sets: Int, warmUps: Int) -> String {
        let parts = [sets == 0 ? nil : CountTexts.sets(sets), warmUps == 0 ? nil : CountTexts.warmUps(warmUps)]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
    package static func timedWorkouts(_ count: Int) -> String { text("\(count, "timed workout")") }
    package static func trackedValues(_ count: Int) -> String { text("\(count, "tracked value")") }
    package static func trainingMaxes(_ count: Int) -> String {
        text("\(count, "training max", "training maxes")")
    }
    package static func trainers(_ count: Int) -> String { text("\(count, "trainer")") }
    package static func warmUps(_ count: Int) -> String { text("\(count, "warm-up")") }
    package static func weights(_ count: Int) -> String { text("\(count, "weight")") }
    package static func workoutPlansOfYourOwn(_ count: Int) -> String {
        text("\(count, "workout plan of your own", "workout plans of your own")")
    }
    package static func workouts(_ count: Int) -> String { text("\(count, "workout")") }
    package static func programs(_ count: Int) -> String { text("\(count, "program")") }
    package static func workoutsWithRoutines(_ count: Int) -> String {
        text("\(count, "workout with a routine", "workouts with routines")")
    }
    package static func years(_ count: Int) -> String { text("\(count, "year")") }
    package static func devices(_ count: Int) -> String { text("\(count, "device")") }
    package static func sessionNoun(_ count: Int) -> String { text("\(nounOf: count, "session")") }
    package static func workoutNoun(_ count: Int) -> String { text("\(nounOf: count, "workout")") }
    package static func trainingDayNoun(_ count: Int) -> String { text("\(nounOf: count, "training day")") }
    package static func setNoun(_ count: Int) -> String { text("\(nounOf: count, "set")") }
    package static func cardioSessionNoun(_ count: Int) -> String { text("\(nounOf: count, "cardio session")") }
    package static func timedWorkoutNoun(_ count: Int) -> String { text("\(nounOf: count, "timed workout")") }
    package static func meals(_ count: Int) -> String { text("\(count, "meal")") }
    package static func dailyDeviceValues(_ count: Int) -> String {
        text("\(count, "daily value of a device", "daily values of devices")")
    }
    package static func trackables(_ count: Int) -> String { text("\(count, "trackable")") }
    package static func profiles(_ count: Int) -> String {
        text("\(count, "profile")")
    }
    package static func builtInExerciseChoices(_ count: Int) -> String {
        text("\(count, "built-in exercise as you want it", "built-in exercises as you want them")")
    }
    package static func daysOff(_ count: Int) -> String {
        text("\(count, "day off", "days off")")
    }
    package static func workoutPlans(_ count: Int) -> String {
        text("\(count, "workout plan")")
    }
    package static func eatenFoods(_ count: Int) -> String {
        text("\(count, "food that was eaten", "foods that were eaten")")
    }
    package static func savedMeals(_ count: Int) -> String {
        text("\(count, "saved meal")")
    }
    package static func recipes(_ count: Int) -> String {
        text("\(count, "recipe")")
    }
    package static func nutritionTargets(_ count: Int) -> String {
        text("\(count, "target of food", "targets of food")")
    }
    package static func celebrations(_ count: Int) -> String {
        text("\(count, "celebration")")
    }
    package static func deviceSamples(_ count: Int) -> String {
        text("\(count, "sample of a device", "samples of devices")")
    }
    package static func deviceWorkouts(_ count: Int) -> String {
        text("\(count, "workout of a device", "workouts of devices")")
    }
    package static func achievements(_ count: Int) -> String {
        text("\(count, "achievement")")
    }
}
