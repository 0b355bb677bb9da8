import Fitness
import GRDB
import Models
import Progression

/// What the rules of a routine's exercises use to decide what to ask on a day.
struct RoutineMemory {
    let routine: Int64
    /// With the weights that the person had entered by that day.
    let exercises: [RoutineExercise]
    let day: LocalDay
    /// nil if the routine is not a day of a program.
    let week: ProgramWeek?
    /// The program that the person follows, if the routine is one of its days.
    let program: Program?
    /// The places that progress together, by slot.
    let lifts: [Int: Set<RoutinePlace>]
    /// Those of the routine, and of other days of its program that share a lift with it; the newest first.
    fileprivate(set) var workouts: [PastWorkout] = []
    fileprivate(set) var pauses = Pauses(daysOff: [:], daysWithSets: [])

    /// The last workout in which an exercise was done in this slot, or in one that progresses together with it.
    /// - Parameter slot: as a workout names it. The slot of an added exercise is looked for in this routine only.
    func last(_ slot: String, _ exercise: Int64) -> (workout: Int64, rows: [PastWorkout.Row])? {
        let places = Int(slot).flatMap { lifts[$0] } ?? []
        for workout in workouts {
            var slots = Set(places.filter { $0.routine == workout.routine }.map { String($0.slot) })
            if workout.routine == routine { slots.insert(slot) }
            let rows = workout.rows.filter { slots.contains($0.slot) && $0.exercise == exercise }
            if !rows.isEmpty { return (workout.id, rows) }
        }
        return nil
    }

    /// The workouts of a slot with one of these exercises, the oldest first.
    /// - Parameter rung: the catalogue's key of an exercise, if the rule has a ladder.
    func lift(_ slot: Int, _ exercises: Set<Int64>, rung: (Int64) -> String?) -> [LiftWorkout] {
        let places = lifts[slot] ?? []
        var last: LocalDay?
        return workouts.reversed().compactMap { workout in
            guard let (sets, exercise) = workout.asked(places, exercises) else { return nil }
            defer { if sets.contains(where: { $0.done != nil }) { last = workout.day } }
            return LiftWorkout(
                day: workout.day,
                occasion: pauses.kind(of: workout.day, after: last, isDeload: workout.week?.isLight ?? false),
                week: workout.week?.number ?? 1, sets: sets, rung: rung(exercise),
                isOfRun: workout.entered.flatMap { program?.counts($0) } ?? false)
        }
    }

    /// The workouts of an exercise, and of the others of its ladder.
    func lift(of entry: RoutineExercise, _ ladder: [String: Exercise]) -> [LiftWorkout] {
        lift(entry.slot, Set(ladder.values.map(\.id)).union([entry.exercise.id])) { id in
            ladder.first { $0.value.id == id }?.key
        }
    }

    /// What kind of day it is for a lift, such as the first one after a break.
    func kind(after lift: [LiftWorkout]) -> Occasion.Kind {
        pauses.kind(
            of: day, after: lift.last { workout in workout.sets.contains { $0.done != nil } }?.day,
            isDeload: week?.isLight ?? false)
    }
}

extension User.Routines {
    private static let estimateDays = 90

    /// The last few workouts, which are enough for most rules. Earlier ones are read only if a rule would ask something
    /// else because of them.
    /// - Parameters:
    ///   - week: the week of the workout, if it has begun.
    ///   - workout: only earlier ones are read.
    func memory(
        _ database: Database, of routine: Routine, on day: LocalDay, week: ProgramWeek?, before workout: Int64?
    ) throws -> RoutineMemory {
        var memory = RoutineMemory(
            routine: routine.id, exercises: try exercises(database, of: routine, until: day), day: day, week: week,
            program: try user.programs.followedProgram(database, of: routine.id),
            lifts: try lifts(database, of: routine.id))
        let isAll = try remember(database, Self.recentWorkouts, before: workout, &memory)
        if try !isAll && !suffices(database, memory) {
            _ = try remember(database, Self.pastWorkouts, before: workout, &memory)
        }
        return memory
    }

