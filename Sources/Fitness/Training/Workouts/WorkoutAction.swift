/// What a form of the session's page asks for.
package struct WorkoutAction: Sendable {
    /// nil when the page's clock sends the form: then the server's clock alone decides what is over.
    package var event: WorkoutRun.Event?
    /// The phase that the page showed; nil when the form does not say.
    package var ordinal: Int?
    /// When the person did it, in milliseconds since 1970, where that was without a connection; nil for now.
    package var happenedAt: Int64?
    /// When the page was made, in milliseconds since 1970: somebody was there then.
    package var seenAt: Int64?

    package init(event: WorkoutRun.Event? = nil, ordinal: Int? = nil, happenedAt: Int64? = nil, seenAt: Int64? = nil) {
        self.event = event
        self.ordinal = ordinal
        self.happenedAt = happenedAt
        self.seenAt = seenAt
    }
}

extension WorkoutAction {
    /// What a program's clock sends.
    package static let clock = "clock"

    /// What programs call them.
    package static let names = WorkoutRun.Event.allCases.map(\.rawValue) + [clock]

    /// - Returns: nil for a name that is none.
    package init?(named name: String, phase: Int?) {
        guard let event = WorkoutRun.Event(rawValue: name) else {
            guard name == Self.clock else { return nil }
            self.init()
            return
        }
        self.init(event: event, ordinal: phase)
    }

    /// The moment of the action in a run: not before what the run knows of, and not after now.
    package func moment(in run: WorkoutRun, now: Int64) -> Int64 {
        happenedAt.map { min(now, max($0, run.phaseStartedAt)) } ?? now
    }
}
