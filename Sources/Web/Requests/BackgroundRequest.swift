import Fitness
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts

extension Request {
    /// Whether a service worker made the request, to keep a page or send offline entries: no user sees the response.
    var isFromServiceWorker: Bool { headers[.workHomePerson] != nil }
}

extension MemberVisit {
    private var person: String { user.uuid.pathText }

    /// Adds the user's id to the response, so that a service worker keeps the pages and entries of users apart.
    func signed(_ response: Response) -> Response {
        var response = response
        response.headers[.workHomePerson] = person
        return response
    }

    /// Runs an action, and adds the user's id to its response or error.
    func taggingWithUser(_ action: () async throws -> Response) async throws -> Response {
        do {
            return signed(try await action())
        } catch var refusal as HTTPError {
            refusal.headers[.workHomePerson] = person
            throw refusal
        }
    }

    /// Offline entries belong to the user who logged them, whoever is signed in when they are sent.
    /// - Throws: `HTTPError` 403.
    func requireSamePerson() throws {
        guard let sender = request.headers[.workHomePerson], sender != person else { return }
        throw HTTPError(.forbidden, CommonTexts.loggedBySomeoneElse)
    }

    /// A form belongs to the person whom its page was shown to, whoever has signed in in that browser since. One from before
    /// pages said so belongs to whoever sends it.
    /// - Throws: `HTTPError` 403.
    func requireReader(of typed: Submission) async throws {
        // What waited in a browser names its person in the header.
        guard !request.isFromServiceWorker, let reader = typed.fields[HeldForm.reader], reader != person else { return }
        let isHeld = try await hold(typed.fields, writer: reader)
        throw HTTPError(.forbidden, isHeld ? ErrorPageTexts.heldForItsWriter : ErrorPageTexts.shownToSomeoneElse)
    }

    /// What pages write into a form themselves: with nothing else in it, a form is a press of a button.
    private static let written: Set = [
        "token", "session", "phase", "seen_at", "happened_at", "by", "reminder", "partner", "back", "confirmed",
    ]

    /// Keeps what was typed for its writer, without files. A form with a secret is not kept.
    private func hold(_ fields: FormFields, writer: String) async throws -> Bool {
        let (action, token, now) = (visit.formAction, fields["token"] ?? "", now)
        let kept = PreservedFields(fields, action: action)
        let typed = kept.typed.filter { $0.name != HeldForm.number }
        guard let writer = UUID(uuidString: writer), kept.passwords.isEmpty, !kept.needsLink,
            typed.contains(where: { !Self.written.contains($0.name) && !$0.value.isEmpty })
        else { return false }
        let pairs = typed.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        let body = pairs.joined(separator: "&")
        return try await app.database.write {
            try HeldForm.hold($0, body, token: token, sentTo: action, writer: writer, now: now)
        }
    }

    /// Forgets a held form that was sent: it is saved, or its own page shows it with what is wrong.
    func letGo(_ typed: Submission, after response: Response) async {
        guard let id = typed.fields[HeldForm.number].flatMap({ Int64($0) }), [303, 422].contains(response.status.code)
        else { return }
        let user = user
        do {
            try await app.database.write { try user.access.letGo($0, heldForm: id) }
        } catch {
            app.logger.warning("A held form that was sent is still kept.", metadata: ["error": "\(error)"])
        }
    }
}
