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

    /// Short enough for a select on a narrow phone.
    package var explanation: String {
        switch self {
        case .sedentary: "little exercise"
        case .lightlyActive: "1–3 days"
        case .moderatelyActive: "3–5 days"
        case .veryActive: "6–7 days"
        case .extraActive: "physical job"
        }
    }
}

/// What the equation of resting energy asks for; people who don't say get the mean of both.
package enum Sex: String, CaseIterable, Sendable {
    case female, male
}
