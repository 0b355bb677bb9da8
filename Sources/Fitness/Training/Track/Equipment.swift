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
        case .barbell: ExerciseTexts.barbell
        case .dumbbell: ExerciseTexts.dumbbell
        case .kettlebell: ExerciseTexts.kettlebell
        case .machine: ExerciseTexts.machine
        case .cable: ExerciseTexts.cable
        case .band: ExerciseTexts.band
        case .bench: ExerciseTexts.bench
        case .box: ExerciseTexts.box
        case .ball: ExerciseTexts.ball
        case .rope: ExerciseTexts.rope
        case .treadmill: ExerciseTexts.treadmill
        case .bicycle: ExerciseTexts.bicycle
        case .rower: ExerciseTexts.rower
        case .elliptical: ExerciseTexts.elliptical
        case .pool: ExerciseTexts.pool
        case .other: ExerciseTexts.other
        }
    }
}
