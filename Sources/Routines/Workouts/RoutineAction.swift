import Fitness
import Foundation
import GRDB
import Models

/// What a person does in a workout. Each is one request, and can wait without a connection.
package enum RoutineAction: Sendable {
    /// A set was done; again with other values, it is corrected.
    case done(place: Int, StrengthSetDraft)
    /// A set of this exercise was tried, and not one rep of it was done.
    case missed(place: Int, exercise: Int64)
    /// Several sets were done or missed: one step to undo. What is done or skipped by now stays as it is.
    case doneAll([TriedSet])
    case undone(place: Int)
    case skip(place: Int)
    case unskip(place: Int)
    /// One more set of an exercise, after its last one.
    case addSet(slot: String)
    /// One more warm-up, before the first work set that is still to do.
    case addWarmUp(slot: String)
    /// The warm-ups that lead to the first work set; nothing if the exercise has some, or a work set was done.
    case addWarmUps(slot: String)
    /// Skips the sets of an exercise that are still to do.
    case skipRest(slot: String)
    /// Another exercise in the place of one, for the sets that are not done yet.
    case swap(slot: String, exercise: Int64)
    case addExercise(Int64)
    case move(slot: String, by: Int)
    case finish
    case reopen
    /// Deletes the workout; its sets stay on their day.
    case discard

    /// Whether a workout begins with it. The others do nothing before there is one.
    fileprivate var begins: Bool {
        switch self {
        case .done, .doneAll, .missed, .skip, .skipRest: true
        case .addSet, .addWarmUp, .addWarmUps, .swap, .addExercise, .move: true
        case .undone, .unskip, .finish, .reopen, .discard: false
        }
    }
}

/// One of several sets that were tried.
package struct TriedSet: Sendable {
    package let place: Int
    package let exercise: Int64
    /// nil if not one rep of it was done.
    package let draft: StrengthSetDraft?

    /// A set that was done.
    package init(place: Int, _ draft: StrengthSetDraft) {
        self.place = place
        exercise = draft.exercise.id
        self.draft = draft
    }

    package init(missed place: Int, exercise: Int64) {
        self.place = place
        self.exercise = exercise
        draft = nil
    }
}

/// Which workout an action is for.
package struct WorkoutReference: Sendable {
    /// What a workout begins with.
    package struct Start: Sendable {
        /// nil for a workout that is no routine's.
        package var routine: Int64?
        package var day: LocalDay
        package var asked: AskedWorkout

        package init(routine: Int64?, day: LocalDay, asked: AskedWorkout) {
            self.routine = routine
            self.day = day
            self.asked = asked
        }
    }

    package var token: String
    /// From which a workout with an unknown token begins; a known one ignores it.
    package var start: Start?

    package init(token: String, start: Start? = nil) {
        self.token = token
        self.start = start
    }
}

/// The rest after a set.
package enum RoutineRest: Sendable, Equatable {
    /// That of the person's rest timer.
    case person
    case seconds(Int)
}

/// What an action led to.
package struct RoutineOutcome: Sendable, Equatable {
    /// nil if there is none: it was finished with nothing done, or discarded.
    package var workout: Int64?
    /// Whether the workout goes on.
    package var isOpen = false
    /// nil if nothing was changed.
    package var change: LoggedChange?
    /// The place of the set that was done, missed or added last. One that could not be done in its place has another.
    package var place: Int?
    /// Where a set or an exercise was added.
    package var slot: String?
    /// How many sets were logged.
    package var done = 0
    /// How many sets count as missed since.
    package var missed = 0
    /// The rest after a set that was done just now; nil if none starts.
    package var rest: RoutineRest?
    /// The set to do after one that was done or missed just now; nil if none is left.
    package var next: Int?
}

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

    init(_ arrived: TrainingMoment, happenedAt: Int64? = nil, in timeZone: TimeZone) {
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
    /// - Returns: nil if the user has no such workout or routine.
    /// - Throws: `Faults`, by the form's fields.
    package func apply(
        _ database: Database, _ action: RoutineAction, in reference: WorkoutReference, at moment: TrainingMoment,
        happenedAt: Int64? = nil
    ) throws -> RoutineOutcome? {
        let time = ActionTime(moment, happenedAt: happenedAt, in: user.timeZone)
        let known = try knownWorkout(database, reference, time)
        guard let workout = try known ?? (action.begins ? begin(database, reference, time) : nil) else {
            return action.begins || reference.start == nil ? nil : RoutineOutcome()
        }
        var outcome =
            switch action {
            case .finish: try finish(database, workout, time)
            case .reopen: try reopen(database, workout)
            case .discard: try discard(database, workout, time)
            default: try WorkoutWriter(database, user, workout, time).apply(action, from: reference.start?.asked)
            }
        if let id = outcome.workout {
            outcome.isOpen = try header(database, "id = ?", [id]).map { $0.finishedAt == nil } ?? false
        }
        return outcome
    }
}

