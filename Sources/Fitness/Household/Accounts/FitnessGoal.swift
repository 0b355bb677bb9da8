package enum FitnessGoal: String, CaseIterable, Sendable {
    case loseWeight, buildMuscle, stayFit, improveEndurance

    package var name: String {
        switch self {
        case .loseWeight: "Lose Weight"
        case .buildMuscle: "Build Muscle"
        case .stayFit: "Stay Fit"
        case .improveEndurance: "Improve Endurance"
        }
    }

    package var icon: String {
        switch self {
        case .loseWeight: "scale"
        case .buildMuscle: "workout"
        case .stayFit: "heart"
        case .improveEndurance: "flame"
        }
    }
}
