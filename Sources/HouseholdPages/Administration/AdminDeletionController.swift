import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Deletes the account of another person, or a guest.
package enum AdminDeletionController {
    package static func confirm(_ visit: MemberVisit, member: Int) async throws -> Response {
        guard Int64(member) != visit.user.id else { return try visit.redirect(to: Paths.accountDeletion) }
        return try await page(visit, member, AccountDeletionForm(ofUser: Int64(member)))
    }

    /// Requires the admin's own password, as for deleting one's own account.
    package static func destroy(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        guard Int64(member) != visit.user.id else { return try visit.redirect(to: Paths.accountDeletion) }
        _ = try await AdminUsersController.row(visit, member)
        var form = AccountDeletionForm(ofUser: Int64(member))
        form.fill(from: typed.fields)
        guard let email = visit.user.email, let password = form.validate() else {
            return try await page(visit, member, form, .unprocessableContent)
        }
        let now = visit.now
        return try await visit.visit.check(
            password, of: email, form, page: { try await page(visit, member, $0, $1) },
            proceed: { admin in
                let files = try await visit.write { database, _ -> [UUID]? in
                    guard try admin.isPasswordCurrent(database) else { return nil }
                    let found = try User.find(database, id: Int64(member))
                    return try found?.deleteByAdmin(database, by: .person(admin.id), now: now).importFiles ?? []
                }
                guard let files else { return nil }
                visit.app.forget(files)
                return try visit.redirect(to: Paths.admin, notice: .accountRemoved)
            })
    }

    private static func page(
        _ visit: MemberVisit, _ member: Int, _ form: AccountDeletionForm, _ status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let row = try await AdminUsersController.row(visit, member)
        let page = AdminDeletionPage(form: form, name: row.listed.user.fullName, storage: row.storage)
        return try visit.page(page, title: CommonTexts.deleteAccount, status: status)
    }
}
