import Foundation
import HTTP
import HTTPTypes
import Logging
import ServiceLifecycle
import Support
import Synchronization

/// A provider on loopback that sends its responses in order, repeats the last one, and records the requests.
final class ProviderServer: Sendable {
    private let script: Mutex<[Answer]>
    private let heard = Mutex<[Request]>([])

    struct Answer: Sendable, CustomStringConvertible {
        var status = HTTPResponse.Status.ok
        var body = ""
        var headers: HTTPFields = [:]
        var delay = Duration.zero

        var description: String { "\(status.code) \(body.prefix(40))" }

        static func failure(_ status: HTTPResponse.Status) -> Answer { Answer(status: status) }
    }

    private init(_ answers: [Answer]) {
        script = Mutex(answers)
    }

    var requests: [Request] { heard.withLock { $0 } }

    private func answer(_ request: Request) async -> Response {
        heard.withLock { $0.append(request) }
        let answer = script.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? Answer() }
        do { try await Task.sleep(for: answer.delay) } catch { return Response(status: .serviceUnavailable) }
        return Response(status: answer.status, headers: answer.headers, body: .bytes(Array(answer.body.utf8)))
    }

    static func run(
        _ answers: [Answer], _ body: (ProviderServer, URL) async throws -> Void
    ) async throws {
        let provider = ProviderServer(answers)
        var configuration = HTTPServer.Configuration(port: 0)
        configuration.limits.gracefulStopTimeout = .seconds(1)
        let (addresses, continuation) = AsyncStream<ListeningAddress>.makeStream()
        let quiet = Logger(label: "provider") { _ in SwiftLogNoOpLogHandler() }
        let server = HTTPServer(
            configuration: configuration, logger: quiet, onListening: { continuation.yield($0) },
            handler: { await provider.answer($0) })
        try await withThrowingTaskGroup { tasks in
            tasks.addTask {
                defer { continuation.finish() }
                try await server.run()
            }
            if let address = await addresses.first(where: { _ in true }),
                let url = URL(string: "http://127.0.0.1:\(address.port)")
            {
                try await body(provider, url)
            }
            tasks.cancelAll()
            try await tasks.waitForAll()
        }
    }
}
