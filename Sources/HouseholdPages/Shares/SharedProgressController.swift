import Crypto
import Fitness
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The progress behind a shared link. The page links to nothing else in the app.
package enum SharedProgressController {
    package static func show(_ visit: Visit, token: String) async throws -> Response {
        let (throttle, address, now) = (visit.app.throttle, visit.request.clientNetwork, visit.now)
        let client = visit.request.sessionClient
        let outcome = try await visit.app.database.write { database -> Outcome in
            if let wait = try throttle.takeSharedLink(database, address: address, now: now) { return .wait(wait) }
            guard let token = Token(text: token),
                let opened = try OpenedShare.open(database, token: token, by: client, now: now)
            else { return .nothing }
            return .opened(opened)
        }
        switch outcome {
        case .opened(let opened): return try await progress(visit, opened)
        case .nothing: return refusal(visit, SharedProgressPage.noSuchLink, .notFound)
        case .wait(let seconds):
            var response = refusal(visit, SharedProgressPage.tooManyAttempts, .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
    }

    private enum Outcome: Sendable {
        case opened(OpenedShare), nothing
        case wait(Int)
    }

    private static func progress(_ visit: Visit, _ opened: OpenedShare) async throws -> Response {
        let now = visit.now
        let page = try await visit.app.database.read { try SharedProgressPage($0, opened, now: now) }
        return response(visit, page, title: ShareTexts.progressOf(opened.owner.firstName), .ok)
    }

    private static func refusal(_ visit: Visit, _ empty: EmptyState, _ status: HTTPResponse.Status) -> Response {
        response(visit, SharedProgressPage(empty: empty), title: empty.title, status)
    }

    /// The page must not be stored or indexed, and following its links must not send a referrer.
    private static func response(
        _ visit: Visit, _ page: SharedProgressPage, title: String, _ status: HTTPResponse.Status
    ) -> Response {
        var response = Response.html(
            visit.render(page, title: title, destination: .progress, member: nil), status: status)
        response.headers[.cacheControl] = "no-store"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.robotsTag] = "noindex, nofollow"
        return response
    }
}

/// The chosen parts of a user's progress in that user's units. Only the first name identifies the user.
struct SharedProgressPage: PageContent {
    var view: CompiledView<Self> { view_shares_progress }
    private(set) var note: String?
    private(set) var sections: [SharedSection] = []
    private(set) var empty: EmptyState?

    init(_ database: Database, _ opened: OpenedShare, now: Date) throws {
        let (owner, today) = (opened.owner, LocalDay(now, in: opened.owner.timeZone))
        let last = LocalDay(
            Date(timeIntervalSince1970: TimeInterval(opened.expiresAt - 1)), in: owner.timeZone)
        note = ShareTexts.sharedReadOnlyUntil(last.mediumText)
        sections = try opened.parts.map { try SharedSection($0, database, owner, today: today) }
    }

    init(empty: EmptyState) { self.empty = empty }

    /// The same page for every link that does not work, so that it does not reveal which links exist.
    static var noSuchLink: EmptyState {
        EmptyState(
            icon: "lock", title: ShareTexts.thisLinkDoesNotWork,
            text: ShareTexts.linkDoesNotWorkHint)
    }
    static var tooManyAttempts: EmptyState {
        EmptyState(
            icon: "clock", title: CommonTexts.tooManyAttempts, text: CommonTexts.waitAndTryAgain)
    }
}

/// A part as a card, with any of: figures, a chart with its numbers, lines and texts.
struct SharedSection: Sendable {
    struct Line: Sendable {
        let title: String
        var note: String?
        var value: String?
    }

    let part: SharePart
    var facts: [Fact] = []
    var chart: ChartCard?
    var lines: [Line] = []
    var texts: [Fact] = []

    init(_ part: SharePart, _ database: Database, _ owner: User, today: LocalDay) throws {
        self.part = part
        switch part {
        case .measurements: try addMeasurements(database, owner, today: today)
        case .training: try addTraining(database, owner, today: today)
        case .workouts: try addWorkouts(database, owner, today: today)
        case .records: try addRecords(database, owner)
        case .achievements: try addAchievements(database, owner, today: today)
        case .nutrition: try addNutrition(database, owner, today: today)
        case .journal: try addJournal(database, owner, today: today)
        }
    }

    var id: String { part.rawValue }
    var title: String { part.name }
    var emptyNote: String? { isEmpty ? ShareTexts.nothingToShowYet : nil }

    private var isEmpty: Bool { facts.isEmpty && chart == nil && lines.isEmpty && texts.isEmpty }
}
