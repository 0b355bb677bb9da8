import Fitness
import GRDB
import Models

extension User.Routines {
    /// Logs several sets with one step to undo. One of another exercise than its place has becomes one more set, as when
    /// it is logged alone.
    func doneAll(
        _ database: Database, _ sets: [(place: Int, draft: StrengthSetDraft)], in session: SessionHeader,
        _ time: ActionTime
    ) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(session: session.id)
        let rows = try rows(database, of: session.id)
        var drafts: [StrengthSetDraft] = []
        for (place, typed) in sets {
            var draft = typed
            guard let row = rows.first(where: { $0.place == place }), row.exercise.id == draft.exercise.id else {
                outcome = try done(database, place, draft, in: session, time)
                continue
            }
            guard try row.skippedAt == nil && doneSet(database, in: row.id) == nil else { continue }
            (draft.day, draft.sessionSet) = (session.day, row.id)
            drafts.append(draft)
            outcome.place = place
        }
        guard !drafts.isEmpty else { return outcome }
        outcome.change = try log(database, drafts, on: session.day, time)
        outcome.rest = .person
        return outcome
    }

    /// Logs sets at the time at which they were done.
    func log(
        _ database: Database, _ drafts: [StrengthSetDraft], on day: LocalDay, _ time: ActionTime
    ) throws -> LoggedChange? {
        try user.change(database, StrengthSetDraft.self, to: drafts, token: nil, at: time.arrived) {
            let ids = try drafts.map { try user.training.insert(database, $0, at: time.moment) }
            let exercises = Set(drafts.map(\.exercise.id)).sorted()
            let outcome = try user.training.trainingChanged(
                database, exercises: exercises, from: day, at: time.arrived)
            return (ids, outcome)
        }
    }
}
