import Logging
import ServiceLifecycle
import Support
import Synchronization

@testable import HTTP

/// A server on a free port of the loopback interface, for the duration of a test.
struct RunningServer: Sendable {
    let port: Int
    let log: LogRecorder
    let group: ServiceGroup

    func client(from source: String = "127.0.0.1", receiveBufferBytes: Int32? = nil) async throws -> SocketClient {
        try await onThread { [port] in
            try SocketClient(port: port, from: source, receiveBufferBytes: receiveBufferBytes)
        }
    }

    /// Sends the bytes on a new connection.
    /// - Returns: everything received until the server closes it.
    func exchange(_ request: String) async throws -> String {
        let client = try await client()
        try await client.send(request)
        return try await client.readToEnd()
    }
}

func withServer(
    _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    handler: @escaping @Sendable (Request) async -> Response = { _ in Response(body: .bytes(Array("ok".utf8))) },
    _ body: (RunningServer) async throws -> Void
) async throws {
    var configuration = HTTPServer.Configuration(port: 0)
    configuration.limits.gracefulStopTimeout = .seconds(2)
    // On a busy machine a client may be slow unintentionally.
    configuration.limits.headTimeout = .seconds(60)
    configure(&configuration)
    let log = LogRecorder(level: .info)
    let (addresses, continuation) = AsyncStream<ListeningAddress>.makeStream()
    let server = HTTPServer(
        configuration: configuration, logger: log.logger, onListening: { continuation.yield($0) }, handler: handler)
    let group = ServiceGroup(
        configuration: .init(
            services: [.init(service: server, successTerminationBehavior: .gracefullyShutdownGroup)],
            logger: Logger(label: "group") { _ in SwiftLogNoOpLogHandler() }))
    try await withThrowingTaskGroup { tasks in
        tasks.addTask {
            defer { continuation.finish() }
            try await group.run()
        }
        if let address = await addresses.first(where: { _ in true }) {
            try await body(RunningServer(port: address.port, log: log, group: group))
        }
        tasks.cancelAll()
        try await tasks.waitForAll()
    }
}

extension LogRecorder {
    var requests: [Event] { events.filter { $0.message == "request" } }
}

extension Request {
    /// Echoes the body, or the reason why it can't be read.
    @Sendable static func echo(_ request: Request) async -> Response {
        do {
            return Response(body: .bytes(try await request.body.collect(upTo: 10 << 20)))
        } catch let error as HTTPError {
            return Response(status: error.status, body: .bytes(Array(error.reason.utf8)))
        } catch {
            return Response(status: .internalServerError)
        }
    }
}

/// Waits up to a minute for a condition that another task fulfills.
func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
        if try await condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
    }
    return false
}
