import Logging
import Synchronization

/// The open connections: counts them in total and per client, and stops them with the server.
final class ConnectionRegistry: Sendable {
    enum Admission {
        case accepted
        /// Over a limit, with no idle connection to close: gets a 503.
        case refused
        /// Over the limit, and too many connections are being refused already.
        case dropped
    }

    fileprivate struct Entry {
        let channel: SocketChannel
        /// nil for a trusted proxy, whose clients are counted individually.
        let address: IPAddress?
        let admission: Admission
        /// Whether another connection has taken its place.
        var isEvicted = false
        /// Canceled if it is still running at the end of a graceful stop.
        var task: Task<Void, Never>?

        var isServed: Bool { admission == .accepted && !isEvicted }
    }

    fileprivate struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var servedCount = 0
        var refusedCount = 0
        var countsByAddress: [IPAddress: Int] = [:]
        var isStopping = false
        var emptied: AsyncStream<Never>.Continuation?
    }

    fileprivate static let maximumRefusedCount = 64
    private let limits: HTTPLimits
    private let state = Mutex(State())

    init(limits: HTTPLimits) { self.limits = limits }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Reserves a place for a connection. If none is free, the longest idle connection makes room.
    /// - Parameter address: nil if the peer is a trusted proxy, whose clients are counted individually.
    func admit(_ channel: SocketChannel, address: IPAddress?) -> Admission {
        state.withLock { state in
            let admission = state.admission(of: address, limits)
            guard admission != .dropped else { return .dropped }
            state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, address: address, admission: admission)
            return admission
        }
    }

    /// Stores the task of an admitted connection, for cancellation at the end of a graceful stop.
    func attach(_ task: Task<Void, Never>, to channel: SocketChannel) {
        // The connection may have finished already.
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.task = task }
    }

    /// Releases the place of an admitted connection.
    func remove(_ channel: SocketChannel) {
        let emptied = state.withLock { state in
            if let entry = state.entries.removeValue(forKey: ObjectIdentifier(channel)) { state.free(entry) }
            return state.entries.isEmpty ? state.emptied.take() : nil
        }
        emptied?.finish()
    }

    /// Counts a request from a trusted proxy as a connection of the forwarded address.
    func acquire(_ address: IPAddress) -> Bool {
        state.withLock { state in
            guard state.hasRoom(for: address, limits) else { return false }
            state.count(address)
            return true
        }
    }

    func release(_ address: IPAddress) { state.withLock { $0.release(address) } }

    // Stopping.

    /// How long canceled handlers may take to end.
    private static let cancellationTimeout = Duration.seconds(1)

    /// Closes idle connections, waits for the others, then cuts the rest. Does not wait if the task is canceled.
    func stop(within timeout: Duration, logger: Logger) async {
        let channels = state.withLock { state in
            state.isStopping = true
            return state.entries.values.map(\.channel)
        }
        for channel in channels { channel.stop() }
        await waitUntilEmpty(within: timeout)
        let rest = state.withLock { Array($0.entries.values) }
        guard !rest.isEmpty else { return }
        logger.warning("Connections cut at the end of the graceful stop", metadata: ["count": "\(rest.count)"])
        for entry in rest { entry.channel.cut() }
        for entry in rest { entry.task?.cancel() }
        await Task.detached { await self.waitUntilEmpty(within: Self.cancellationTimeout) }.value
        let stuckCount = state.withLock { $0.entries.count }
        if stuckCount > 0 {
            logger.error("Handlers ignore their cancellation", metadata: ["count": "\(stuckCount)"])
        }
    }

    /// Also ends if the task is canceled.
    private func waitUntilEmpty(within timeout: Duration) async {
        let (emptiedSignal, continuation) = AsyncStream<Never>.makeStream()
        let isEmpty = state.withLock { state in
            state.emptied = continuation
            return state.entries.isEmpty
        }
        guard !isEmpty else { return }
        await withTaskGroup { group in
            group.addTask { for await _ in emptiedSignal {} }
            group.addTask { try? await Task.sleep(for: timeout) }
            await group.next()
            group.cancelAll()
        }
    }
}

// Limits.
extension ConnectionRegistry.State {
    fileprivate mutating func admission(of address: IPAddress?, _ limits: HTTPLimits) -> ConnectionRegistry.Admission {
        if makeRoom(for: address, limits) {
            servedCount += 1
            count(address)
            return .accepted
        }
        guard refusedCount < ConnectionRegistry.maximumRefusedCount else { return .dropped }
        refusedCount += 1
        return .refused
    }

    fileprivate mutating func free(_ entry: ConnectionRegistry.Entry) {
        if entry.isServed {
            servedCount -= 1
            release(entry.address)
        } else if entry.admission == .refused {
            refusedCount -= 1
        }
    }

    fileprivate func hasRoom(for address: IPAddress?, _ limits: HTTPLimits) -> Bool {
        guard let network = address?.network else { return true }
        return countsByAddress[network, default: 0] < limits.connectionCountPerAddress
    }

    /// - Returns: false if all places are taken by busy connections.
    private mutating func makeRoom(for address: IPAddress?, _ limits: HTTPLimits) -> Bool {
        // A client at its own limit only closes one of its own connections.
        guard hasRoom(for: address, limits) else { return endLongestIdle { $0.address?.network == address?.network } }
        return servedCount < limits.connectionCount || endLongestIdle { _ in true }
    }

    /// A linear search, which is fast for the maximum number of connections, and only needed if all places are taken.
    private mutating func endLongestIdle(where isCandidate: (ConnectionRegistry.Entry) -> Bool) -> Bool {
        let idle = entries.compactMap { key, entry in
            entry.isServed && isCandidate(entry) ? entry.channel.idleSince.map { (key: key, since: $0) } : nil
        }
        for (key, _) in idle.sorted(by: { $0.since < $1.since }) {
            // A connection whose next request has just arrived stays.
            guard var entry = entries[key], entry.channel.endIdleWait() else { continue }
            free(entry)
            entry.isEvicted = true
            entries[key] = entry
            return true
        }
        return false
    }

    fileprivate mutating func count(_ address: IPAddress?) {
        if let network = address?.network { countsByAddress[network, default: 0] += 1 }
    }

    fileprivate mutating func release(_ address: IPAddress?) {
        guard let network = address?.network, let count = countsByAddress[network] else { return }
        countsByAddress[network] = count > 1 ? count - 1 : nil
    }
}
