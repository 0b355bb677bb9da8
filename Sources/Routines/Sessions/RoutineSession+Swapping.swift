import Fitness
import GRDB
import Models

extension User.Routines {
    /// Puts another exercise in the place of the sets that are neither done nor missed. A weight that was asked becomes one that
    /// the other exercise's own sets suggest.
    func swap(
        _ database: Database, _ rows: [SessionRow], for exercise: Int64, on day: LocalDay
    ) throws {
        guard let other = try user.training.exercise(database, id: exercise), other.kind == .strength else {
            throw RoutineActionRefusal.exerciseNotFound
        }
        let last = try user.training.lastPerformance(database, of: exercise, on: day)
        let own = (last.before + last.today).map {
            LoggedSet(
                kind: $0.kind, amount: $0.amount, kilograms: $0.weightKilograms, effort: $0.ratingOfPerceivedExertion)
        }
        // The estimate of a bodyweight exercise includes the body.
        let estimate = other.load == .external ? try estimatedOneRepMax(database, of: exercise, on: day) : nil
        let loads = try loads(database, for: other)
        for row in rows where try !row.isMissed && row.exercise.id != exercise && doneSet(database, in: row.id) == nil {
            let asked = row.askedExercise ?? row.exercise.id
            let kilograms: Double? =
                if asked == exercise {
                    row.target?.weightBeforeSwap
                } else if let target = row.target, target.kilograms != nil {
                    SwappedWeight.kilograms(for: target, from: own, estimate: estimate)
                } else {
                    nil
                }
            try database.update(
                "routine_session_sets", id: row.id, of: user.id,
                [
                    "exercise_id": exercise, "asked_exercise_id": asked == exercise ? nil : asked,
                    "kilograms": kilograms, "loadable_kilograms": kilograms.flatMap(loads.loadable),
                ] + Self.keptWeight(row, isBack: asked == exercise))
        }
    }

    /// The weight of a line without a rule follows from nothing else: it is the anchor until the swap back.
    private static func keptWeight(_ row: SessionRow, isBack: Bool) -> ColumnValues {
        guard let target = row.target, !target.hasBasis else { return [:] }
        if isBack { return ["anchor_kilograms": nil] }
        return row.askedExercise == nil ? ["anchor_kilograms": target.kilograms] : [:]
    }
}

extension TargetSet {
    fileprivate var hasBasis: Bool { share != nil && basisKilograms != nil }

    /// nil if none was asked: the page fills in what was done last.
    fileprivate var weightBeforeSwap: Double? {
        guard let share, let basisKilograms else { return anchorKilograms }
        return share == 1 ? basisKilograms : share * basisKilograms
    }
}
