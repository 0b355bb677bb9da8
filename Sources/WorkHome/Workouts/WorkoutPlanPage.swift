import Mustache

/// One plan: what it is, what it takes, and its exercises.
struct WorkoutPlanPage: PageContent {
    let view = View.workoutPlan
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

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to workouts", to: Paths.workouts)
        case "hero": running.map { WorkoutHero(suggestion: .resume($0), user: user) }
        case "name": plan.name
        case "summary": plan.summary.isEmpty ? nil : plan.summary
        case "icon": plan.focus.icon
        case "kind": "\(plan.focus.name) · \(plan.level.name)\(plan.isOwn ? " · Your plan" : "")"
        case "facts": facts
        case "tiles": tiles
        case "startPath": exercises.isEmpty || running != nil ? nil : Paths.workoutSessions(of: plan.id)
        case "copyPath": Paths.workoutCopies(of: plan.id)
        case "editPath": plan.isOwn ? Paths.workoutEditor(plan.id) : nil
        case "deletePath": plan.isOwn ? Paths.workoutDeletion(plan.id) : nil
        case "hasExercises": !exercises.isEmpty
        case "list": WorkoutPlanList(exercises: exercises, outline: outline, rounds: plan.rounds)
        case "estimate": exercises.isEmpty ? nil : EstimateNote(estimate: estimate, user: user)
        default: nil
        }
    }

    private var estimate: PlanEstimate { PlanEstimate(exercises, rounds: plan.rounds) }

    private var tiles: [Tile] {
        [
            Tile(label: "Time", value: String(estimate.minutes), unit: "min"),
            Tile(label: "Energy, about", value: String(estimate.kilocalories(of: user)), unit: "kcal"),
            Tile(label: "Exercises", value: String(Set(exercises.map(\.exercise.id)).count)),
            Tile(label: "Rounds", value: String(plan.rounds * (outline.sections.map(\.rounds).max() ?? 1))),
        ]
    }

    private var facts: [Fact] {
        let equipment = Equipment.needed(by: exercises.map(\.exercise.equipment))
        let goals = plan.goals.map(\.name).joined(separator: ", ")
        return [Fact("Equipment", Equipment.text(equipment))]
            + (goals.isEmpty ? [] : [Fact("Good for", goals)])
    }
}

extension WorkoutPlanPage {
    /// How time and energy were computed, for people.
    struct EstimateNote: Sendable, MustacheParent {
        let estimate: PlanEstimate
        let user: User

        func child(named name: String) -> Any? {
            switch name {
            case "weight": weight
            case "measurements":
                user.weightKilograms == nil ? Link("Add your weight", to: Paths.editMeasurements) : nil
            case "time":
                "\(DurationText.clock(seconds: estimate.exerciseSeconds)) of exercise and "
                    + "\(DurationText.clock(seconds: estimate.restSeconds)) of rest. There is no rest after the "
                    + "last exercise, and each rep counts as \(PlanEstimate.secondsPerRepetition) seconds."
            case "sum":
                "\(Figure(DecimalText.format(estimate.metabolicSeconds / 3_600), "MET").text) hours × "
                    + "\(WeightUnit.kilograms.text(kilograms, maximumDecimals: 1)) = "
                    + "about \(Figure.kilocalories(estimate.kilocalories(of: user)).text)."
            default: nil
            }
        }

        private var kilograms: Double { user.weightKilograms ?? User.assumedWeightKilograms }

        private var weight: String {
            let weight = user.units.weight.text(kilograms, maximumDecimals: 1)
            return user.weightKilograms == nil
                ? "Your weight is not known, so the energy assumes \(weight)."
                : "Energy for your weight of \(weight)."
        }
    }
}
