import Fitness
import GRDB
import Models
import Progression
import Racks
import Texts

/// Which exercises a workout has, in which order, and with how many sets.
extension WorkoutWriter {
    /// One more set of an exercise, after its last one.
    func addSet(to slot: String) throws -> WorkoutRow? {
        guard let last = rows.last(where: { $0.slot == slot }) else { return nil }
        try checkCount()
        return try addSet(last.exercise, kind: last.kind, after: last)
    }

    /// - Parameter last: the set that it comes after; nil for the first set of an exercise that is added at the end.
    func addSet(_ exercise: Exercise, kind: SetKind, after last: WorkoutRow?) throws -> WorkoutRow {
        let group = last?.group ?? (rows.map(\.group).max() ?? -1) + 1
        guard max(nextPlace, group) <= RoutineWorkoutLimits.lastPlace else { throw Self.tooManySets }
        // It has the position of the row before it: rows with the same position are ordered by id.
        let position = try Int.first(
            database,
            """
            SELECT coalesce((SELECT position FROM routine_session_sets WHERE id = ?3 AND user_id = ?2), max(position))
            FROM routine_session_sets WHERE session_id = ?1 AND user_id = ?2
            """, [workout.id, user.id, last?.id])
        let row = WorkoutRow(
            place: nextPlace, slot: last?.slot ?? newSlot, group: group, exercise: exercise,
            askedExercise: last?.askedExercise, origin: .added, kind: kind, restSeconds: last?.restSeconds,
            clock: last?.clock)
        return try insert(row, at: position ?? 0)
    }

    private func insert(_ row: WorkoutRow, at position: Int) throws -> WorkoutRow {
        var row = row
        row.id = try database.insert(
            into: "routine_session_sets",
            ["session_id": workout.id, "user_id": user.id, "day": workout.day, "position": position]
                + row.columnValues)
        rows.append(row)
        return row
    }

    private var nextPlace: Int { (rows.map(\.place).max() ?? -1) + 1 }

    private var newSlot: String {
        let taken = rows.filter { $0.slot.hasPrefix("a") }
            .compactMap { Int($0.slot.dropFirst(), in: RoutineWorkoutLimits.places) }
        return "a\((taken.max() ?? 0) + 1)"
    }

    private func checkCount(adding count: Int = 1) throws {
        guard rows.count + count <= RoutineDraft.maximumSets else { throw Self.tooManySets }
    }

    private static var tooManySets: Faults {
        Faults("sets", RoutineTexts.tooManySetsInWorkout(RoutineDraft.maximumSets))
    }

    /// - Returns: the last of its sets.
    func addExercise(_ exercise: Int64) throws -> WorkoutRow? {
        let chosen = try choosable(exercise)
        var last = rows.last { $0.exercise.id == exercise && $0.origin == .added }
        let count = try usualSets(of: exercise)
        for _ in 0..<count {
            try checkCount()
            last = try addSet(chosen, kind: .normal, after: last)
        }
        return last
    }

    /// As many as the last time.
    private func usualSets(of exercise: Int64) throws -> Int {
        let last = try user.training.lastPerformance(database, of: exercise, on: workout.day).before
        let count = last.count(where: \.kind.counts)
        return count == 0 ? Self.usualSets : min(count, SetLineLimits.sets.upperBound)
    }

    private static let usualSets = 3

    private func choosable(_ exercise: Int64) throws -> Exercise {
        guard let found = try user.training.exercise(database, id: exercise), found.kind == .strength else {
            throw Faults("exercise", RoutineTexts.exerciseNotFound)
        }
        return found
    }

    // The order

    /// Moves an exercise up or down within its superset; at the end of the superset, all of it moves.
    func move(_ slot: String, by distance: Int) throws {
        var order = SlotOrder(rows.map { ($0.slot, $0.group) })
        for _ in 0..<min(distance.magnitude, UInt(rows.count)) { order.move(slot, isUp: distance < 0) }
        let bySlot = Dictionary(grouping: rows, by: \.slot)
        try arrange(order.slots.flatMap { bySlot[$0] ?? [] })
    }

    /// Puts the rows into an order.
    private func arrange(_ rows: [WorkoutRow]) throws {
        for (position, row) in rows.enumerated() {
            try database.run(
                """
                UPDATE routine_session_sets SET position = ?1 WHERE id = ?2 AND user_id = ?3 AND position <> ?1
                """, [position, row.id, user.id])
        }
    }

    // Another exercise

    /// Asks for another exercise in all sets that are neither done nor missed. If a weight was asked, the new one
    /// follows from the other exercise's own sets.
    func swap(_ slot: String, for exercise: Int64) throws {
        let other = try choosable(exercise)
        let last = try user.training.lastPerformance(database, of: exercise, on: workout.day)
        let own = (last.before + last.today).map {
            LoggedSet(
                kind: $0.kind, amount: $0.amount, kilograms: $0.weightKilograms, effort: $0.ratingOfPerceivedExertion)
        }
        // The estimate of a bodyweight exercise includes the body.
        let estimate =
            other.load == .external
            ? try user.routines.estimatedOneRepMax(database, of: exercise, on: workout.day) : nil
        let loads = try user.routines.loads(database, for: other)
        for row in rows
        where row.slot == slot && !row.isMissed && row.exercise.id != exercise && logged[row.id] == nil {
            let asked = row.askedExercise ?? row.exercise.id
            let kilograms: Double? =
                if asked == exercise {
                    row.target?.weightBeforeSwap
                } else if let target = row.target, target.kilograms != nil {
                    SwappedWeight.kilograms(for: target, from: own, estimate: estimate)
                } else {
                    nil
                }
            try update(
                row,
                [
                    "exercise_id": exercise, "asked_exercise_id": asked == exercise ? nil : asked,
                    "kilograms": kilograms, "loadable_kilograms": kilograms.flatMap(loads.loadable),
                ] + Self.keptWeight(row, isBack: asked == exercise))
        }
    }

