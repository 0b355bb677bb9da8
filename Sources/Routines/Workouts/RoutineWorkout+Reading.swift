import Fitness
import GRDB
import Models
import Racks

/// Workouts that were begun.
extension User.Routines {
    /// A workout with its done sets, what was done the last time and, while it is open, why its weights are asked.
    package func workout(_ database: Database, id workout: Int64) throws -> RoutineWorkout? {
        try header(database, "id = ?", [workout]).map { try detailed(database, $0) }
    }

    package func workout(_ database: Database, token: String) throws -> RoutineWorkout? {
        try header(database, "token = ?", [token]).map { try detailed(database, $0) }
    }

    /// The one that is not finished; there is at most one.
    package func openWorkout(_ database: Database) throws -> RoutineWorkout? {
        try openHeader(database).map { try detailed(database, $0) }
    }

    /// The workouts of a day with their done sets, the oldest first.
    package func workouts(_ database: Database, on day: LocalDay) throws -> [RoutineWorkout] {
        try headers(database, "day = ? ORDER BY started_at, id", [day]).map { try workout(database, $0) }
    }

    /// The last workouts of a routine, the newest first.
    package func workoutOverviews(
        _ database: Database, of routine: Int64, limit: Int
    ) throws -> [RoutineWorkoutOverview] {
        try headers(database, "routine_id = ? ORDER BY day DESC, id DESC LIMIT ?", [routine, limit]).map { header in
            RoutineWorkoutOverview(
                id: header.id, routine: routine, day: header.day, isOpen: header.finishedAt == nil,
                totals: try totals(database, of: header))
        }
    }

    func openHeader(_ database: Database) throws -> WorkoutHeader? {
        try header(database, "finished_at IS NULL")
    }

    func header(
        _ database: Database, _ condition: String, _ arguments: StatementArguments = []
    ) throws -> WorkoutHeader? {
        try headers(database, condition, arguments).first
    }

    func headers(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [WorkoutHeader] {
        try WorkoutHeader.all(
            database, "SELECT \(WorkoutHeader.columns) FROM routine_sessions WHERE user_id = ? AND \(condition)",
            [user.id] + arguments)
    }

    /// What was asked and what was done.
    func workout(_ database: Database, _ header: WorkoutHeader) throws -> RoutineWorkout {
        let rows = try rows(database, of: header.id)
        let done = try doneSets(database, of: header.id)
        var exercises: [WorkoutExercise] = []
        for row in rows {
            let set = row.set(done[row.id])
            let known = exercises.firstIndex { $0.slot == row.slot && $0.exercise.id == row.exercise.id }
            if let known {
                exercises[known].sets.append(set)
            } else {
                let asked = try row.askedExercise.flatMap { try user.training.exercise(database, id: $0) }
                exercises.append(
                    WorkoutExercise(
                        slot: row.slot, exercise: row.exercise, askedExercise: asked, group: row.group,
                        restSeconds: row.restSeconds, clock: row.clock, note: "", sets: [set]))
            }
        }
        return RoutineWorkout(
            id: header.id, token: header.token, routine: header.routine, name: header.name, day: header.day,
            startedAt: header.startedAt, finishedAt: header.finishedAt, note: header.note,
            week: try user.programs.week(database, ofSession: header.id), exercises: exercises
        ).withRests(user.restTimer)
    }

    func rows(_ database: Database, of workout: Int64) throws -> [WorkoutRow] {
        try WorkoutRow.all(
            database,
            """
            SELECT \(WorkoutRow.columns) FROM routine_session_sets JOIN \(Exercise.tables)
            WHERE exercises.id = routine_session_sets.exercise_id AND session_id = :workout
                AND routine_session_sets.user_id = :user
            ORDER BY routine_session_sets.position, routine_session_sets.id
            """, ["workout": workout, "user": user.id])
    }

    /// By the row of what was asked.
    func doneSets(_ database: Database, of workout: Int64) throws -> [Int64: StrengthSet] {
        let sets = try RowReader.all(
            database,
            """
            SELECT strength_sets.session_set_id, \(StrengthSet.columns)
            FROM routine_session_sets JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [workout, user.id]
        ) { (try $0.next(Int64.self), try StrengthSet(&$0)) }
        return Dictionary(uniqueKeysWithValues: sets)
    }
}

/// What a routine asks on a day, and what the page of a workout shows besides.
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

    /// With everything that its page shows besides what was asked and done.
    func detailed(_ database: Database, _ header: WorkoutHeader) throws -> RoutineWorkout {
        var workout = try workout(database, header)
        let routine = try header.routine.flatMap { try self.routine(database, id: $0) }
        guard let routine else { return try withPrevious(database, workout, nil) }
        let memory = try memory(database, of: routine, on: header.day, week: workout.week, before: header.id)
        let asked = try askedExercises(database, memory)
        for index in workout.exercises.indices {
            let shown = workout.exercises[index]
            guard let asked = asked.first(where: { $0.slot == shown.slot }) else { continue }
            workout.exercises[index].note = asked.note
            // Rows that were asked for another reason have none.
            guard workout.isOpen, shown.asks == asked.asks, shown.exercise.id == asked.exercise.id else { continue }
            (workout.exercises[index].reason, workout.exercises[index].proposal) = (asked.reason, asked.proposal)
        }
        return try withPrevious(database, workout, memory)
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
            // The rule of the program alone lets it rise.
            if rule?.isCycle == true { rule = .fixed }
        }
        let loads = try loads(database, for: entry.exercise, budget)
        let next = (rule ?? .fixed).next(
            entry.lines, after: history, on: try occasion(database, of: entry, after: lift, memory), loads)
        return WorkoutExercise(
            slot: slot, exercise: next.rung.flatMap { ladder[$0] } ?? entry.exercise, group: 0,
            restSeconds: entry.restSeconds, note: entry.note, reason: entry.rule == nil ? nil : next.reason,
            proposal: entry.rule == nil ? nil : next.proposal,
            sets: next.sets.map { target in
                WorkoutSet(
                    place: 0, origin: .asked, kind: target.kind, target: target,
                    loadableKilograms: target.kilograms.flatMap(loads.loadable), isSkipped: false)
            })
    }

    /// What the day is for an exercise.
    func occasion(
        _ database: Database, of entry: RoutineExercise, after lift: [LiftWorkout], _ memory: RoutineMemory
    ) throws -> Occasion {
        let isBody = entry.exercise.load == .bodyweight
        let body = isBody ? try user.training.bodyWeightKilograms(database, on: memory.day) : nil
        return Occasion(
            day: memory.day, week: memory.week?.number ?? 1,
            kind: entry.rule == nil && memory.week?.isLight != true ? .usual : memory.kind(after: lift),
            unit: user.units.weight, bodyKilograms: body ?? 0)
    }

    /// The training max that another lift of a program has reached, for an exercise that asks for a share of it. A lift of
    /// a program that is followed goes by its own.
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
}

extension RoutineExercise {
    fileprivate var asksForTrainingMax: Bool {
        lines.contains { if case .trainingMax = $0.load { true } else { false } }
    }
}

extension WorkoutExercise {
    /// What is asked, without what was added.
    fileprivate var asks: [TargetSet?] { sets.filter { $0.origin == .asked }.map(\.target) }
}
