import Fitness
import Foundation
import GRDB
import Models

/// When an action happened: perhaps long before it arrived, without a connection.
struct ActionTime: Sendable {
    /// Waiting actions are sent for so long. A clock that says more is wrong.
    private static let longestWait: Int64 = 28 * 86_400

    /// The moment at which it arrived.
    let arrived: TrainingMoment
    /// Seconds since 1970, never after now.
    let happened: Int64
    /// The same in the person's time zone.
    let moment: TrainingMoment

    init(_ arrived: TrainingMoment, happenedAt: Int64?, in timeZone: TimeZone) {
        let now = arrived.now.secondsSince1970
        self.arrived = arrived
        happened = happenedAt.flatMap { $0 >= now - Self.longestWait ? min(now, $0) : nil } ?? now
        moment =
            happened == now
            ? arrived : TrainingMoment(Date(timeIntervalSince1970: TimeInterval(happened)), in: timeZone)
    }
}

extension User.Routines {
    /// Does what a person did in a workout, which begins with its first action.
    /// - Parameter happenedAt: seconds since 1970, if it waited without a connection; nil for now.
    package func apply(
        _ database: Database, _ action: RoutineAction, in reference: WorkoutReference, at moment: TrainingMoment,
        happenedAt: Int64? = nil
    ) throws -> RoutineOutcome {
        let time = ActionTime(moment, happenedAt: happenedAt, in: user.timeZone)
        let found =
            action.begins
            ? try workoutOrNew(database, reference, time) : try knownWorkout(database, reference, time)
        guard let workout = found else { return RoutineOutcome() }
        var outcome = try apply(database, action, in: workout, reference, time)
        if outcome.rest != nil {
            try widen(database, workout, to: time.happened)
            outcome.rest = try rest(database, after: outcome.place, in: workout, time)
        }
        return outcome
    }

    private func apply(
        _ database: Database, _ action: RoutineAction, in workout: WorkoutHeader, _ reference: WorkoutReference,
        _ time: ActionTime
    ) throws -> RoutineOutcome {
        let unchanged = RoutineOutcome(workout: workout.id)
        switch action {
        case .done(let place, let draft): return try done(database, place, draft, in: workout, time)
        case .doneAll(let sets): return try doneAll(database, sets, in: workout, time)
        case .missed(let place, let exercise):
            return try missed(database, place, of: exercise, in: workout, time)
        case .undone(let place): return try undone(database, place, in: workout, time)
        case .finish: return try finish(database, workout, time)
        case .reopen: return try reopen(database, workout)
        case .discard: return try discard(database, workout, time)
        case .skip(let place), .unskip(let place), .kind(let place, _):
            // A page with other exercises means another set.
            let row = try row(database, in: workout, at: place)
            let shown = reference.start?.asked.exercise(at: place)
            guard let row, shown == nil || shown == row.askedExercise ?? row.exercise.id else { return unchanged }
            return try apply(database, action, to: row, in: workout, time)
        case .move(let slot, _):
            return try change(database, workout, time, of: slot) { try apply(database, action, to: workout, time) }
        case .addSet, .addWarmUp, .addWarmUps, .skipRest, .swap, .addExercise:
            return try change(database, workout, time) { try apply(database, action, to: workout, time) }
        }
    }

    func apply(
        _ database: Database, _ action: RoutineAction, to row: WorkoutRow, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineOutcome {
        let old = try doneSet(database, in: row.id)
        if case .kind(_, let kind) = action, let old {
            let draft = StrengthSetDraft(
                exercise: row.exercise, day: old.day, kind: kind, amount: old.amount,
                weightKilograms: old.weightKilograms, ratingOfPerceivedExertion: old.ratingOfPerceivedExertion,
                note: old.note)
            return try done(database, row, draft, in: workout, time)
        }
        let values: ColumnValues? =
            switch action {
            case .skip where old == nil && row.skippedAt == nil: ["skipped_at": time.happened]
            case .unskip where row.skippedAt != nil: WorkoutRow.toDo
            case .kind(_, let kind) where row.kind != kind: ["kind": kind]
            default: nil
            }
        return try change(database, workout, time) {
            if let values { try database.update("routine_session_sets", id: row.id, of: user.id, values) }
        }
    }

    func apply(
        _ database: Database, _ action: RoutineAction, to workout: WorkoutHeader, _ time: ActionTime
    ) throws {
        let rows = try rows(database, of: workout.id)
        switch action {
        case .addSet(let slot):
            guard let last = rows.last(where: { $0.slot == slot }) else { return }
            try checkCount(rows)
            try addSet(database, last.exercise.id, kind: last.kind, after: last, to: workout, rows)
        case .addWarmUp(let slot): try addWarmUp(database, slot, to: workout)
        case .addWarmUps(let slot): try addWarmUps(database, slot, to: workout)
        case .skipRest(let slot):
            for row in rows where try row.slot == slot && isOpen(database, row) {
                try database.update(
                    "routine_session_sets", id: row.id, of: user.id, ["skipped_at": time.happened])
            }
        case .addExercise(let exercise):
            let count = try usualSets(database, of: exercise, on: workout.day)
            for _ in 0..<count {
                let rows = try self.rows(database, of: workout.id)
                try checkCount(rows)
                let last = rows.last { $0.exercise.id == exercise && $0.origin == .added }
                try addSet(database, exercise, kind: .normal, after: last, to: workout, rows)
            }
        case .swap(let slot, let exercise):
            try swap(database, rows.filter { $0.slot == slot }, for: exercise, on: workout.day)
        case .move(let slot, let distance):
            try move(database, rows, slot, by: distance)
        default: break
        }
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

    /// Changes rows of a workout and leaves an undo step with those that are different afterwards.
    /// - Parameter slot: the one after whose exercise the step is named, if rows of others change with it.
    func change(
        _ database: Database, _ workout: WorkoutHeader, _ time: ActionTime, of slot: String? = nil,
        _ change: () throws -> Void
    ) throws -> RoutineOutcome {
        let step = try user.leaveUndoStep(
            database, at: .routine,
            of: {
                let rows = try storedRows(database, of: workout)
                guard let slot else { return rows }
                // A step is named after its first row.
                let own = rows.filter { $0["slot"] == .text(slot) }
                return own + rows.filter { $0["slot"] != .text(slot) }
            }, now: time.arrived.now.secondsSince1970, change)
        return RoutineOutcome(
            workout: workout.id, change: step.map { LoggedChange(undoStep: $0, outcome: TrainingOutcome()) })
    }

    func storedRows(_ database: Database, of workout: WorkoutHeader) throws -> [StoredRow] {
        try StoredRow.all(database, "routine_session_sets", of: user.id, where: "session_id", is: workout.id)
    }

    /// The rest after a set of today, while the workout goes on.
    private func rest(
        _ database: Database, after place: Int?, in workout: WorkoutHeader, _ time: ActionTime
    ) throws -> RoutineRest? {
        guard workout.day == time.arrived.today, let place, let header = try header(database, "id = ?", [workout.id]),
            header.finishedAt == nil, let set = try self.workout(database, header)[place]?.set
        else { return nil }
        guard let seconds = set.restSeconds else { return .person }
        return seconds > 0 ? .seconds(seconds) : nil
    }
}

extension RoutineAction {
    /// Whether a workout begins with it. The others do nothing before there is one.
    fileprivate var begins: Bool {
        switch self {
        case .done, .doneAll, .missed, .skip, .skipRest, .kind: true
        case .addSet, .addWarmUp, .addWarmUps, .swap, .addExercise, .move: true
        case .undone, .unskip, .finish, .reopen, .discard: false
        }
    }
}
