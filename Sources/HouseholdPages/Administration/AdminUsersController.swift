import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Manages a user's account as an admin.
package enum AdminUsersController {
    package static func show(_ visit: MemberVisit, member: Int) async throws -> Response {
        let row = try await row(visit, member)
        let user = row.listed.user
        let isOnlyAdmin = try await visit.app.database.read { try user.isOnlyAdmin($0, orNobodyElse: false) }
        return try visit.page(AdminUserPage(row: row, isOnlyAdmin: isOnlyAdmin), title: user.fullName)
    }

    package static func updateRole(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        guard let role = typed.fields["role"].flatMap(Role.init) else {
            throw HTTPError(.unprocessableContent, AdminTexts.roleMissing)
        }
        return try await change(visit, member, role == .admin ? .madeAdmin : .madeMember) {
            try $1.setRole($0, role, by: .person(visit.user.id), now: visit.now)
        }
    }

    package static func disable(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        guard Int64(member) != visit.user.id else {
            throw HTTPError(.forbidden, AdminTexts.cannotDisableOwnAccount)
        }
        return try await change(visit, member, .accountDisabled) {
            try $1.disable($0, by: .person(visit.user.id), now: visit.now)
        }
    }

    package static func enable(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        try await change(visit, member, .accountEnabled) {
            try $1.enable($0, by: .person(visit.user.id), now: visit.now)
        }
    }

    /// - Throws: 404 also for a guest.
    static func account(_ database: Database, _ member: Int) throws -> User {
        try User.find(database, id: Int64(member)).flatMap { $0.isGuest ? nil : $0 }.orNotFound()
    }

    /// Changes an account and redirects to its page with a notice.
    private static func change(
        _ visit: MemberVisit, _ member: Int, _ notice: Notice.Code,
        _ body: @escaping @Sendable (Database, User) throws -> Void
    ) async throws -> Response {
        let path = Paths.adminUser(Int64(member))
        do {
            try await visit.write { database, _ in try body(database, account(database, member)) }
        } catch let faults as Faults where faults.messages["role"] != nil {
            return try visit.redirect(to: path, notice: .lastAdmin)
        }
        return try visit.redirect(to: path, notice: notice)
    }

    static func row(_ visit: MemberVisit, _ member: Int) async throws -> ListedUserRow {
        let found = try await visit.app.database.read { try ListedUser.find($0, id: Int64(member)) }.orNotFound()
        let bytes = try await HouseholdStorage.photoBytes(visit.app, of: [found])
        return ListedUserRow(listed: found, photoBytes: bytes[found.user.id] ?? 0, admin: visit)
    }
}

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
