extension WorkoutRun {
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
}
