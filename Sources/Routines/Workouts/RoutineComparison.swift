import Fitness
import GRDB
import Models

/// How a workout differs from its routine.
package enum RoutineChange: Sendable, Equatable {
    /// Another weight was lifted than the line says. A weight that a rule decides is no change: the rule sees it
    /// anyway.
    case weight(slot: Int, Exercise, from: Double, to: Double)
    /// Sets were added.
    case sets(slot: Int, Exercise, from: Int, to: Int)
    case swapped(slot: Int, from: Exercise, to: Exercise)
    case added(Exercise, sets: Int)
    /// The exercises were done in another order.
    case order
}

extension User.Routines {
    /// What can be kept in the routine; nothing if it is gone.
    package func changes(_ database: Database, of workout: RoutineWorkout) throws -> [RoutineChange] {
        guard let comparison = try comparison(database, workout) else { return [] }
        return comparison.changes
    }

    /// Writes a workout's changes into its routine.
    /// - Returns: false if the user has no such workout, or its routine is gone or would be too long.
    package func keepChanges(
        _ database: Database, of workout: Int64, at moment: TrainingMoment
    ) throws -> Bool {
        guard let header = try header(database, "id = ?", [workout]),
            let comparison = try comparison(database, try self.workout(database, header)), comparison.isPossible
        else { return false }
        _ = try save(database, comparison.changed, over: comparison.routine, at: moment)
        return true
    }

    private func comparison(_ database: Database, _ workout: RoutineWorkout) throws -> RoutineComparison? {
        guard let routine = try workout.routine.flatMap({ try self.routine(database, id: $0) }) else { return nil }
        let exercises = try self.exercises(database, of: routine, until: workout.day)
        let draft = try self.draft(database, of: routine, until: workout.day)
        return RoutineComparison(
            routine: routine, exercises: exercises, draft: draft, workout: workout,
            weeks: try user.programs.weeks(database, of: routine.id))
    }
}

/// How a workout differs from its routine, and the routine with these changes.
struct RoutineComparison {
    let routine: Routine
    private(set) var changes: [RoutineChange] = []
    /// The routine, changed to what was done.
    private(set) var changed: RoutineDraft
    /// Which of the program's weeks the workout was, counted from 1.
    private let week: Int

    /// - Parameter weeks: how many weeks the program of the routine has.
    init(routine: Routine, exercises: [RoutineExercise], draft: RoutineDraft, workout: RoutineWorkout, weeks: Int) {
        self.routine = routine
        week = ((workout.week?.number ?? 1) - 1) % weeks + 1
        changed = draft
        for index in exercises.indices { compare(exercises[index], at: index, workout) }
        compareOrder(workout)
        addExercises(workout)
    }

    /// Whether the changed routine is within the limits of one.
    var isPossible: Bool {
        let sets = changed.entries.flatMap(\.lines).reduce(0) { $0 + $1.sets }
        return changed.entries.count <= RoutineDraft.maximumExercises && sets <= RoutineDraft.maximumSets
            && changed.entries.allSatisfy { entry in
                entry.lines.count <= RoutineDraft.maximumLines
                    && entry.lines.allSatisfy { SetLineLimits.sets.contains($0.sets) }
            }
    }

    private mutating func compare(_ exercise: RoutineExercise, at index: Int, _ workout: RoutineWorkout) {
        let done = workout.exercises.filter { $0.slot == String(exercise.slot) }
        if let other = done.last(where: { $0.sets.contains { $0.done != nil } })?.exercise,
            other.id != exercise.exercise.id, done.contains(where: { $0.askedExercise?.id == exercise.exercise.id })
        {
            changes.append(.swapped(slot: exercise.slot, from: exercise.exercise, to: other))
            changed.entries[index].exercise = other.id
            let sets = done.filter { $0.exercise.id == other.id }.flatMap(\.sets)
            replaceWeights(exercise, at: index, sets)
            replaceAmounts(at: index, other, sets)
        } else {
            compareWeight(exercise, at: index, done.flatMap(\.sets))
        }
        guard let line = exercise.lines.lastIndex(where: { $0.kind.counts && isAsked($0) }) else { return }
        let asked = exercise.lines.filter { $0.kind.counts && isAsked($0) }.reduce(0) { $0 + $1.sets }
        // Counted from what the workout asked: the routine may have got the added sets meanwhile.
        let sets = done.flatMap(\.sets).count { $0.origin == .asked ? $0.kind.counts : $0.isAddedWork }
        guard done.contains(where: { $0.sets.contains(where: \.isAddedWork) }), sets > asked else { return }
        changes.append(.sets(slot: exercise.slot, exercise.exercise, from: asked, to: sets))
        changed.entries[index].lines[line].sets += sets - asked
    }

    /// A line that says a weight gets the one that was lifted, if it was the same in all sets of the line.
    private mutating func compareWeight(_ exercise: RoutineExercise, at index: Int, _ sets: [WorkoutSet]) {
        for (number, line) in exercise.lines.enumerated() {
            guard isAsked(line), case .kilograms(let written) = line.load else { continue }
            let own = sets.filter { $0.origin == .asked && $0.kind == line.kind && $0.target?.kilograms == written }
            let lifted = Set(own.compactMap(\.done?.weightKilograms))
            guard let weight = lifted.first, lifted.count == 1,
                own.allSatisfy({ abs(weight - ($0.loadableKilograms ?? written)) > weightToleranceKilograms }),
                abs(weight - written) > weightToleranceKilograms
            else { continue }
            changes.append(.weight(slot: exercise.slot, exercise.exercise, from: written, to: weight))
            changed.entries[index].lines[number].load = .kilograms(weight)
        }
    }

