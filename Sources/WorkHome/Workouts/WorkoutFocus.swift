/// What a workout trains.
enum WorkoutFocus: String, CaseIterable, Sendable {
    case strength, hiit, mobility, core, cardio

    var name: String {
        switch self {
        case .hiit: "HIIT"
        default: rawValue.capitalized
        }
    }
}

enum WorkoutLevel: String, CaseIterable, Sendable {
    case beginner, intermediate, advanced

    var name: String { rawValue.capitalized }
}
