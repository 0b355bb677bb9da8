import Texts

/// The muscle groups of exercises.
package enum Muscle: String, CaseIterable, Sendable {
    case chest, lats, upperBack, lowerBack, traps, shoulders, biceps, triceps, forearms, abdominals, obliques, glutes,
        quadriceps, hamstrings, adductors, abductors, hipFlexors, calves, neck, heart, fullBody

    package var name: String {
        switch self {
        case .upperBack: ExerciseTexts.upperBack
        case .lowerBack: ExerciseTexts.lowerBack
        case .hipFlexors: ExerciseTexts.hipFlexors
        case .fullBody: ExerciseTexts.fullBody
        default: rawValue.capitalized
        }
    }
}
