extension WorkoutRun {
    /// What a person does during a run.
    package enum Event: String, CaseIterable, Sendable {
        case pause, resume
        /// The repetitions are done. An exercise with a time is done when that is over, and this skips what is left of it.
        case next
        /// The exercise is not done.
        case skip
        case skipRest
        /// The whole workout ends here.
        case finish
    }

    /// How long after a rest somebody counts as there without a sign of it.
    static let grace: Int64 = 10_000

    /// What time alone makes of the run: a timed exercise that is over becomes the rest at exactly its end, and a rest
    /// that is over the next exercise.
    ///
    /// Nobody exercises with a closed laptop. So an exercise that began by itself goes on for the grace, and no longer
    /// than it lasts; after that without a sign of somebody it waits, paused at its beginning. A run that time alone
    /// moves gets at most there.
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

    /// What the run is after an action.
    ///
    /// One that is meant for another than the present phase comes too late (a second tap, a page from the Back button,
    /// another device) and does nothing; the end, which is meant for all of the workout, can't.
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

    /// When it is over by itself; nil while it is paused, and where the person ends it.
    package var phaseEnd: Int64? {
        isPaused ? nil : phaseLength.map { phaseStartedAt + $0 - phaseElapsed }
    }
}