    /// The weight of a line without a rule could not be worked out again, so it is kept as the anchor until the swap
    /// back.
    private static func keptWeight(_ row: WorkoutRow, isBack: Bool) -> ColumnValues {
        guard let target = row.target, !target.hasBasis else { return [:] }
        if isBack { return ["anchor_kilograms": nil] }
        return row.askedExercise == nil ? ["anchor_kilograms": target.kilograms] : [:]
    }

    // Warm-ups

    /// It comes before the next work set, or last if no work set is left.
    func addWarmUp(to slot: String) throws -> WorkoutRow? {
        guard let last = rows.last(where: { $0.slot == slot }) else { return nil }
        try checkCount()
        let (before, next) = (rows, nextWorkSet(of: slot))
        let added = try addSet((next ?? last).exercise, kind: .warmUp, after: next ?? last)
        if let next { try put([added], before: next, in: before) }
        return added
    }

    /// They are added once, also if they are sent twice or by two phones, and not after a work set was done.
    func addWarmUps(to slot: String) throws {
        guard let next = nextWorkSet(of: slot) else { return }
        let isWarm = rows.contains { row in
            row.slot == slot && row.exercise.id == next.exercise.id
                && (row.kind == .warmUp || logged[row.id]?.kind.counts == true)
        }
        guard !isWarm, let kilograms = try kilograms(of: next),
            let rack = try user.equipment.rack(database, for: next.exercise)
        else { return }
        let (before, steps) = (rows, rack.warmUps(to: kilograms))
        try checkCount(adding: steps.count)
        guard nextPlace + steps.count - 1 <= RoutineWorkoutLimits.lastPlace else { throw Self.tooManySets }
        try put(steps.map { try insert($0, before: next) }, before: next, in: before)
    }

    /// The weight that its page fills in.
    private func kilograms(of next: WorkoutRow) throws -> Double? {
        try next.set(nil).prefill.kilograms
            ?? user.routines.filledIn(database, workout)[next.place]?.set.prefill.kilograms
    }

    private func insert(_ step: WarmUpRamp.Step, before next: WorkoutRow) throws -> WorkoutRow {
        let kilograms = step.loading.kilograms
        let row = WorkoutRow(
            place: nextPlace, slot: next.slot, group: next.group, exercise: next.exercise,
            askedExercise: next.askedExercise, origin: .warmUp,
            target: TargetSet(
                kind: .warmUp, amount: .reps(step.reps...step.reps, isOpen: false), kilograms: kilograms),
            kind: .warmUp, loadableKilograms: kilograms, restSeconds: next.restSeconds, clock: next.clock)
        return try insert(row, at: 0)
    }

    private func nextWorkSet(of slot: String) -> WorkoutRow? {
        rows.first { $0.slot == slot && $0.kind.counts && isOpen($0) }
    }

    /// - Parameter rows: those that were there before, in their order.
    private func put(_ added: [WorkoutRow], before next: WorkoutRow, in rows: [WorkoutRow]) throws {
        var order = rows
        order.insert(contentsOf: added, at: order.firstIndex { $0.id == next.id } ?? order.endIndex)
        try arrange(order)
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

extension TargetSet {
    fileprivate var hasBasis: Bool { share != nil && basisKilograms != nil }

    /// nil if none was asked: the page fills in what was done last.
    fileprivate var weightBeforeSwap: Double? {
        guard let share, let basisKilograms else { return anchorKilograms }
        return share == 1 ? basisKilograms : share * basisKilograms
    }
}

/// The order of a workout's slots, in their supersets.
struct SlotOrder: Equatable {
    private(set) var groups: [[String]] = []

    /// - Parameter rows: the slot and the group of each set, in their order.
    init(_ rows: [(slot: String, group: Int)]) {
        var known: Set<String> = []
        var last: Int?
        for row in rows where known.insert(row.slot).inserted {
            if row.group == last {
                groups[groups.count - 1].append(row.slot)
            } else {
                groups.append([row.slot])
            }
            last = row.group
        }
    }

    var slots: [String] { groups.flatMap(\.self) }

    mutating func move(_ slot: String, isUp: Bool) {
        guard let group = groups.firstIndex(where: { $0.contains(slot) }),
            let index = groups[group].firstIndex(of: slot)
        else { return }
        let step = isUp ? -1 : 1
        if groups[group].indices.contains(index + step) {
            groups[group].swapAt(index, index + step)
        } else if groups.indices.contains(group + step) {
            groups.swapAt(group, group + step)
        }
    }
}
