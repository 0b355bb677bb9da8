import Fitness
import Foundation
import GRDB
import Texts

/// A workout that was started and whose end is not saved.
package struct RunningWorkout: Sendable, Equatable {
    package let workout: Int64
    package let planName: String
    /// Seconds since 1970.
    package var startedAt: Int64 = 0
    /// Whether it has ended by itself and only needs to be saved.
    package var isOver = false
    /// Whether it was paused, or waits for the user after a rest.
    package var isPaused = false
    /// Whether it will end or wait by itself, because its exercise or rest counts down.
    package var isChanging = false
}

/// A completed workout.
package struct DoneWorkout: Sendable, Equatable {
    package let workout: Int64
    /// Nil when the plan was deleted since.
    let plan: Int64?
    package let planName: String
    package let focus: WorkoutFocus
    package let day: LocalDay
    package let durationSeconds: Int
    package let energyKilocalories: Int
}

/// The workout to do now: the running one, or the plan that fits best.
package enum WorkoutSuggestion: Sendable, Equatable {
    case resume(RunningWorkout)
    case start(WorkoutPlanOverview)

    /// Whether it changes with time alone, so that a page with it must not be cached.
    package var isTimed: Bool {
        if case .resume(let running) = self { running.isChanging } else { false }
    }

    /// How many of the last workouts a plan should not repeat.
    static let remembered = 10

    /// Plans for the user's goal come first, then those of the user's level, then those not done lately, then those
    /// with another focus than the last workout, then those without equipment. Ties are decided by how long ago a plan
    /// was done, and by its age.
    package init?(plans: [WorkoutPlanOverview], running: RunningWorkout?, preferences: WorkoutPreferences) {
        if let running {
            self = .resume(running)
            return
        }
        func rank(_ overview: WorkoutPlanOverview) -> [Int64] {
            preferences.mismatch(overview.plan) + [overview.equipment.isEmpty ? 0 : 1] + preferences.age(overview.plan)
        }
        let best = plans.filter { $0.exerciseCount > 0 }.map { ($0, rank($0)) }
            .min { $0.1.lexicographicallyPrecedes($1.1) }
        guard let best else { return nil }
        self = .start(best.0)
    }
}

/// The user's goal and previous workouts, which decide how well a plan fits.
package struct WorkoutPreferences: Sendable {
    /// The last workouts, the latest first.
    package let done: [DoneWorkout]
    let goal: FitnessGoal
    let workoutCount: Int

    private func lastDone(_ plan: WorkoutPlan) -> Int? { done.firstIndex { $0.plan == plan.id } }

    /// Decides between plans that fit equally well: how long ago each was done, and its age.
    fileprivate func age(_ plan: WorkoutPlan) -> [Int64] { [lastDone(plan).map { Int64(-$0) } ?? 0, plan.id] }

    private var level: WorkoutLevel? { WorkoutLevel.fitting(workoutCount: workoutCount) }

    /// What `mismatch` compares a plan with, for a query.
    var arguments: StatementArguments {
        [
            "goal": goal.rawValue, "level": level?.rawValue, "focus": done.first?.focus.rawValue,
            "done": ",\(done.compactMap(\.plan).map(String.init).joined(separator: ",")),",
        ]
    }

    /// How badly a plan fits, by its own description: zeros fit, and the first of them counts most.
    fileprivate func mismatch(_ plan: WorkoutPlan) -> [Int64] {
        [
            plan.goals.contains(goal) ? 0 : 1,
            level.map { $0 == plan.level ? 0 : 1 } ?? 0,
            lastDone(plan) == nil ? 0 : 1,
            plan.focus == done.first?.focus ? 1 : 0,
        ]
    }

    /// The plans that fit best, all equally well, in the order of `age`.
    fileprivate func best(of plans: [WorkoutPlan]) -> [WorkoutPlan] {
        let mismatches = plans.map(mismatch)
        guard let least = mismatches.min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
        return zip(plans, mismatches).filter { $0.1 == least }.map(\.0)
            .sorted { age($0).lexicographicallyPrecedes(age($1)) }
    }
}

