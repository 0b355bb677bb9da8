import HTTPTypes
import Synchronization

@testable import HTTP

extension Request {
    static func sample(
        _ method: HTTPRequest.Method = .get, _ target: String = "/", headers: HTTPFields = [:],
        scheme: Scheme = .http, authority: String = "home.local:8080", body: RequestBody = .empty
    ) throws -> Request {
        Request(
            method: method, target: try RequestTarget(target), headers: headers, scheme: scheme, authority: authority,
            body: body)
    }
}

extension RequestBody {
    /// A body that arrives in these pieces.
    static func pieces(_ pieces: [[UInt8]], announcedLength: Int? = nil) -> RequestBody {
        let rest = PieceQueue(pieces)
        return RequestBody(announcedLength: announcedLength) { rest.next() }
    }

    static func text(_ text: String) -> RequestBody {
        let bytes = Array(text.utf8)
        return pieces([bytes], announcedLength: bytes.count)
    }
}

private final class PieceQueue: Sendable {
    private let rest: Mutex<[[UInt8]]>

    init(_ pieces: [[UInt8]]) {
        rest = Mutex(pieces.filter { !$0.isEmpty }.reversed())
    }

    func next() -> [UInt8]? { rest.withLock { $0.popLast() } }
}

extension Response {
    var text: String? {
        guard case .bytes(let bytes) = body else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// The `HTTPError` that the body throws, nil when it throws none; other errors are rethrown.
func httpError(_ body: () async throws -> Void) async throws -> HTTPError? {
    do {
        try await body()
        return nil
    } catch let error as HTTPError {
        return error
    }
}
