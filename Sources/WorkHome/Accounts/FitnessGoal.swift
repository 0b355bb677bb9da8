import GRDB

enum FitnessGoal: String, CaseIterable, Sendable, DatabaseValueConvertible {
    case loseWeight, buildMuscle, stayFit, improveEndurance

    var name: String {
        switch self {
        case .loseWeight: "Lose Weight"
        case .buildMuscle: "Build Muscle"
        case .stayFit: "Stay Fit"
        case .improveEndurance: "Improve Endurance"
        }
    }

    private var icon: String {
        switch self {
        case .loseWeight: "scale"
        case .buildMuscle: "workout"
        case .stayFit: "heart"
        case .improveEndurance: "flame"
        }
    }

    static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) }
    }
}
