import Fitness
import Foundation
import GRDB
import Models
import Progression

/// What a person says of a workout afterwards.
extension RoutineWorkout {
    /// When it began, in seconds since 1970; nil before that, and for one that was logged afterwards.
    package func knownStart(in timeZone: TimeZone) -> Int64? {
        startedAt.flatMap { $0 == LocalTime.moment(of: day, minute: Self.unknownMinute, in: timeZone) ? nil : $0 }
    }

    package func details(in timeZone: TimeZone) -> WorkoutDetailsDraft {
        let start = knownStart(in: timeZone).map { Date(timeIntervalSince1970: Double($0)) }
        let seconds = Int(totals.seconds)
        return WorkoutDetailsDraft(
            name: name, day: day, startMinute: start.map { LocalTime.minute($0, in: timeZone) },
            seconds: seconds == 0 ? nil : seconds)
    }
}

extension User.Routines {
    /// Changes what is said of a workout. Its sets move with it to another day, and to another time.
    /// - Returns: nil if everything is as before.
    package func save(
        _ database: Database, _ draft: WorkoutDetailsDraft, over workout: RoutineWorkout, at moment: TrainingMoment
    ) throws -> LoggedChange? {
        guard let old = try workout.id.flatMap({ try header(database, "id = ?", [$0]) }) else { return nil }
        let began = beginning(draft, over: workout, old)
        let ended = old.finishedAt.map { _ in began + Int64(draft.seconds ?? 0) }
        let sets = workout.sets.compactMap(\.done?.id)
        var outcome = TrainingOutcome()
        let step = try user.leaveUndoStep(
            database, at: .routine, of: { try stored(database, of: old, with: sets) },
            now: moment.now.secondsSince1970
        ) {
            try database.update(
                "routine_sessions", id: old.id, of: user.id,
                ["name": draft.name, "day": draft.day, "started_at": began, "finished_at": ended])
            guard (began, draft.day) != (old.startedAt, old.day) else { return }
            try move(
                database, workout, from: old.startedAt, to: draft, beginning: began,
                ending: draft.seconds == nil ? nil : ended)
            let exercises = Set(workout.exercises.map(\.exercise.id)).sorted()
            outcome = try user.training.trainingChanged(
                database, exercises: exercises, from: min(old.day, draft.day), at: moment)
        }
        return step.map { LoggedChange(undoStep: $0, outcome: outcome) }
    }

    private func beginning(
        _ draft: WorkoutDetailsDraft, over workout: RoutineWorkout, _ old: WorkoutHeader
    ) -> Int64 {
        let details = workout.details(in: user.timeZone)
        guard (draft.day, draft.startMinute) != (details.day, details.startMinute) else { return old.startedAt }
        let minute = draft.startMinute ?? RoutineWorkout.unknownMinute
        // Noon itself stands for a time that nobody has said.
        let isNoon = draft.startMinute == RoutineWorkout.unknownMinute
        return LocalTime.moment(of: draft.day, minute: minute, in: user.timeZone) + (isNoon ? 1 : 0)
    }

    /// Moves the sets of a workout. If it is known when it began, they keep their distance from its start.
    private func move(
        _ database: Database, _ workout: RoutineWorkout, from start: Int64, to draft: WorkoutDetailsDraft,
        beginning: Int64, ending: Int64?
    ) throws {
        let first = workout.sets.compactMap(\.done?.loggedAt).min() ?? start
        // Of sets that were logged afterwards, no more than their order is known.
        let base = first - start < RoutineWorkout.longestSeconds ? start : first
        for exercise in workout.exercises {
            for set in exercise.sets.compactMap(\.done) {
                var values: ColumnValues = ["day": draft.day]
                if draft.day != set.day {
                    let body = try user.training.movedBody(database, exercise.exercise, on: draft.day)
                    values = values + ["body_weight_kilograms": body]
                }
                var minute: Int?
                if draft.startMinute != nil {
                    let logged = min(beginning + max(0, set.loggedAt - base), ending ?? .max)
                    let date = Date(timeIntervalSince1970: Double(logged))
                    let isSameDay = LocalDay(date, in: user.timeZone) == draft.day
                    minute = isSameDay ? LocalTime.minute(date, in: user.timeZone) : nil
                    values = values + ["logged_at": logged]
                }
                try database.update(
                    StrengthSetDraft.table, id: set.id, of: user.id, values + ["logged_minute": minute])
            }
        }
    }

    /// Begins a workout with what was done in an earlier one, today. It is no workout of the routine, whose rules would go
    /// on from the earlier weights.
    /// - Returns: its id; nil if nothing was done.
    package func repeatWorkout(
        _ database: Database, _ earlier: RoutineWorkout, token: String, at moment: TrainingMoment
    ) throws -> Int64? {
        var place = 0
        let exercises = earlier.exercises.enumerated().compactMap { index, exercise -> WorkoutExercise? in
            let sets = exercise.sets.compactMap(\.done).map { done -> WorkoutSet in
                defer { place += 1 }
                let kilograms = done.weightKilograms == 0 ? nil : done.weightKilograms
                let target = TargetSet(
                    kind: done.kind, amount: AskedAmount(logged: done.amount), kilograms: kilograms)
                return WorkoutSet(place: place, origin: .asked, kind: done.kind, target: target, isSkipped: false)
            }
            guard !sets.isEmpty else { return nil }
            return WorkoutExercise(
                slot: String(index + 1), exercise: exercise.exercise, group: exercise.group,
                restSeconds: exercise.restSeconds, clock: exercise.clock, note: "", sets: sets)
        }
        guard !exercises.isEmpty else { return nil }
        let asked = RoutineWorkout(token: token, name: earlier.name, day: moment.today, note: "", exercises: exercises)
        let start = WorkoutReference.Start(routine: nil, day: moment.today, asked: AskedWorkout(asked))
        let (reference, time) = (WorkoutReference(token: token, start: start), ActionTime(moment, in: user.timeZone))
        return try (knownWorkout(database, reference, time) ?? begin(database, reference, time))?.id
    }

    private static let shownOfAKind = 50

    /// The other workouts of its routine, or without one those of its name, the newest first.
    package func others(
        _ database: Database, like workout: RoutineWorkout
    ) throws -> [(id: Int64, day: LocalDay)] {
        let id = workout.id ?? 0
        let found =
            if let routine = workout.routine {
                try headers(
                    database, "routine_id = ? AND id <> ? ORDER BY day DESC, id DESC LIMIT ?",
                    [routine, id, Self.shownOfAKind])
            } else {
                try headers(
                    database,
                    "routine_id IS NULL AND name = ? AND id <> ? ORDER BY day DESC, started_at DESC, id DESC LIMIT ?",
                    [workout.name, id, Self.shownOfAKind])
            }
        return found.map { (id: $0.id, day: $0.day) }
    }
}
