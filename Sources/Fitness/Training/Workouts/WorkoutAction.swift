/// An action from a form on the timed workout's page.
package struct WorkoutAction: Sendable {
    /// nil if the page's timer sent the form; then only the server's clock decides which phases are over.
    package var event: WorkoutRun.Event?
    /// The phase that the page showed; nil if unknown.
    package var ordinal: Int?
    /// When the user did it while offline, in milliseconds since 1970; nil for now.
    package var happenedAt: Int64?
    /// When the page was rendered, in milliseconds since 1970: the user was present then.
    package var seenAt: Int64?

    package init(event: WorkoutRun.Event? = nil, ordinal: Int? = nil, happenedAt: Int64? = nil, seenAt: Int64? = nil) {
        self.event = event
        self.ordinal = ordinal
        self.happenedAt = happenedAt
        self.seenAt = seenAt
    }

    /// The name of the event that an API client's timer sends.
    package static let clock = "clock"

    /// The names in the API.
    package static let names = WorkoutRun.Event.allCases.map(\.rawValue) + [clock]

    /// - Returns: nil for an unknown name.
    package init?(named name: String, phase: Int?) {
        guard let event = WorkoutRun.Event(rawValue: name) else {
            guard name == Self.clock else { return nil }
            self.init()
            return
        }
        self.init(event: event, ordinal: phase)
    }

    /// The time of the action: not before the current phase began, and not after now.
    package func moment(in run: WorkoutRun, now: Int64) -> Int64 {
        happenedAt.map { min(now, max($0, run.phaseStartedAt)) } ?? now
    }
}
