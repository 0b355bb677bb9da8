import Crypto
import Fitness
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Storage
import Transfer

/// One request of anybody. A class, since each step on the way to its answer holds it: to copy all that it has takes longer.
package final class Visit: Sendable {
    package let app: App
    package let request: Request
    package let now: Date
    /// What a redirect left for this page to say.
    package let notice: Notice?

    package init(app: App, request: Request) {
        self.app = app
        self.request = request
        now = app.clock()
        notice = Notice(request)
    }

    /// In which the page is.
    package var language: Language { .english }

    /// The person who is signed in, if the cookie's session lives.
    package func member() async throws -> MemberVisit? {
        guard let token = request.sessionToken else { return nil }
        let (now, record, showsPage) = (now, notice?.record, showsPage)
        let member = try await app.database.read { database -> MemberVisit? in
            guard let found = try Session.find(database, token: token, now: now) else { return nil }
            return MemberVisit(
                visit: self, session: found.session, user: found.user, revision: found.revision,
                newRecord: try record.flatMap { try found.user.training.record(database, id: $0) },
                celebrations: found.hasCelebrations && showsPage
                    ? try found.user.goals.unseenCelebrations(database) : [])
        }
        if let member, member.session.needsVisitNoted(now: now) { await note(member.session) }
        return member
    }

    /// A page must not fail for want of a note that somebody saw it, nor wait for it: a full disk still shows everything.
    private func note(_ session: Session) async {
        let client = request.sessionClient
        let now = now
        do {
            try await app.database.write(within: .zero) {
                try Session.noteVisit($0, session: session.id, client: client, now: now)
            }
        } catch {
            app.logger.warning("A visit was not noted.", metadata: ["error": "\(error)"])
        }
    }
}

/// One request of a person who is signed in.
package struct MemberVisit: UserVisit {
    package let visit: Visit
    package let session: Session
    package let user: User
    /// Of which state of their rows and the household's the answer is.
    let revision: Revision
    /// The personal record that this page tells of.
    let newRecord: RecordEntry?
    /// What was reached and no page has told yet.
    let celebrations: [Celebration]
    package var idempotency: IdempotentRequest?
}

/// A request of somebody who is known: every query of a controller starts from `user`.
package protocol UserVisit: Sendable {
    var visit: Visit { get }
    var user: User { get }
    /// How the request names itself, where it does.
    var idempotency: IdempotentRequest? { get }
}

extension UserVisit {
    package var app: App { visit.app }
    package var request: Request { visit.request }
    package var now: Date { visit.now }
    package var today: LocalDay { LocalDay(now, in: user.timeZone) }
    package var moment: TrainingMoment { TrainingMoment(now, in: user.timeZone) }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database, User) throws -> Value
    ) async throws -> Value {
        let user = user
        return try await app.database.read { try body($0, user) }
    }

    /// Runs one transaction, and settles at its end what follows from it. Whatever it changed is a new revision for who
    /// changed it: their Back button shows it.
    /// - Throws: `AnsweredBefore` when the request names itself and came before.
    @discardableResult
    package func write<Value: Sendable>(
        file: String = #fileID, line: UInt = #line, _ body: @escaping @Sendable (Database, User) throws -> Value
    ) async throws -> Value {
        let (user, moment, idempotency) = (user, moment, idempotency)
        let (value, isLong) = try await app.database.write(file: file, line: line) { database in
            try idempotency?.take(database, user, now: moment.now)
            let before = database.totalChangesCount
            let value = try body(database, user)
            if database.totalChangesCount > before { try user.noteChange(database) }
            return (value, try !user.settle(database, at: moment))
        }
        // Perhaps this began it.
        if isLong { app.longChanges.begin() }
        return value
    }
}
