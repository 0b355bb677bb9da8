import Fitness
import GRDB
import Models
import Racks

extension User.Routines {
    /// Without a work set to come before, it is the last set of its exercise.
    func addWarmUp(_ database: Database, _ slot: String, to workout: WorkoutHeader) throws {
        let rows = try rows(database, of: workout.id)
        guard let last = rows.last(where: { $0.slot == slot }) else { return }
        try checkCount(rows)
        let next = try nextWorkSet(database, slot, rows)
        let added = try addSet(
            database, (next ?? last).exercise.id, kind: .warmUp, after: next ?? last, to: workout, rows)
        if let next { try put(database, [added], before: next, in: rows) }
    }

    /// Sent twice, or by two phones, they are added once. After a work set nothing is left to warm up for.
    func addWarmUps(_ database: Database, _ slot: String, to workout: WorkoutHeader) throws {
        let rows = try rows(database, of: workout.id)
        guard let next = try nextWorkSet(database, slot, rows),
            !rows.contains(where: { isSame($0, next) && $0.kind == .warmUp }),
            try !rows.contains(where: { try isSame($0, next) && doneSet(database, in: $0.id)?.kind.counts == true }),
            let kilograms = try detailed(database, workout)[next.place]?.set.prefill.kilograms,
            let rack = try user.equipment.rack(database, for: next.exercise)
        else { return }
        let steps = rack.warmUps(to: kilograms)
        try checkCount(rows, adding: steps.count)
        var place = (rows.map(\.place).max() ?? -1) + 1
        guard place + steps.count - 1 <= RoutineWorkoutLimits.lastPlace else { throw RoutineActionRefusal.tooManySets }
        var added: [Int64] = []
        for step in steps {
            added.append(try insert(database, step, at: place, before: next, of: workout))
            place += 1
        }
        try put(database, added, before: next, in: rows)
    }

    private func insert(
        _ database: Database, _ step: WarmUpRamp.Step, at place: Int, before next: WorkoutRow,
        of workout: WorkoutHeader
    ) throws -> Int64 {
        let target = TargetSet(
            kind: .warmUp, amount: .reps(step.reps...step.reps, isOpen: false), kilograms: step.loading.kilograms)
        return try database.insert(
            into: "routine_session_sets",
            [
                "session_id": workout.id, "user_id": user.id, "day": workout.day, "place": place, "position": 0,
                "slot": next.slot, "group_number": next.group, "exercise_id": next.exercise.id,
                "asked_exercise_id": next.askedExercise, "origin": WorkoutSet.Origin.warmUp,
                "loadable_kilograms": step.loading.kilograms, "rest_seconds": next.restSeconds,
                "clock": next.clock?.description,
            ] + target.columnValues)
    }

    private func nextWorkSet(_ database: Database, _ slot: String, _ rows: [WorkoutRow]) throws -> WorkoutRow? {
        try rows.first { try $0.slot == slot && $0.kind.counts && isOpen(database, $0) }
    }

    /// Whether two sets are of one exercise in one place.
    private func isSame(_ row: WorkoutRow, _ other: WorkoutRow) -> Bool {
        row.slot == other.slot && row.exercise.id == other.exercise.id
    }

    /// Whether a set is neither done nor skipped.
    func isOpen(_ database: Database, _ row: WorkoutRow) throws -> Bool {
        try row.skippedAt == nil && doneSet(database, in: row.id) == nil
    }

    /// - Parameter rows: those that were there before, in their order.
    private func put(_ database: Database, _ added: [Int64], before next: WorkoutRow, in rows: [WorkoutRow]) throws {
        var order = rows.map(\.id)
        order.insert(contentsOf: added, at: order.firstIndex(of: next.id) ?? order.endIndex)
        try arrange(database, order)
    }
}

extension WorkoutExercise {
    /// What a person can warm up with before the first work set.
    /// - Returns: nothing if the exercise has warm-ups, a work set was done, or nothing is known to come up to.
    package func warmUps(on rack: ExerciseRack?) -> [WarmUpRamp.Step] {
        let next = sets.first { $0.kind.counts && $0.done == nil && !$0.isSkipped }
        guard let rack, let kilograms = next?.prefill.kilograms,
            !sets.contains(where: { $0.kind == .warmUp || $0.done?.kind.counts == true })
        else { return [] }
        return rack.warmUps(to: kilograms)
    }
}
