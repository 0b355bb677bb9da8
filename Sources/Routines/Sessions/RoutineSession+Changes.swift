import Fitness
import GRDB
import Models

extension User.Routines {
    /// Changes rows of a session and leaves an undo step with those that are different afterwards.
    /// - Parameter slot: the one after whose exercise the step is named, if rows of others change with it.
    func change(
        _ database: Database, _ session: SessionHeader, _ time: ActionTime, of slot: String? = nil,
        _ change: () throws -> Void
    ) throws -> RoutineOutcome {
        let step = try user.leaveUndoStep(
            database, at: .routine,
            of: {
                let rows = try storedRows(database, of: session)
                guard let slot else { return rows }
                // A step is named after its first row.
                let own = rows.filter { $0["slot"] == .text(slot) }
                return own + rows.filter { $0["slot"] != .text(slot) }
            }, now: time.arrived.now.secondsSince1970, change)
        return RoutineOutcome(
            session: session.id, change: step.map { LoggedChange(undoStep: $0, outcome: TrainingOutcome()) })
    }

    func storedRows(_ database: Database, of session: SessionHeader) throws -> [StoredRow] {
        try StoredRow.all(database, "routine_session_sets", of: user.id, where: "session_id", is: session.id)
    }

    func apply(
        _ database: Database, _ action: RoutineAction, to row: SessionRow, in session: SessionHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        let old = try doneSet(database, in: row.id)
        if case .kind(_, let kind) = action, let old {
            let draft = StrengthSetDraft(
                exercise: row.exercise, day: old.day, kind: kind, amount: old.amount,
                weightKilograms: old.weightKilograms, ratingOfPerceivedExertion: old.ratingOfPerceivedExertion,
                note: old.note)
            return try done(database, row, draft, in: session, time)
        }
        let values: ColumnValues? =
            switch action {
            case .skip where old == nil && row.skippedAt == nil: ["skipped_at": time.happened]
            case .unskip where row.skippedAt != nil: SessionRow.toDo
            case .kind(_, let kind) where row.kind != kind: ["kind": kind]
            default: nil
            }
        return try change(database, session, time) {
            if let values { try database.update("routine_session_sets", id: row.id, of: user.id, values) }
        }
    }

    func apply(
        _ database: Database, _ action: RoutineAction, to session: SessionHeader, _ time: ActionTime
    ) throws {
        let rows = try rows(database, of: session.id)
        switch action {
        case .addSet(let slot):
            guard let last = rows.last(where: { $0.slot == slot }) else { return }
            try checkCount(rows)
            try addSet(database, last.exercise.id, kind: last.kind, after: last, to: session, rows)
        case .addWarmUp(let slot): try addWarmUp(database, slot, to: session)
        case .addWarmUps(let slot): try addWarmUps(database, slot, to: session)
        case .skipRest(let slot):
            for row in rows where try row.slot == slot && isOpen(database, row) {
                try database.update(
                    "routine_session_sets", id: row.id, of: user.id, ["skipped_at": time.happened])
            }
        case .addExercise(let exercise):
            let count = try usualSets(database, of: exercise, on: session.day)
            for _ in 0..<count {
                let rows = try self.rows(database, of: session.id)
                try checkCount(rows)
                let last = rows.last { $0.exercise.id == exercise && $0.origin == .added }
                try addSet(database, exercise, kind: .normal, after: last, to: session, rows)
            }
        case .swap(let slot, let exercise):
            try swap(database, rows.filter { $0.slot == slot }, for: exercise, on: session.day)
        case .move(let slot, let distance):
            try move(database, rows, slot, by: distance)
        default: break
        }
    }

    func checkCount(_ rows: [SessionRow], adding count: Int = 1) throws {
        guard rows.count + count <= RoutineDraft.maximumSets else { throw RoutineActionRefusal.tooManySets }
    }

    /// As many as the last time.
    private func usualSets(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> Int {
        guard let known = try user.training.exercise(database, id: exercise), known.kind == .strength else {
            throw RoutineActionRefusal.exerciseNotFound
        }
        let last = try user.training.lastPerformance(database, of: exercise, on: day).before
        let count = last.count(where: \.kind.counts)
        return count == 0 ? Self.usualSets : min(count, SetLineLimits.sets.upperBound)
    }

    private static let usualSets = 3

    /// - Parameter last: the set after which it stands; nil for one of an exercise that comes last.
    /// - Returns: the id of its row.
    @discardableResult
    func addSet(
        _ database: Database, _ exercise: Int64, kind: SetKind, after last: SessionRow?, to session: SessionHeader,
        _ rows: [SessionRow]
    ) throws -> Int64 {
        let place = (rows.map(\.place).max() ?? -1) + 1
        let group = last?.group ?? (rows.map(\.group).max() ?? -1) + 1
        guard max(place, group) <= SessionLimits.lastPlace else { throw RoutineActionRefusal.tooManySets }
        // Of rows with the same position, the newer one comes later.
        let position = try Int.first(
            database,
            """
            SELECT coalesce((SELECT position FROM routine_session_sets WHERE id = ?3 AND user_id = ?2), max(position))
            FROM routine_session_sets WHERE session_id = ?1 AND user_id = ?2
            """, [session.id, user.id, last?.id])
        return try database.insert(
            into: "routine_session_sets",
            [
                "session_id": session.id, "user_id": user.id, "day": session.day, "place": place,
                "position": position ?? 0, "slot": last?.slot ?? Self.newSlot(rows),
                "group_number": group, "exercise_id": exercise,
                "asked_exercise_id": last?.askedExercise, "origin": SessionSet.Origin.added, "kind": kind,
                "rest_seconds": last?.restSeconds, "clock": last?.clock?.description,
            ])
    }

    private static func newSlot(_ rows: [SessionRow]) -> String {
        let taken = rows.filter { $0.slot.hasPrefix("a") }
            .compactMap { Int($0.slot.dropFirst(), in: SessionLimits.places) }
        return "a\((taken.max() ?? 0) + 1)"
    }
}
