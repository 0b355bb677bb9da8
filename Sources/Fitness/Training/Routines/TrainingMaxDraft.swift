import Texts

/// The weight that percentages of an exercise are of, as its person says it, from a day on.
package struct TrainingMaxDraft: Sendable, Equatable {
    package static let kilograms = 0.01...StrengthSetLimits.maximumKilograms
    /// A program can be prepared before it begins.
    private static let maximumDaysAhead = 366

    package let exercise: Int64
    package let firstDay: LocalDay
    package let kilograms: Double

    /// 90 % of the estimated one-rep max, as Wendler begins.
    /// - Parameter estimate: in kilograms of the whole load.
    package static func proposal(fromOneRepMax estimate: Double, bodyKilograms: Double) -> Double {
        (estimate * 0.9 - bodyKilograms).withoutNoise
    }

    /// What was typed or sent, or what is wrong with it.
    package static func checked(
        exercise: Exercise?, firstDay: LocalDay?, kilograms: Double?, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let isLifted = exercise?.kind == .strength
        if !isLifted { faults.add("exercise_id", CommonTexts.exerciseMissing) }
        faults.require("kilograms", kilograms, in: Self.kilograms, Faults.outOf(Self.kilograms))
        let last = today + maximumDaysAhead
        if let fault = LocalDay.fault(of: firstDay, until: last, AchievementTexts.dayTooFarAhead, today: today) {
            faults.add("first_day", fault)
        }
        guard faults.isEmpty, let exercise, let firstDay, let kilograms else { return .failure(faults) }
        return .success(Self(exercise: exercise.id, firstDay: firstDay, kilograms: kilograms))
    }
}
