import Texts

/// The equipment for an exercise.
package enum Equipment: String, CaseIterable, Sendable {
    case none, barbell, dumbbell, kettlebell, machine, cable, band, pullUpBar, dipBars, suspension, bench, box, ball,
        rope,
        treadmill, bicycle, rower, elliptical, pool, other

    package var name: String {
        switch self {
        case .none: CommonTexts.noEquipment
        case .pullUpBar: ExerciseTexts.pullUpBar
        case .dipBars: ExerciseTexts.dipBars
        case .suspension: ExerciseTexts.suspensionTrainer
        default: rawValue.capitalized
        }
    }
}
