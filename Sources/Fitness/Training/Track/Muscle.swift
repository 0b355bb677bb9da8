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
        case .chest: ExerciseTexts.chest
        case .lats: ExerciseTexts.lats
        case .traps: ExerciseTexts.traps
        case .shoulders: ExerciseTexts.shoulders
        case .biceps: ExerciseTexts.biceps
        case .triceps: ExerciseTexts.triceps
        case .forearms: ExerciseTexts.forearms
        case .abdominals: ExerciseTexts.abdominals
        case .obliques: ExerciseTexts.obliques
        case .glutes: ExerciseTexts.glutes
        case .quadriceps: ExerciseTexts.quadriceps
        case .hamstrings: ExerciseTexts.hamstrings
        case .adductors: ExerciseTexts.adductors
        case .abductors: ExerciseTexts.abductors
        case .calves: ExerciseTexts.calves
        case .neck: ExerciseTexts.neck
        case .heart: ExerciseTexts.heart
        }
    }
}
