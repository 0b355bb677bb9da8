import Fitness
import GRDB
import Models
import Racks

/// Two people's open workouts side by side.
package struct SharedWorkout: Sendable {
    package let mine: RoutineWorkout
    package let theirs: RoutineWorkout
    package let partner: User
    /// What both do, in the order of the user's workout.
    package let exercises: [SharedExercise]
    /// The names of what only one of them does.
    package let onlyMine: [String]
    package let onlyTheirs: [String]

    /// Names both workouts: a page with another name is old.
    package var name: String { "\(mine.id ?? 0)-\(theirs.id ?? 0)" }

    /// Whether the other person is next at the bar of an exercise, so that the user rests until they are done.
    package func restsByTurn(in exercise: Int64) -> Bool {
        let shared = exercises.first { $0.exercise.id == exercise && $0.rack != nil }
        return shared?.turns.first { $0.set.done == nil }?.isMine == false
    }
}

/// An exercise that both do, with the sets of both in the order in which to do them.
package struct SharedExercise: Sendable {
    /// As the user calls it.
    package let exercise: Exercise
    /// What both load; nil if they use different equipment or nothing is loaded. Then the sets have no common order.
    package let rack: ExerciseRack?
    package let isOtherEquipment: Bool
    /// What was done comes first. Skipped sets are left out.
    package let turns: [SharedTurn]

    package init(exercise: Exercise, rack: ExerciseRack?, isOtherEquipment: Bool, turns: [SharedTurn]) {
        (self.exercise, self.rack) = (exercise, rack)
        (self.isOtherEquipment, self.turns) = (isOtherEquipment, turns)
    }
}

/// A set of one of the two.
package struct SharedTurn: Sendable {
    package let isMine: Bool
    package let set: WorkoutSet
    /// The set as one tap logs it; nil if it is done, or its weight or amount is not known.
    package fileprivate(set) var asked: StrengthSetDraft?
    /// The partner's step that undoes it, if the user's tap logged it and nothing changed since.
    package var tap: Int64?
    /// What is put on for it, and what that changes; nil if it is done or nothing is put on.
    package var loaded: Loaded?
    package var change: PlateChange?

    package init(isMine: Bool, set: WorkoutSet, asked: StrengthSetDraft?) {
        (self.isMine, self.set, self.asked) = (isMine, set, asked)
    }

    fileprivate var kilograms: Double? { self.set.done?.weightKilograms ?? asked?.weightKilograms }

    /// By the time at which it was done, and within a second by the row.
    fileprivate var doneOrder: (Int64, Int64) { (set.done?.loggedAt ?? 0, set.done?.id ?? 0) }
}

extension User.Routines {
    /// - Parameter isOrdered: whether open sets come in the order in which to do them, with what to put on.
    /// - Returns: nil unless both allow it in the workouts that they have open.
    package func sharedWorkout(
        _ database: Database, with partner: Int64, at moment: TrainingMoment, isOrdered: Bool = true
    ) throws -> SharedWorkout? {
        guard try self.partner(database, id: partner, at: moment)?.isTogether == true,
            let partner = try User.find(database, id: partner), let mine = try openWorkoutFilledIn(database),
            let theirs = try partner.routines.openWorkoutFilledIn(database)
        else { return nil }
        let taps = try taps(database, in: partner, at: moment)
        let (own, others) = (mine.turns(isMine: true), theirs.turns(isMine: false, taps: taps))
        let budget = isOrdered ? RackBudget() : nil
        let both = own.filter { entry in others.contains { $0.exercise.id == entry.exercise.id } }
        return SharedWorkout(
            mine: mine, theirs: theirs, partner: partner,
            exercises: try both.map { entry in
                let turns = others.filter { $0.exercise.id == entry.exercise.id }.flatMap(\.turns)
                return try shared(database, entry.exercise, entry.turns, with: partner, turns, budget)
            },
            onlyMine: own.names(without: others), onlyTheirs: others.names(without: own))
    }

    /// Without why its weights are asked, which their page doesn't show: that would apply the rules of both each time.
    private func openWorkoutFilledIn(_ database: Database) throws -> RoutineWorkout? {
        try openHeader(database).map { try filledIn(database, $0) }
    }

