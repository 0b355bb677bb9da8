import FlyingSocks
import Foundation

/// Another connection would leave too few descriptors for the rest of the process.
struct TooFewDescriptors: Error {}

/// Accepts connections until the listener stops, whatever errors accept(2) reports.
struct Acceptor {
    /// How long to leave connections in the backlog when there are no descriptors for them.
    private static let pause = Duration.milliseconds(100)

    let listener: SocketChannel
    let context: ServerContext

    func run() async {
        // Logs one line per burst of errors.
        var hasFailed = false
        while !Task.isCancelled {
            do {
                let (file, peer) = try listener.socket.accept()
                try serve(Socket(file: file), peer: peer)
                hasFailed = false
            } catch SocketError.blocked {
                guard await waitForConnections() else { return }
            } catch SocketError.failed(_, EINTR, _), SocketError.failed(_, ECONNABORTED, _) {
                continue
            } catch {
                if !hasFailed {
                    context.logger.error("Cannot accept connections", metadata: ["error": "\(error)"])
                    hasFailed = true
                }
                guard await pause() else { return }
            }
        }
    }

    /// - Returns: false when the server stops.
    private func waitForConnections() async -> Bool {
        await listener.wait(for: .read, until: nil, in: .idle) == .ready
    }

    /// - Returns: false when the server stops.
    private func pause() async -> Bool {
        // The channel also reflects a cancellation.
        try? await Task.sleep(for: Self.pause)
        return !listener.isStopping
    }

    /// - Throws: `TooFewDescriptors`, after closing the connection.
    private func serve(_ socket: Socket, peer: sockaddr_storage) throws {
        guard !DescriptorLimit.isReserved(socket.file.rawValue) else {
            try socket.close()
            throw TooFewDescriptors()
        }
        do {
            try socket.setFlags(.nonBlocking)
            try socket.closeOnExec()
            try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
            start(try context.pool.open(socket), peer: IPAddress(peer))
        } catch {
            context.logger.warning("Connection dropped", metadata: ["error": "\(error)"])
            try socket.close()
        }
    }

    private func start(_ channel: SocketChannel, peer: IPAddress?) {
        guard let peer else { return context.pool.close(channel) }
        let isProxy = context.configuration.trustedProxies.contains { $0.contains(peer) }
        let countedAddress = isProxy ? nil : peer
        let admission = context.registry.admit(channel, address: countedAddress)
        guard admission != .dropped else { return context.pool.close(channel) }
        let context = context
        // Detached, because handlers must not inherit anything from the server's task.
        let task = Task.detached {
            let connection = Connection(channel, peer: peer, isProxy: isProxy, context: context)
            await connection.run(isRefused: admission == .refused)
            context.pool.close(channel)
            context.registry.remove(channel)
        }
        context.registry.attach(task, to: channel)
    }
}
