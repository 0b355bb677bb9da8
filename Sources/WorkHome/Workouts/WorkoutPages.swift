import Mustache

/// The one workout to do now, on top of Home and of the Workout tab.
struct WorkoutHero: Sendable, MustacheParent {
    let suggestion: WorkoutSuggestion
    let user: User

    func child(named name: String) -> Any? {
        switch (suggestion, name) {
        case (.resume(let running), "eyebrow"): running.isOver ? "Workout finished" : "Workout in progress"
        case (.resume(let running), "title"): running.planName
        case (.resume(let running), "resume"):
            Link(running.isOver ? "Review and save" : "Resume", to: Paths.workoutSession(running.session))
        case (.start(let overview), "eyebrow"): "Quick workout · \(overview.estimate.text(for: user))"
        case (.start(let overview), "title"): overview.plan.name
        case (.start(let overview), "note"):
            "\(overview.plan.focus.name) · \(overview.plan.level.name) · \(Equipment.text(overview.equipment))"
        case (.start(let overview), "startPath"): Paths.workoutSessions(of: overview.id)
        case (.start(let overview), "details"): Link("Details", to: Paths.workout(overview.id))
        default: nil
        }
    }
}

/// A plan in a list.
struct WorkoutPlanCard: Sendable, MustacheParent {
    let overview: WorkoutPlanOverview
    let user: User

    func child(named name: String) -> Any? {
        let plan = overview.plan
        return switch name {
        case "path": Paths.workout(plan.id)
        case "name": plan.name
        case "icon": plan.focus.icon
        case "kind": "\(plan.focus.name) · \(plan.level.name)"
        case "summary": plan.summary.isEmpty ? nil : plan.summary
        case "minutes": String(overview.estimate.minutes)
        case "energy": String(overview.estimate.kilocalories(of: user))
        case "equipment": overview.exerciseCount == 0 ? "No exercises" : Equipment.text(overview.equipment)
        case "chip": fitsGoal ? Chip(tone: .good, text: "Fits your goal") : nil
        default: nil
        }
    }

    private var fitsGoal: Bool { overview.plan.goals.contains(user.fitnessGoal) }
}

/// The Workout tab.
struct WorkoutsPage: PageContent {
    let view = View.workouts
    let user: User
    let today: LocalDay
    let suggestion: WorkoutSuggestion?
    let plans: [WorkoutPlanOverview]
    let filter: WorkoutPlanFilter
    /// The last workouts, the latest first.
    let done: [DoneWorkout]

    private static let shownDone = 3

    func child(named name: String) -> Any? {
        switch name {
        case "hero": hero
        case "filter": plans.isEmpty ? nil : FilterForm(filter: filter, plans: plans, count: matching.count)
        case "own": cards(matching.filter(\.plan.isOwn))
        case "hasOwn": matching.contains(where: \.plan.isOwn)
        case "ownNote": ownNote
        case "library": cards(library)
        case "hasLibrary": !library.isEmpty
        case "newPath": Paths.newWorkout
        case "empty": empty
        case "hasDone": !done.isEmpty
        case "done": done.prefix(Self.shownDone).map { $0.row(today: today) }
        default: nil
        }
    }

    /// Somebody who filters looks for another plan than the one that is suggested.
    private var hero: WorkoutHero? {
        guard let suggestion else { return nil }
        if case .start = suggestion, filter.isOn { return nil }
        return WorkoutHero(suggestion: suggestion, user: user)
    }

    private var matching: [WorkoutPlanOverview] { plans.filter(filter.matches) }

    /// What serves the person's goal first, from easy to hard.
    private var library: [WorkoutPlanOverview] {
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

    private var ownNote: String? {
        if matching.contains(where: \.plan.isOwn) { return nil }
        return plans.contains(where: \.plan.isOwn)
            ? "None of your plans match the filter."
            : "Build your own plan, or copy one and change it."
    }

    private var empty: EmptyState? {
        if plans.isEmpty {
            return EmptyState(
                icon: "workout", title: "No workouts yet", text: "Create a plan and start it here.")
        }
        guard matching.isEmpty else { return nil }
        return EmptyState(
            icon: "search", title: "No workouts found", text: "Change the filter to see more.",
            action: Link("Clear filter", to: Paths.workouts))
    }
}

extension WorkoutsPage {
    struct FilterForm: Sendable, MustacheParent {
        let filter: WorkoutPlanFilter
        let plans: [WorkoutPlanOverview]
        let count: Int

        func child(named name: String) -> Any? {
            switch name {
            case "action": Paths.workouts
            case "fields": filter.fields(plans)
            case "count": CountText.of(count, "workout")
            case "clear": filter.isOn ? Link("Clear filter", to: Paths.workouts) : nil
            default: nil
            }
        }
    }
}

extension DoneWorkout {
    /// The line of a list that leads to what was done.
    func row(today: LocalDay) -> ListRow {
        let energy = Figure.kilocalories(energyKilocalories).text
        return ListRow(
            title: planName, path: Paths.workoutSession(session), icon: focus?.icon ?? "workout",
            note: "Done \(ago(today: today)) · \(DurationText.clock(seconds: durationSeconds)) · \(energy)")
    }

    private func ago(today: LocalDay) -> String {
        switch today - day {
        case ...0: "today"
        case 1: "yesterday"
        case 2...13: "\(today - day) days ago"
        default: day.shortText(today: today)
        }
    }
}
