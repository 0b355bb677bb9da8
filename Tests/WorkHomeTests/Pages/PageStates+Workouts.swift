import HTTP

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// The Workout tab and its pages: full, filtered without results, and empty.
    mutating func addWorkouts(_ visit: MemberVisit) async throws {
        let (own, exercises) = try await visit.read { database, user in
            let own = try user.workouts.workoutPlans(database).filter(\.plan.isOwn)
            return (own, try user.training.exercises(database))
        }
        let planned = exercises.prefix(2).map { PlanExercise(exercise: $0, amount: .reps(9), restSeconds: 15) }
        let library = own.map { overview in
            var plan = WorkoutPlan(
                id: 1, isOwn: false, name: "‹Name›", summary: "‹Summary›", focus: .core, level: .beginner,
                goals: FitnessGoal.allCases, rounds: 2)
            plan.summary = overview.plan.summary
            return WorkoutPlanOverview(plan, [])
        }
        let done = DoneWorkout(
            workout: 1, plan: nil, planName: "‹Name›", focus: .core, day: visit.today, durationSeconds: 60,
            energyKilocalories: 9)
        let routine = RoutineOverview(
            routine: Routine(id: 1, owner: 1, name: "‹Name›", note: "", isShared: false, createdAt: 0),
            exercises: ["‹A›"], sets: 1, ownerName: nil, lastDone: nil)
        let running = RunningWorkout(workout: 1, planName: "‹Name›")
        for suggestion in [own.first.map(WorkoutSuggestion.start), .resume(running)] {
            for query in ["", "goal=loseWeight&focus=hiit"] {
                add(
                    WorkoutsPage(
                        user: visit.user, today: visit.today, suggestion: suggestion, plans: own + library,
                        filter: WorkoutFilter(try Query(parsing: query)), done: [done],
                        choice: TrainingChoice(
                            own: query.isEmpty ? [routine] : [], countInPrograms: query.isEmpty ? 2 : 0,
                            shared: [routine], programs: [], catalogue: visit.app.training)),
                    visit)
            }
        }
        for overview in own {
            add(WorkoutPlanPage(user: visit.user, plan: overview.plan, exercises: planned, running: nil), visit)
        }
        let empty = WorkoutPlan(
            id: 1, isOwn: false, name: "‹Name›", summary: "", focus: .core, level: .beginner, goals: [], rounds: 1)
        add(WorkoutPlanPage(user: visit.user, plan: empty, exercises: planned, running: running), visit)
        add(WorkoutPlanPage(user: visit.user, plan: empty, exercises: [], running: nil), visit)
        try await addPlanForms(visit, exercises)
    }

    private mutating func addPlanForms(_ visit: MemberVisit, _ exercises: [Exercise]) async throws {
        add(PlanFormPage(form: PlanForm(new: visit.user, exercises: exercises)), visit)
        let squat = exercises.first.map { String($0.id) } ?? ""
        for typed in [
            "exercise.0=\(squat)&amount.0=x&rest.0=x", "exercise.0=\(squat)&find=e&add=",
            "rounds=x&find=&description=\(long)",
            "exercise.0=\(squat)&exercise.1=\(squat)&up.1=", "exercise.0=\(squat)&exercise.1=\(squat)&down.0=",
        ] {
            let fields = FormFields(try Query(parsing: typed))
            var form = try await visit.read { try PlanForm(fields, $1, $0) }
            _ = form.validate()
            add(PlanFormPage(form: form), visit)
        }
        var wrong = PlanForm(new: visit.user, exercises: exercises)
        _ = wrong.validate()
        wrong.focus.error = "‹Message›"
        wrong.level.error = "‹Message›"
        add(PlanFormPage(form: wrong), visit)
    }

    private var long: String { String(repeating: "x", count: WorkoutPlanDraft.maximumSummaryLength + 1) }
}
