import Crypto
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models

/// A request that its sender names, so that it can come again when its answer got lost: an `Idempotency-Key` (IETF draft),
/// of an API's creation or of a form. What it changes is changed once; for 30 days, the same key gets the same answer.
package struct IdempotentRequest: Sendable {
    /// A phone may be away from home for a holiday, and has tried to send what was logged on the first day ever since.
    /// `Public/worker/outbox.js` relies on it.
    static let lifetimeSeconds: Int64 = 30 * 86_400

    package static let keyLengths = 1...255
    /// Visible ASCII (ECMA-262).
    package static let keyPattern = "^[!-~]+$"

    private let key: String
    private let digest: [UInt8]
    /// Tells this request from another one with the same key.
    private let claim = UUID()

    /// - Parameter content: all that the request says.
    /// - Returns: nil when the request has no key.
    /// - Throws: `HTTPError` 400 for a key that can't be one.
    package init?(_ request: Request, content: [UInt8]) throws {
        guard let key = request.headers[.idempotencyKey] else { return nil }
        guard Self.keyLengths.contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw HTTPError(.badRequest, "An Idempotency-Key must have 1 to 255 visible characters.")
        }
        self.key = key
        digest = SHA256Digest.hash(Array("\(request.method) \(request.target.raw)\n".utf8) + content)
    }

    /// Takes the key for this request, in the transaction that changes something.
    /// - Throws: `AnsweredBefore` when the request came before, `HTTPError` 422 when another one had the key.
    func take(_ database: Database, _ user: User, now: Date) throws {
        let seconds = now.secondsSince1970
        try Self.forgetOld(database, now: seconds)
        try database.run(
            """
            INSERT INTO idempotent_answers (user_id, key, request_digest, claim, created_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, key) DO NOTHING
            """, [user.id, key, Data(digest), claim, seconds])
        guard database.changesCount == 0, let stored = try stored(database, user), stored.claim != claim else { return }
        guard stored.digest == Data(digest) else {
            throw HTTPError(.unprocessableContent, "This Idempotency-Key was used for another request.")
        }
        throw AnsweredBefore(response: stored.response)
    }

    /// Writes the answer down. What nobody may store, such as a new token, is not: then its status stands alone.
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

    /// Forgets everybody's answers that have outlived their time.
    static func forgetOld(_ database: Database, now: Int64) throws {
        try database.run("DELETE FROM idempotent_answers WHERE created_at < ?", [now - lifetimeSeconds])
    }

    private func stored(_ database: Database, _ user: User) throws -> StoredAnswer? {
        try StoredAnswer.first(
            database,
            """
            SELECT request_digest, claim, status, headers, body FROM idempotent_answers
            WHERE user_id = ? AND key = ?
            """, [user.id, key])
    }
}

private struct StoredAnswer: RowReadable {
    let digest: Data
    let claim: UUID
    let response: Response

    init(_ row: inout RowReader) throws {
        digest = try row.next()
        claim = try row.next()
        // Where the first request was cut off before its answer, what it changed is there all the same.
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

/// The request came before; this was its answer.
struct AnsweredBefore: Error {
    let response: Response
}

extension MemberVisit {
    /// Answers a form that names itself once, however often it comes.
    func answering(
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
        } catch let before as AnsweredBefore {
            return before.response
        }
    }

    /// What was changed is changed, also where its answer can't be written down.
    private func keep(_ response: Response, of named: IdempotentRequest) async {
        let user = user
        do {
            try await app.database.write { try named.keep($0, user, response) }
        } catch {
            app.logger.warning("Could not save an answer for repeated requests.", metadata: ["error": "\(error)"])
        }
    }
}