/// Changes a workout. It reads the sets once; a class, so that they stay known while rows are changed.
final class WorkoutWriter {
    let database: Database
    let user: User
    let workout: WorkoutHeader
    let time: ActionTime
    /// In their order; one that is added meanwhile comes last.
    var rows: [WorkoutRow]
    /// What was logged, by row.
    var logged: [Int64: StrengthSet]

    init(_ database: Database, _ user: User, _ workout: WorkoutHeader, _ time: ActionTime) throws {
        (self.database, self.user, self.workout, self.time) = (database, user, workout, time)
        rows = try user.routines.rows(database, of: workout.id)
        logged = try user.routines.doneSets(database, of: workout.id)
    }

    /// - Parameter page: what the page asked, if it was from before the workout began.
    func apply(_ action: RoutineAction, from page: AskedWorkout?) throws -> RoutineOutcome {
        switch action {
        case .done(let place, let draft): return try done(place, draft)
        case .missed(let place, let exercise): return try missed(place, of: exercise)
        case .doneAll(let sets): return try doneAll(sets)
        case .undone(let place): return try undone(place)
        case .skip(let place), .unskip(let place):
            // A page with other exercises means another set.
            let shown = page?.exercise(at: place)
            guard let row = row(at: place), shown == nil || shown == row.askedExercise ?? row.exercise.id else {
                return RoutineOutcome(workout: workout.id)
            }
            return try apply(action, to: row)
        case .addSet(let slot): return try adding { try addSet(to: slot) }
        case .addWarmUp(let slot): return try adding { try addWarmUp(to: slot) }
        case .addExercise(let exercise): return try adding { try addExercise(exercise) }
        case .addWarmUps(let slot): return try change { try addWarmUps(to: slot) }
        case .skipRest(let slot): return try change { try skipRest(of: slot) }
        case .swap(let slot, let exercise): return try change { try swap(slot, for: exercise) }
        case .move(let slot, let distance): return try change(of: slot) { try move(slot, by: distance) }
        case .finish, .reopen, .discard: return RoutineOutcome(workout: workout.id)
        }
    }

    /// - Parameter add: returns the last row that was added.
    private func adding(_ add: () throws -> WorkoutRow?) throws -> RoutineOutcome {
        var added: WorkoutRow?
        var outcome = try change { added = try add() }
        (outcome.place, outcome.slot) = (added?.place, added?.slot)
        return outcome
    }

    /// Changes rows of the workout and leaves an undo step with those that are different afterwards.
    /// - Parameter slot: the one after whose exercise the step is named, if rows of others change with it.
    func change(of slot: String? = nil, _ change: () throws -> Void) throws -> RoutineOutcome {
        let step = try user.leaveUndoStep(
            database, at: .routine,
            of: {
                let rows = try storedRows()
                guard let slot else { return rows }
                // A step is named after its first row.
                let own = rows.filter { $0["slot"] == .text(slot) }
                return own + rows.filter { $0["slot"] != .text(slot) }
            }, now: time.arrived.now.secondsSince1970, change)
        return RoutineOutcome(
            workout: workout.id, change: step.map { LoggedChange(undoStep: $0, outcome: TrainingOutcome()) })
    }

    func storedRows() throws -> [StoredRow] { try user.routines.storedRows(database, of: workout) }

    func update(_ row: WorkoutRow, _ values: ColumnValues) throws {
        try database.update("routine_session_sets", id: row.id, of: user.id, values)
    }

    func row(at place: Int) -> WorkoutRow? { rows.first { $0.place == place } }

    /// Whether a set is neither done nor skipped.
    func isOpen(_ row: WorkoutRow) -> Bool { row.skippedAt == nil && logged[row.id] == nil }
}
