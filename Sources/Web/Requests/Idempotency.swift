import Crypto
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models

/// A request with an `Idempotency-Key` (IETF draft), from the API or a form, which can be repeated if its response was
/// lost. It changes data only once; for 30 days, the same key gets the same response.
package struct IdempotentRequest: Sendable {
    /// A phone may be away from home for a holiday, and try all that time to send what was logged on the first day.
    /// `Public/worker/queue.js` relies on this value.
    static let lifetimeSeconds: Int64 = 30 * 86_400

    package static let keyLengths = 1...255
    /// Visible ASCII (ECMA-262).
    package static let keyPattern = "^[!-~]+$"

    private let key: String
    private let digest: [UInt8]
    /// Distinguishes this request from another one with the same key.
    private let claim = UUID()

    /// - Parameter content: the content of the request.
    /// - Returns: nil when the request has no key.
    /// - Throws: `HTTPError` 400 for an invalid key.
    package init?(_ request: Request, content: [UInt8]) throws {
        guard let key = request.headers[.idempotencyKey] else { return nil }
        guard Self.keyLengths.contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw HTTPError(.badRequest, "An Idempotency-Key must have 1 to 255 visible characters.")
        }
        self.key = key
        digest = SHA256Digest.hash(Array("\(request.method) \(request.target.raw)\n".utf8) + content)
    }

    /// Claims the key for this request, in the transaction of its change.
    /// - Throws: `RepeatedRequest` for a repeated request, `HTTPError` 422 when another request had the key.
    func take(_ database: Database, _ user: User, now: Date) throws {
        let seconds = now.secondsSince1970
        try Self.deleteExpired(database, now: seconds)
        try database.run(
            """
            INSERT INTO idempotent_answers (user_id, key, request_digest, claim, created_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, key) DO NOTHING
            """, [user.id, key, Data(digest), claim, seconds])
        guard database.changesCount == 0, let stored = try stored(database, user), stored.claim != claim else { return }
        guard stored.digest == Data(digest) else {
            throw HTTPError(.unprocessableContent, "This Idempotency-Key was used for another request.")
        }
        throw RepeatedRequest(response: stored.response)
    }

    /// Stores the response. If it has `no-store`, as one with a new token does, its body is left out.
    func keep(_ database: Database, _ user: User, _ response: Response) throws {
        let isStored = response.headers[.cacheControl]?.contains("no-store") != true
        let headers = response.headers.filter {
            ([.location, .eTag, .cacheControl] + (isStored ? [.contentType] : [])).contains($0.name)
        }
        var body: Data?
        if isStored, case .bytes(let bytes) = response.body { body = Data(bytes) }
        let pairs = JSONValue.array(headers.map { [.string($0.name.rawName), .string($0.value)] })
        try database.run(
            """
            UPDATE idempotent_answers SET status = ?, headers = ?, body = ?
            WHERE user_id = ? AND key = ? AND claim = ?
            """,
            [
                response.status.code, String(decoding: try pairs.bytes(), as: UTF8.self), body, user.id, key, claim,
            ])
    }

    /// Deletes the expired responses of all users.
    static func deleteExpired(_ database: Database, now: Int64) throws {
        try database.run("DELETE FROM idempotent_answers WHERE created_at < ?", [now - lifetimeSeconds])
    }

    private func stored(_ database: Database, _ user: User) throws -> StoredResponse? {
        try StoredResponse.first(
            database,
            """
            SELECT request_digest, claim, status, headers, body FROM idempotent_answers
            WHERE user_id = ? AND key = ?
            """, [user.id, key])
    }
}

private struct StoredResponse: RowReadable {
    let digest: Data
    let claim: UUID
    let response: Response

    init(_ row: inout RowReader) throws {
        digest = try row.next()
        claim = try row.next()
        // If the first request was cut off before its response was stored, its change is still saved.
        guard let status = try row.next(Int?.self) else {
            response = Response(status: .noContent)
            return
        }
        var answer = Response(status: HTTPResponse.Status(code: status))
        let headers: [[String]] = try row.json()
        for pair in headers where pair.count == 2 {
            if let name = HTTPField.Name(pair[0]) { answer.headers[name] = pair[1] }
        }
        answer.body = .bytes(try row.next(Data?.self).map(Array.init) ?? [])
        response = answer
    }
}

/// Thrown for a repeated request, with the original response.
struct RepeatedRequest: Error {
    let response: Response
}

extension MemberVisit {
    /// Handles a form with an idempotency key once, however often it is sent.
    func respondIdempotently(
        _ typed: Submission, _ action: (MemberVisit) async throws -> Response
    ) async throws -> Response {
        let said = typed.fields.items.map { "\($0.name)=\($0.value)" } + typed.files.map(\.filename)
        guard let named = try IdempotentRequest(request, content: Array(said.joined(separator: "\n").utf8)) else {
            return try await action(self)
        }
        var once = self
        once.idempotency = named
        do {
            let response = try await action(once)
            await keep(response, of: named)
            return response
        } catch let before as RepeatedRequest {
            return before.response
        }
    }

    /// The change stays saved even if its response can't be stored.
    private func keep(_ response: Response, of named: IdempotentRequest) async {
        let user = user
        do {
            try await app.database.write { try named.keep($0, user, response) }
        } catch {
            app.logger.warning("Could not save an answer for repeated requests.", metadata: ["error": "\(error)"])
        }
    }
}
