/// The subject of a goal. The raw values are in the database, like those of the other enumerations here.
///
/// What a type is stands in its traits, and the rest of the program asks them: `type.name`.
@dynamicMemberLookup
package enum GoalType: String, CaseIterable, Sendable {
    case strength, cardio, weight, trackable, workouts, nutrient

    package struct Traits: Sendable {
        package let name: String
        /// Examples of goals.
        package let text: String
        package let icon: String
        /// The most common one comes first.
        package let measures: [GoalMeasure]
        /// nil if it is not about an exercise.
        package var exercise: GoalExercise?
        package var isOfTrackable = false
        /// Whether a period without entries is neither met nor missed, because eating nothing is not possible.
        package var needsEntries = false
        package var directions = GoalDirectionWords.change
    }

    private var traits: Traits {
        switch self {
        case .strength:
            Traits(
                name: "Strength", text: "Weight, reps, volume or training days of an exercise", icon: "workout",
                measures: [.heaviest, .oneRepMax, .mostRepetitions, .volume, .repetitions, .sessions],
                exercise: GoalExercise(kind: .strength, word: "exercise", any: "Any exercise"))
        case .cardio:
            Traits(
                name: "Cardio", text: "Distance, time or sessions, such as three runs a week", icon: "shoe",
                measures: [.distance, .duration, .sessions],
                exercise: GoalExercise(kind: .cardio, word: "activity", any: "Any cardio"))
        case .weight:
            Traits(
                name: "Body weight", text: "A weight to reach or keep", icon: "scale", measures: [.bodyWeight],
                directions: .bodyWeight)
        case .trackable:
            Traits(
                name: "Trackable", text: "Steps, water, sleep, or a number of your own", icon: "steps",
                measures: [.value], isOfTrackable: true, directions: .amount)
        case .workouts:
            Traits(
                name: "Workouts", text: "Timed workouts or training days", icon: "clock",
                measures: [.workouts, .trainingDays])
        case .nutrient:
            Traits(
                name: "Nutrient", text: "Calories, protein, carbs, fat or fiber", icon: "food",
                measures: [.energy, .protein, .carbohydrate, .fat, .fiber], needsEntries: true, directions: .amount)
        }
    }

    package subscript<Value>(dynamicMember path: KeyPath<Traits, Value>) -> Value { traits[keyPath: path] }
}

/// The exercises that a goal can be about.
package struct GoalExercise: Sendable {
    package let kind: ExerciseKind
    /// One of them, to follow “an”.
    package let word: String
    /// What counts if none is chosen.
    package let any: String
}

/// What the two directions are called.
package struct GoalDirectionWords: Sendable {
    package let increase: String
    package let decrease: String
    package let hint: String

    static let change = GoalDirectionWords(
        increase: "Increase", decrease: "Decrease",
        hint: "Increase: reach the target. Decrease: stay at or under it.")
    static let amount = GoalDirectionWords(
        increase: "At least", decrease: "At most",
        hint: "At least: reach the target. At most: stay at or under it.")
    static let bodyWeight = GoalDirectionWords(
        increase: "Increase", decrease: "Decrease", hint: "Do you want to weigh more or less?")
}
