import Texts

/// The training focus of a workout.
package enum WorkoutFocus: String, CaseIterable, Sendable {
    case strength, hiit, mobility, core, cardio

    package var name: String {
        switch self {
        case .strength: CommonTexts.strength
        case .hiit: WorkoutTexts.hiit
        case .mobility: ExerciseTexts.mobility
        case .core: WorkoutTexts.core
        case .cardio: CommonTexts.cardio
        }
    }
}

package enum WorkoutLevel: String, CaseIterable, Sendable {
    case beginner, intermediate, advanced

    package var name: String {
        switch self {
        case .beginner: WorkoutTexts.beginner
        case .intermediate: WorkoutTexts.intermediate
        case .advanced: WorkoutTexts.advanced
        }
    }
}

extension WorkoutLevel {
    /// The suggested level after a number of workouts; nil if any level fits.
    package static func fitting(workoutCount: Int) -> WorkoutLevel? {
        switch workoutCount {
        case ..<10: .beginner
        case ..<40: .intermediate
        default: nil
        }
    }
}
