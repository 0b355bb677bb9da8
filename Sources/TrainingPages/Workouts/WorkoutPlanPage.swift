import Fitness
import Forms
import Models
import Texts
import Web

/// One plan with its details and exercises.
struct WorkoutPlanPage: PageContent {
    var view: CompiledView<Self> { view_workouts_show }
    let user: User
    let plan: WorkoutPlan
    let exercises: [PlanExercise]
    let running: RunningWorkout?
    private let outline: PlanOutline

    init(user: User, plan: WorkoutPlan, exercises: [PlanExercise], running: RunningWorkout?) {
        self.user = user
        self.plan = plan
        self.exercises = exercises
        self.running = running
        outline = PlanOutline(exercises)
    }

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
    var hero: WorkoutHero? { running.map { WorkoutHero(suggestion: .resume($0), user: user) } }
    var summary: String? { plan.summary.isEmpty ? nil : plan.summary }
    var icon: String { plan.focus.icon }
    var kind: String { "\(plan.focus.name) · \(plan.level.name)\(plan.isOwn ? " · \(WorkoutTexts.yourPlan)" : "")" }
    var startPath: String? { exercises.isEmpty || running != nil ? nil : Paths.timedWorkouts(of: plan.id) }
    var copyPath: String { Paths.workoutCopies(of: plan.id) }
    var editPath: String? { plan.isOwn ? Paths.workoutEditor(plan.id) : nil }
    var deletePath: String? { plan.isOwn ? Paths.deletion(of: Paths.workout(plan.id)) : nil }
    var list: WorkoutPlanList { WorkoutPlanList(exercises: exercises, outline: outline, rounds: plan.rounds) }
    var estimateNote: EstimateNote? { exercises.isEmpty ? nil : EstimateNote(estimate: estimate, user: user) }

    private var estimate: PlanEstimate { PlanEstimate(exercises, rounds: plan.rounds) }

    var tiles: [Tile] {
        [
            Tile(label: CommonTexts.time, value: String(estimate.minutes), unit: "min"),
            Tile(label: WorkoutTexts.energyAbout, value: String(estimate.kilocalories(of: user)), unit: "kcal"),
            Tile(label: CommonTexts.exercises, value: String(Set(exercises.map(\.exercise.id)).count)),
            Tile(label: WorkoutTexts.rounds, value: String(plan.rounds * (outline.sections.map(\.rounds).max() ?? 1))),
        ]
    }

    var facts: [Fact] {
        let equipment = Equipment.needed(by: exercises.map(\.exercise.equipment))
        let goals = plan.goals.map(\.name).joined(separator: ", ")
        return [Fact(CommonTexts.equipment, Equipment.text(equipment))]
            + (goals.isEmpty ? [] : [Fact(WorkoutTexts.goodFor, goals)])
    }

    /// Explains how time and energy are computed.
    struct EstimateNote: Sendable {
        let estimate: PlanEstimate
        let user: User

        var measurements: Link? {
            user.weightKilograms == nil ? Link(WorkoutTexts.addYourWeight, to: Paths.editMeasurements) : nil
        }

        var time: String {
            WorkoutTexts.exerciseAndRestTime(
                DurationText.clock(seconds: estimate.exerciseSeconds),
                DurationText.clock(seconds: estimate.restSeconds), PlanEstimate.secondsPerRepetition)
        }

        var sum: String {
            WorkoutTexts.energyCalculation(
                Figure(DecimalText.format(estimate.metabolicSeconds / 3_600), "MET").text,
                WeightUnit.kilograms.text(kilograms, maximumDecimals: 1),
                Figure.kilocalories(estimate.kilocalories(of: user)).text)
        }

        private var kilograms: Double { user.weightKilograms ?? User.Training.assumedWeightKilograms }

        var weight: String {
            let weight = user.units.weight.text(kilograms, maximumDecimals: 1)
            return user.weightKilograms == nil
                ? WorkoutTexts.energyAssumesWeight(weight)
                : WorkoutTexts.energyForWeight(weight)
        }
    }
}

extension PlanOutline {
    init(_ exercises: [PlanExercise]) {
        self.init(exercises.map { Item(exercise: $0.exercise.id, amount: $0.amount, restSeconds: $0.restSeconds) })
    }
}

/// The editor of a plan.
struct PlanFormPage: PageContent {
    var view: CompiledView<Self> { view_workouts_edit }
    let form: PlanForm

    var back: Link {
        Link(form.plan == nil ? WorkoutTexts.backToWorkout : WorkoutTexts.backToThePlan, to: form.action)
    }
}

/// A button of the timed workout's page.
struct WorkoutControl: Sendable {
    enum Kind: String, Sendable {
        case pause
        /// Also sent by the page's clock when the time is over.
        case move
        case skip
    }

    let kind: Kind
    let path: String
    let label: String
    let icon: String
    let isPrimary: Bool

    var kindName: String { kind.rawValue }

    /// The buttons of the current phase. A rest and a timed exercise can be skipped; reps are done, or skipped.
    static func all(of workout: TimedWorkout) -> [WorkoutControl] {
        let run = workout.run
        let isRest = if case .rest = run.phase { true } else { false }
        let isCounted = run.phaseLength == nil
        let pause = WorkoutControl(
            kind: .pause, path: run.isPaused ? Paths.workoutResumption(workout.id) : Paths.workoutPause(workout.id),
            label: run.isPaused ? CommonTexts.resume : CommonTexts.pause, icon: run.isPaused ? "play" : "pause",
            isPrimary: run.isPaused || (!isRest && !isCounted))
        let skip = WorkoutControl(
            kind: isCounted ? .skip : .move, path: isRest ? Paths.restSkip(workout.id) : Paths.exerciseSkip(workout.id),
            label: isRest ? WorkoutTexts.skipRest : CommonTexts.skip, icon: "skip",
            isPrimary: isRest && !pause.isPrimary)
        guard isCounted else { return [pause, skip] }
        let done = WorkoutControl(
            kind: .move, path: Paths.nextExercise(workout.id), label: CommonTexts.done, icon: "check",
            isPrimary: !pause.isPrimary)
        return [done, pause, skip]
    }
}
