import Fitness
import GRDB
import Models
import Progression
import Texts

/// What was done in the places of a workout.
extension WorkoutWriter {
    /// If the place has another exercise by now or is gone, the set is added to the workout, so that none is lost.
    func done(_ place: Int, _ draft: StrengthSetDraft) throws -> RoutineOutcome {
        let draft = draft.moved(to: workout.day)
        if let row = row(at: place), row.exercise.id == draft.exercise.id { return try done(row, draft) }
        let before = try storedRows()
        let (added, isKnown) = try placeBesides(draft)
        return isKnown
            ? RoutineOutcome(workout: workout.id, place: added.place) : try done(added, draft, since: before)
    }

    /// - Parameter before: the places as they were, if one was added for it: one step takes back both.
    func done(
        _ row: WorkoutRow, _ draft: StrengthSetDraft, since before: [StoredRow]? = nil
    ) throws -> RoutineOutcome {
        var (outcome, draft) = (RoutineOutcome(workout: workout.id, place: row.place), draft)
        let before = try before ?? (row.skippedAt == nil ? nil : storedRows())
        if row.skippedAt != nil { try update(row, WorkoutRow.toDo) }
        if let old = logged[row.id] {
            outcome.change = try correct(old, draft)
            return outcome
        }
        draft.routineWorkoutSet = row.id
        outcome.change = try log([draft], since: before)
        outcome.done = 1
        try goOn(after: row.place, &outcome)
        return outcome
    }

    /// Nothing changes if the values are the same, or if this was typed before what is logged and only arrives later.
    private func correct(_ old: StrengthSet, _ draft: StrengthSetDraft) throws -> LoggedChange? {
        let draft = draft.keepingNote(of: old)
        guard !old.isSame(as: draft), time.happened >= old.loggedAt else { return nil }
        return try user.change(
            database, StrengthSetDraft.self, row: old.id, to: [draft], token: nil, at: time.arrived
        ) {
            ([old.id], try user.training.save(database, draft, over: old, at: time.arrived).outcome)
        }
    }

    /// The place of a set that is not asked where it was done: that of an added set, or a new one.
    /// - Parameter taken: the places of other sets of the same tap, by row: two that are alike are two sets.
    /// - Returns: also whether it is logged there, because it was sent before.
    private func placeBesides(
        _ draft: StrengthSetDraft, taken: Set<Int64> = []
    ) throws -> (row: WorkoutRow, isKnown: Bool) {
        let added = rows.filter {
            $0.origin == .added && $0.exercise.id == draft.exercise.id && !taken.contains($0.id)
        }
        for row in added {
            if let old = logged[row.id], old.loggedAt == time.happened, old.isSame(as: draft) { return (row, true) }
        }
        if let open = added.first(where: { logged[$0.id] == nil }) { return (open, false) }
        let last = rows.last { $0.exercise.id == draft.exercise.id }
        return (try addSet(draft.exercise, kind: draft.kind, after: last), false)
    }

