import Foundation

/// For how long a transaction kept others from writing.
public struct WriteHold: Sendable {
    public let elapsed: Duration
    /// What of it was work and not waiting for the disk or for a busy machine.
    public let processor: Duration

    struct Start {
        let instant = ContinuousClock.now
        let processor = WriteHold.processorTime
    }

    init(since start: Start, until end: Start = Start()) {
        (elapsed, processor) = (end.instant - start.instant, end.processor - start.processor)
    }

    /// Of this thread, on which a transaction runs from its beginning to its end (clock_gettime(2)).
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
