#if DEBUG
import Foundation
import HTTPTypes
import Synchronization

@testable import HTTP
@testable import WorkHome

/// A request as the browser sent it.
package struct SentRequest: Sendable {
    package var method: HTTPRequest.Method
    package var target: String
    package var headers: HTTPFields
    package var body: [UInt8]
}

/// A browser with its own cookie jar. It calls the app directly, without a socket.
package actor Browser {
    private let respond: @Sendable (Request) async -> Response
    private let scheme: Request.Scheme
    private let address: String
    private let userAgent: String
    package private(set) var cookies: [String: String]

    package static let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

    package init(
        _ app: TestApp, scheme: Request.Scheme = .http, address: String = "192.0.2.9",
        userAgent: String = Browser.firefox, cookies: [String: String] = [:]
    ) {
        respond = app.respond
        self.scheme = scheme
        self.address = address
        self.userAgent = userAgent
        self.cookies = cookies
    }

    package var sessionToken: String? { cookies["workhome"] ?? cookies["__Host-workhome"] }

    package func setCookie(_ name: String, _ value: String) { cookies[name] = value }

    package func get(_ target: String, headers: HTTPFields = [:]) async throws -> Answer {
        try await send(.get, target, headers: headers)
    }

    @discardableResult
    package func post(_ target: String, _ values: [FormValue]) async throws -> Answer {
        try await post(target, .urlEncoded(values))
    }

    @discardableResult
    package func post(_ target: String, _ values: KeyValuePairs<String, String> = [:]) async throws -> Answer {
        try await post(target, .urlEncoded(values.map { FormValue($0.key, $0.value) }))
    }

    @discardableResult
    package func upload(
        _ target: String, _ values: KeyValuePairs<String, String> = [:], files: [ChosenFile] = []
    ) async throws -> Answer {
        try await post(target, .multipart(values.map { FormValue($0.key, $0.value) }, files))
    }

    /// Follows a redirect; any other answer is returned as is.
    package func follow(_ answer: Answer) async throws -> Answer {
        guard let location = answer.location else { return answer }
        // A browser does not send the fragment.
        return try await get(location.components(separatedBy: "#")[0])
    }

    /// - Parameter headers: sent in addition to what a browser always sends; a header of the same name replaces it.
    package func send(
        _ method: HTTPRequest.Method, _ target: String, headers: HTTPFields = [:], body: FormBody? = nil
    ) async throws -> Answer {
        var sent = SentRequest(method: method, target: target, headers: headers, body: body?.bytes ?? [])
        if !cookies.isEmpty {
            sent.headers[.cookie] = cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
        }
        if let body { sent.headers[.contentType] = body.contentType }
        sent.headers[.userAgent] = userAgent
        let request = Request(
            method: method, target: try RequestTarget(target), headers: sent.headers, scheme: scheme,
            authority: "home.local", clientAddress: address, body: .whole(sent.body))
        let response = await respond(request)
        keep(response)
        return Answer(
            request: sent, status: response.status.code, headers: response.headers, bytes: try await response.allBytes()
        )
    }

    private func post(_ target: String, _ body: FormBody) async throws -> Answer {
        try await send(.post, target, headers: [.secFetchSite: "same-origin"], body: body)
    }

    private func keep(_ response: Response) {
        for header in response.headers[values: .setCookie] {
            let parts = header.components(separatedBy: "; ")
            let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            cookies[pair[0]] = parts.contains("Max-Age=0") ? nil : pair[1]
        }
    }
}

extension RequestBody {
    /// A body that arrives in one piece.
    package static func whole(_ bytes: [UInt8]) -> RequestBody {
        let rest = OnePiece(bytes)
        return RequestBody(announcedLength: bytes.count) { rest.take() }
    }

    private final class OnePiece: Sendable {
        private let bytes: Mutex<[UInt8]?>

        init(_ bytes: [UInt8]) {
            self.bytes = Mutex(bytes.isEmpty ? nil : bytes)
        }

        func take() -> [UInt8]? {
            bytes.withLock { bytes in
                defer { bytes = nil }
                return bytes
            }
        }
    }
}

extension Response {
    /// The whole body, read from its file or stream if necessary.
    package func allBytes() async throws -> [UInt8] {
        switch body {
        case .bytes(let bytes): return bytes
        case .file(let path, let offset, let length):
            return Array(try Data(contentsOf: URL(filePath: path))[offset..<offset + length])
        case .stream(let next):
            var bytes: [UInt8] = []
            while let piece = try await next() { bytes += piece }
            return bytes
        }
    }
}
#endif
