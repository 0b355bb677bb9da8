import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Storage
import Texts

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