    private func shared(
        _ database: Database, _ exercise: Exercise, _ mine: [SharedTurn], with partner: User, _ theirs: [SharedTurn],
        _ budget: RackBudget?
    ) throws -> SharedExercise {
        let own = try user.equipment.rack(database, for: exercise, budget ?? RackBudget())
        let other = try partner.equipment.rack(database, for: exercise, budget ?? RackBudget())
        let isOther = own?.tool?.id != other?.tool?.id || (own == nil) != (other == nil)
        // Both see the same plates in the same order. The usual plates depend on a person's unit, so the first of the
        // two decides.
        let isFirst = user.id < partner.id
        let rack = isOther ? nil : isFirst ? own : other
        let usual = rack.flatMap { $0.isUsual ? ExerciseLoads(rack: $0.rack) : nil }
        let (mine, theirs) = isFirst ? (mine, theirs.asked(usual)) : (mine.asked(usual), theirs)
        let done = (mine + theirs).filter { $0.set.done != nil }.sorted { $0.doneOrder < $1.doneOrder }
        let open = (mine.filter { $0.set.done == nil }, theirs.filter { $0.set.done == nil })
        guard let rack, budget != nil else {
            return SharedExercise(
                exercise: exercise, rack: rack, isOtherEquipment: isOther, turns: done + open.0 + open.1)
        }
        let order = isFirst ? open : (open.1, open.0)
        return SharedExercise(
            exercise: exercise, rack: rack, isOtherEquipment: false, turns: done + ordered(order, on: rack.rack, done))
    }

    private func ordered(
        _ open: ([SharedTurn], [SharedTurn]), on rack: Rack, _ done: [SharedTurn]
    ) -> [SharedTurn] {
        let isMineFirst = open.0.first?.isMine ?? !(open.1.first?.isMine ?? true)
        func kilograms(isFirst: Bool) -> [Double?] {
            (done + open.0 + open.1).filter { ($0.isMine == isMineFirst) == isFirst }.map(\.kilograms)
        }
        // With what is done, so that a weight stays on the bar as it was put on before.
        let shared = SharedBar((kilograms(isFirst: true), kilograms(isFirst: false)), on: rack)
        let bar = done.compactMap { shared.load($0.kilograms)?.known }.last
        let last = done.last.map { $0.isMine == isMineFirst ? 0 : 1 }
        let weights = (open.0.map(\.kilograms), open.1.map(\.kilograms))
        return shared.order(weights, after: bar, last: last).map { place in
            var turn = place.person == 0 ? open.0[place.set] : open.1[place.set]
            (turn.loaded, turn.change) = (place.loaded, place.change)
            return turn
        }
    }
}

/// An exercise of one person's workout with the sets of all its places.
private struct TurnsOfExercise {
    let exercise: Exercise
    var turns: [SharedTurn]
}

extension [TurnsOfExercise] {
    fileprivate func names(without others: Self) -> [String] {
        filter { entry in !others.contains { $0.exercise.id == entry.exercise.id } }.map(\.exercise.name)
    }
}

extension [SharedTurn] {
    /// With the weights that can be loaded on the other person's usual rack.
    fileprivate func asked(_ usual: ExerciseLoads?) -> Self {
        guard let usual else { return self }
        return map { turn in
            guard let exact = turn.set.target?.kilograms else { return turn }
            var turn = turn
            turn.asked = turn.asked.flatMap {
                $0.exercise.asked($0.amount, usual.nearest(exact), $0.kind, on: $0.day)
            }
            return turn
        }
    }
}

extension RoutineWorkout {
    /// - Parameter taps: the steps of the user's taps, by the set of each.
    fileprivate func turns(isMine: Bool, taps: [Int64: Int64] = [:]) -> [TurnsOfExercise] {
        var list: [TurnsOfExercise] = []
        for exercise in exercises {
            var earlier = EarlierSets(of: exercise.exercise)
            let turns = exercise.sets.compactMap { set -> SharedTurn? in
                defer { earlier.add(set) }
                guard set.done != nil || !set.isSkipped else { return nil }
                let asked = set.asked(exercise.exercise, earlier.prefill(set), on: day)
                var turn = SharedTurn(isMine: isMine, set: set, asked: asked)
                turn.tap = set.done.flatMap { taps[$0.id] }
                return turn
            }
            guard !turns.isEmpty else { continue }
            if let index = list.firstIndex(where: { $0.exercise.id == exercise.exercise.id }) {
                list[index].turns += turns
            } else {
                list.append(TurnsOfExercise(exercise: exercise.exercise, turns: turns))
            }
        }
        return list
    }
}

extension WorkoutSet {
    /// The set as the page of its person fills it in.
    fileprivate func asked(_ exercise: Exercise, _ filled: SetPrefill, on day: LocalDay) -> StrengthSetDraft? {
        guard done == nil, let amount = filled.amount,
            let kilograms = filled.kilograms ?? (exercise.load == .bodyweight ? 0 : nil)
        else { return nil }
        return exercise.asked(amount, kilograms, kind, on: day)
    }
}

extension Exercise {
    /// - Returns: nil for a set that could not be logged.
    fileprivate func asked(_ amount: SetAmount, _ kilograms: Double, _ kind: SetKind, on day: LocalDay)
        -> StrengthSetDraft?
    {
        try? StrengthSetDraft.checked(self, amount, kilograms: kilograms, kind: kind, on: day).get()
    }
}
