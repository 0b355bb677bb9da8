import Texts

/// The estimated duration and energy of a plan before it is done.
///
/// Energy is MET × kilograms × hours, for each exercise with its own activity of the 2024 Adult Compendium of Physical
/// Activities (Herrmann et al., J Sport Health Sci 2024;13(1):6-12). A rest counts as 1 MET, by definition the energy
/// of a body at rest.
package struct PlanEstimate: Sendable, Equatable {
    /// An exercise of the list and the rest after it.
    package struct Step: Sendable, Equatable {
        package let amount: ExerciseAmount
        package let metabolicEquivalent: Double
        package let restSeconds: Int

        package init(amount: ExerciseAmount, metabolicEquivalent: Double, restSeconds: Int) {
            self.amount = amount
            self.metabolicEquivalent = metabolicEquivalent
            self.restSeconds = restSeconds
        }
    }

    /// The assumed duration of a rep.
    package static let secondsPerRepetition = 3
    /// Sitting or standing quietly is close to 1 MET. Finished workouts use the same value.
    static let restMetabolicEquivalent = 1.0

    package let exerciseSeconds: Int
    package let restSeconds: Int
    /// The sum of MET × seconds over exercises and rests.
    package let metabolicSeconds: Double

    /// There is no rest after the last exercise of the last round.
    package init(_ steps: [Step], rounds: Int) {
        exerciseSeconds = rounds * steps.reduce(0) { $0 + $1.amount.estimatedSeconds }
        let rests = rounds * steps.reduce(0) { $0 + $1.restSeconds }
        restSeconds = rests - (steps.last?.restSeconds ?? 0)
        let exercise = steps.reduce(0.0) { $0 + $1.metabolicEquivalent * Double($1.amount.estimatedSeconds) }
        metabolicSeconds = Double(rounds) * exercise + Self.restMetabolicEquivalent * Double(restSeconds)
    }

    var seconds: Int { exerciseSeconds + restSeconds }

    /// In whole minutes, at least one if there is anything to do.
    package var minutes: Int { seconds == 0 ? 0 : max(1, Int((Double(seconds) / 60).rounded())) }

    package func kilocalories(weightKilograms: Double) -> Int {
        Int((metabolicSeconds * weightKilograms / 3_600).rounded())
    }
}

extension ExerciseAmount {
    /// The duration, with three seconds per rep.
    var estimatedSeconds: Int {
        switch self {
        case .seconds(let seconds): seconds
        case .reps(let reps): reps * PlanEstimate.secondsPerRepetition
        }
    }

    /// `30 seconds`, `12 reps`
    package var text: String {
        switch self {
        case .seconds(let seconds): DurationText.spoken(seconds: seconds)
        case .reps(let reps): Figure(String(reps), CountTexts.repNoun(reps)).text
        }
    }

    /// `75 s rest`, `2 min rest`
    package static func text(restSeconds: Int) -> String {
        if restSeconds == 0 { return WorkoutTexts.noRest }
        let isMinutes = restSeconds % 60 == 0
        return WorkoutTexts.rest(
            Figure(String(isMinutes ? restSeconds / 60 : restSeconds), isMinutes ? "min" : "s").text)
    }
}
