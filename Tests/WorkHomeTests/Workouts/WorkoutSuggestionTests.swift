import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct WorkoutSuggestionTests {
    private static func plan(
        _ id: Int64, _ focus: WorkoutFocus, _ level: WorkoutLevel, _ goals: [FitnessGoal] = [.stayFit],
        equipment: Equipment = .none, isEmpty: Bool = false
    ) throws -> WorkoutPlanOverview {
        let plan = WorkoutPlan(
            id: id, isOwn: false, name: "Plan \(id)", summary: "", focus: focus, level: level, goals: goals, rounds: 1)
        let exercise = WorkoutPlanOverview.Exercise(
            plan: id, step: .init(amount: .seconds(30), metabolicEquivalent: 3, restSeconds: 15), equipment: equipment)
        return WorkoutPlanOverview(plan, isEmpty ? [] : [exercise])
    }

    private static func plans() throws -> [WorkoutPlanOverview] {
        [
            try plan(1, .strength, .beginner, [.loseWeight]),
            try plan(2, .core, .advanced),
            try plan(3, .hiit, .intermediate),
            try plan(4, .strength, .beginner, equipment: .dumbbell),
            try plan(5, .strength, .beginner),
            try plan(6, .core, .beginner),
            try plan(7, .cardio, .beginner, isEmpty: true),
        ]
    }

    private func done(_ plan: Int64, _ focus: WorkoutFocus) -> DoneWorkout {
        DoneWorkout(
            workout: plan, plan: plan, planName: "", focus: focus, day: LocalDay(daysSinceEpoch: 0),
            durationSeconds: 1, energyKilocalories: 1)
    }

    private func suggested(
        _ plans: [WorkoutPlanOverview]? = nil, done: [DoneWorkout] = [], goal: FitnessGoal = .stayFit, workouts: Int = 0
    ) throws -> Int64? {
        let suggestion = WorkoutSuggestion(
            plans: try plans ?? Self.plans(), running: nil,
            preferences: WorkoutPreferences(done: done, goal: goal, workoutCount: workouts))
        guard case .start(let overview) = suggestion else { return nil }
        return overview.id
    }

    @Test(
        arguments: [
            (FitnessGoal.loseWeight, 0, Int64(1)), (.loseWeight, 100, 1), (.stayFit, 0, 5), (.stayFit, 9, 5),
            (.stayFit, 10, 3), (.stayFit, 39, 3), (.stayFit, 40, 2),
        ])
    func goalAndExperienceChoose(goal: FitnessGoal, workouts: Int, plan: Int64) throws {
        #expect(try suggested(goal: goal, workouts: workouts) == plan)
    }

    @Test func aGoalThatNoPlanServesStillGetsOne() throws {
        // The first of the plans for beginners without equipment.
        #expect(try suggested(goal: .improveEndurance) == 1)
    }

    @Test func neitherThePlanNorTheFocusOfTheLastTimeComesAgain() throws {
        #expect(try suggested(done: [done(5, .strength)]) == 6)
        #expect(try suggested(done: [done(6, .core), done(5, .strength)]) == 4)
        #expect(try suggested(done: [done(6, .core)]) == 5)
    }

    @Test func whereThereIsNoChoiceTheOneOfLongestAgoComesAgain() throws {
        let only = try Self.plans().filter { [5, 6].contains($0.id) }
        #expect(try suggested(only, done: [done(6, .core), done(5, .strength)]) == 5)
        #expect(try suggested(only, done: [done(5, .strength), done(6, .core)]) == 6)
        #expect(try suggested(Array(only.prefix(1)), done: [done(5, .strength)]) == 5)
    }

    @Test func aRunningWorkoutGoesOn() throws {
        let running = RunningWorkout(workout: 9, planName: "Name")
        let suggestion = WorkoutSuggestion(
            plans: try Self.plans(), running: running,
            preferences: WorkoutPreferences(done: [], goal: .stayFit, workoutCount: 0))
        #expect(suggestion == .resume(running))
    }

    /// Home reads the exercises of only a few plans, and suggests the same one.
    @Test func itIsTheSameWithFewPlansRead() async throws {
        let app = try await TestApp()
        _ = try await app.member(Cast.alex)
        var user = try await app.user(Cast.alex)
        for goal in FitnessGoal.allCases {
            for workouts in [0, 20, 100] {
                (user.fitnessGoal, user.totalWorkouts) = (goal, workouts)
                let (asked, now) = (user, app.clock.now)
                let (few, all) = try await app.app.database.read { database in
                    (
                        try asked.workouts.workoutSuggestion(database, at: now),
                        WorkoutSuggestion(
                            plans: try asked.workouts.workoutPlans(database), running: nil,
                            preferences: try asked.workouts.workoutPreferences(database))
                    )
                }
                #expect(few != nil && few == all)
                guard case .start(let suggested) = few else { continue }
                try await app.execute(
                    """
                    INSERT INTO workout_sessions (user_id, plan_id, plan_name, focus, day, started_at, phase, position,
                        phase_started_at_milliseconds, completed_at, recorded_at, exercise_count, exercises_done)
                    VALUES (1, \(suggested.id), 'Name', '\(suggested.plan.focus.rawValue)', '2026-11-20',
                        \(workouts), 'complete', 0, 0, \(workouts), 0, 1, 1)
                    """)
            }
        }
    }

    @Test func nothingIsMadeOfNothing() throws {
        #expect(try suggested([]) == nil)
        #expect(try suggested([try Self.plan(7, .core, .beginner, isEmpty: true)]) == nil)
    }
}
