/// The muscle groups of exercises.
package enum Muscle: String, CaseIterable, Sendable {
    case chest, lats, upperBack, lowerBack, traps, shoulders, biceps, triceps, forearms, abdominals, obliques, glutes,
        quadriceps, hamstrings, adductors, abductors, hipFlexors, calves, neck, heart, fullBody

    package var name: String {
        switch self {
        case .upperBack: "Upper back"
        case .lowerBack: "Lower back"
        case .hipFlexors: "Hip flexors"
        case .fullBody: "Full body"
        default: rawValue.capitalized
        }
    }
}
