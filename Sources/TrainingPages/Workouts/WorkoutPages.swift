import Fitness
import Forms
import Models
import Routines
import Texts
import Web

/// The running or suggested workout, at the top of Home and of the Workout tab.
package struct WorkoutHero: Sendable {
    package let eyebrow: String
    package let title: String
    package var note: String?
    /// The workout that goes on, or whose page begins it.
    package var resume: Link?
    package var startPath: String?
    package var details: Link?
    /// The days of further programs that are due.
    package var alsoDue: [ListRow] = []

    package init(suggestion: WorkoutSuggestion, user: User) {
        switch suggestion {
        case .resume(let running):
            eyebrow = running.isOver ? WorkoutTexts.workoutFinished : CommonTexts.workoutInProgress
            title = running.planName
            resume = Link(
                running.isOver ? CommonTexts.reviewAndSave : CommonTexts.resume, to: Paths.timedWorkout(running.workout)
            )
        case .start(let overview):
            eyebrow = WorkoutTexts.quickWorkout(overview.estimate.text(for: user))
            title = overview.plan.name
            note =
                "\(overview.plan.focus.name) · \(overview.plan.level.name) · \(Equipment.text(overview.equipment))"
            startPath = Paths.timedWorkouts(of: overview.id)
            details = Link(WorkoutTexts.details, to: Paths.workout(overview.id))
        }
    }

    package init(_ routine: RoutineSuggestion, today: LocalDay) {
        switch routine {
        case .due(let due, let days, let dayOff):
            eyebrow = ProgramTexts.joined(due.when(today: today), due.position(of: days))
            title = due.day.name
            note = dayOff?.programWaits
            startPath = due.timedPath
            details = Link(due.program.name, to: Paths.program(due.program.id))
            let text = due.date > today ? ProgramTexts.startEarly : WorkoutTexts.startWorkout
            resume = due.startPath.map { Link(text, to: $0) }
        case .resume(let workout):
            eyebrow = CommonTexts.workoutInProgress
            title = workout.name
            resume = Link(RoutineTexts.continueNamed(workout.name), to: RoutineExercisePicker.nextPath(of: workout))
        case .start(let routine):
            eyebrow = RoutineTexts.yourRoutine
            title = routine.name
            resume = Link(WorkoutTexts.startWorkout, to: Paths.routineWorkout(routine.id))
            details = Link(WorkoutTexts.details, to: Paths.routine(routine.id))
        }
    }

    /// What goes on comes first, and a routine of one's own before a suggested plan.
    package init?(
        training: NextTraining, suggestion: WorkoutSuggestion?, user: User, today: LocalDay
    ) {
        switch (training.first, suggestion) {
        case (.resume?, _), (.start?, .start?), (.start?, nil), (.due?, .start?), (.due?, nil):
            self.init(training.first, today: today)
        case (_, let suggestion?): self.init(suggestion: suggestion, user: user)
        case (nil, nil): return nil
        }
        alsoDue = training.alsoDue.map { $0.row(today: today) }
        // A timed workout that goes on stands in the place of the first one.
        if case .due(let due, _, _)? = training.first, case .resume? = suggestion, due.date <= today {
            alsoDue.insert(due.row(today: today), at: 0)
        }
    }

    private init?(_ routine: RoutineSuggestion?, today: LocalDay) {
        guard let routine else { return nil }
        self.init(routine, today: today)
    }
}

struct WorkoutPlanCard: Sendable {
    let overview: WorkoutPlanOverview
    let user: User

    var plan: WorkoutPlan { overview.plan }

    var name: String { plan.name }
    var icon: String { plan.focus.icon }
    var kind: String { "\(plan.focus.name) · \(plan.level.name)" }
    var summary: String? { plan.summary.isEmpty ? nil : plan.summary }
    var minutes: String { String(overview.estimate.minutes) }
    var energy: String { String(overview.estimate.kilocalories(of: user)) }
    var equipment: String {
        overview.exerciseCount == 0 ? WorkoutTexts.noExercises : Equipment.text(overview.equipment)
    }
    var chip: Chip? { fitsGoal ? Chip(tone: .good, text: WorkoutTexts.fitsYourGoal) : nil }

