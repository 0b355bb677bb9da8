import Foundation

/// Why the bytes of a connection stopped flowing.
enum TransportEnd: Error {
    /// The peer has finished sending.
    case ended
    case timedOut
    /// The server stops, and nothing was in progress.
    case stopping
    /// The connection broke, or the server cut it.
    case broken
}

/// Plain text in and out of one connection, with or without TLS.
///
/// Not Sendable: it belongs to the actor of its connection, and its methods run in that isolation.
final class Transport {
    private static let readBytes = 16 << 10
    /// The maximum size of a piece for the kernel or TLS.
    private static let pieceBytes = 256 << 10

    private let channel: SocketChannel
    private let tls: TLSSession?
    var isEncrypted: Bool { tls != nil }
    /// A read that filled its buffer may have left bytes behind; after any other read an edge will follow (epoll(7)).
    private var mayHaveMore = false
    var input = ReadBuffer()

    init(_ channel: SocketChannel, tls: TLSSession?) {
        self.channel = channel
        self.tls = tls
    }

    nonisolated(nonsending) func handshake(until deadline: ContinuousClock.Instant) async throws {
        guard let tls else { return }
        // A client that has not sent anything yet is idle.
        var phase = SocketChannel.Phase.idle
        while true {
            let step = tls.handshake()
            try await flush(tls, within: deadline)
            switch step {
            case .done: return
            case .needsInput:
                try await receiveCiphertext(for: tls, until: deadline, in: phase)
                phase = .busy
            case .ended, .failed: throw TransportEnd.broken
            }
        }
    }

    /// Waits for bytes and adds them to `input`.
    /// - Parameter phase: determines what may end the wait.
    /// - Throws: `TransportEnd`.
    nonisolated(nonsending) func fill(
        until deadline: ContinuousClock.Instant, in phase: SocketChannel.Phase = .busy
    ) async throws {
        guard let tls else { return try await receive(until: deadline, in: phase, { input.append($0) }) }
        while true {
            let step = withUnsafeTemporaryAllocation(byteCount: Self.readBytes, alignment: 1) { buffer in
                let step = tls.read(into: buffer)
                if case .done(let count) = step { input.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
                return step
            }
            // Reading also answers key updates.
            try await flush(tls, within: deadline)
            switch step {
            case .done: return
            case .needsInput: try await receiveCiphertext(for: tls, until: deadline, in: phase)
            case .ended: throw TransportEnd.ended
            case .failed: throw TransportEnd.broken
            }
        }
    }

    /// Sends all of the bytes.
    /// - Parameter progressTimeout: the longest wait for room in the send buffer.
    /// - Throws: `TransportEnd`.
    nonisolated(nonsending) func write(_ bytes: ArraySlice<UInt8>, progressTimeout: Duration) async throws {
        var rest = bytes
        while !rest.isEmpty {
            let piece = rest.prefix(Self.pieceBytes)
            guard let tls else {
                try await writePlain(piece, progressTimeout: progressTimeout)
                rest = rest.dropFirst(piece.count)
                continue
            }
            guard case .done(let count) = piece.withUnsafeBytes({ tls.write($0) }) else { throw TransportEnd.broken }
            rest = rest.dropFirst(count)
            try await flush(tls, progressTimeout: progressTimeout)
        }
    }

    /// Tells the peer that nothing more follows.
    nonisolated(nonsending) func endWriting(progressTimeout: Duration) async {
        if let tls {
            tls.close()
            // A failure does not matter here, because the peer is gone.
            try? await flush(tls, progressTimeout: progressTimeout)
        }
        channel.endWriting()
    }

    /// Ends the connection with a reset, which the peer can't mistake for the end of a response.
    func resetAtEnd() { channel.resetAtEnd() }

    /// Discards input until the peer ends or the deadline passes. Closing a socket with unread bytes would reset the
    /// connection, and the peer could lose the last response (RFC 9112 §9.6).
    nonisolated(nonsending) func discardInput(until deadline: ContinuousClock.Instant) async {
        input = ReadBuffer()
        mayHaveMore = true
        while ContinuousClock.now < deadline {
            guard (try? await receive(until: deadline, in: .ending, { _ in })) != nil else { return }
        }
    }

    // The underlying socket.

    nonisolated(nonsending) private func receiveCiphertext(
        for tls: TLSSession, until deadline: ContinuousClock.Instant, in phase: SocketChannel.Phase
    ) async throws {
        try await receive(until: deadline, in: phase) { tls.receive($0) }
    }

    /// Passes the next bytes of the socket to `body`.
    nonisolated(nonsending) private func receive(
        until deadline: ContinuousClock.Instant, in phase: SocketChannel.Phase,
        _ body: (UnsafeRawBufferPointer) -> Void
    ) async throws {
        while true {
            if mayHaveMore {
                switch readOnce(body) {
                case .bytes: return
                case .blocked: mayHaveMore = false
                case .ended: throw TransportEnd.ended
                case .failed: throw TransportEnd.broken
                }
            }
            try Self.check(await channel.wait(for: .read, until: deadline, in: phase))
            mayHaveMore = true
        }
    }

    private func readOnce(_ body: (UnsafeRawBufferPointer) -> Void) -> SocketChannel.Transfer {
        withUnsafeTemporaryAllocation(byteCount: Self.readBytes, alignment: 1) { buffer in
            let transfer = channel.read(into: buffer)
            if case .bytes(let count) = transfer {
                mayHaveMore = count == buffer.count
                body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
            return transfer
        }
    }

    nonisolated(nonsending) private func flush(_ tls: TLSSession, within deadline: ContinuousClock.Instant) async throws
    {
        try await flush(tls, progressTimeout: ContinuousClock.now.duration(to: deadline))
    }

    nonisolated(nonsending) private func flush(_ tls: TLSSession, progressTimeout: Duration) async throws {
        try await writePlain(tls.takeOutput()[...], progressTimeout: progressTimeout)
    }

    nonisolated(nonsending) private func writePlain(
        _ bytes: ArraySlice<UInt8>, progressTimeout: Duration
    ) async throws {
        var rest = bytes
        while !rest.isEmpty {
            switch rest.withUnsafeBytes({ channel.write($0) }) {
            case .bytes(let count): rest = rest.dropFirst(count)
            case .blocked: try Self.check(await channel.wait(for: .write, until: .now + progressTimeout))
            case .ended, .failed: throw TransportEnd.broken
            }
        }
    }

    private static func check(_ wake: SocketChannel.Wake) throws {
        switch wake {
        case .ready: return
        case .timedOut: throw TransportEnd.timedOut
        case .stopping: throw TransportEnd.stopping
        case .cut: throw TransportEnd.broken
        }
    }
}