    func undone(_ place: Int) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(workout: workout.id, place: place)
        guard let row = row(at: place), let old = logged[row.id], time.happened >= old.loggedAt else { return outcome }
        outcome.change = try user.change(
            database, StrengthSetDraft.self, row: old.id, to: [], token: nil, at: time.arrived
        ) {
            try user.training.delete(database, StrengthSet.self, id: old.id, at: time.arrived).map { ([old.id], $0) }
        }
        return outcome
    }

    /// A set that was tried without one rep is not done. What was logged in its place goes, with one step to undo.
    func missed(_ place: Int, of exercise: Int64) throws -> RoutineOutcome {
        guard let row = row(at: place), row.exercise.id == exercise else { return RoutineOutcome(workout: workout.id) }
        var outcome = RoutineOutcome(workout: workout.id, place: place)
        let old = logged[row.id]
        let known = old?.loggedAt ?? row.skippedAt
        guard !row.isMissed, known.map({ time.happened >= $0 }) ?? true else { return outcome }
        func stored() throws -> [StoredRow] {
            try storedRows()
                + (old.map { try StoredRow.all(database, StrengthSetDraft.table, of: user.id, is: $0.id) } ?? [])
        }
        var deletion: TrainingOutcome?
        let step = try user.leaveUndoStep(database, at: .routine, of: stored, now: time.arrived.now.secondsSince1970) {
            deletion = try old.flatMap {
                try user.training.delete(database, StrengthSet.self, id: $0.id, at: time.arrived)
            }
            try miss(row)
        }
        outcome.change = step.map { LoggedChange(undoStep: $0, outcome: deletion ?? TrainingOutcome()) }
        outcome.missed = 1
        if old == nil { try goOn(after: place, &outcome) }
        return outcome
    }

    private func miss(_ row: WorkoutRow) throws {
        try update(row, ["skipped_at": time.happened, "is_missed": true])
    }

    /// Logs several sets and says which were missed, with one step to undo. One of another exercise than its place has
    /// becomes one more set, as when it is logged alone.
    func doneAll(_ sets: [TriedSet]) throws -> RoutineOutcome {
        var outcome = RoutineOutcome(workout: workout.id)
        let before = try storedRows()
        var drafts: [StrengthSetDraft] = []
        // A set that has lost its place takes none that another one still has.
        var taken = Set(sets.compactMap { ownRow(of: $0)?.id })
        for set in sets {
            let place = ownRow(of: set).map { (row: $0, isKnown: !isOpen($0)) }
            guard var draft = set.draft?.moved(to: workout.day) else {
                guard let place, !place.isKnown else { continue }
                try miss(place.row)
                outcome.missed += 1
                outcome.place = place.row.place
                continue
            }
            let found = try place ?? placeBesides(draft, taken: taken)
            taken.insert(found.row.id)
            guard !found.isKnown else { continue }
            if found.row.skippedAt != nil { try update(found.row, WorkoutRow.toDo) }
            draft.routineWorkoutSet = found.row.id
            drafts.append(draft)
            outcome.place = found.row.place
        }
        outcome.done = drafts.count
        outcome.change = try log(drafts, since: before)
        if outcome.change != nil, let place = outcome.place { try goOn(after: place, &outcome) }
        return outcome
    }

    /// nil if the place is gone or has another exercise by now.
    private func ownRow(of set: TriedSet) -> WorkoutRow? {
        row(at: set.place).flatMap { $0.exercise.id == set.exercise ? $0 : nil }
    }

    /// Logs sets at the time at which they were done, with one step to undo.
    /// - Parameter before: the places as they were, if some of them changed with it.
    private func log(_ drafts: [StrengthSetDraft], since before: [StoredRow]? = nil) throws -> LoggedChange? {
        let ids = try drafts.map { try user.training.insert(database, $0, at: time.moment) }
        if let routine = workout.routine, !drafts.isEmpty { try user.routines.keep(database, id: routine) }
        let exercises = Set(drafts.map(\.exercise.id)).sorted()
        let outcome =
            drafts.isEmpty
            ? TrainingOutcome()
            : try user.training.trainingChanged(
                database, exercises: exercises, from: workout.day, at: time.arrived)
        logged = try user.routines.doneSets(database, of: workout.id)
        let after = try before.map { _ in try storedRows() } ?? []
        let previous = before?.filter { !after.contains($0) } ?? []
        let changed = after.filter { before?.contains($0) == false }
        let sets = try ids.flatMap { try StoredRow.all(database, StrengthSetDraft.table, of: user.id, is: $0) }
        guard !(previous + changed + sets).isEmpty else { return nil }
        let step = try user.leaveUndoStep(
            database, at: (previous + changed).isEmpty ? StrengthSetDraft.place : .routine, previous: previous,
            current: changed + sets, token: nil, now: time.arrived.now.secondsSince1970)
        return LoggedChange(undoStep: step, outcome: outcome)
    }

    /// What comes after a set while the workout goes on: the next one, and after one of today the rest. The set may have made
    /// the workout longer.
    private func goOn(after place: Int, _ outcome: inout RoutineOutcome) throws {
        try user.routines.widen(database, workout, to: time.happened)
        guard workout.finishedAt == nil else { return }
        if outcome.missed > 0 { rows = try user.routines.rows(database, of: workout.id) }
        let state = try user.routines.workout(database, workout, rows, logged)
        outcome.next = state.nextPlace
        guard workout.day == time.arrived.today, let set = state[place]?.set else { return }
        guard let seconds = set.restSeconds else {
            outcome.rest = .person
            return
        }
        outcome.rest = seconds > 0 ? .seconds(seconds) : nil
    }

    // What becomes of a set that is not done

    func apply(_ action: RoutineAction, to row: WorkoutRow) throws -> RoutineOutcome {
        let values: ColumnValues? =
            switch action {
            case .skip where logged[row.id] == nil && row.skippedAt == nil: ["skipped_at": time.happened]
            case .unskip where row.skippedAt != nil: WorkoutRow.toDo
            default: nil
            }
        return try change { if let values { try update(row, values) } }
    }

    func skipRest(of slot: String) throws {
        for row in rows where row.slot == slot && isOpen(row) { try update(row, ["skipped_at": time.happened]) }
    }
}

