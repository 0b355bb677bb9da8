import FlyingSocks
import Foundation
import Synchronization

/// A non-blocking socket whose waits end when it is ready, at a deadline, or because the server stops.
///
/// One reader and one writer may wait at a time. The edge-triggered protocol: try the call first, wait only after it
/// would have blocked; an edge that comes in between is remembered, so no wake-up is lost.
final class SocketChannel: Sendable {
    enum Interest {
        case read, write
    }

    /// The phase of a connection during a wait.
    enum Phase {
        /// A request or its response is in progress.
        case busy
        /// The response was sent, but the peer still sends. A graceful stop may end the wait.
        case ending
        /// No request has begun. A graceful stop may end the wait, and so may a new connection that needs the place.
        case idle
    }

    enum Wake {
        case ready
        case timedOut
        /// Nothing was in progress, and the server stops or gave the place to another connection.
        case stopping
        /// The channel was cut off or closed.
        case cut
    }

    enum Transfer: Equatable {
        case bytes(Int)
        case blocked
        /// The peer has finished sending.
        case ended
        case failed(errno: Int32)
    }

    fileprivate struct Waiter {
        var continuation: UnsafeContinuation<Wake, Never>
        var deadline: ContinuousClock.Instant?
        var phase: Phase
        var since = ContinuousClock.now

        func isOver(at now: ContinuousClock.Instant) -> Bool { deadline.map { $0 <= now } ?? false }
    }

    fileprivate struct State {
        var reader: Waiter?
        var writer: Waiter?
        var readEdge = false
        var writeEdge = false
        /// The peer has finished sending. Its edge may coincide with that of the last bytes, with no other to follow.
        var readEnded = false
        var isStopping = false
        var isCut = false
        var isClosed = false
    }

    let socket: Socket
    private let state = Mutex(State())

    init(_ socket: Socket) { self.socket = socket }

    var descriptor: Int32 { socket.file.rawValue }
    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Suspends until the socket may be ready. `ready` may be spurious, so the caller tries again.
    /// - Parameters:
    ///   - deadline: nil to wait without a limit.
    ///   - phase: determines what may end this wait.
    nonisolated(nonsending) func wait(
        for interest: Interest, until deadline: ContinuousClock.Instant?, in phase: Phase = .busy
    ) async -> Wake {
        await withUnsafeContinuation { continuation in
            let waiter = Waiter(continuation: continuation, deadline: deadline, phase: phase)
            if let wake = state.withLock({ $0.enqueue(waiter, for: interest) }) {
                continuation.resume(returning: wake)
            }
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        Self.transfer { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
    }

    /// Never raises SIGPIPE.
    func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        Self.transfer { send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Tells the peer that nothing more follows; its data can still be read.
    func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends the connection with a reset (socket(7), `SO_LINGER`), so that the peer can't mistake it for an orderly end.
    func resetAtEnd() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Repeats a call that a signal interrupted, because no second edge would report the socket as ready.
    /// - Parameter call: as recv(2) and send(2), with its error in `errno`.
    static func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count > 0 { return .bytes(count) }
            if count == 0 { return .ended }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .blocked : .failed(errno: errno)
        }
    }

    // Calls from the pool and the server.

    func becameReady(toRead: Bool, toWrite: Bool, readEnded: Bool) {
        let (reader, writer) = state.withLock { state in
            state.readEnded = state.readEnded || readEnded
            return (
                toRead ? Self.take(&state.reader, orRemember: &state.readEdge) : nil,
                toWrite ? Self.take(&state.writer, orRemember: &state.writeEdge) : nil
            )
        }
        reader?.resume(returning: .ready)
        writer?.resume(returning: .ready)
    }

    /// Ends the waits whose deadline has passed.
    func expire(at now: ContinuousClock.Instant) {
        let (reader, writer) = state.withLock { state in
            (Self.take(&state.reader) { $0.isOver(at: now) }, Self.take(&state.writer) { $0.isOver(at: now) })
        }
        reader?.resume(returning: .timedOut)
        writer?.resume(returning: .timedOut)
    }

    /// Ends a wait with nothing in progress, now or when it begins; everything else continues.
    func stop() {
        let reader = state.withLock { state in
            state.isStopping = true
            return Self.take(&state.reader) { $0.phase != .busy }
        }
        reader?.resume(returning: .stopping)
    }

    /// The time since when the connection waits for a request; nil if it does not.
    var idleSince: ContinuousClock.Instant? {
        state.withLock { state in state.reader.flatMap { $0.phase == .idle ? $0.since : nil } }
    }

    /// Ends the wait for a request.
    /// - Returns: false if nothing waits for a request, or its first bytes have arrived.
    func endIdleWait() -> Bool {
        let reader = state.withLock { state in
            Self.take(&state.reader) { $0.phase == .idle && !hasInput }
        }
        reader?.resume(returning: .stopping)
        return reader != nil
    }

    private var hasInput: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
    }

    /// Ends every wait and the underlying connection, in any phase.
    func cut() {
        endWaits { state in
            if !state.isClosed { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Called by the pool when no event can reach the channel any more.
    func close() {
        endWaits { state in
            guard !state.isClosed else { return }
            state.isClosed = true
            Glibc.close(descriptor)
        }
    }

    private func endWaits(_ body: (inout State) -> Void) {
        let (reader, writer) = state.withLock { state in
            state.isCut = true
            body(&state)
            return (Self.take(&state.reader) { _ in true }, Self.take(&state.writer) { _ in true })
        }
        reader?.resume(returning: .cut)
        writer?.resume(returning: .cut)
    }

    private static func take(
        _ waiter: inout Waiter?, orRemember edge: inout Bool
    ) -> UnsafeContinuation<Wake, Never>? {
        edge = waiter == nil
        return take(&waiter) { _ in true }
    }

    private static func take(
        _ waiter: inout Waiter?, where condition: (Waiter) -> Bool
    ) -> UnsafeContinuation<Wake, Never>? {
        guard let found = waiter, condition(found) else { return nil }
        waiter = nil
        return found.continuation
    }
}

extension SocketChannel.State {
    /// - Returns: the reason to end the wait at once, or nil if the waiter was stored.
    fileprivate mutating func enqueue(
        _ waiter: SocketChannel.Waiter, for interest: SocketChannel.Interest
    ) -> SocketChannel.Wake? {
        if isCut { return .cut }
        if waiter.phase != .busy && isStopping { return .stopping }
        switch interest {
        case .read:
            if readEdge || readEnded {
                readEdge = false
                return .ready
            }
            precondition(reader == nil, "two tasks wait to read one socket")
            reader = waiter
        case .write:
            if writeEdge {
                writeEdge = false
                return .ready
            }
            precondition(writer == nil, "two tasks wait to write one socket")
            writer = waiter
        }
        return nil
    }
}
