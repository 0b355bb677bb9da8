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
        let shown = ErrorPageTexts.shownToSomeoneElse
        throw HTTPError(.forbidden, isHeld ? ErrorPageTexts.heldForItsWriter(shown) : shown)
    }

    /// The last words of the addresses to which people send what they type about themselves. No other form is kept:
    /// whoever is signed in could leave one in somebody's name, to delete something, or to give away a right or a link.
    private static let keeping: Set = [
        "sets", "cardio", "entries", "workout", "journal", "measurements", "quick-add", "foods", "meals", "recipes",
        "ingredients", "items", "copies", "computed", "by-hand", "nutrients", "goals", "routines", "workouts",
        "weights",
        "programs", "start", "lifts", "exercises", "name", "setup", "trackables", "equipment", "plates", "trainers",
        "contact", "note", "profile", "units", "appearance", "reminders", "rest-timer", "rest-days", "days-off",
    ]

    static func keepsForms(sentTo path: [String]) -> Bool {
        // Numbers, days and other keys of rows have digits.
        path.last { !$0.contains(where: \.isNumber) }.map(keeping.contains) ?? false
    }

    /// Keeps what was typed for its writer, without files. What it asks back, it asks its writer again.
    private func hold(_ fields: FormFields, writer: String) async throws -> Bool {
        guard let writer = UUID(uuidString: writer), Self.keepsForms(sentTo: request.path) else { return false }
        let (action, now, left) = (visit.formAction, now, [HeldForm.reader, HeldForm.number, "confirmed"])
        let typed = PreservedFields(fields, action: action).typed.filter { !left.contains($0.name) }
        return try await app.database.write {
            try HeldForm.hold($0, Query(items: typed), sentTo: action, writer: writer, now: now)
        }
    }

    /// Forgets a held form that was answered: it is saved, or its own page shows it with what is wrong or asks.
    func letGo(_ typed: Submission) async {
        guard let id = typed.fields[HeldForm.number].flatMap({ Int64($0) }) else { return }
        let user = user
        do {
            try await app.database.write { try user.access.letGo($0, heldForm: id) }
        } catch {
            app.logger.warning("A held form that was sent is still kept.", metadata: ["error": "\(error)"])
        }
    }
}
