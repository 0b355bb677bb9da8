/// What a workout trains.
package enum WorkoutFocus: String, CaseIterable, Sendable {
    case strength, hiit, mobility, core, cardio

    package var name: String {
        switch self {
        case .hiit: "HIIT"
        default: rawValue.capitalized
        }
    }
}

package enum WorkoutLevel: String, CaseIterable, Sendable {
    case beginner, intermediate, advanced

    package var name: String { rawValue.capitalized }
}

extension WorkoutLevel {
    /// The level of somebody who has done so many workouts; nil for those who may take any.
    package static func fitting(workoutCount: Int) -> WorkoutLevel? {
        switch workoutCount {
        case ..<10: .beginner
        case ..<40: .intermediate
        default: nil
        }
    }
}
