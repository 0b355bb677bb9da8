import Fitness
import Foundation
import GRDB
import Models
import Progression
import Routines

/// A sample person's routine: the same number of sets as on any other day.
struct DemoRoutine: Sendable {
    struct Entry: Sendable {
        let key: String
        let lines: String
        let rule: String
        /// The share of the day's best with which it begins.
        var share = 0.75
    }

    let name: String
    let note: String
    let weekday: Weekday
    let entries: [Entry]

    /// How long before the last day they begin.
    static let dayCount = 84

    /// The routines of a person: one for the upper and one for the lower body, which are the days of a program, or a full
    /// body one.
    static func all(of life: DemoLife) -> [DemoRoutine] {
        life.number.isMultiple(of: 2) ? [upper, lower] : [fullBody]
    }

    private static let fullBody = DemoRoutine(
        name: "Full body", note: "Leave a day between two of these.", weekday: .monday,
        entries: [
            heavy("squat", 5, "+5 kg / 10 lb"), heavy("bench-press", 5, "+2.5 kg / 5 lb"),
            heavy("barbell-row", 8, "+2.5 kg / 5 lb"), light("lateral-raise", "10-15"), light("barbell-curl", "8-12"),
        ])

    private static let upper = DemoRoutine(
        name: "Upper body", note: "", weekday: .monday,
        entries: [
            heavy("bench-press", 5, "+2.5 kg / 5 lb"), heavy("barbell-row", 6, "+2.5 kg / 5 lb"),
            heavy("overhead-press", 6, "+2.5 kg / 5 lb"), light("lat-pulldown", "8-12"),
            light("triceps-pushdown", "10-15"),
        ])

    private static let lower = DemoRoutine(
        name: "Lower body", note: "", weekday: .thursday,
        entries: [
            heavy("squat", 5, "+5 kg / 10 lb"), heavy("romanian-deadlift", 8, "+5 kg / 10 lb"),
            light("leg-press", "8-12"), light("lying-leg-curl", "8-12"), light("standing-calf-raise", "10-15"),
        ])

    private static func heavy(_ key: String, _ reps: Int, _ step: String) -> Entry {
        Entry(key: key, lines: "warm-up 1 x 5 @ 60 % work; 3 x \(reps) @ work", rule: "linear \(step)")
    }

    private static func light(_ key: String, _ reps: String) -> Entry {
        Entry(key: key, lines: "\(DemoWorkout.setsPerLift) x \(reps) @ work", rule: "double +2 kg / 5 lb", share: 0.6)
    }
}

/// Writes the workouts with routines: what was asked, and what came of it.
struct DemoRoutines {
    private let user: User
    private let exercises: [String: Exercise]
    private let routines: [DemoRoutine]
    private var ids: [Int64] = []

    init(_ user: User, _ life: DemoLife, _ exercises: [String: Exercise]) {
        (self.user, self.exercises) = (user, exercises)
        routines = DemoRoutine.all(of: life)
    }

    /// - Parameters:
    ///   - minute: of the day, at which it starts.
    ///   - moment: that of a minute of the day.
    /// - Returns: false if the day has no workout with a routine.
    mutating func write(
        _ database: Database, _ life: DemoLife, _ index: Int, _ day: LocalDay, from minute: Int,
        moment: (_ minute: Int) -> TrainingMoment
    ) throws -> Bool {
        guard index >= life.dayCount - DemoRoutine.dayCount,
            let place = routines.firstIndex(where: { $0.weekday == day.weekday })
        else { return false }
        if ids.isEmpty {
            ids = try routines.map { try create(database, $0, life, index, at: moment(minute)) }
            try createProgram(database, from: day, at: moment(minute))
        }
        guard let routine = try user.routines.routine(database, id: ids[place]) else { return false }
        let preview = try user.routines.preview(database, of: routine, on: day, token: "demo-\(index)")
        var numbers = life.numbers(onDay: index, 5)
        let started = moment(minute).now.secondsSince1970
        let workout = try database.insert(
            into: "routine_sessions",
            [
                "user_id": user.id, "token": preview.token, "routine_id": routine.id, "name": routine.name, "day": day,
                "started_at": started,
                "finished_at": moment(minute + 3 * preview.sets.count).now.secondsSince1970,
            ])
        try user.programs.enter(database, workout: workout, of: routine.id, on: day, preview.week, at: started)
        var next = minute
        for exercise in preview.exercises {
            for set in exercise.sets {
                guard let target = set.target else { continue }
                let row = try insert(database, set, target, of: exercise, into: workout, on: day)
                var draft = try done(set, target, of: exercise, life, index, day, &numbers)
                draft.routineWorkoutSet = row
                _ = try user.training.insert(database, draft, at: moment(next))
                next += 3
            }
        }
        return true
    }

