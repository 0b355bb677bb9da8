/// How much somebody moves on most days, training included: what their resting energy is multiplied by.
///
/// The factors are those commonly used with Mifflin and St Jeor's equation.
package enum ActivityLevel: String, CaseIterable, Sendable {
    case sedentary, lightlyActive, moderatelyActive, veryActive, extraActive

    /// Until somebody says how active they are.
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
        case .sedentary: "Sedentary"
        case .lightlyActive: "Lightly active"
        case .moderatelyActive: "Moderately active"
        case .veryActive: "Very active"
        case .extraActive: "Extra active"
        }
    }

    package var explanation: String {
        switch self {
        case .sedentary: "desk job, little exercise"
        case .lightlyActive: "training 1 to 3 days a week"
        case .moderatelyActive: "training 3 to 5 days a week"
        case .veryActive: "training 6 or 7 days a week"
        case .extraActive: "hard physical work and training"
        }
    }
}

/// What the equation of resting energy asks for; people who don't say get the mean of both.
package enum Sex: String, CaseIterable, Sendable {
    case female, male
}
