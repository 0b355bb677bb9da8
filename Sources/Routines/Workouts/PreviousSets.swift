import Fitness
import GRDB
import Models

/// What was done the last time, by the set's number among those of its kind.
private struct PreviousSets {
    private var sets: [SetKind: [StrengthSet?]] = [:]

    /// - Parameters:
    ///   - rows: of one exercise in one workout, in their order.
    ///   - done: what was logged, by row.
    init(_ rows: [PastWorkout.Row], _ done: [Int64: StrengthSet]) {
        for row in rows { sets[row.kind, default: []].append(done[row.id]) }
    }

    init(_ logged: [StrengthSet]) {
        for set in logged { sets[set.kind, default: []].append(set) }
    }

    var isEmpty: Bool { sets.values.allSatisfy { $0.allSatisfy { $0 == nil } } }

    func set(_ number: Int, of kind: SetKind) -> StrengthSet? {
        guard let sets = sets[kind], sets.indices.contains(number) else { return nil }
        return sets[number]
    }
}

extension User.Routines {
    /// With what was done in each place the last time: in the lift's last workout, if that is one of those that rules
    /// look at, or else wherever the exercise was done last.
    func withPrevious(
        _ database: Database, _ workout: RoutineWorkout, _ memory: RoutineMemory?
    ) throws -> RoutineWorkout {
        var workout = workout
        var done: [Int64: [Int64: StrengthSet]] = [:]
        for index in workout.exercises.indices {
            let exercise = workout.exercises[index]
            let last = memory?.last(exercise.slot, exercise.exercise.id)
            if let last, done[last.workout] == nil { done[last.workout] = try doneSets(database, of: last.workout) }
            var previous = PreviousSets(last?.rows ?? [], last.flatMap { done[$0.workout] } ?? [:])
            if previous.isEmpty {
                let last = try user.training.lastPerformance(database, of: exercise.exercise.id, on: workout.day)
                previous = PreviousSets(last.before)
            }
            var counts: [SetKind: Int] = [:]
            for place in exercise.sets.indices {
                let kind = exercise.sets[place].kind
                workout.exercises[index].sets[place].previous = previous.set(counts[kind, default: 0], of: kind)
                counts[kind, default: 0] += 1
            }
        }
        return workout
    }
}