    /// - Parameter limit: of the workouts of each routine.
    /// - Returns: whether there are no others.
    func remember(
        _ database: Database, _ limit: Int, before workout: Int64?, _ memory: inout RoutineMemory
    ) throws -> Bool {
        let (routine, day) = (memory.routine, memory.day)
        var slots: [Int64: Set<Int>] = [:]
        for place in memory.lifts.values.flatMap(\.self) where place.routine != routine {
            slots[place.routine, default: []].insert(place.slot)
        }
        let own = try pastWorkouts(database, of: routine, until: day, before: workout, limit: limit)
        let others = try slots.map {
            try pastWorkouts(database, of: $0.key, slots: $0.value, until: day, before: workout, limit: limit)
        }
        let cut = ([own] + others).filter { $0.count >= limit }
        memory.workouts = (own + others.joined()).sorted { $0.isAfter($1) }
        if limit < Self.pastWorkouts, let start = cut.compactMap(\.last).max(by: { $1.isAfter($0) }) {
            // Of the days before it, not all workouts of a lift were read.
            memory.workouts.removeAll { start.isAfter($0) }
        }
        memory.pauses = try pauses(database, from: memory.workouts.last?.day ?? day, to: day)
        return cut.isEmpty
    }

    /// Whether the rules of all exercises would ask the same if they looked further back.
    private func suffices(_ database: Database, _ memory: RoutineMemory) throws -> Bool {
        try memory.exercises.allSatisfy { entry in
            let workouts = memory.lift(of: entry, try ladder(database, of: entry))
            let history = LiftHistory(workouts: workouts, weightByHand: entry.statedWeight)
            let rule = entry.rule ?? .fixed
            guard history.suffices(for: rule) else { return false }
            return try !rule.saysWeight || !history.isStalled || loads(database, for: entry.exercise).heaviest == nil
        }
    }

    /// The two days with sets before a day say whether it is the first one after a break.
    private func pauses(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> Pauses {
        let before = try LocalDay.all(
            database,
            """
            SELECT day FROM training_days WHERE user_id = ? AND day < ? AND strength_sets > 0 ORDER BY day DESC LIMIT 2
            """, [user.id, start])
        let within = try LocalDay.all(
            database,
            """
            SELECT day FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ? AND strength_sets > 0 ORDER BY day
            """, [user.id, start, end])
        let daysOff = try user.training.daysOff(database, from: start, to: end)
        return Pauses(
            daysOff: Dictionary(daysOff.map { ($0.day, $0.reason) }) { $1 },
            daysWithSets: before.reversed() + within)
    }

    /// The workouts of a lift, with the weights that the person entered and the estimate.
    func history(
        _ database: Database, of exercise: RoutineExercise, _ workouts: [LiftWorkout], _ memory: RoutineMemory
    ) throws -> LiftHistory {
        LiftHistory(
            workouts: workouts, weightByHand: exercise.statedWeight,
            trainingMax: try trainingMax(database, of: exercise.exercise.id, on: memory.day),
            estimatedOneRepMax: try estimatedOneRepMax(database, of: exercise.exercise.id, on: memory.day)
        ).remembered
    }

    /// The latest training max that the person entered for an exercise, of those that count by a day.
    package func trainingMax(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> StatedWeight? {
        try RowReader.first(
            database,
            """
            SELECT first_day, kilograms FROM training_maxes WHERE user_id = ? AND exercise_id = ? AND first_day <= ?
            ORDER BY first_day DESC LIMIT 1
            """, [user.id, exercise, day]
        ) { StatedWeight(day: try $0.next(), kilograms: try $0.next()) }
    }

    /// The best estimated one-rep max of the last 90 days, in kilograms of the whole load.
    package func estimatedOneRepMax(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> Double? {
        try Double.first(
            database,
            """
            SELECT max(one_rep_max_kilograms) FROM exercise_days
            WHERE exercise_id = ? AND user_id = ? AND day BETWEEN ? AND ?
            """, [exercise, user.id, day - Self.estimateDays, day])
    }
}
