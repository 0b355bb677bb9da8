import Support

@testable import Fitness
@testable import Models
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// Every phase of a workout, and its summary.
    mutating func addTimedWorkouts(_ visit: MemberVisit) async throws {
        let (running, exercise) = try await visit.read { database, user in
            let exercise = try user.training.exercises(database).first {
                $0.kind == .strength && !$0.instructions.isEmpty
            }
            return (try user.workouts.openTimedWorkout(database), exercise)
        }
        guard var session = running else { throw NoWorkoutRuns() }
        let now = visit.now.millisecondsSince1970
        add(WorkoutEndPage(session: session), visit)
        add(WorkoutPhasesPage(session, exercises: exercise.map { [$0.id: $0] } ?? [:], now: now), visit)
        let course: [(WorkoutRun.Event?, Int64)] = [
            (.pause, 1), (.resume, 2), (nil, 30_001), (.skipRest, 30_002), (.skip, 30_003),
        ]
        for (event, milliseconds) in course {
            add(TimedWorkoutPage(session, shown: exercise, own: exercise, now: now), visit)
            session.run = session.run.after(WorkoutAction(event: event), at: now + milliseconds)
        }
        add(
            WorkoutSummaryPage(session: session, unlocked: [.firstWorkout], user: visit.user, today: visit.today),
            visit)
        var away = session
        away.run = WorkoutRun(
            steps: session.run.steps, phase: .exercise(1), phaseStartedAt: now, isPaused: true)
        add(TimedWorkoutPage(away, shown: nil, own: nil, now: now), visit)
        away.run = WorkoutRun(starting: [RandomRun.step(.seconds(90))], at: now)
        add(TimedWorkoutPage(away, shown: nil, own: nil, now: now), visit)
        away.run = WorkoutRun(starting: [RandomRun.step(.reps(3))], at: now)
        add(TimedWorkoutPage(away, shown: exercise, own: exercise, now: now), visit)
        away.run = WorkoutRun(steps: [RandomRun.step(.reps(3))], phase: .complete, phaseStartedAt: now)
        add(WorkoutSummaryPage(session: away, unlocked: [], user: visit.user, today: visit.today), visit)
        let saved = try await Self.recorded(visit, session)
        add(WorkoutSummaryPage(session: saved, unlocked: [], user: visit.user, today: visit.today), visit)
    }

    private static func recorded(_ visit: MemberVisit, _ session: TimedWorkout) async throws -> TimedWorkout {
        let moment = visit.moment
        let saved = try await visit.write { database, user in
            try database.execute(sql: "UPDATE workout_sessions SET body_weight_kilograms = NULL")
            guard let stored = try user.workouts.timedWorkout(database, id: session.id) else { throw NoWorkoutRuns() }
            _ = try user.workouts.save(database, session.run, of: stored, at: moment)
            return try user.workouts.timedWorkout(database, id: session.id)
        }
        guard let saved else { throw NoWorkoutRuns() }
        return saved
    }
}

struct NoWorkoutRuns: Error {}
