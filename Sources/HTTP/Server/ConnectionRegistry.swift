import Logging
import Synchronization

/// The open connections: how many there are in all and for each client, and who has to be told when the server stops.
final class ConnectionRegistry: Sendable {
    enum Admission {
        case accepted
        /// Over a limit, and none is idle: to be told 503.
        case refused
        /// Over the limit, and too many are being told so already.
        case dropped
    }

    fileprivate struct Entry {
        let channel: SocketChannel
        /// nil for a trusted proxy, whose clients count one by one.
        let address: IPAddress?
        let admission: Admission
        /// Its place is another's already.
        var isLeaving = false
        /// To cancel it in the end.
        var task: Task<Void, Never>?

        var isServed: Bool { admission == .accepted && !isLeaving }
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

    init(limits: HTTPLimits) {
        self.limits = limits
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Finds a place for a connection; where all are taken, that of the connection which has been idle longest.
    /// - Parameter address: nil when the peer is a trusted proxy, whose clients count one by one.
    func admit(_ channel: SocketChannel, address: IPAddress?) -> Admission {
        state.withLock { state in
            let admission = state.admission(of: address, limits)
            guard admission != .dropped else { return .dropped }
            state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, address: address, admission: admission)
            return admission
        }
    }

    /// Keeps the task of an admitted connection, to cancel it in the end.
    func attach(_ task: Task<Void, Never>, to channel: SocketChannel) {
        // It may have finished already.
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.task = task }
    }

    /// Gives an admitted connection's place back.
    func remove(_ channel: SocketChannel) {
        let emptied = state.withLock { state in
            if let entry = state.entries.removeValue(forKey: ObjectIdentifier(channel)) { state.free(entry) }
            return state.entries.isEmpty ? state.emptied.take() : nil
        }
        emptied?.finish()
    }

    /// Counts a request that came through a trusted proxy as a connection of the address that it came from.
    func acquire(_ address: IPAddress) -> Bool {
        state.withLock { state in
            guard state.hasRoom(for: address, limits) else { return false }
            state.count(address)
            return true
        }
    }

    func release(_ address: IPAddress) {
        state.withLock { $0.release(address) }
    }
}

// Stopping.
extension ConnectionRegistry {
    /// How long canceled handlers may take to notice.
    private static let cancellationTimeout = Duration.seconds(1)

    /// Closes idle connections, waits for the others, then cuts what is left. A canceled task does not wait.
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

    /// The task's cancellation ends the wait as the timeout does.
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

// Places.
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

    /// - Returns: false where all places are taken by connections that are under way.
    private mutating func makeRoom(for address: IPAddress?, _ limits: HTTPLimits) -> Bool {
        // A client with all of its connections gives one of its own up, and nobody else's.
        guard hasRoom(for: address, limits) else { return endLongestIdle { $0.address?.network == address?.network } }
        return servedCount < limits.connectionCount || endLongestIdle { _ in true }
    }

    /// Looks at every connection, which is little for as many as there can be, and happens only when all are taken.
    private mutating func endLongestIdle(where isCandidate: (ConnectionRegistry.Entry) -> Bool) -> Bool {
        let idle = entries.compactMap { key, entry in
            entry.isServed && isCandidate(entry) ? entry.channel.idleSince.map { (key: key, since: $0) } : nil
        }
        for (key, _) in idle.sorted(by: { $0.since < $1.since }) {
            // One whose next request has just come stays.
            guard var entry = entries[key], entry.channel.endIdleWait() else { continue }
            free(entry)
            entry.isLeaving = true
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
