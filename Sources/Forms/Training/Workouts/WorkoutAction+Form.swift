import Fitness
import HTTP

extension WorkoutAction {
    package init(_ fields: FormFields, _ event: WorkoutRun.Event) {
        self.init()
        self.event = fields["by"] == Self.clock ? nil : event
        // An unreadable phase becomes one that the run is never in.
        ordinal = fields["phase"].map { Int(outside: $0) ?? -1 }
        seenAt = fields.milliseconds("seen_at")
        happenedAt = fields.milliseconds("happened_at")
    }
}
