import Fitness
import GRDB
import Models

/// Which exercises a workout has, in which order, and with how many sets.
extension User.Routines {
    /// - Parameter last: the set after which it stands; nil for one of an exercise that comes last.
    /// - Returns: the id of its row.
    @discardableResult
    func addSet(
        _ database: Database, _ exercise: Int64, kind: SetKind, after last: WorkoutRow?, to workout: WorkoutHeader,
        _ rows: [WorkoutRow]
    ) throws -> Int64 {
        let place = (rows.map(\.place).max() ?? -1) + 1
        let group = last?.group ?? (rows.map(\.group).max() ?? -1) + 1
        guard max(place, group) <= RoutineWorkoutLimits.lastPlace else { throw RoutineActionRefusal.tooManySets }
        // Of rows with the same position, the newer one comes later.
        let position = try Int.first(
            database,
            """
            SELECT coalesce((SELECT position FROM routine_session_sets WHERE id = ?3 AND user_id = ?2), max(position))
            FROM routine_session_sets WHERE session_id = ?1 AND user_id = ?2
            """, [workout.id, user.id, last?.id])
        return try database.insert(
            into: "routine_session_sets",
            [
                "session_id": workout.id, "user_id": user.id, "day": workout.day, "place": place,
                "position": position ?? 0, "slot": last?.slot ?? Self.newSlot(rows),
                "group_number": group, "exercise_id": exercise,
                "asked_exercise_id": last?.askedExercise, "origin": WorkoutSet.Origin.added, "kind": kind,
                "rest_seconds": last?.restSeconds, "clock": last?.clock?.description,
            ])
    }

    private static func newSlot(_ rows: [WorkoutRow]) -> String {
        let taken = rows.filter { $0.slot.hasPrefix("a") }
            .compactMap { Int($0.slot.dropFirst(), in: RoutineWorkoutLimits.places) }
        return "a\((taken.max() ?? 0) + 1)"
    }

    func checkCount(_ rows: [WorkoutRow], adding count: Int = 1) throws {
        guard rows.count + count <= RoutineDraft.maximumSets else { throw RoutineActionRefusal.tooManySets }
    }

    /// Moves an exercise up or down: within its superset, and at the end of that the whole superset.
    func move(_ database: Database, _ rows: [WorkoutRow], _ slot: String, by distance: Int) throws {
        var order = SlotOrder(rows.map { ($0.slot, $0.group) })
        for _ in 0..<min(distance.magnitude, UInt(rows.count)) { order.move(slot, isUp: distance < 0) }
        let bySlot = Dictionary(grouping: rows, by: \.slot)
        try arrange(database, order.slots.flatMap { bySlot[$0] ?? [] }.map(\.id))
    }

    /// Puts the rows of a workout into an order.
    func arrange(_ database: Database, _ rows: [Int64]) throws {
        for (position, row) in rows.enumerated() {
            try database.run(
                """
                UPDATE routine_session_sets SET position = ?1 WHERE id = ?2 AND user_id = ?3 AND position <> ?1
                """, [position, row, user.id])
        }
    }

    /// Puts another exercise in the place of the sets that are neither done nor missed. A weight that was asked becomes
    /// one that the other exercise's own sets suggest.
    func swap(
        _ database: Database, _ rows: [WorkoutRow], for exercise: Int64, on day: LocalDay
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
    private static func keptWeight(_ row: WorkoutRow, isBack: Bool) -> ColumnValues {
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
