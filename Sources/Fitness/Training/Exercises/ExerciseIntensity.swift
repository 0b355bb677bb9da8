import Texts

/// The effort of a user's own exercise, to estimate its energy.
///
/// Each is an activity of the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci
/// 2024;13(1):6-12), by the kind of the exercise.
package enum ExerciseIntensity: String, CaseIterable, Sendable {
    case light, moderate, vigorous

    package var name: String {
        switch self {
        case .light: ExerciseTexts.lightEffort
        case .moderate: ExerciseTexts.moderateEffort
        case .vigorous: ExerciseTexts.vigorousEffort
        }
    }

    /// The corresponding activity: its code, and its energy in MET (1 MET is 1 kcal per kilogram and hour).
    package func activity(of kind: ExerciseKind) -> (code: String, metabolicEquivalent: Double) {
        switch (kind, self) {
        case (.strength, .light): ("02024", 2.8)  // calisthenics, light
        case (.strength, .moderate): ("02054", 3.5)  // resistance training, 8 to 15 repetitions
        case (.strength, .vigorous): ("02050", 6)  // weight lifting, vigorous
        case (.cardio, .light): ("17190", 3.8)  // walking, 4.5 to 5.5 km/h
        case (.cardio, .moderate): ("02048", 5)  // elliptical trainer, moderate
        case (.cardio, .vigorous): ("12020", 7.5)  // jogging, self-selected pace
        case (.mobility, .light): ("02101", 2.3)  // stretching, mild
        case (.mobility, .moderate): ("02105", 2.8)  // Pilates
        case (.mobility, .vigorous): ("02160", 4)  // power yoga
        }
    }
}

extension Exercise {
    /// The intensity with the exercise's code; nil for any other activity.
    package var intensity: ExerciseIntensity? {
        ExerciseIntensity.allCases.first { $0.activity(of: kind).code == metCode }
    }
}
