/// The bounds of a set, in the app, in what is imported, and for programs.
package enum StrengthSetLimits {
    package static let repetitions = 1...10_000
    package static let efforts = 1.0...10.0
    package static let effortStep = 0.5
    package static let maximumKilograms = 100_000.0
    package static let maximumAssistanceKilograms = 1_000.0
    /// Assistance is below zero.
    package static let kilograms = -maximumAssistanceKilograms...maximumKilograms
    /// More than anybody has lifted in competition, by far.
    package static let doubtfulKilograms = 600.0
    /// More than most people weigh.
    private static let doubtfulAssistanceKilograms = 200.0
    private static let doubtfulReps = 200

    /// What of a set is hardly meant.
    package enum Doubt: Sendable, Equatable {
        case weight
        /// As much assistance as the person weighs.
        case assistanceOfAll(bodyWeightKilograms: Double)
        case assistance
        case reps
    }

    /// - Parameter bodyWeightKilograms: what the person weighs, where that is part of the load and known.
    package static func doubts(reps: Int, kilograms: Double, bodyWeightKilograms: Double?) -> [Doubt] {
        var doubts: [Doubt] = []
        if kilograms > doubtfulKilograms { doubts.append(.weight) }
        if let bodyWeightKilograms {
            if -kilograms >= bodyWeightKilograms {
                doubts.append(.assistanceOfAll(bodyWeightKilograms: bodyWeightKilograms))
            }
        } else if -kilograms > doubtfulAssistanceKilograms {
            doubts.append(.assistance)
        }
        if reps > doubtfulReps { doubts.append(.reps) }
        return doubts
    }
}
