import Fitness
import GRDB
import Models

/// What the rules of a routine's exercises go by on a day.
struct RoutineMemory {
    let routine: Int64
    let day: LocalDay
    /// nil for a routine that is no day of a program.
    let week: ProgramWeek?
    /// Of its program, nil if it has none.
    let programFirstDay: LocalDay?
    let pauses: Pauses
    /// Those of the routine, and of the days of its program that share lifts with it; the newest first.
    let sessions: [PastSession]
    /// The places that progress together, by slot.
    let lifts: [Int: Set<RoutinePlace>]

    /// The last session of the places that progress together with a slot, with their rows of an exercise.
    /// - Parameter slot: as a session names it; that of an added exercise is known in the routine alone.
    func last(_ slot: String, _ exercise: Int64) -> (session: Int64, rows: [PastSession.Row])? {
        let places = Int(slot).flatMap { lifts[$0] } ?? []
        for session in sessions {
            var slots = Set(places.filter { $0.routine == session.routine }.map { String($0.slot) })
            if session.routine == routine { slots.insert(slot) }
            let rows = session.rows.filter { slots.contains($0.slot) && $0.exercise == exercise }
            if !rows.isEmpty { return (session.id, rows) }
        }
        return nil
    }

    /// The sessions of a slot with one of these exercises, the oldest first.
    /// - Parameter rung: the catalogue's key of an exercise, if the rule has a ladder.
    func lift(_ slot: Int, _ exercises: Set<Int64>, rung: (Int64) -> String?) -> [LiftSession] {
        let places = lifts[slot] ?? []
        var last: LocalDay?
        return sessions.reversed().compactMap { session in
            guard let (sets, exercise) = session.asked(places, exercises) else { return nil }
            defer { if sets.contains(where: { $0.done != nil }) { last = session.day } }
            return LiftSession(
                day: session.day,
                occasion: pauses.kind(of: session.day, after: last, isDeload: session.week?.isLight ?? false),
                week: session.week?.number ?? 1, sets: sets, rung: rung(exercise))
        }
    }

    /// What the day itself is for a lift.
    func kind(after lift: [LiftSession]) -> Occasion.Kind {
        pauses.kind(
            of: day, after: lift.last { session in session.sets.contains { $0.done != nil } }?.day,
            isDeload: week?.isLight ?? false)
    }
}

extension User.Routines {
    private static let estimateDays = 90

    /// - Parameters:
    ///   - week: that of the session, if it has begun.
    ///   - session: the one before which to look.
    func memory(
        _ database: Database, of routine: Int64, on day: LocalDay, week: ProgramWeek?, before session: Int64?
    ) throws -> RoutineMemory {
        let lifts = try lifts(database, of: routine)
        var slots: [Int64: Set<Int>] = [:]
        for place in lifts.values.flatMap(\.self) where place.routine != routine {
            slots[place.routine, default: []].insert(place.slot)
        }
        let own = try pastSessions(database, of: routine, until: day, before: session)
        let others = try slots.flatMap {
            try pastSessions(database, of: $0.key, slots: $0.value, until: day, before: session)
        }
        let sessions = (own + others).sorted { ($0.day, $0.id) > ($1.day, $1.id) }
        let pauses = try pauses(database, from: sessions.last?.day ?? day, to: day)
        return RoutineMemory(
            routine: routine, day: day, week: week,
            programFirstDay: try user.programs.program(database, of: routine)?.startedOn, pauses: pauses,
            sessions: sessions, lifts: lifts)
    }

    /// A day's two last days with sets before it say whether it ends a break.
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

    /// What the person said and what is estimated, besides the sessions of a lift.
    func history(
        _ database: Database, of exercise: RoutineExercise, _ sessions: [LiftSession], _ memory: RoutineMemory
    ) throws -> LiftHistory {
        LiftHistory(
            sessions: sessions, weightByHand: exercise.statedWeight,
            trainingMax: try trainingMax(database, of: exercise.exercise.id, on: memory.day),
            estimatedOneRepMax: try estimatedOneRepMax(database, of: exercise.exercise.id, on: memory.day),
            programFirstDay: memory.programFirstDay
        ).remembered
    }

    /// The latest training max of an exercise that is not after a day.
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
    func estimatedOneRepMax(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> Double? {
        try Double.first(
            database,
            """
            SELECT max(one_rep_max_kilograms) FROM exercise_days
            WHERE exercise_id = ? AND user_id = ? AND day BETWEEN ? AND ?
            """, [exercise, user.id, day - Self.estimateDays, day])
    }
}
