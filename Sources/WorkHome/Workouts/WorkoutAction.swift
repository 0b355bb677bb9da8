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
    init(_ fields: FormFields, _ event: WorkoutRun.Event) {
        self.event = fields["by"] == "clock" ? nil : event
        // A phase that can't be read is none that the run could be in.
        ordinal = fields["phase"].map { Int($0) ?? -1 }
        seenAt = fields["seen_at"].flatMap { Int64($0) }
    }
}
