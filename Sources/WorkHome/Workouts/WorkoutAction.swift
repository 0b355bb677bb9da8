import HTTP

/// What a form of the session's page asks for.
struct WorkoutAction: Sendable {
    /// nil when the page's clock sends the form: then the server's clock alone decides what is over.
    var event: WorkoutRun.Event?
    /// The phase that the page showed; nil when the form does not say.
    var ordinal: Int?
    /// When the page was made, in milliseconds since 1970: somebody was there then.
    var seenAt: Int64?
}

extension WorkoutAction {
    /// What a program's clock sends.
    private static let clock = "clock"

    /// What programs call them.
    static let names = WorkoutRun.Event.allCases.map(\.rawValue) + [clock]

    /// - Returns: nil for a name that is none.
    init?(named name: String, phase: Int?) {
        guard let event = WorkoutRun.Event(rawValue: name) else {
            guard name == Self.clock else { return nil }
            self.init()
            return
        }
        self.init(event: event, ordinal: phase)
    }

    init(_ fields: FormFields, _ event: WorkoutRun.Event) {
        self.event = fields["by"] == Self.clock ? nil : event
        // A phase that can't be read is none that the run could be in.
        ordinal = fields["phase"].map { Int($0) ?? -1 }
        seenAt = fields["seen_at"].flatMap { Int64($0) }
    }
}