    /// Several routines are the days of a program.
    private func createProgram(_ database: Database, from day: LocalDay, at moment: TrainingMoment) throws {
        guard routines.count > 1 else { return }
        let weekdays = routines.map(\.weekday)
        let draft = try ProgramDraft.checked(
            name: "Upper and lower body", note: "", schedule: .weekly, weekdays: weekdays, weeks: 1, deloadEvery: nil,
            days: ids.map { ProgramDraft.Day(.routine($0)) }
        ).get()
        _ = try user.programs.save(database, draft, from: day.startOfWeek(.monday), at: moment)
    }

    private func create(
        _ database: Database, _ routine: DemoRoutine, _ life: DemoLife, _ index: Int, at moment: TrainingMoment
    ) throws -> Int64 {
        let lines = routine.entries.compactMap { entry -> RoutineDraft.Line? in
            guard let exercise = exercises[entry.key], let lift = DemoWorkout.lift(entry.key) else { return nil }
            return RoutineDraft.Line(
                exercise, lines: SetLine.list(entry.lines), rule: entry.rule,
                workKilograms: lift.weight(life, onDay: index, share: entry.share))
        }
        let draft = try RoutineDraft.checked(name: routine.name, note: routine.note, isShared: true, lines: lines).get()
        return try user.routines.save(database, draft, at: moment)
    }

    private func insert(
        _ database: Database, _ set: WorkoutSet, _ target: TargetSet, of exercise: WorkoutExercise,
        into workout: Int64, on day: LocalDay
    ) throws -> Int64 {
        try database.insert(
            into: "routine_session_sets",
            [
                "session_id": workout, "user_id": user.id, "day": day, "place": set.place, "position": set.place,
                "slot": exercise.slot, "group_number": exercise.group, "exercise_id": exercise.exercise.id,
                "origin": set.origin.rawValue, "kind": target.kind, "amount": target.amount.description,
                "kilograms": target.kilograms, "loadable_kilograms": set.loadableKilograms,
                "basis_kilograms": target.basisKilograms, "share": target.share,
                "anchor_kilograms": target.anchorKilograms, "rpe": target.effort,
                "rest_seconds": exercise.restSeconds,
            ])
    }

    /// A weight near the day's best costs a rep or two.
    private func done(
        _ set: WorkoutSet, _ target: TargetSet, of exercise: WorkoutExercise, _ life: DemoLife, _ index: Int,
        _ day: LocalDay, _ numbers: inout DemoNumbers
    ) throws -> StrengthSetDraft {
        let kilograms = set.loadableKilograms ?? target.kilograms ?? 0
        let key = exercises.first { $0.value.id == exercise.exercise.id }?.key
        let best = key.flatMap(DemoWorkout.lift)?.weight(life, onDay: index, share: 0.92) ?? kilograms
        var reps = 1
        if case .reps(let asked, _) = target.amount {
            let extra = Double(asked.upperBound - asked.lowerBound)
            reps = asked.lowerBound + Int(numbers.next(in: 0...extra + 0.99))
            if kilograms > best { reps = max(1, asked.lowerBound - Int(numbers.next(in: 0...2.99))) }
        }
        return try StrengthSetDraft.checked(
            exercise.exercise, .reps(reps), kilograms: kilograms, kind: target.kind, on: day
        ).get()
    }
}

extension DemoWorkout {
    static func lift(_ key: String) -> Lift? { all.flatMap(\.lifts).first { $0.key == key } }
}
