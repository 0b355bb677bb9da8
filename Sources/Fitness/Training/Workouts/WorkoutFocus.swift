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