extension User.Workouts {
    package func runningWorkout(_ database: Database, at now: Date) throws -> RunningWorkout? {
        try openTimedWorkout(database).map { open in
            let run = open.run.advanced(to: now.millisecondsSince1970)
            let later = open.run.advanced(to: OutsideNumber.milliseconds.upperBound)
            return RunningWorkout(
                workout: open.id, planName: open.planName, startedAt: open.startedAt, isOver: run.phase == .complete,
                isPaused: run.isPaused, isChanging: run.phase != later.phase || run.isPaused != later.isPaused)
        }
    }

    /// The last workouts that were done, the latest first.
    package func doneWorkouts(_ database: Database, limit: Int) throws -> [DoneWorkout] {
        try RowReader.all(
            database,
            """
            SELECT id, plan_id, plan_name, focus, day, duration_seconds, energy_kilocalories
            FROM workout_sessions WHERE user_id = ? AND completed_at IS NOT NULL
            ORDER BY day DESC, started_at DESC, id DESC LIMIT ?
            """, [user.id, limit]
        ) { row in
            try DoneWorkout(
                workout: row.next(), plan: row.next(), planName: row.next(), focus: row.next(), day: row.next(),
                durationSeconds: row.next(), energyKilocalories: row.next())
        }
    }

    /// Reads only the plan that comes first, or if none fits in every way, the exercises of a few: the first one without
    /// equipment precedes all after it.
    package func workoutSuggestion(_ database: Database, at now: Date) throws -> WorkoutSuggestion? {
        if let running = try runningWorkout(database, at: now) { return .resume(running) }
        let preferences = try workoutPreferences(database)
        if let plan = try bestFittingPlan(database, for: preferences) {
            return .start(try overview(database, of: plan))
        }
        var plans: [WorkoutPlanOverview] = []
        for plan in preferences.best(of: try plansWithExercises(database)) {
            let overview = try overview(database, of: plan)
            plans.append(overview)
            if overview.equipment.isEmpty { break }
        }
        return WorkoutSuggestion(plans: plans, running: nil, preferences: preferences)
    }

    package func workoutPreferences(_ database: Database) throws -> WorkoutPreferences {
        WorkoutPreferences(
            done: try doneWorkouts(database, limit: WorkoutSuggestion.remembered), goal: user.fitnessGoal,
            workoutCount: user.totalWorkouts)
    }
}

/// A plan as a list shows it: without its exercises, but with what is computed from them.
package struct WorkoutPlanOverview: Sendable, Identifiable, Equatable {
    package let plan: WorkoutPlan
    package let estimate: PlanEstimate
    package let exerciseCount: Int
    /// The equipment it needs, without `.none`, in the order of `Equipment`.
    package let equipment: [Equipment]

    package var id: Int64 { plan.id }

    init(_ plan: WorkoutPlan, _ exercises: [WorkoutPlanOverview.Exercise]) {
        self.plan = plan
        estimate = PlanEstimate(exercises.map(\.step), rounds: plan.rounds)
        exerciseCount = exercises.count
        equipment = Equipment.needed(by: exercises.map(\.equipment))
    }

    /// The part of an exercise that a plan's overview is computed from.
    struct Exercise: Sendable {
        let plan: Int64
        let step: PlanEstimate.Step
        let equipment: Equipment
    }
}

extension WorkoutPlanOverview.Exercise: RowReadable {
    init(_ row: inout RowReader) throws {
        plan = try row.next()
        step = try PlanEstimate.Step(
            amount: ExerciseAmount(seconds: row.next(), reps: row.next()), metabolicEquivalent: row.next(),
            restSeconds: row.next())
        equipment = try row.next()
    }
}

extension Equipment {
    /// The equipment to have at hand, each once, in the order of the cases.
    package static func needed(by used: [Equipment]) -> [Equipment] {
        let used = Set(used)
        return allCases.filter { $0 != .none && used.contains($0) }
    }

    /// `Barbell and bench`, `No equipment`
    package static func text(_ equipment: [Equipment]) -> String {
        guard let last = equipment.last else { return Equipment.none.name }
        let words = equipment.dropLast().map(\.name).joined(separator: ", ")
        let text = (words.isEmpty ? last.name : WorkoutTexts.wordsAndLast(words, last.name)).lowercased()
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
