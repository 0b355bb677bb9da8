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
        guard var workout = running else { throw NoWorkoutRuns() }
        let now = visit.now.millisecondsSince1970
        add(WorkoutEndPage(workout: workout), visit)
        add(WorkoutPhasesPage(workout, exercises: exercise.map { [$0.id: $0] } ?? [:], now: now), visit)
        let course: [(WorkoutRun.Event?, Int64)] = [
            (.pause, 1), (.resume, 2), (nil, 30_001), (.skipRest, 30_002), (.skip, 30_003),
        ]
        for (event, milliseconds) in course {
            add(TimedWorkoutPage(workout, shown: exercise, own: exercise, now: now), visit)
            workout.run = workout.run.after(WorkoutAction(event: event), at: now + milliseconds)
        }
        add(
            WorkoutSummaryPage(workout: workout, unlocked: [.firstWorkout], user: visit.user, today: visit.today),
            visit)
        var away = workout
        away.run = WorkoutRun(
            steps: workout.run.steps, phase: .exercise(1), phaseStartedAt: now, isPaused: true)
        add(TimedWorkoutPage(away, shown: nil, own: nil, now: now), visit)
        away.run = WorkoutRun(starting: [RandomRun.step(.seconds(90))], at: now)
        add(TimedWorkoutPage(away, shown: nil, own: nil, now: now), visit)
        away.run = WorkoutRun(starting: [RandomRun.step(.reps(3))], at: now)
        add(TimedWorkoutPage(away, shown: exercise, own: exercise, now: now), visit)
        away.run = WorkoutRun(steps: [RandomRun.step(.reps(3))], phase: .complete, phaseStartedAt: now)
        add(WorkoutSummaryPage(workout: away, unlocked: [], user: visit.user, today: visit.today), visit)
        let saved = try await Self.recorded(visit, workout)
        add(WorkoutSummaryPage(workout: saved, unlocked: [], user: visit.user, today: visit.today), visit)
    }

    private static func recorded(_ visit: MemberVisit, _ workout: TimedWorkout) async throws -> TimedWorkout {
        let moment = visit.moment
        let saved = try await visit.write { database, user in
            try database.execute(sql: "UPDATE workout_sessions SET body_weight_kilograms = NULL")
            guard let stored = try user.workouts.timedWorkout(database, id: workout.id) else { throw NoWorkoutRuns() }
            _ = try user.workouts.save(database, workout.run, of: stored, at: moment)
            return try user.workouts.timedWorkout(database, id: workout.id)
        }
        guard let saved else { throw NoWorkoutRuns() }
        return saved
    }
}

struct NoWorkoutRuns: Error {}
