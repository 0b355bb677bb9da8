import Texts

/// How active a user is on most days, training included: the factor for the resting energy.
///
/// The factors are those commonly used with the Mifflin-St Jeor equation.
package enum ActivityLevel: String, CaseIterable, Sendable {
    case sedentary, lightlyActive, moderatelyActive, veryActive, extraActive

    /// The default until the user chooses a level.
    package static let initial = ActivityLevel.lightlyActive

    package var factor: Double {
        switch self {
        case .sedentary: 1.2
        case .lightlyActive: 1.375
        case .moderatelyActive: 1.55
        case .veryActive: 1.725
        case .extraActive: 1.9
        }
    }

    package var name: String {
        switch self {
        case .sedentary: NutritionTexts.deskJobLittleExercise
        case .lightlyActive: NutritionTexts.oneToThreeTrainingDays
        case .moderatelyActive: NutritionTexts.threeToFiveTrainingDays
        case .veryActive: NutritionTexts.sixOrSevenTrainingDays
        case .extraActive: NutritionTexts.physicalWorkAndTraining
        }
    }
}

/// The parameter of the equation for resting energy; without it the mean of both is used.
package enum Sex: String, CaseIterable, Sendable {
    case female, male
}
