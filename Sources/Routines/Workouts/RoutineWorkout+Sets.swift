import Fitness
import GRDB
import Models

extension User.Routines {
    /// A set of an exercise that is not asked in the named place becomes one more set of the workout, so that none is
    /// lost.
    func done(
        _ database: Database, _ place: Int, _ draft: StrengthSetDraft, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        let draft = draft.moved(to: workout.day)
        guard let row = try row(database, in: workout, at: place), row.exercise.id == draft.exercise.id else {
            return try doneBesides(database, draft, in: workout, time)
        }
        return try done(database, row, draft, in: workout, time)
    }

    func done(
        _ database: Database, _ row: WorkoutRow, _ draft: StrengthSetDraft, in workout: WorkoutHeader,
        _ time: ActionTime
    ) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(workout: workout.id, place: row.place)
        if row.skippedAt != nil {
            try database.update("routine_session_sets", id: row.id, of: user.id, WorkoutRow.toDo)
        }
        if let old = try doneSet(database, in: row.id) {
            outcome.change = try correct(database, old, draft, time)
        } else {
            outcome.change = try log(database, draft, in: row, time)
            outcome.rest = .person
        }
        return outcome
    }

    /// Logs a set at the time at which it was done.
    private func log(
        _ database: Database, _ draft: StrengthSetDraft, in row: WorkoutRow, _ time: ActionTime
    ) throws -> LoggedChange? {
        var draft = draft
        draft.sessionSet = row.id
        return try log(database, [draft], on: draft.day, time)
    }

    /// The same values again are nothing new. What happened before the known set doesn't change it.
    private func correct(
        _ database: Database, _ old: StrengthSet, _ draft: StrengthSetDraft, _ time: ActionTime
    ) throws -> LoggedChange? {
        let draft = draft.keepingNote(of: old)
        guard !old.isSame(as: draft), time.happened >= old.loggedAt else { return nil }
        return try user.change(
            database, StrengthSetDraft.self, row: old.id, to: [draft], token: nil, at: time.arrived
        ) {
            ([old.id], try user.training.save(database, draft, over: old, at: time.arrived).outcome)
        }
    }

    private func doneBesides(
        _ database: Database, _ draft: StrengthSetDraft, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        let rows = try rows(database, of: workout.id)
        for row in rows where row.origin == .added && row.exercise.id == draft.exercise.id {
            guard let old = try doneSet(database, in: row.id) else {
                return try done(database, row, draft, in: workout, time)
            }
            if old.loggedAt == time.happened, old.isSame(as: draft) {
                return RoutineOutcome(workout: workout.id, place: row.place)
            }
        }
        let last = rows.last { $0.exercise.id == draft.exercise.id }
        let added = try addSet(database, draft.exercise.id, kind: draft.kind, after: last, to: workout, rows)
        guard let row = try self.rows(database, of: workout.id).first(where: { $0.id == added }) else {
            return RoutineOutcome(workout: workout.id)
        }
        return try done(database, row, draft, in: workout, time)
    }

    func undone(
        _ database: Database, _ place: Int, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(workout: workout.id, place: place)
        guard let row = try row(database, in: workout, at: place), let old = try doneSet(database, in: row.id),
            time.happened >= old.loggedAt
        else { return outcome }
        outcome.change = try user.change(
            database, StrengthSetDraft.self, row: old.id, to: [], token: nil, at: time.arrived
        ) {
            try user.training.delete(database, StrengthSet.self, id: old.id, at: time.arrived).map { ([old.id], $0) }
        }
        return outcome
    }

    /// A set that was tried without one rep is not done. What was logged in its place goes, with one step to undo.
    func missed(
        _ database: Database, _ place: Int, of exercise: Int64, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        let unchanged = RoutineOutcome(workout: workout.id, place: place)
        guard let row = try row(database, in: workout, at: place), row.exercise.id == exercise else {
            return RoutineOutcome(workout: workout.id)
        }
        let old = try doneSet(database, in: row.id)
        let known = old?.loggedAt ?? row.skippedAt
        guard !row.isMissed, known.map({ time.happened >= $0 }) ?? true else { return unchanged }
        func stored() throws -> [StoredRow] {
            try storedRows(database, of: workout)
                + (old.map { try StoredRow.all(database, StrengthSetDraft.table, of: user.id, is: $0.id) } ?? [])
        }
        var deletion: TrainingOutcome?
        let step = try user.leaveUndoStep(
            database, at: .routine, of: stored, now: time.arrived.now.secondsSince1970
        ) {
            deletion = try old.flatMap {
                try user.training.delete(database, StrengthSet.self, id: $0.id, at: time.arrived)
            }
            try database.update(
                "routine_session_sets", id: row.id, of: user.id, ["skipped_at": time.happened, "is_missed": true])
        }
        return RoutineOutcome(
            workout: workout.id,
            change: step.map { LoggedChange(undoStep: $0, outcome: deletion ?? TrainingOutcome()) },
            place: place, rest: old == nil ? .person : nil)
    }

    func row(_ database: Database, in workout: WorkoutHeader, at place: Int) throws -> WorkoutRow? {
        try rows(database, of: workout.id).first { $0.place == place }
    }

    func doneSet(_ database: Database, in row: Int64) throws -> StrengthSet? {
        try StrengthSet.first(
            database, "SELECT \(StrengthSet.columns) FROM strength_sets WHERE session_set_id = ? AND user_id = ?",
            [row, user.id])
    }

    /// Logs several sets with one step to undo. One of another exercise than its place has becomes one more set, as when
    /// it is logged alone.
    func doneAll(
        _ database: Database, _ sets: [(place: Int, draft: StrengthSetDraft)], in workout: WorkoutHeader,
        _ time: ActionTime
    ) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(workout: workout.id)
        let rows = try rows(database, of: workout.id)
        var drafts: [StrengthSetDraft] = []
        for (place, typed) in sets {
            var draft = typed.moved(to: workout.day)
            guard let row = rows.first(where: { $0.place == place }), row.exercise.id == draft.exercise.id else {
                outcome = try done(database, place, draft, in: workout, time)
                continue
            }
            guard try row.skippedAt == nil && doneSet(database, in: row.id) == nil else { continue }
            draft.sessionSet = row.id
            drafts.append(draft)
            outcome.place = place
        }
        guard !drafts.isEmpty else { return outcome }
        outcome.change = try log(database, drafts, on: workout.day, time)
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

extension StrengthSet {
    fileprivate func isSame(as draft: StrengthSetDraft) -> Bool {
        exerciseID == draft.exercise.id && kind == draft.kind && amount == draft.amount
            && weightKilograms == draft.weightKilograms
            && ratingOfPerceivedExertion == draft.ratingOfPerceivedExertion && note == draft.note
    }
}
