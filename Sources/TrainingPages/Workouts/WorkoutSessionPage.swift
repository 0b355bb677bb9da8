import Fitness
import Forms
import Models
import Web

/// A workout that is going on: what to do now, how long, and what comes next.
struct WorkoutSessionPage: PageContent {
    var view: CompiledView<Self> { view_workouts_session }
    let card: WorkoutSessionCard

    /// - Parameters:
    ///   - session: as time has made it until now.
    ///   - shown: the exercise to do, or to get ready for in a rest.
    ///   - own: the exercise of the phase: in a rest the one before it.
    ///   - now: milliseconds since 1970.
    init(_ session: WorkoutSession, shown: Exercise?, own: Exercise?, now: Int64) {
        card = WorkoutSessionCard(session, shown: shown, own: own, now: now)
    }

    var back: Link { Link("Back to Workout", to: Paths.workouts) }
}

/// The phases of a run as they will be, each at its beginning: what the page goes on with while it has no connection.
struct WorkoutPhasesPage: PageContent {
    var view: CompiledView<Self> { view_workouts_phases }
    let phases: [WorkoutSessionCard]
    let path: String

    /// - Parameter exercises: those of the run that are still there, by their ids.
    init(_ session: WorkoutSession, exercises: [Int64: Exercise], now: Int64) {
        path = Paths.workoutSession(session.id)
        func exercise(_ run: WorkoutRun, _ position: Int) -> Exercise? {
            run.steps[position].exerciseID.flatMap { exercises[$0] }
        }
        phases = session.run.phasesAhead(at: now).map { run in
            var session = session
            session.run = run
            return WorkoutSessionCard(
                session, shown: exercise(run, run.shownPosition), own: exercise(run, run.phase.position), now: now)
        }
    }
}

extension WorkoutRun {
    /// The run at the beginning of each phase from the present one to the last, were everything until then done at once.
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

/// One phase of a run as it is at a moment.
struct WorkoutSessionCard: Sendable {
    private let session: WorkoutSession
    private let shown: Exercise?
    private let own: Exercise?
    /// Milliseconds since 1970.
    private let now: Int64
    private let isRest: Bool
    private let position: Int
    /// The exercise to do, or to get ready for in a rest.
    private let step: WorkoutRun.Step

    init(_ session: WorkoutSession, shown: Exercise?, own: Exercise?, now: Int64) {
        self.session = session
        self.shown = shown
        self.own = own
        self.now = now
        let run = session.run
        isRest = if case .rest = run.phase { true } else { false }
        position = run.shownPosition
        step = run.steps[position]
    }

    var path: String { Paths.workoutSession(session.id) }
    var endPath: String { Paths.workoutEnd(session.id) }
    var kind: String { isRest ? "rest" : "exercise" }
    var phase: String { String(run.ordinal) }
    var seenAt: String { String(now) }
    var isPaused: Bool { run.isPaused }
    var remainingText: String? { remaining.map(String.init) }
    var length: String? { run.phaseLength.map(String.init) }
    var count: String { "Exercise \(position + 1) of \(run.steps.count)" }
    var doneCount: String { String(run.doneCount) }
    var stepCount: String { String(run.steps.count) }
    var isLong: Bool { figure.contains(":") }
    var ringOffsetText: String { DecimalText.format(ringOffset) }
    var name: String { step.name }
    var instructions: String? { shown.flatMap { $0.instructions.isEmpty ? nil : $0.instructions } }
    var isWaiting: Bool { run.isWaiting && run.ordinal > 0 }
    var eyebrow: String? { isRest ? "Up next" : nil }
    var controls: [WorkoutControl] { WorkoutControl.all(of: session) }

    private var run: WorkoutRun { session.run }
    private var remaining: Int64? { run.remaining(at: now) }
    /// Repetitions, which the figure says already.
    private var isCounted: Bool { !isRest && remaining == nil }

    var state: String {
        switch (run.isPaused, isRest) {
        case (true, _): "Paused"
        case (_, true): "Rest"
        case (_, false): "Go"
        }
    }

    var figure: String {
        if let remaining { return WorkoutText.countdown(milliseconds: remaining) }
        return step.amount.reps.map(String.init) ?? ""
    }

    var figureUnit: String {
        remaining == nil ? step.amount.reps.map { CountText.noun($0, "rep") } ?? "" : "left"
    }

    /// `40 seconds`, `Set 2 of 3`, `8 reps · set 2 of 3`
    var amount: String? {
        let set = run.set(at: position).map { "set \($0.number) of \($0.count)" }
        return switch (isCounted, set) {
        case (true, let set): set.map { "S\($0.dropFirst())" }
        case (false, let set?): "\(step.amount.text) · \(set)"
        case (false, nil): step.amount.text
        }
    }

    /// Leads to the form of the set that is being done, or was done before the rest, with its weight.
    var log: Link? {
        let step = run.steps[run.phase.position]
        guard let own, own.kind == .strength, !own.isArchived, let reps = step.amount.reps, !isRest || step.isDone
        else { return nil }
        let path = Paths.newSet(own.id, on: session.day, reps: reps, back: Paths.workoutSession(session.id))
        return Link(isRest ? "Log your last set" : "Log this set", to: path)
    }

    /// How much of the ring is open, in hundredths.
    private var ringOffset: Double {
        guard let remaining, let length = run.phaseLength, length > 0 else { return 0 }
        return 100 - Double(remaining) / Double(length) * 100
    }

    /// What follows the exercise; in a rest the page is about that already.
    var next: String? {
        guard !isRest else { return nil }
        guard position < run.steps.count - 1 else { return "Then you are done" }
        let following = run.steps[position + 1].name
        guard step.restSeconds > 0 else { return "Next: \(following)" }
        return "\(ExerciseAmount.text(restSeconds: step.restSeconds)), then \(following)"
    }

    var announcement: String {
        let words = "\(step.name), \(step.amount.text)"
        switch (run.isPaused, isRest) {
        case (true, _): return "Paused. \(words)."
        case (_, true): return "Rest. Next: \(words)."
        case (_, false): return "\(words). Exercise \(position + 1) of \(run.steps.count)."
        }
    }
}

enum WorkoutText {
    /// What a clock that counts down shows: it begins with the whole time, and is at nothing only when that is over.
    static func countdown(milliseconds: Int64) -> String {
        let seconds = Int((milliseconds + 999) / 1_000)
        return seconds < 60 ? String(seconds) : DurationText.clock(seconds: seconds)
    }
}