extension StrengthSet {
    fileprivate func isSame(as draft: StrengthSetDraft) -> Bool {
        exerciseID == draft.exercise.id && kind == draft.kind && amount == draft.amount
            && weightKilograms == draft.weightKilograms
            && ratingOfPerceivedExertion == draft.ratingOfPerceivedExertion && note == draft.note
    }
}

/// What was asked of a logged set.
package struct AskedOfSet: Sendable {
    /// Where it was done; see `User.Routines.log`.
    package let place: Int64
    /// nil for an added set of which nothing was asked.
    package let target: TargetSet?
    package let loadableKilograms: Double?
}

/// What the API does with the sets of a workout, which it names by their rows.
extension User.Routines {
    /// - Returns: the day on which a set of this place is logged; nil if the user has no such place.
    package func day(_ database: Database, ofWorkoutSet row: Int64) throws -> LocalDay? {
        try LocalDay.all(
            database, "SELECT day FROM routine_session_sets WHERE id = ? AND user_id = ?", [row, user.id]
        ).first
    }

    /// What was asked of a set; nil if it was not logged in a workout.
    package func asked(_ database: Database, ofSet set: Int64) throws -> AskedOfSet? {
        try RowReader.first(
            database,
            """
            SELECT routine_session_sets.id, \(TargetSet.columns), routine_session_sets.loadable_kilograms
            FROM strength_sets JOIN routine_session_sets ON routine_session_sets.id = strength_sets.session_set_id
            WHERE strength_sets.id = ? AND strength_sets.user_id = ?
            """, [set, user.id]
        ) { row in
            AskedOfSet(
                place: try row.next(), target: try TargetSet.read(&row).1, loadableKilograms: try row.next())
        }
    }

    /// Logs a set in a place of a workout, which is not skipped then.
    /// - Returns: the id of the set.
    package func log(
        _ database: Database, _ draft: StrengthSetDraft, in place: Int64, at moment: TrainingMoment
    ) throws -> Int64 {
        let (writer, row) = try openPlace(database, place, of: draft.exercise, on: draft.day, at: moment)
        _ = try writer.done(row, draft)
        guard let set = writer.logged[row.id] else { throw Self.noSuchPlace }
        return set.id
    }

    /// Says of a place of a workout that its set was tried, and not one rep of it was done.
    package func miss(
        _ database: Database, _ exercise: Exercise, on day: LocalDay?, in place: Int64, at moment: TrainingMoment
    ) throws {
        let (writer, row) = try openPlace(database, place, of: exercise, on: day, at: moment)
        _ = try writer.missed(row.place, of: exercise.id)
    }

    /// - Throws: `Faults` for a place that is not the user's, is another exercise's or day's, or is done.
    private func openPlace(
        _ database: Database, _ place: Int64, of exercise: Exercise, on day: LocalDay?, at moment: TrainingMoment
    ) throws -> (WorkoutWriter, WorkoutRow) {
        let workout = try Int64.first(
            database, "SELECT session_id FROM routine_session_sets WHERE id = ? AND user_id = ?", [place, user.id])
        guard let header = try workout.flatMap({ try header(database, "id = ?", [$0]) }), header.day == day else {
            throw Self.noSuchPlace
        }
        let writer = try WorkoutWriter(database, user, header, ActionTime(moment, in: user.timeZone))
        guard let row = writer.rows.first(where: { $0.id == place }), row.exercise.id == exercise.id else {
            throw Self.noSuchPlace
        }
        guard writer.logged[row.id] == nil else { throw Faults("session_set_id", RoutineTexts.placeIsDone) }
        return (writer, row)
    }

    private static var noSuchPlace: Faults { Faults("session_set_id", RoutineTexts.noSuchPlace) }
}
