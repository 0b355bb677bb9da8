import Fitness
import Forms
import Models
import Texts
import Web

/// Asks before a workout ends early.
struct WorkoutEndPage: PageContent {
    var view: CompiledView<Self> { view_workouts_workout_end }
    /// Advanced to the current time.
    let workout: TimedWorkout

    var back: Link { Link(WorkoutTexts.backToTheWorkout, to: Paths.timedWorkout(workout.id)) }

    var text: String {
        let run = workout.run
        guard run.doneCount > 0 else { return WorkoutTexts.nothingWillBeSaved }
        let saved =
            run.doneCount == 1
            ? WorkoutTexts.oneWillBeSaved(run.steps.count)
            : WorkoutTexts.severalWillBeSaved(run.doneCount, run.steps.count)
        return run.isMostlyDone ? saved : "\(saved) \(WorkoutTexts.completionHint)"
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
            if doneCount > 0 { return CommonTexts.amountOfTotal(doneCount, all) }
            let active = steps.reduce(0) { $0 + $1.activeMilliseconds }
            guard active > 0 else { return WorkoutTexts.notDone(all) }
            let seconds = Int((Double(active) / 1_000).rounded())
            return WorkoutTexts.notFinished(DurationText.clock(seconds: seconds), all)
        }

        private var doneCount: Int { steps.count(where: \.isDone) }
    }

    var view: CompiledView<Self> { view_workouts_workout_summary }
    /// Advanced to the current time.
    let workout: TimedWorkout
    let unlocked: [Achievement]
    /// What it can be logged as, if it was cardio alone and is not logged yet.
    var cardio: WorkoutCardio?
    /// In its program.
    var next: NextWorkout?
    let user: User
    let today: LocalDay

    private var run: WorkoutRun { workout.run }
    private var isSaved: Bool { workout.completedAt != nil }
    /// Whether the workout has only just ended.
    private var isFresh: Bool { !isSaved || today - workout.day <= 1 }

    var back: Link {
        isFresh
            ? Link(WorkoutTexts.backToWorkout, to: Paths.workouts)
            : Link(CommonTexts.backToTrack, to: Paths.track(on: workout.day))
    }

    var eyebrow: String { isFresh ? freshEyebrow : workout.day.relativeText(today: today) }
    var unlockedRows: [ListRow] { unlocked.map { ListRow(title: $0.title, path: Paths.achievements, icon: "star") } }
    var shownStanding: String? { isSaved && isFresh ? standing : nil }
    var nextText: String? { isFresh ? next?.text(user.units, today: today) : nil }
    var donePath: String? { isFresh ? Paths.workoutEnd(workout.id) : nil }
    var deletePath: String? { isSaved ? Paths.deletion(of: Paths.timedWorkout(workout.id)) : nil }

    /// The form of Track with the time filled in, so that only the distance is to be typed.
    var log: Link? {
        cardio.map { cardio in
            let path = Paths.newCardio(
                cardio.exercise.id, on: workout.day, seconds: cardio.seconds, back: Paths.timedWorkout(workout.id))
            let time = DurationText.clock(seconds: cardio.seconds)
            return Link(WorkoutTexts.logCardio(cardio.exercise.name, time), to: path)
        }
    }

    var assumption: String? {
        workout.bodyWeightKilograms == nil
            ? WorkoutTexts.energyAssumesWeight(assumedWeight) : nil
    }

    private var freshEyebrow: String {
        run.isMostlyDone ? WorkoutTexts.workoutComplete : WorkoutTexts.workoutEndedEarly
    }

    var shortfall: String? {
        run.isMostlyDone
            ? nil
            : WorkoutTexts.countsAsTrainingDay(Standing.pointsOfWorkout)
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
        guard isFresh else { return workout.planName }
        return run.doneCount == run.steps.count
            ? WorkoutTexts.wellDone(user.firstName) : WorkoutTexts.goodWork(user.firstName)
    }

    private var standing: String? {
        let streak = user.streak(on: today)
        let days = streak == 0 ? nil : WorkoutTexts.dayStreak(streak)
        let parts = [
            days, AchievementTexts.pointsOf(DecimalText.grouped(Double(user.totalPoints))),
            WorkoutTexts.level(user.level),
        ].compactMap { $0 }
        return parts.joined(separator: " · ")
    }

    var tiles: [Tile] {
        [
            Tile(label: CommonTexts.time, value: DurationText.clock(seconds: run.durationSeconds)),
            Tile(
                label: CommonTexts.exercises, value: String(run.doneCount),
                unit: CommonTexts.ofTotal(String(run.steps.count))),
            Tile(label: CommonTexts.energy, value: String(workout.energyKilocalories), unit: "kcal"),
        ]
    }
}
