/// The state of a timed workout: its exercises in order, each followed by its rest.
///
/// A pure value: it stores when its current phase began, from which its state at any time follows. A reload, another
/// device and a restart of the server all show the same second.
///
/// ```
/// exercise(0) → rest(0) → exercise(1) → … → exercise(n − 1) → complete
/// ```
/// Each exercise and each rest may be paused. Times and durations are in milliseconds.
package struct WorkoutRun: Sendable, Equatable {
    /// An exercise of the run, and how much of it was done.
    package struct Step: Sendable, Equatable {
        /// nil if the user deleted the exercise.
        package let exerciseID: Int64?
        package let name: String
        let metabolicEquivalent: Double
        package let amount: ExerciseAmount
        package let restSeconds: Int
        package var activeMilliseconds: Int64 = 0
        package var restedMilliseconds: Int64 = 0
        package var isDone = false

        package init(
            exerciseID: Int64?, name: String, metabolicEquivalent: Double, amount: ExerciseAmount, restSeconds: Int,
            activeMilliseconds: Int64 = 0, restedMilliseconds: Int64 = 0, isDone: Bool = false
        ) {
            self.exerciseID = exerciseID
            self.name = name
            self.metabolicEquivalent = metabolicEquivalent
            self.amount = amount
            self.restSeconds = restSeconds
            self.activeMilliseconds = activeMilliseconds
            self.restedMilliseconds = restedMilliseconds
            self.isDone = isDone
        }
    }

    package enum Phase: Sendable, Equatable {
        /// The exercise at this position.
        case exercise(Int)
        /// The rest after the exercise at this position.
        case rest(Int)
        case complete
    }

    package private(set) var steps: [Step]
    package private(set) var phase: Phase
    /// When the phase began or was last resumed, in milliseconds since 1970.
    package private(set) var phaseStartedAt: Int64
    /// The elapsed time of the phase until it was last paused.
    package private(set) var phaseElapsed: Int64
    package private(set) var isPaused: Bool

    package init(steps: [Step], phase: Phase, phaseStartedAt: Int64, phaseElapsed: Int64 = 0, isPaused: Bool = false) {
        self.steps = steps
        self.phase = phase
        self.phaseStartedAt = phaseStartedAt
        self.phaseElapsed = phaseElapsed
        self.isPaused = isPaused
    }

    /// A run whose first exercise begins now.
    init(starting steps: [Step], at now: Int64) {
        self.init(steps: steps, phase: .exercise(0), phaseStartedAt: now)
    }

    /// The index of the phase in the run, which only grows: 2 × i for exercise i, 2 × i + 1 for the rest after it.
    package var ordinal: Int {
        switch phase {
        case .exercise(let position): position * 2
        case .rest(let position): position * 2 + 1
        case .complete: steps.count * 2
        }
    }

    /// The current exercise, or the next one during a rest.
    package var shownPosition: Int {
        switch phase {
        case .exercise(let position): position
        case .rest(let position): position + 1
        case .complete: max(0, steps.count - 1)
        }
    }

    /// The number of a set among several in a row, from 1; nil for a single one.
    package func set(at position: Int) -> (number: Int, count: Int)? {
        let before = steps[..<position].reversed().prefix { $0.isSet(like: steps[position]) }.count
        let after = steps[(position + 1)...].prefix { $0.isSet(like: steps[position]) }.count
        return before + after == 0 ? nil : (before + 1, before + 1 + after)
    }

    /// Its rounds. Deleted exercises are told apart by their amounts only.
    package var outline: PlanOutline {
        PlanOutline(
            steps.map { PlanOutline.Item(exercise: $0.exerciseID ?? 0, amount: $0.amount, restSeconds: $0.restSeconds) }
        )
    }

    /// The length of the phase; nil if the user ends it.
    package var phaseLength: Int64? {
        switch phase {
        case .exercise(let position):
            if case .seconds(let seconds) = steps[position].amount { Int64(seconds) * 1_000 } else { nil }
        case .rest(let position): Int64(steps[position].restSeconds) * 1_000
        case .complete: nil
        }
    }

    /// Whether the exercise has not been started by the user yet: see `advanced(to:)`.
    package var isWaiting: Bool { isPaused && phaseElapsed == 0 }

    package var doneCount: Int { steps.count(where: \.isDone) }

    /// Whether it counts as a completed workout: at least half of its exercises are done. The column `is_mostly_done`
    /// has the same definition.
    package var isMostlyDone: Bool { doneCount * 2 >= steps.count }

    /// The elapsed time of the phase.
    func elapsed(at now: Int64) -> Int64 {
        isPaused ? phaseElapsed : phaseElapsed + max(0, now - phaseStartedAt)
    }

    /// The remaining time of the phase; nil if the user ends it.
    package func remaining(at now: Int64) -> Int64? {
        phaseLength.map { max(0, $0 - elapsed(at: now)) }
    }

    package mutating func begin(_ phase: Phase, at moment: Int64) {
        self.phase = phase
        phaseStartedAt = moment
        phaseElapsed = 0
        isPaused = false
    }

    mutating func pause(at moment: Int64) {
        phaseElapsed = elapsed(at: moment)
        phaseStartedAt = moment
        isPaused = true
    }

    package mutating func resume(at moment: Int64) {
        phaseStartedAt = moment
        isPaused = false
    }

    /// Ends the phase and begins the next one.
    /// - Parameter isDone: whether its exercise was done or skipped.
    package mutating func endPhase(isDone: Bool = true, at moment: Int64) {
        if case .exercise(let position) = phase { steps[position].isDone = isDone }
        credit(at: moment)
        switch phase {
        case .exercise(let position): begin(following(position), at: moment)
        case .rest(let position): begin(.exercise(position + 1), at: moment)
        case .complete: break
        }
    }

    /// Adds the elapsed time of the phase to its exercise. The seconds of a shortened timed exercise count, but not
    /// those of skipped reps, whose number is unknown.
    mutating func credit(at moment: Int64) {
        switch phase {
        case .exercise(let position):
            guard steps[position].isDone || steps[position].amount.seconds != nil else { return }
            steps[position].activeMilliseconds = min(elapsed(at: moment), steps[position].longestMilliseconds)
        case .rest(let position):
            steps[position].restedMilliseconds = min(elapsed(at: moment), Int64(steps[position].restSeconds) * 1_000)
        case .complete: break
        }
    }

    private func following(_ position: Int) -> Phase {
        guard position < steps.count - 1 else { return .complete }
        return steps[position].restSeconds > 0 ? .rest(position) : .exercise(position + 1)
    }

    /// An action of the user during a run.
    package enum Event: String, CaseIterable, Sendable {
        case pause, resume
        /// The reps are done. A timed exercise is done when its time is over; this skips the rest of it.
        case next
        /// The exercise is skipped.
        case skip
        case skipRest
        /// The whole workout ends here.
        case finish
    }

    /// How long after a rest the user counts as present without an action.
    static let grace: Int64 = 10_000

    /// Advances the run by time alone: a timed exercise becomes its rest exactly at its end, and a finished rest the
    /// next exercise.
    ///
    /// The user may have left. So an exercise that began by itself runs for the grace period at most, and no longer
    /// than its length; after that, without an action of the user, it waits, paused at its beginning. Time alone moves
    /// a run no further than that.
    package func advanced(to now: Int64) -> WorkoutRun {
        var run = self
        while let end = run.phaseEnd, end <= now {
            run.endPhase(at: end)
            guard case .exercise = run.phase else { continue }
            let alone = now - end
            if alone > Self.grace || run.phaseLength.map({ alone >= $0 }) == true { run.pause(at: end) }
            break
        }
        return run
    }

    /// The run after an action.
    ///
    /// An action for a phase other than the current one comes too late (a second tap, a page from the Back button,
    /// another device) and does nothing, except for the end, which applies to the whole workout.
    package func after(_ action: WorkoutAction, at now: Int64) -> WorkoutRun {
        var run = self
        if let seenAt = action.seenAt, seenAt >= phaseStartedAt, seenAt <= now { run = run.advanced(to: seenAt) }
        run = run.advanced(to: now)
        guard let event = action.event,
            event == .finish || action.ordinal == nil || action.ordinal == run.ordinal
        else { return run }
        switch (event, run.phase) {
        case (_, .complete): break
        case (.pause, _): if !run.isPaused { run.pause(at: now) }
        case (.resume, _): if run.isPaused { run.resume(at: now) }
        case (.next, .exercise(let position)):
            run.endPhase(isDone: run.steps[position].amount.reps != nil, at: now)
        case (.skip, .exercise): run.endPhase(isDone: false, at: now)
        case (.skipRest, .rest): run.endPhase(at: now)
        case (.finish, _):
            run.credit(at: now)
            run.begin(.complete, at: now)
        case (.next, .rest), (.skip, .rest), (.skipRest, .exercise): break
        }
        return run
    }

    /// When the phase ends by itself; nil if it is paused, or if the user ends it.
    package var phaseEnd: Int64? {
        isPaused ? nil : phaseLength.map { phaseStartedAt + $0 - phaseElapsed }
    }

    private var activeMilliseconds: Int64 { steps.reduce(0) { $0 + $1.activeMilliseconds } }
    private var restedMilliseconds: Int64 { steps.reduce(0) { $0 + $1.restedMilliseconds } }

    /// The time from start to end, without pauses and skipped exercises with reps.
    package var durationSeconds: Int {
        Int((Double(activeMilliseconds + restedMilliseconds) / 1_000).rounded())
    }

    /// The energy until the current phase began: MET × kg × hours, for exercises and rests (Herrmann et al., 2024 Adult
    /// Compendium of Physical Activities), computed as in `PlanEstimate`.
    package func energyKilocalories(weightKilograms: Double) -> Int {
        let rest = Double(restedMilliseconds) * PlanEstimate.restMetabolicEquivalent
        let sum = steps.reduce(rest) { $0 + Double($1.activeMilliseconds) * $1.metabolicEquivalent }
        return Int((sum * weightKilograms / 3_600_000).rounded())
    }

    /// The exercise that took the most energy beyond that of rest, with its time: of a run with walks between, the run,
    /// even where the walks took longer.
    package var hardestExercise: (id: Int64, seconds: Int)? {
        var milliseconds: [Int64: Int64] = [:]
        var energy: [Int64: Double] = [:]
        for step in steps where step.activeMilliseconds > 0 {
            guard let id = step.exerciseID else { continue }
            let aboveRest = step.metabolicEquivalent - PlanEstimate.restMetabolicEquivalent
            milliseconds[id, default: 0] += step.activeMilliseconds
            energy[id, default: 0] += aboveRest * Double(step.activeMilliseconds)
        }
        let hardest = energy.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let id = hardest?.key, let time = milliseconds[id] else { return nil }
        return (id, Int((Double(time) / 1_000).rounded()))
    }
}

extension WorkoutRun.Step {
    package func isSet(like other: Self) -> Bool { name == other.name && amount == other.amount }

    /// Upper limits for the time of a rep and of a short set, for users who leave the page open.
    private static let longestRepetition: Int64 = 10_000
    private static let longestShortSet: Int64 = 60_000

    /// The maximum time of the exercise that counts as activity.
    var longestMilliseconds: Int64 {
        switch amount {
        case .seconds(let seconds): Int64(seconds) * 1_000
        case .reps(let reps): max(Int64(reps) * Self.longestRepetition, Self.longestShortSet)
        }
    }
}
