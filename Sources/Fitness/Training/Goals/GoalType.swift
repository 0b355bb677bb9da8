import Texts

/// The subject of a goal. The raw values are in the database, like those of the other enumerations here.
///
/// `Traits` describes each type and is read through it: `type.name`.
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
                name: CommonTexts.strength, text: GoalTexts.strengthDescription, icon: "workout",
                measures: [
                    .heaviest, .oneRepMax, .mostRepetitions, .longestTime, .farthest, .volume, .repetitions, .heldTime,
                    .sessions, .total,
                ],
                exercise: GoalExercise(
                    kind: .strength, label: CommonTexts.exercise, find: AnalyzeTexts.findAnExercise,
                    missing: CommonTexts.exerciseMissing, anyOption: GoalTexts.anyExercise, any: GoalTexts.anyExercise))
        case .cardio:
            Traits(
                name: CommonTexts.cardio, text: GoalTexts.cardioDescription, icon: "shoe",
                measures: [
                    .distance, .duration, .sessions, .fastest1Kilometer, .fastest5Kilometers, .fastest10Kilometers,
                    .fastestHalfMarathon, .fastestMarathon,
                ],
                exercise: GoalExercise(
                    kind: .cardio, label: GoalTexts.activity, find: GoalTexts.findAnActivity,
                    missing: GoalTexts.activityMissing, anyOption: GoalTexts.anyActivity, any: GoalTexts.anyCardio))
        case .weight:
            Traits(
                name: CommonTexts.bodyWeight, text: GoalTexts.bodyWeightDescription, icon: "scale",
                measures: [.bodyWeight],
                directions: .bodyWeight)
        case .trackable:
            Traits(
                name: CommonTexts.trackable, text: GoalTexts.trackableDescription, icon: "steps",
                measures: [.value], isOfTrackable: true, directions: .amount)
        case .workouts:
            Traits(
                name: CommonTexts.workouts, text: GoalTexts.workoutsDescription, icon: "clock",
                measures: [.workouts, .trainingDays])
        case .nutrient:
            Traits(
                name: CommonTexts.nutrient, text: GoalTexts.nutrientDescription, icon: "food",
                measures: [.energy, .protein, .carbohydrate, .fat, .fiber], needsEntries: true, directions: .amount)
        }
    }

    package subscript<Value>(dynamicMember path: KeyPath<Traits, Value>) -> Value { traits[keyPath: path] }

    /// The type of goals about an exercise; nil if there is none.
    package init?(_ exercise: Exercise) {
        guard let type = Self.allCases.first(where: { $0.exercise?.kind == exercise.kind }) else { return nil }
        self = type
    }

    /// What a goal for an exercise is usually about; nil if its type has no such exercises.
    package func usualMeasure(of exercise: Exercise) -> GoalMeasure? {
        guard self.exercise?.kind == exercise.kind else { return nil }
        guard exercise.kind == .strength else { return self.measures[0] }
        return switch exercise.measure {
        case .reps: .heaviest
        case .hold: .longestTime
        case .carry: .farthest
        }
    }
}

/// The exercises that a goal can be about.
package struct GoalExercise: Sendable {
    package let kind: ExerciseKind
    /// One of them, as the label of a field.
    package let label: String
    /// The label of the search for one.
    package let find: String
    /// The error if none is chosen.
    let missing: String
    /// The option for all of them.
    package let anyOption: String
    /// What counts if none is chosen.
    package let any: String
}

/// What the two directions are called.
package struct GoalDirectionWords: Sendable {
    package let increase: String
    package let decrease: String
    package let hint: String

    static var change: GoalDirectionWords {
        GoalDirectionWords(
            increase: GoalTexts.increase, decrease: GoalTexts.decrease,
            hint: GoalTexts.increaseOrDecreaseHint)
    }
    static var amount: GoalDirectionWords {
        GoalDirectionWords(
            increase: GoalTexts.atLeast, decrease: GoalTexts.atMost,
            hint: GoalTexts.atLeastOrAtMostHint)
    }
    static var bodyWeight: GoalDirectionWords {
        GoalDirectionWords(
            increase: GoalTexts.increase, decrease: GoalTexts.decrease, hint: GoalTexts.weighMoreOrLess)
    }
}

extension GoalCadence {
    package var name: String {
        switch self {
        case .once: GoalTexts.oneTime
        case .daily: GoalTexts.daily
        case .weekly: GoalTexts.weekly
        case .monthly: GoalTexts.monthly
        case .yearly: GoalTexts.yearly
        }
    }

    package var running: String {
        switch self {
        case .once: CommonTexts.soFar
        case .daily: GoalTexts.runningToday
        case .weekly: GoalTexts.thisWeek
        case .monthly: GoalTexts.thisMonth
        case .yearly: GoalTexts.thisYear
        }
    }

    /// The word by which texts choose theirs; nil for a one-time goal.
    package var period: String? {
        switch self {
        case .once: nil
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    /// A period as text: `21 Nov`, `16–22 Nov 2026`, `November 2026`, `2026`.
    package func text(_ first: LocalDay, _ last: LocalDay, today: LocalDay) -> String {
        switch self {
        case .daily: first.relativeText(today: today)
        case .monthly where first.month.firstDay == first && last == first.month.lastDay:
            "\(first.month.name) \(first.month.year)"
        case .yearly where first.components.month == 1 && first.components.day == 1 && (last + 1).components.day == 1:
            String(first.components.year)
        default: "\(first.shortText(today: today)) – \(last.shortText(today: today))"
        }
    }
}
