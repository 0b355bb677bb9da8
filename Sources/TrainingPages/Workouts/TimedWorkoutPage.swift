import Fitness
import Forms
import Models
import Texts
import Web

/// A running workout: what to do now, how long, and what comes next.
struct TimedWorkoutPage: PageContent {
    var view: CompiledView<Self> { view_workouts_timed_workout }
    let card: TimedWorkoutCard

    /// - Parameters:
    ///   - session: advanced to the current time.
    ///   - shown: the exercise to do, or to get ready for in a rest.
    ///   - own: the exercise of the phase; in a rest, the one before it.
    ///   - now: milliseconds since 1970.
    init(_ workout: TimedWorkout, shown: Exercise?, own: Exercise?, now: Int64) {
        card = TimedWorkoutCard(workout, workout.run.outline, shown: shown, own: own, now: now)
    }

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
}

/// The phases to come, each in its initial state: the page continues with them while it has no connection.
struct WorkoutPhasesPage: PageContent {
    var view: CompiledView<Self> { view_workouts_phases }
    let phases: [TimedWorkoutCard]
    let path: String

    /// - Parameter exercises: the run's exercises that still exist, by id.
    init(_ workout: TimedWorkout, exercises: [Int64: Exercise], now: Int64) {
        path = Paths.timedWorkout(workout.id)
        func exercise(_ run: WorkoutRun, _ position: Int) -> Exercise? {
            run.steps[position].exerciseID.flatMap { exercises[$0] }
        }
        let outline = workout.run.outline
        phases = workout.run.phasesAhead(at: now).map { run in
            var workout = workout
            workout.run = run
            return TimedWorkoutCard(
                workout, outline, shown: exercise(run, run.shownPosition), own: exercise(run, run.phase.position),
                now: now)
        }
    }
}

extension WorkoutRun {
    /// The run at the start of each remaining phase, as if the phases before it ended immediately.
    func phasesAhead(at now: Int64) -> [WorkoutRun] {
        var (run, phases) = (self, [WorkoutRun]())
        if run.isPaused { run.resume(at: now) }
        while run.phase != .complete {
            run.begin(run.phase, at: now)
            phases.append(run)
            run.endPhase(at: now)
        }
        return phases
    }
}

/// One phase of a run at a point in time.
struct TimedWorkoutCard: Sendable {
    let workout: TimedWorkout
    private let outline: PlanOutline
    private let shown: Exercise?
    private let own: Exercise?
    /// Milliseconds since 1970.
    let now: Int64
    private let isRest: Bool
    private let position: Int
    /// The exercise to do, or to get ready for in a rest.
    private let step: WorkoutRun.Step

    init(_ workout: TimedWorkout, _ outline: PlanOutline, shown: Exercise?, own: Exercise?, now: Int64) {
        self.workout = workout
        self.outline = outline
        self.shown = shown
        self.own = own
        self.now = now
        let run = workout.run
        isRest = if case .rest = run.phase { true } else { false }
        position = run.shownPosition
        step = run.steps[position]
    }

    var path: String { Paths.timedWorkout(workout.id) }
    var kind: String { isRest ? "rest" : "exercise" }
    var phase: String { String(run.ordinal) }
    var isPaused: Bool { run.isPaused }
    var remainingText: String? { remaining.map(String.init) }
    var length: String? { run.phaseLength.map(String.init) }
    var doneCount: String { String(run.doneCount) }
    var stepCount: String { String(run.steps.count) }
    var isLong: Bool { figure.contains(":") }
    var ringOffsetText: String { DecimalText.format(ringOffset) }
    var name: String { step.name }
    var instructions: String? { shown.flatMap { $0.instructions.isEmpty ? nil : $0.instructions } }
    var isWaiting: Bool { run.isWaiting && run.ordinal > 0 }
    var eyebrow: String? { isRest ? WorkoutTexts.upNext : nil }
    var controls: [WorkoutControl] { WorkoutControl.all(of: workout) }

    private var run: WorkoutRun { workout.run }
    private var remaining: Int64? { run.remaining(at: now) }
    /// Whether the phase counts reps, which the figure already shows.
    private var isCounted: Bool { !isRest && remaining == nil }

    /// `Exercise 2 of 12`, `Round 2 of 3 · Exercise 8 of 12`
    var count: String {
        let exercise = WorkoutTexts.exerciseOf(position + 1, run.steps.count)
        return outline.round(at: position).map {
            "\(WorkoutTexts.roundOf(String($0.number), String($0.count))) · \(exercise)"
        }
            ?? exercise
    }

    var state: String {
        switch (run.isPaused, isRest) {
        case (true, _): CommonTexts.paused
        case (_, true): CommonTexts.rest
        case (_, false): CommonTexts.go
        }
    }

    var figure: String {
        if let remaining { return WorkoutText.countdown(milliseconds: remaining) }
        return step.amount.reps.map(String.init) ?? ""
    }

    var figureUnit: String {
        remaining == nil ? step.amount.reps.map { CountTexts.repNoun($0) } ?? "" : WorkoutTexts.timeLeft
    }

    /// `40 seconds`, `Set 2 of 3`, `8 reps · set 2 of 3`
    var amount: String? {
        switch (isCounted, run.set(at: position)) {
        case (true, let set): set.map { WorkoutTexts.setOfCapitalized($0.number, $0.count) }
        case (false, let set?): "\(step.amount.text) · \(WorkoutTexts.setOf(set.number, set.count))"
        case (false, nil): step.amount.text
        }
    }

    /// The link to log the current set with its weight, or during a rest the set before it.
    var log: Link? {
        let step = run.steps[run.phase.position]
        guard let own, own.kind == .strength, !own.isArchived, let reps = step.amount.reps, !isRest || step.isDone
        else { return nil }
        let path = Paths.newSet(own.id, on: workout.day, reps: reps, back: Paths.timedWorkout(workout.id))
        return Link(isRest ? WorkoutTexts.logYourLastSet : WorkoutTexts.logThisSet, to: path)
    }

    /// The open part of the ring, in percent.
    private var ringOffset: Double {
        guard let remaining, let length = run.phaseLength, length > 0 else { return 0 }
        return 100 - Double(remaining) / Double(length) * 100
    }

    /// What follows the exercise; nil in a rest, where the page already shows it.
    var next: String? {
        guard !isRest else { return nil }
        guard position < run.steps.count - 1 else { return WorkoutTexts.thenYouAreDone }
        let following = run.steps[position + 1].name
        guard step.restSeconds > 0 else { return WorkoutTexts.next(following) }
        return WorkoutTexts.restThen(ExerciseAmount.text(restSeconds: step.restSeconds), following)
    }

    var announcement: String {
        let words = "\(step.name), \(step.amount.text)"
        switch (run.isPaused, isRest) {
        case (true, _): return WorkoutTexts.pausedAnnouncement(words)
        case (_, true): return WorkoutTexts.restAnnouncement(words)
        case (_, false): return WorkoutTexts.exerciseAnnouncement(words, position + 1, run.steps.count)
        }
    }
}

enum WorkoutText {
    /// The text of a countdown: rounded up, so that it starts with the full time and reaches 0 only at the end.
    static func countdown(milliseconds: Int64) -> String {
        let seconds = Int((milliseconds + 999) / 1_000)
        return seconds < 60 ? String(seconds) : DurationText.clock(seconds: seconds)
    }
}
