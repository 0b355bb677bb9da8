import Logging
import Synchronization

/// The open connections: how many there are in all and for each client, and who has to be told when the server stops.
final class ConnectionRegistry: Sendable {
    enum Admission {
        case accepted
        /// Over a limit: to be told 503.
        case refused
        /// Over the limit, and too many are being told so already.
        case dropped
    }

    fileprivate struct State {
        var channels: [ObjectIdentifier: SocketChannel] = [:]
        var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
        var countsByAddress: [IPAddress: Int] = [:]
        var refusedCount = 0
        var isStopping = false
        var emptied: AsyncStream<Never>.Continuation?
    }

    private static let maximumRefusedCount = 64
    private let limits: HTTPLimits
    private let state = Mutex(State())

    init(limits: HTTPLimits) {
        self.limits = limits
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// - Parameter address: nil when the peer is a trusted proxy, whose clients count one by one.
    func admit(_ channel: SocketChannel, address: IPAddress?) -> Admission {
        state.withLock { state in
            if state.channels.count - state.refusedCount < limits.connectionCount,
                state.acquire(address, limit: limits.connectionCountPerAddress)
            {
                state.channels[ObjectIdentifier(channel)] = channel
                return .accepted
            }
            guard state.refusedCount < Self.maximumRefusedCount else { return .dropped }
            state.refusedCount += 1
            state.channels[ObjectIdentifier(channel)] = channel
            return .refused
        }
    }

    /// Keeps the task of an admitted connection, to cancel it in the end.
    func attach(_ task: Task<Void, Never>, to channel: SocketChannel) {
        state.withLock { state in
            // It may have finished already.
            guard state.channels[ObjectIdentifier(channel)] != nil else { return }
            state.tasks[ObjectIdentifier(channel)] = task
        }
    }

    func remove(_ channel: SocketChannel, admittedAs admission: Admission, address: IPAddress?) {
        let emptied = state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = nil
            state.tasks[ObjectIdentifier(channel)] = nil
            if admission == .refused {
                state.refusedCount -= 1
            } else {
                state.release(address)
            }
            return state.channels.isEmpty ? state.emptied.take() : nil
        }
        emptied?.finish()
    }

    /// Counts a request that came through a trusted proxy as a connection of the address that it came from.
    func acquire(_ address: IPAddress) -> Bool {
        state.withLock { $0.acquire(address, limit: limits.connectionCountPerAddress) }
    }

    func release(_ address: IPAddress) {
        state.withLock { $0.release(address) }
    }
}

// Stopping.
extension ConnectionRegistry {
    /// How long cancelled handlers may take to notice.
    private static let cancellationTimeout = Duration.seconds(1)

    /// Closes idle connections, waits for the others, then cuts what is left. A cancelled task does not wait.
    func stop(within timeout: Duration, logger: Logger) async {
        let channels = state.withLock { state in
            state.isStopping = true
            return Array(state.channels.values)
        }
        for channel in channels { channel.stop() }
        await waitUntilEmpty(within: timeout)
        let (rest, tasks) = state.withLock { (Array($0.channels.values), Array($0.tasks.values)) }
        guard !rest.isEmpty else { return }
        logger.warning("Connections cut at the end of the graceful stop", metadata: ["count": "\(rest.count)"])
        for channel in rest { channel.cut() }
        for task in tasks { task.cancel() }
        await Task.detached { await self.waitUntilEmpty(within: Self.cancellationTimeout) }.value
        let stuckCount = state.withLock { $0.channels.count }
        if stuckCount > 0 {
            logger.error("Handlers ignore their cancellation", metadata: ["count": "\(stuckCount)"])
        }
    }

    /// The task's cancellation ends the wait as the timeout does.
    private func waitUntilEmpty(within timeout: Duration) async {
        let (emptiedSignal, continuation) = AsyncStream<Never>.makeStream()
        let isEmpty = state.withLock { state in
            state.emptied = continuation
            return state.channels.isEmpty
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

extension ConnectionRegistry.State {
    fileprivate mutating func acquire(_ address: IPAddress?, limit: Int) -> Bool {
        guard let address = address?.network else { return true }
        guard countsByAddress[address, default: 0] < limit else { return false }
        countsByAddress[address, default: 0] += 1
        return true
    }

    fileprivate mutating func release(_ address: IPAddress?) {
        guard let address = address?.network, let count = countsByAddress[address] else { return }
        countsByAddress[address] = count > 1 ? count - 1 : nil
    }
}