    private var fitsGoal: Bool { overview.plan.goals.contains(user.fitnessGoal) }
}

/// The Workout tab.
struct WorkoutsPage: PageContent {
    var view: CompiledView<Self> { view_workouts_index }
    let user: User
    let today: LocalDay
    let suggestion: WorkoutSuggestion?
    var training = NextTraining()
    let plans: [WorkoutPlanOverview]
    let filter: WorkoutFilter
    /// The latest workouts, newest first.
    let done: [DoneWorkout]
    let choice: TrainingChoice

    private static let shownDone = 3

    var sections: [TrainingChoice.Section] { choice.sections(filter, for: user, today: today) }
    var count: Int { sections.map(\.found.count).reduce(matching.count, +) }
    var fields: [Field] { filter.fields(plans.flatMap(\.equipment) + choice.equipment) }
    var isFiltered: Bool { filter.isOn }
    var clear: Link? { filter.isOn ? Link(WorkoutTexts.clearFilter, to: Paths.workouts) : nil }
    var history: [ListRow] {
        [
            ListRow(
                title: RoutineTexts.history, path: Paths.workoutHistory, icon: "clock",
                note: RoutineTexts.historyNote)
        ]
    }

    /// The user's own plans, and then those of the library.
    var planCards: [WorkoutPlanCard] { cards(matching.filter(\.plan.isOwn) + library) }
    var doneRows: [ListRow] { done.prefix(Self.shownDone).map { $0.row(today: today) } }

    /// With a filter on, no plan is suggested, because the user is looking for another one.
    var hero: WorkoutHero? {
        let isRunning =
            switch (training.first, suggestion) {
            case (.resume?, _), (_, .resume?): true
            default: false
            }
        return filter.isOn && !isRunning
            ? nil
            : WorkoutHero(
                training: training, suggestion: suggestion, user: user, today: today)
    }

    private var matching: [WorkoutPlanOverview] { plans.filter { filter.matches($0) } }

    /// Plans for the user's goal first, from easy to hard.
    var library: [WorkoutPlanOverview] {
        let levels = WorkoutLevel.allCases
        func rank(_ overview: WorkoutPlanOverview) -> [Int64] {
            let plan = overview.plan
            return [
                plan.goals.contains(user.fitnessGoal) ? 0 : 1, Int64(levels.firstIndex(of: plan.level) ?? 0), plan.id,
            ]
        }
        return matching.filter { !$0.plan.isOwn }.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
    }

    private func cards(_ overviews: [WorkoutPlanOverview]) -> [WorkoutPlanCard] {
        overviews.map { WorkoutPlanCard(overview: $0, user: user) }
    }

    var ownNote: String? {
        if matching.contains(where: \.plan.isOwn) { return nil }
        return plans.contains(where: \.plan.isOwn)
            ? WorkoutTexts.noneOfYourPlansMatch
            : WorkoutTexts.buildOrCopyPlanHint
    }

    /// nil if anything matches the filter, or there is something to choose from without one.
    var empty: EmptyState? {
        guard count == 0 || plans.isEmpty && !filter.isOn else { return nil }
        guard filter.isOn else {
            return EmptyState(icon: "workout", title: CommonTexts.noWorkoutsYet, text: WorkoutTexts.noPlansHint)
        }
        return EmptyState(
            icon: "search", title: WorkoutTexts.noWorkoutsFound, text: WorkoutTexts.noWorkoutsFoundHint,
            action: Link(WorkoutTexts.clearFilter, to: Paths.workouts))
    }
}

extension DoneWorkout {
    /// A list row that links to the workout.
    func row(today: LocalDay) -> ListRow {
        let energy = Figure.kilocalories(energyKilocalories).text
        return ListRow(
            title: planName, path: Paths.timedWorkout(workout), icon: focus.icon,
            note: WorkoutTexts.doneWorkoutNote(ago(today: today), DurationText.clock(seconds: durationSeconds), energy))
    }

    private func ago(today: LocalDay) -> String {
        switch today - day {
        case ...0: WorkoutTexts.today
        case 1: WorkoutTexts.yesterday
        case 2...13: DateTexts.daysAgo(today - day)
        default: day.shortText(today: today)
        }
    }
}
