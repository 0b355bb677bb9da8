import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Storage
import Texts
import Transfer

/// One request of any visitor. A class, because every step toward the answer holds it and copying it costs more.
package final class Visit: Sendable {
    package let app: App
    package let request: Request
    package let now: Date
    /// The notice that a redirect left for this page.
    package let notice: Notice?

    package init(app: App, request: Request) {
        self.app = app
        self.request = request
        now = app.clock()
        notice = Notice(request)
    }

    /// The signed-in user, if the cookie's session is valid.
    package func member() async throws -> MemberVisit? {
        guard let token = request.sessionToken else { return nil }
        let (now, records, showsPage) = (now, notice?.records ?? [], isSeenAsPage)
        let member = try await app.database.read { database -> MemberVisit? in
            guard let found = try BrowserSession.find(database, token: token, now: now) else { return nil }
            return MemberVisit(
                visit: self, session: found.session, user: found.user, revision: found.revision,
                newRecords: try records.compactMap { try found.user.training.record(database, id: $0) },
                celebrations: found.hasCelebrations && showsPage
                    ? try found.user.goals.unseenCelebrations(database) : [])
        }
        if let member, member.session.needsVisitRecorded(now: now) { await note(member.session) }
        return member
    }

    /// Notes the visit. A page must not fail or wait because of that: with a full disk, everything can still be read.
    private func note(_ session: BrowserSession) async {
        let client = request.sessionClient
        let now = now
        do {
            try await app.database.write(within: .zero) {
                try BrowserSession.recordVisit($0, session: session.id, client: client, now: now)
            }
        } catch {
            app.logger.warning("A visit was not noted.", metadata: ["error": "\(error)"])
        }
    }
}

/// One request of a signed-in user.
package struct MemberVisit: UserVisit {
    package let visit: Visit
    package let session: BrowserSession
    package let user: User
    /// The revision of the user's and the household's rows for this response.
    let revision: Revision
    /// The personal records that this page announces.
    let newRecords: [RecordEntry]
    /// Celebrations that have not been shown yet.
    let celebrations: [Celebration]
    package var idempotency: IdempotentRequest?
    package var edited: EditedState?
}

/// A request of a known user: every query of a controller starts from `user`.
package protocol UserVisit: Sendable {
    var visit: Visit { get }
    var user: User { get }
    /// The request's idempotency key, if it has one.
    var idempotency: IdempotentRequest? { get }
    /// What the request's form changes, if it says in which state it showed it.
    var edited: EditedState? { get }
}

extension UserVisit {
    package var edited: EditedState? { nil }
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

    /// Runs one transaction, in the request's language, and settles its consequences at its end. Any change creates a new
    /// revision of the user, so that the Back button shows it.
    /// - Throws: `RepeatedRequest` for a repeated request with an idempotency key.
    @discardableResult
    package func write<Value: Sendable>(
        file: String = #fileID, line: UInt = #line, _ body: @escaping @Sendable (Database, User) throws -> Value
    ) async throws -> Value {
        let (user, moment, idempotency, language) = (user, moment, idempotency, Language.current)
        let edited = edited
        let (value, isLong) = try await app.database.write(file: file, line: line) { database in
            try idempotency?.take(database, user, now: moment.now)
            let before = database.totalChangesCount
            let value = try Language.$current.withValue(language) {
                guard let edited else { return try body(database, user) }
                return try edited.guarding(database, user, moment) { try body(database, user) }
            }
            if database.totalChangesCount > before { try user.noteChange(database) }
            return (value, try !user.settle(database, at: moment))
        }
        // This transaction may have started a long change.
        if isLong { app.longChanges.begin() }
        return value
    }
}

extension Visit {
    /// Reads the form and runs the action; if storage fails, what was typed is returned for another try.
    /// - Parameter check: whether it may be shown what was typed.
    func submit(
        member user: User? = nil, cancelPath: @autoclosure @Sendable () -> String, limits: MultipartLimits,
        checking check: @Sendable (Submission) async throws -> Void = { _ in },
        _ action: @Sendable (Submission) async throws -> Response
    ) async throws -> Response {
        try await request.withForm(limits: limits, spoolDirectory: app.spoolDirectory) { typed in
            try await check(typed)
            do {
                return try await action(typed)
            } catch  where error.isStorageUnavailability {
                app.logger.error("Nothing could be saved.", metadata: ["error": "\(error)"])
                return try storagePage(typed, after: error, member: user, cancelPath: cancelPath())
            }
        }
    }

    /// The session has ended, perhaps while the user was typing: the page keeps the text until the user is back.
    func signedOutPage() async throws -> Response {
        try await request.withForm(limits: .fieldsOfUpload, spoolDirectory: app.spoolDirectory) { typed in
            guard typed.fields.items.contains(where: { !$0.value.isEmpty && $0.name != HeldForm.reader }) else {
                return try redirect(to: Paths.login)
            }
            return try page(
                SignedOutPage(attempt: attempt(typed, cancelPath: Paths.login)), title: CommonTexts.youAreSignedOut,
                status: .unauthorized
            ).neverStored()
        }
    }

    /// The requested page, to return to after signing in. Nil for other requests, such as pictures, and for Home, where
    /// signing in leads anyway.
    var requestedPage: ReturnPath? {
        guard request.headers[.accept]?.contains("text/html") == true, request.target.raw != Paths.home else {
            return nil
        }
        return ReturnPath(request.target.raw)
    }

    /// Where the request's form was sent.
    var formAction: String { "/" + request.path.map { PercentEncoding.encode($0) }.joined(separator: "/") }

    private func attempt(_ typed: Submission, cancelPath: String) -> StoragePage.Attempt {
        let action = formAction
        return StoragePage.Attempt(
            action: action, isMultipart: !typed.files.isEmpty, cancelPath: cancelPath,
            fields: PreservedFields(typed.fields, action: action), hadFiles: !typed.files.isEmpty)
    }

    private func storagePage(
        _ typed: Submission, after error: any Error, member user: User?, cancelPath: String
    ) throws -> Response {
        var attempt = attempt(typed, cancelPath: cancelPath)
        attempt.advice = ErrorTexts.advice(on: error)
        // Nobody else may find what was typed.
        return try page(
            StoragePage(attempt: attempt), title: CommonTexts.cannotSave, member: user, status: .serviceUnavailable
        ).neverStored()
    }
}

extension MemberVisit {
    /// Saves what a form says, in one transaction that also looks up what it changes, so that nothing happens between.
    /// - Returns: nil if the draft or the save refuses it; the form then has the messages. Also if the page only asks,
    ///   because another save came between.
    package func save<Edited: DraftForm, Value: Sendable>(
        _ form: inout Edited, file: String = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Database, User, Edited.Draft) throws -> Value
    ) async throws -> Value? {
        guard let draft = form.validate(), !asksWhichToKeep else { return nil }
        do {
            return try await write(file: file, line: line) { try body($0, $1, draft) }
        } catch let faults as Faults {
            form.refuse(faults)
            // What is wrong with all of it, such as a limit of a day, has a page of its own.
            guard !form.isValid else { throw faults }
            return nil
        }
    }
}

extension Error {
    /// Whether something could not be stored for lack of space or access, in an upload or elsewhere.
    var isStorageUnavailability: Bool {
        if case UploadError.storage = self as any Error { true } else { isStorageFailure }
    }
}
