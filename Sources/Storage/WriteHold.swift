import Foundation

/// How long a transaction kept others from writing.
public struct WriteHold: Sendable {
    public let elapsed: Duration
    /// The CPU time of it, without waiting for the disk or a busy machine.
    public let processor: Duration

    struct Start {
        let instant = ContinuousClock.now
        let processor = WriteHold.processorTime
    }

    init(since start: Start, until end: Start = Start()) {
        (elapsed, processor) = (end.instant - start.instant, end.processor - start.processor)
    }

    /// The CPU time of this thread, on which the whole transaction runs (clock_gettime(2)).
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
