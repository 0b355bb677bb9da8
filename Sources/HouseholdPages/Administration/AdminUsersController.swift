import Crypto
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
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

    /// Shows the link in the response: the token is not known later.
    package static func resetPassword(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        let (token, now) = (try Token(), visit.now)
        let user = try await visit.write { database, admin -> User? in
            guard let user = try account(database, member) else { return nil }
            try PasswordReset.add(database, for: user, token: token, by: .person(admin.id), now: now)
            return user
        }
        guard let user else { throw HTTPError(.notFound) }
        let expiry = visit.momentText(now.secondsSince1970 + PasswordReset.lifetimeSeconds, isWithin: true)
        return try visit.oneTimeLink(
            OneTimeLinkPage(
                title: AdminTexts.newPasswordFor(user.fullName),
                text: AdminTexts.passwordLinkExplanation(user.fullName, expiry),
                address: visit.address(of: Paths.passwordReset(by: token)), donePath: Paths.adminUser(user.id)))
    }

    package static func confirmDeletion(_ visit: MemberVisit, member: Int) async throws -> Response {
        guard Int64(member) != visit.user.id else { return try visit.redirect(to: Paths.accountDeletion) }
        return try await deletionPage(visit, member, AccountDeletionForm(ofUser: Int64(member)))
    }

    /// Requires the admin's own password, as for deleting one's own account.
    package static func destroy(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        guard Int64(member) != visit.user.id else { return try visit.redirect(to: Paths.accountDeletion) }
        _ = try await row(visit, member)
        var form = AccountDeletionForm(ofUser: Int64(member))
        form.fill(from: typed.fields)
        guard let email = visit.user.email, let password = form.validate() else {
            return try await deletionPage(visit, member, form, .unprocessableContent)
        }
        if let seconds = try await visit.visit.takeLoginAttempt(email: email) {
            form.reject(AccountTexts.tooManyAttempts(seconds))
            var response = try await deletionPage(visit, member, form, .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
        guard try await visit.visit.authenticate(email: email, password: password) != nil else {
            form.reject(CommonTexts.passwordWrong)
            return try await deletionPage(visit, member, form, .unprocessableContent)
        }
        let now = visit.now
        let deleted = try await visit.write { database, admin in
            try User.find(database, id: Int64(member))?.deleteByAdmin(database, by: .person(admin.id), now: now)
        }
        for file in deleted?.importFiles ?? [] { visit.app.imports.remove(file) }
        visit.app.longChanges.begin()
        return try visit.redirect(to: Paths.admin, notice: .accountRemoved)
    }

    private static func account(_ database: Database, _ member: Int) throws -> User? {
        try User.find(database, id: Int64(member)).flatMap { $0.isGuest ? nil : $0 }
    }

    /// Changes an account and redirects to its page with a notice.
    private static func change(
        _ visit: MemberVisit, _ member: Int, _ notice: Notice.Code,
        _ body: @escaping @Sendable (Database, User) throws -> Void
    ) async throws -> Response {
        do {
            let isPresent = try await visit.write { database, _ in
                guard let user = try account(database, member) else { return false }
                try body(database, user)
                return true
            }
            guard isPresent else { throw HTTPError(.notFound) }
            return try visit.redirect(to: Paths.adminUser(Int64(member)), notice: notice)
        } catch is LastAdminError {
            return try visit.redirect(to: Paths.adminUser(Int64(member)), notice: .lastAdmin)
        }
    }

    private static func row(_ visit: MemberVisit, _ member: Int) async throws -> ListedUserRow {
        let found = try await visit.app.database.read { try ListedUser.find($0, id: Int64(member)) }
        guard let found else { throw HTTPError(.notFound) }
        let bytes = try await HouseholdStorage.photoBytes(visit.app, of: [found])
        return ListedUserRow(listed: found, photoBytes: bytes[found.user.id] ?? 0, admin: visit)
    }

    private static func deletionPage(
        _ visit: MemberVisit, _ member: Int, _ form: AccountDeletionForm, _ status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let row = try await row(visit, member)
        let page = AdminDeletionPage(form: form, name: row.listed.user.fullName, storage: row.storage)
        return try visit.page(page, title: CommonTexts.deleteAccount, status: status)
    }
}
