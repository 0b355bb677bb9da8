import Fitness
import GRDB
import Models
import Progression
import Racks

/// What a routine asks on a day.
extension User.Routines {
    /// What starting a routine on a day would ask. Writes nothing.
    /// - Parameter token: the name of the workout that the first action begins.
    package func preview(
        _ database: Database, of routine: Routine, on day: LocalDay, token: String, _ budget: RackBudget = RackBudget()
    ) throws -> RoutineWorkout {
        let week = try user.programs.week(database, of: routine.id, on: day)
        let memory = try memory(database, of: routine, on: day, week: week, before: nil)
        let exercises = try askedExercises(database, memory, budget)
        let preview = RoutineWorkout(
            token: token, routine: routine.id, name: routine.name, day: day, note: "", week: week,
            exercises: exercises)
        return try withPrevious(database, preview.withRests(user.restTimer), memory)
    }

    /// What a routine asks on a day, without what was done the last time.
    package func asked(_ database: Database, of routine: Routine, on day: LocalDay) throws -> [WorkoutExercise] {
        let week = try user.programs.week(database, of: routine.id, on: day)
        let memory = try memory(database, of: routine, on: day, week: week, before: nil)
        return try askedExercises(database, memory)
    }

    func askedExercises(
        _ database: Database, _ memory: RoutineMemory, _ budget: RackBudget = RackBudget()
    ) throws -> [WorkoutExercise] {
        var (group, place) = (-1, 0)
        let weeks = try user.programs.weeks(database, of: memory.routine)
        return try zip(memory.exercises, memory.exercises.groupClocks).compactMap { exercise, clock in
            var exercise = exercise
            exercise.lines = exercise.lines.ofWeek(memory.week?.number ?? 1, of: weeks)
            guard !exercise.lines.isEmpty else { return nil }
            if !exercise.isJoined || group < 0 { group += 1 }
            var asked = try asked(database, exercise, memory, budget)
            (asked.group, asked.clock) = (group, clock)
            for index in asked.sets.indices {
                asked.sets[index].place = place
                place += 1
            }
            return asked
        }
    }

    private func asked(
        _ database: Database, _ entry: RoutineExercise, _ memory: RoutineMemory, _ budget: RackBudget
    ) throws -> WorkoutExercise {
        let slot = String(entry.slot)
        let ladder = try ladder(database, of: entry)
        let lift = memory.lift(of: entry, ladder)
        var (rule, history) = (entry.rule, try self.history(database, of: entry, lift, memory))
        if let max = try trainingMaxOfProgram(database, for: entry, memory) {
            history.trainingMax = max
            // Only the program's rule raises the training max.
            if rule?.isCycle == true { rule = .fixed }
        }
        let loads = try loads(database, for: entry.exercise, budget)
        let next = (rule ?? .fixed).next(
            entry.lines, after: history, on: try occasion(database, of: entry, after: lift, memory), loads)
        return WorkoutExercise(
            slot: slot, exercise: next.rung.flatMap { ladder[$0] } ?? entry.exercise, group: 0,
            restSeconds: entry.restSeconds, note: entry.note, reason: entry.rule == nil ? nil : next.reason,
            proposal: entry.rule == nil ? nil : next.proposal,
            trainingMax: entry.rule?.isCycle == true ? next.sets.lazy.compactMap(\.basisKilograms).first : nil,
            sets: next.sets.map { target in
                WorkoutSet(
                    place: 0, origin: .asked, kind: target.kind, target: target,
                    loadableKilograms: target.kilograms.flatMap(loads.loadable), isSkipped: false)
            })
    }

    /// What kind of day it is for an exercise, such as one of a light week.
    func occasion(
        _ database: Database, of entry: RoutineExercise, after lift: [LiftWorkout], _ memory: RoutineMemory
    ) throws -> Occasion {
        let body = try user.training.movedBody(database, entry.exercise, on: memory.day)
        return Occasion(
            day: memory.day, week: memory.week?.number ?? 1,
            kind: entry.rule == nil && memory.week?.isLight != true ? .usual : memory.kind(after: lift),
            unit: user.units.weight, bodyKilograms: body ?? 0)
    }

