import Fitness
import Forms
import Models
import Texts
import Web

/// Asks before a workout ends early.
struct WorkoutEndPage: PageContent {
    var view: CompiledView<Self> { view_workouts_session_end }
    /// Advanced to the current time.
    let session: TimedWorkout

    var back: Link { Link("Back to the workout", to: Paths.timedWorkout(session.id)) }
    var action: String { Paths.workoutEnd(session.id) }
    var cancelPath: String { Paths.timedWorkout(session.id) }

    var text: String {
        let run = session.run
        guard run.doneCount > 0 else { return "You have not finished an exercise yet, so nothing will be saved." }
        let exercises = "\(run.doneCount) of \(CountText.of(run.steps.count, "exercise"))"
        let done = run.doneCount == 1 ? "is done. It" : "are done. They"
        let completion = run.isMostlyDone ? "" : " At least half of the exercises make a completed workout."
        return "\(exercises) \(done) will be saved.\(completion)"
    }
}

/// The summary of a workout, at its end and later.
struct WorkoutSummaryPage: PageContent {
    struct Line: Sendable {
        /// All sets of one exercise, over all rounds.
        let steps: [WorkoutRun.Step]

        var name: String { steps[0].name }
        var isDone: Bool { doneCount == steps.count }

        var note: String {
            let amount = steps[0].amount.text
            let all = steps.count == 1 ? amount : "\(steps.count)\u{A0}×\u{A0}\(amount)"
            if doneCount == steps.count { return all }
            if doneCount > 0 { return "\(doneCount) of \(all)" }
            let active = steps.reduce(0) { $0 + $1.activeMilliseconds }
            guard active > 0 else { return "\(all), not done" }
            let seconds = Int((Double(active) / 1_000).rounded())
            return "\(DurationText.clock(seconds: seconds)) of \(all), not finished"
        }

        private var doneCount: Int { steps.count(where: \.isDone) }
    }

    var view: CompiledView<Self> { view_workouts_session_summary }
    /// Advanced to the current time.
    let session: TimedWorkout
    let unlocked: [Achievement]
    let user: User
    let today: LocalDay

    private var run: WorkoutRun { session.run }
    private var isSaved: Bool { session.completedAt != nil }
    /// Whether the workout has only just ended.
    private var isFresh: Bool { !isSaved || today - session.day <= 1 }

    var back: Link {
        isFresh
            ? Link("Back to Workout", to: Paths.workouts) : Link("Back to Track", to: Paths.track(on: session.day))
    }

    var eyebrow: String { isFresh ? freshEyebrow : session.day.relativeText(today: today) }
    var unlockedRows: [ListRow] { unlocked.map { ListRow(title: $0.title, path: Paths.achievements, icon: "star") } }
    var hasUnlocked: Bool { !unlocked.isEmpty }
    var shownStanding: String? { isSaved && isFresh ? standing : nil }
    var donePath: String? { isFresh ? Paths.workoutEnd(session.id) : nil }
    var deletePath: String? { isSaved ? Paths.timedWorkoutDeletion(session.id) : nil }

    var assumption: String? {
        session.bodyWeightKilograms == nil
            ? "Your weight is not known, so the energy assumes \(assumedWeight)." : nil
    }

    private var freshEyebrow: String { run.isMostlyDone ? "Workout complete" : "Workout ended early" }

    var shortfall: String? {
        run.isMostlyDone
            ? nil
            : "This counts as a training day. With at least half of the exercises done, it is a completed workout and "
                + "earns \(Standing.pointsOfWorkout) more points."
    }

    /// In order of first appearance.
    var lines: [Line] {
        var groups: [[WorkoutRun.Step]] = []
        for step in run.steps {
            if let index = groups.firstIndex(where: { $0[0].isSet(like: step) }) {
                groups[index].append(step)
            } else {
                groups.append([step])
            }
        }
        return groups.map(Line.init)
    }

    private var assumedWeight: String {
        user.units.weight.text(User.Training.assumedWeightKilograms, maximumDecimals: 1)
    }

    var title: String {
        guard isFresh else { return session.planName }
        return run.doneCount == run.steps.count ? "Well done, \(user.firstName)" : "Good work, \(user.firstName)"
    }

    private var standing: String? {
        let streak = user.streak(on: today)
        let days = streak == 0 ? nil : "\(streak)-day streak"
        let parts = [days, "\(DecimalText.grouped(Double(user.totalPoints))) points", "level \(user.level)"].compactMap
        { $0 }
        return parts.joined(separator: " · ")
    }

    var tiles: [Tile] {
        [
            Tile(label: "Time", value: DurationText.clock(seconds: run.durationSeconds)),
            Tile(label: "Exercises", value: String(run.doneCount), unit: "of \(run.steps.count)"),
            Tile(label: "Energy", value: String(session.energyKilocalories), unit: "kcal"),
        ]
    }
}
