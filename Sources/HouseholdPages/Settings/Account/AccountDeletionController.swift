import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum AccountDeletionController {
    package static func confirm(_ visit: MemberVisit) async throws -> Response {
        // A guest has no password: leaving is deleting.
        guard !visit.user.isGuest else { return try visit.redirect(to: Paths.logout) }
        return try await page(visit, AccountDeletionForm())
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let email = visit.user.email else { return try visit.redirect(to: Paths.logout) }
        var form = AccountDeletionForm()
        form.fill(from: typed.fields)
        guard let password = form.validate() else { return try await page(visit, form, .unprocessableContent) }
        let now = visit.now.secondsSince1970
        return try await visit.visit.check(
            password, of: email, form, page: { try await page(visit, $0, $1) },
            proceed: { user in
                let deleted = try await visit.app.database.write { database -> DeletedAccount? in
                    try user.isPasswordCurrent(database) ? user.deleteEverything(database, now: now) : nil
                }
                guard let deleted else { return nil }
                visit.app.forget(deleted.importFiles)
                return try visit.visit.signedOut(notice: Notice(.accountDeleted, deleted: deleted.contents))
            })
    }

    private static func page(
        _ visit: MemberVisit, _ form: AccountDeletionForm, _ status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let page = try await visit.read { database, user in
            AccountDeletionPage(
                form: form, contents: try user.contents(database),
                isOnlyAdmin: try user.isOnlyAdmin(database, orNobodyElse: true))
        }
        return try visit.page(page, title: CommonTexts.deleteAccount, status: status)
    }
}

extension App {
    /// Removes the imported files of an account that was closed, and begins to delete its rows.
    func forget(_ importFiles: [UUID]) {
        for file in importFiles { imports.remove(file) }
        longChanges.begin()
    }
}