    /// Another exercise gets the weights that were lifted, or none: those of the exercise before say nothing about it.
    private mutating func replaceWeights(_ exercise: RoutineExercise, at index: Int, _ sets: [WorkoutSet]) {
        let asked = sets.filter { $0.origin == .asked }
        for (number, line) in exercise.lines.enumerated() {
            guard case .kilograms(let written) = line.load else { continue }
            // The swap kept the weight of the line.
            let own = asked.filter { $0.kind == line.kind && $0.target?.anchorKilograms == written }
            let lifted = isAsked(line) ? Self.usualWeight(own) : nil
            let load: AskedLoad = if let lifted, lifted != 0 { .kilograms(lifted) } else { .none }
            changed.entries[index].lines[number].load = load
        }
        let work = asked.filter { $0.kind.counts && $0.target?.share == 1 }
        if let lifted = Self.usualWeight(work) { changed.entries[index].workKilograms = lifted }
    }

    /// If another exercise is counted differently, as a hold instead of reps, its lines get what was done, and the rule
    /// goes: it is about the other measure.
    private mutating func replaceAmounts(at index: Int, _ other: Exercise, _ sets: [WorkoutSet]) {
        guard let done = sets.compactMap(\.done).first(where: \.kind.counts) else { return }
        for number in changed.entries[index].lines.indices
        where changed.entries[index].lines[number].amount.measure != other.measure {
            changed.entries[index].lines[number].amount = done.amount.asked
            changed.entries[index].lines[number].load =
                done.weightKilograms == 0 ? .none : .kilograms(done.weightKilograms)
            (changed.entries[index].rule, changed.entries[index].workKilograms) = (nil, nil)
        }
    }

    /// The weight of most of the sets, of several such weights the heaviest; nil if none was done.
    private static func usualWeight(_ sets: [WorkoutSet]) -> Double? {
        let counts = sets.compactMap(\.done?.weightKilograms).reduce(into: [Double: Int]()) { counts, weight in
            counts[weight, default: 0] += 1
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    private func isAsked(_ line: SetLine) -> Bool { line.week == 0 || line.week == week }

    private mutating func compareOrder(_ workout: RoutineWorkout) {
        let order = workout.exercises.compactMap { Int($0.slot) }
        func place(_ entry: RoutineDraft.Entry) -> Int? { entry.slot.flatMap(order.firstIndex) }
        // An exercise that was added to the routine since stays after the one before it.
        var last = -1
        let places = changed.entries.map { entry in
            last = place(entry) ?? last
            return last
        }
        let sorted = changed.entries.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        guard sorted != Array(changed.entries.indices) else { return }
        changes.append(.order)
        let groups = Dictionary(workout.exercises.map { ($0.slot, $0.group) }) { first, _ in first }
        let clocks = changed.entries.groupClocks
        changed.entries = sorted.map { index in
            var entry = changed.entries[index]
            entry.clock = clocks[index]
            return entry
        }
        for index in changed.entries.indices {
            func group(_ index: Int) -> Int? { changed.entries[index].slot.flatMap { groups[String($0)] } }
            changed.entries[index].isJoined = index > 0 && group(index) != nil && group(index) == group(index - 1)
            if changed.entries[index].isJoined { changed.entries[index].clock = nil }
        }
    }

    /// An exercise that the routine got since the workout began is not added again.
    private mutating func addExercises(_ workout: RoutineWorkout) {
        let known = Set(workout.exercises.compactMap { Int($0.slot) })
        var since = changed.entries.filter { entry in entry.slot.map { !known.contains($0) } ?? true }.map(\.exercise)
        for exercise in workout.exercises where Int(exercise.slot) == nil {
            if let kept = since.firstIndex(of: exercise.exercise.id) {
                since.remove(at: kept)
                continue
            }
            let done = exercise.sets.compactMap(\.done).filter(\.kind.counts)
            guard let first = done.first else { continue }
            changes.append(.added(exercise.exercise, sets: done.count))
            changed.add(
                exercise.exercise, done: done.count, first.amount.asked, restSeconds: exercise.restSeconds)
        }
    }
}

extension WorkoutSet {
    /// Whether it was added and done, and is no warm-up.
    fileprivate var isAddedWork: Bool { origin == .added && done?.kind.counts == true }
}

extension SetAmount {
    /// What asks for the same again, with at most as many reps as a line can ask for.
    fileprivate var asked: AskedAmount {
        switch self {
        case .reps(let reps):
            let reps = min(max(reps, SetLineLimits.reps.lowerBound), SetLineLimits.reps.upperBound)
            return .reps(reps...reps, isOpen: false)
        case .time(let seconds): return .time(seconds: seconds)
        case .distance(let meters, let seconds): return .distance(meters: meters, seconds: seconds)
        }
    }
}
