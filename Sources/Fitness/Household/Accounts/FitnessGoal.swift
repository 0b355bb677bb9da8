import Texts

package enum FitnessGoal: String, CaseIterable, Sendable {
    case loseWeight, buildMuscle, stayFit, improveEndurance

    package var name: String {
        switch self {
        case .loseWeight: AccountTexts.loseWeight
        case .buildMuscle: AccountTexts.buildMuscle
        case .stayFit: AccountTexts.stayFit
        case .improveEndurance: AccountTexts.improveEndurance
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
