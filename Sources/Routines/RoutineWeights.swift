import Fitness
import GRDB
import Models
import Progression

/// Where an exercise stands: a slot of a routine.
struct RoutinePlace: Sendable, Hashable {
    let routine: Int64
    let slot: Int
}

extension User.Routines {
    /// The places that progress together, by the slots of a routine: in a program, the same exercise with the same rule
    /// on several days. Elsewhere each place is alone.
    func lifts(_ database: Database, of routine: Int64) throws -> [Int: Set<RoutinePlace>] {
        let shared = try RowReader.all(
            database,
            """
            SELECT own.slot, others.routine_id, others.slot FROM routine_exercises AS own
            JOIN program_days ON program_days.routine_id = own.routine_id
            JOIN program_days AS other_days ON other_days.program_id = program_days.program_id
                AND other_days.routine_id <> own.routine_id
            JOIN routine_exercises AS others ON others.routine_id = other_days.routine_id
            WHERE own.routine_id = ? AND own.user_id = ? AND own.shares_progress = 1 AND others.shares_progress = 1
                AND others.exercise_id = own.exercise_id AND others.rule = own.rule
            """, [routine, user.id]
        ) { (try $0.next(Int.self), RoutinePlace(routine: try $0.next(), slot: try $0.next())) }
        let slots = try Int.all(
            database, "SELECT slot FROM routine_exercises WHERE routine_id = ? AND user_id = ?", [routine, user.id])
        var lifts = Dictionary(
            uniqueKeysWithValues: slots.map { ($0, Set([RoutinePlace(routine: routine, slot: $0)])) })
        for (slot, place) in shared { lifts[slot]?.insert(place) }
        return lifts
    }

    /// The latest weights that the person said until a day, by slot.
    func statedWeights(
        _ database: Database, of routine: Int64, until day: LocalDay
    ) throws -> [Int: StatedWeight] {
        try lifts(database, of: routine).compactMapValues { lift in
            try lift.compactMap { try statedWeight(database, at: $0, until: day) }.max { $0.day < $1.day }
        }
    }

    private func statedWeight(
        _ database: Database, at place: RoutinePlace, until day: LocalDay
    ) throws -> StatedWeight? {
        try RowReader.first(
            database,
            """
            SELECT first_day, kilograms FROM routine_weights
            WHERE routine_id = ? AND slot = ? AND user_id = ? AND first_day <= ? ORDER BY first_day DESC LIMIT 1
            """, [place.routine, place.slot, user.id, day]
        ) { StatedWeight(day: try $0.next(), kilograms: try $0.next()) }
    }

    /// Stores the weights from which rules go on, beginning with a day. A weight that counts already is not stored again.
    /// If the lift was done on that day, its weight counts from the next day: otherwise what was lifted would replace it.
    func state(
        _ database: Database, _ kilograms: [Int: Double], of routine: Int64, from firstDay: LocalDay
    ) throws {
        guard !kilograms.isEmpty else { return }
        let current = try statedWeights(database, of: routine, until: firstDay.next)
        for (slot, lift) in try lifts(database, of: routine) {
            guard let kilograms = kilograms[slot], current[slot]?.kilograms != kilograms else { continue }
            let isDone = try lift.contains { try self.isDone(database, $0, on: firstDay) }
            let day = isDone ? firstDay.next : firstDay
            // Later weights, also those of the same lift on other days of its program, would contradict it.
            for place in lift {
                try database.run(
                    "DELETE FROM routine_weights WHERE routine_id = ? AND slot = ? AND user_id = ? AND first_day >= ?",
                    [place.routine, place.slot, user.id, day])
            }
            try database.insert(
                into: "routine_weights",
                [
                    "routine_id": routine, "slot": slot, "first_day": day, "user_id": user.id,
                    "kilograms": kilograms,
                ])
        }
    }

    private func isDone(_ database: Database, _ place: RoutinePlace, on day: LocalDay) throws -> Bool {
        try Int.first(
            database,
            """
            SELECT 1 FROM routine_sessions
            JOIN routine_session_sets ON session_id = routine_sessions.id
            JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE routine_id = ? AND routine_sessions.user_id = ? AND routine_sessions.day = ? AND slot = ? LIMIT 1
            """, [place.routine, user.id, day, String(place.slot)]) != nil
    }

    // Routines to begin a new one with: of the library, and what was done on a day.

    /// The exercises of a routine of the library, as the user names them.
    package func exercises(_ database: Database, of routine: LibraryRoutine) throws -> [RoutineExercise] {
        let known = try exercises(database, withKeys: routine.exercises.map(\.exercise))
        return routine.exercises.enumerated().compactMap { place, line in
            known[line.exercise].map { RoutineExercise(line, $0, slot: place + 1) }
        }
    }

    /// The exercises of a day of a built-in program, with the rules of their lifts.
    /// - Parameter start: how it is begun: it says the weights of lifts without a training max.
    package func exercises(
        _ database: Database, of day: LibraryProgramDay, in program: LibraryProgram, begun start: ProgramStart? = nil
    ) throws -> [RoutineExercise] {
        let known = try exercises(database, withKeys: day.exercises.map(\.exercise))
        return day.exercises.enumerated().compactMap { place, line in
            guard let exercise = known[line.exercise] else { return nil }
            var planned = RoutineExercise(line, exercise, slot: place + 1)
            if case .lift(let key) = line.progression, let lift = program.lifts.first(where: { $0.key == key }) {
                planned.rule = lift.progression
                if let start, let kilograms = start.kilograms[key], !lift.needsTrainingMax {
                    planned.statedWeight = StatedWeight(day: start.firstDay, kilograms: kilograms)
                }
            }
            return planned
        }
    }

    /// The sets of a day, exercise by exercise in the order in which they were begun, with equal sets as one line.
    package func exercises(_ database: Database, loggedOn day: LocalDay) throws -> [RoutineExercise] {
        try user.training.trackDay(database, on: day).exercises.prefix(RoutineDraft.maximumExercises).enumerated()
            .map { place, logged in
                let sets = logged.sets.map {
                    LoggedSet(kind: $0.kind, amount: $0.amount, kilograms: $0.weightKilograms)
                }
                return RoutineExercise(
                    slot: place + 1, exercise: logged.exercise, isJoined: false, lines: [SetLine](logged: sets),
                    note: "")
            }
    }

    /// Exercises of the catalogue by their keys.
    package func exercises(_ database: Database, withKeys keys: [String]) throws -> [String: Exercise] {
        let places = repeatElement("?", count: keys.count).joined(separator: ", ")
        let ids =
            try RowReader.dictionary(
                database, "SELECT key, id FROM exercises WHERE key IN (\(places))", StatementArguments(keys))
            as [String: Int64]
        return try ids.compactMapValues { try user.training.exercise(database, id: $0) }
    }
}

extension RoutineExercise {
    fileprivate init(_ line: LibraryRoutineExercise, _ exercise: Exercise, slot: Int) {
        var rule: ProgressionRule?
        if case .rule(let text) = line.progression { rule = ProgressionRule(text) }
        self.init(
            slot: slot, exercise: exercise, isJoined: line.isJoined, lines: line.lines, rule: rule,
            restSeconds: line.restSeconds, clock: line.clock, note: line.note)
    }
}