    /// The training max that a lift of another program has reached, for an exercise that asks for a share of it. A lift
    /// of the program that is followed uses its own.
    private func trainingMaxOfProgram(
        _ database: Database, for entry: RoutineExercise, _ memory: RoutineMemory
    ) throws -> StatedWeight? {
        guard entry.asksForTrainingMax, entry.rule?.isCycle != true || memory.program == nil,
            let running = try runningTrainingMax(database, of: entry.exercise.id, on: memory.day),
            let lift = running.lift,
            memory.lifts[entry.slot]?.contains(RoutinePlace(routine: lift.routine, slot: lift.slot)) != true
        else { return nil }
        return StatedWeight(day: running.firstDay, kilograms: running.kilograms)
    }

    /// The exercises of a rule's ladder, by the catalogue's key.
    func ladder(_ database: Database, of entry: RoutineExercise) throws -> [String: Exercise] {
        guard case .bodyweight(_, _, _, let keys)? = entry.rule else { return [:] }
        var ladder: [String: Exercise] = [:]
        for key in keys {
            let id = try Int64.first(database, "SELECT id FROM exercises WHERE key = ?", [key])
            ladder[key] = try id.flatMap { try user.training.exercise(database, id: $0) }
        }
        return ladder
    }

    /// What the household has for an exercise, or else what a gym usually has.
    func loads(
        _ database: Database, for exercise: Exercise, _ budget: RackBudget = RackBudget()
    ) throws -> ExerciseLoads {
        let found = try user.equipment.rack(database, for: exercise, budget)
        return ExerciseLoads(rack: found?.rack, isUsual: found?.isUsual ?? true)
    }

    // What the page of a workout shows besides what was asked and done.

    /// With what was done the last time and, while it is open, why its weights are asked: that applies all rules again.
    func detailed(_ database: Database, _ header: WorkoutHeader) throws -> RoutineWorkout {
        var workout = try workout(database, header)
        let memory = try memory(database, of: workout, header)
        if let memory {
            let asked = try askedExercises(database, memory)
            for index in workout.exercises.indices {
                let shown = workout.exercises[index]
                guard let asked = asked.first(where: { $0.slot == shown.slot }) else { continue }
                workout.exercises[index].note = asked.note
                // The reason is only shown for sets that are still those that the rule asks for.
                guard workout.isOpen, shown.asks == asked.asks, shown.exercise.id == asked.exercise.id else { continue }
                (workout.exercises[index].reason, workout.exercises[index].proposal) = (asked.reason, asked.proposal)
                workout.exercises[index].trainingMax = asked.trainingMax
            }
        }
        return try withPrevious(database, workout, memory)
    }

    /// With what was done the last time, from which sets are filled in.
    func filledIn(_ database: Database, _ header: WorkoutHeader) throws -> RoutineWorkout {
        let workout = try workout(database, header)
        return try withPrevious(database, workout, try memory(database, of: workout, header))
    }

    /// nil if its routine is gone.
    private func memory(
        _ database: Database, of workout: RoutineWorkout, _ header: WorkoutHeader
    ) throws -> RoutineMemory? {
        try header.routine.flatMap { try routine(database, id: $0) }.map {
            try memory(database, of: $0, on: header.day, week: workout.week, before: header.id)
        }
    }

    /// With what was done in each place the last time: in the lift's last workout, if that is recent enough for rules
    /// to look at it, or else on the day on which the exercise was done last.
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

extension RoutineExercise {
    fileprivate var asksForTrainingMax: Bool {
        lines.contains { if case .trainingMax = $0.load { true } else { false } }
    }
}

/// The weights that can be loaded for an exercise.
struct ExerciseLoads: Loads {
    /// nil if every weight can be loaded.
    let rack: Rack?
    /// What a gym usually has need not be the heaviest that there is.
    var isUsual = true

    var heaviest: Double? { isUsual ? nil : rack?.heaviest }

    func nearest(_ kilograms: Double) -> Double { loadable(kilograms) ?? kilograms }
    func below(_ kilograms: Double) -> Double? { rack(for: kilograms)?.below(kilograms) }

    /// nil where it is not known what can be loaded.
    func loadable(_ kilograms: Double) -> Double? { rack(for: kilograms)?.nearest(kilograms) }

    /// A rack that assists has no weights to add, and any other has none that assist.
    private func rack(for kilograms: Double) -> Rack? {
        rack.flatMap { $0.tool.isAssisting == (kilograms < 0) ? $0 : nil }
    }
}

/// What was done the last time, for the first set of a kind, the second and so on.
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

extension WorkoutExercise {
    /// What is asked, without what was added.
    fileprivate var asks: [TargetSet?] { sets.filter { $0.origin == .asked }.map(\.target) }
}
