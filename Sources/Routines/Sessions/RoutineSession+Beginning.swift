import Fitness
import GRDB
import Models

extension User.Routines {
    /// The session of a token, or the one that a second phone or a page opened anew joins: of the same routine and day,
    /// and not over yet when the action happened.
    func knownSession(
        _ database: Database, _ reference: SessionReference, _ time: ActionTime
    ) throws -> SessionHeader? {
        guard TextLimits.fits(reference.token, SessionLimits.tokenLengths) else {
            throw RoutineActionRefusal.tokenInvalid
        }
        if let known = try header(database, "token = ?", [reference.token]) { return known }
        guard let start = reference.start else { throw RoutineActionRefusal.notFound }
        let others = try headers(
            database, "routine_id = ? AND day = ? AND (finished_at IS NULL OR finished_at >= ?)",
            [start.routine, start.day, time.happened])
        return others.first { $0.finishedAt == nil } ?? others.max { $0.id < $1.id }
    }

    func sessionOrNew(
        _ database: Database, _ reference: SessionReference, _ time: ActionTime
    ) throws -> SessionHeader? {
        if let known = try knownSession(database, reference, time) { return known }
        guard let start = reference.start else { return nil }
        return try begin(database, reference.token, start, time)
    }

    /// One session is open at a time: what began later stays open, and the other one is finished at its last set.
    private func begin(
        _ database: Database, _ token: String, _ start: SessionReference.Start, _ time: ActionTime
    ) throws -> SessionHeader? {
        // Who travels west has an earlier day than the page that began it.
        let today = time.arrived.today
        if let fault = LocalDay.fault(of: start.day, until: today.next, LocalDay.isInFuture, today: today) {
            throw RoutineActionRefusal.dayRefused(fault)
        }
        let routine = try self.routine(database, id: start.routine)
        if routine == nil, try Int.first(database, "SELECT 1 FROM routines WHERE id = ?", [start.routine]) != nil {
            throw RoutineActionRefusal.notFound
        }
        let open = try openHeader(database)
        let isLate = open.map { (start.day, time.happened) < ($0.day, $0.startedAt) } ?? false
        if let open, !isLate { try end(database, open) }
        let session = try database.insert(
            into: "routine_sessions",
            [
                "user_id": user.id, "token": token, "routine_id": routine?.id, "name": start.asked.name,
                "day": start.day, "started_at": time.happened, "finished_at": isLate ? time.happened : nil,
            ])
        try insert(database, start.asked, into: session, on: start.day)
        if let routine {
            try user.programs.enter(
                database, session: session, of: routine.id, on: start.day, start.asked.week, at: time.happened)
        }
        return try header(database, "id = ?", [session])
    }

    /// An exercise that is gone since leaves out its sets.
    private func insert(
        _ database: Database, _ asked: AskedSession, into session: Int64, on day: LocalDay
    ) throws {
        var position = 0
        for exercise in asked.exercises
        where try user.training.exercise(database, id: exercise.exercise) != nil {
            for set in exercise.sets {
                try database.insert(
                    into: "routine_session_sets",
                    [
                        "session_id": session, "user_id": user.id, "day": day, "place": set.place,
                        "position": position, "slot": exercise.slot, "group_number": exercise.group,
                        "exercise_id": exercise.exercise, "origin": SessionSet.Origin.asked,
                        "rest_seconds": exercise.restSeconds, "clock": exercise.clock?.description,
                        "loadable_kilograms": set.loadableKilograms,
                    ] + set.target.columnValues)
                position += 1
            }
        }
    }
}
