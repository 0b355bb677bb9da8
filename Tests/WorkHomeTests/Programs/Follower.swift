import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import Web

/// Alex, who follows a program without pages.
struct Follower {
    let lifter: Lifter
    var app: TestApp { lifter.app }
    var today: LocalDay { lifter.today }

    init() async throws { lifter = try await Lifter(Lifter.bench) }

    /// Starts a built-in program with a weight for every lift.
    func start(_ key: String, kilograms: Double = 60) async throws -> Int64 {
        let library = try #require(app.app.training.programs.first { $0.key == key })
        let (today, moment) = (today, lifter.moment)
        let weights = Dictionary(uniqueKeysWithValues: library.lifts.map { ($0.key, kilograms) })
        let start = ProgramStart(
            schedule: .rotation, weekdays: [.monday, .wednesday, .friday], firstDay: today, kilograms: weights)
        return try await lifter.write { try $1.programs.start($0, library, start, at: moment) }
    }

    /// A program of routines that consist of one exercise each, done one after the other.
    func create(
        _ days: [(name: String, entry: Lifter.Entry)], weeks: Int = 1, deloadEvery: Int? = nil,
        schedule: ProgramSchedule = .rotation, weekdays: [Weekday] = [.monday, .wednesday, .friday]
    ) async throws -> Int64 {
        let moment = lifter.moment
        return try await lifter.write { database, user in
            let routines = try days.map { day in
                let draft = RoutineDraft(name: day.name, entries: [try day.entry.draft(database)])
                return try user.routines.save(database, draft, at: moment)
            }
            let draft = ProgramDraft(
                name: "Mine", schedule: schedule, weekdays: weekdays, weeks: weeks, deloadEvery: deloadEvery,
                days: routines.map { ProgramDraft.Day(.routine($0)) })
            return try user.programs.save(database, draft, at: moment)
        }
    }

    /// Says the training max of the squat from today on.
    func say(trainingMax kilograms: Double) async throws {
        try await app.execute(
            """
            INSERT INTO training_maxes (user_id, exercise_id, first_day, kilograms)
                SELECT 1, id, '\(today)', \(kilograms) FROM exercises WHERE key = 'squat'
            """)
    }

    func due(_ program: Int64) async throws -> ProgramDue {
        let today = today
        return try await lifter.read { database, user in
            let program = try #require(try user.programs.program(database, id: program))
            return try #require(try user.programs.due(database, of: program, on: today))
        }
    }

    /// What the next workout of the due day asks.
    func preview(_ program: Int64) async throws -> RoutineWorkout {
        let routine = try #require(try await due(program).day.routine)
        return try await preview(routine: routine)
    }

    /// - Parameter name: tells a second workout of a day from the first one.
    func preview(routine: Int64, name: String = "day") async throws -> RoutineWorkout {
        let today = today
        return try await lifter.read { database, user in
            let routine = try #require(try user.routines.routine(database, id: routine))
            return try user.routines.preview(database, of: routine, on: today, token: "\(name) \(today) \(routine.id)")
        }
    }

    /// Does the due day with what is asked, or with these reps in every set, and goes on to the day after tomorrow.
    @discardableResult
    func train(_ program: Int64, reps: Int? = nil) async throws -> RoutineWorkout {
        let page = try await preview(program)
        try await train(page, reps: reps)
        app.clock.advance(days: 2)
        return page
    }

    /// - Parameter exercises: the reps of each set of an exercise, by its name.
    func train(_ page: RoutineWorkout, reps: Int? = nil, of exercises: [String: [Int]] = [:]) async throws {
        let start = WorkoutReference.Start(
            routine: page.routine ?? 0, day: page.day, asked: try #require(AskedWorkout(json: AskedWorkout(page).json)))
        let (moment, today) = (lifter.moment, today)
        let reference = WorkoutReference(token: page.token, start: start)
        try await lifter.write { database, user in
            var left = exercises
            for entry in page.inOrder {
                let exercise = entry.exercise.exercise
                let own = left[exercise.name]?.first
                left[exercise.name] = left[exercise.name].map { Array($0.dropFirst()) }
                let amount = (own ?? reps).map { SetAmount.reps($0) } ?? entry.set.prefill.amount ?? .reps(5)
                let usual = exercise.load == .bodyweight ? 0.0 : 20
                let draft = StrengthSetDraft(
                    exercise: exercise, day: today, kind: entry.set.kind, amount: amount,
                    weightKilograms: entry.set.prefill.kilograms ?? usual)
                let action = RoutineAction.done(place: entry.set.place, draft)
                _ = try user.routines.apply(database, action, in: reference, at: moment)
            }
            _ = try user.routines.apply(database, .finish, in: reference, at: moment)
        }
    }
}

extension RoutineWorkout {
    /// The first asked weight of an exercise, in kilograms.
    func kilograms(_ name: String) -> Double? {
        let exercise = exercises.first { $0.exercise.name == name }
        return exercise?.sets.first { $0.kind.counts }?.target?.kilograms
    }
}
