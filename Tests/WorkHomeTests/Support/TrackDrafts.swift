import GRDB

@testable import Fitness
@testable import Models

extension StrengthSetDraft {
    /// A set of reps, unchecked, as an import may bring it.
    init(
        exercise: Exercise, day: LocalDay, kind: SetKind = .normal, reps: Int, weightKilograms: Double,
        ratingOfPerceivedExertion: Double? = nil, note: String = "", timedWorkout: Int64? = nil
    ) {
        self.init(
            exercise: exercise, day: day, kind: kind, amount: .reps(reps), weightKilograms: weightKilograms,
            ratingOfPerceivedExertion: ratingOfPerceivedExertion, note: note, timedWorkout: timedWorkout)
    }
}

extension User.Training {
    /// - Returns: nil if the user has no such row.
    func update<Draft: TrackDraft>(
        _ database: Database, id: Int64, _ draft: Draft, at moment: TrainingMoment
    ) throws -> TrainingOutcome? {
        try row(database, Draft.Row.self, id: id).map { try save(database, draft, over: $0, at: moment).outcome }
    }
}
