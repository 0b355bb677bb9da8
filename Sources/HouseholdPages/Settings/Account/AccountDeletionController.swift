import Fitness
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

struct AccountDeletionForm: PasswordCheckForm {
    let action: String
    let cancelPath: String?
    var password = Field("password", label: CommonTexts.yourPassword, autocomplete: "current-password")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.password] }
    static var wrongPassword: String { CommonTexts.passwordWrong }

    init() {
        action = Paths.accountDeletion
        cancelPath = Paths.settings
    }

    /// For an admin, who also confirms with their own password.
    init(ofUser user: Int64) {
        action = Paths.deletion(of: Paths.adminUser(user))
        cancelPath = Paths.adminUser(user)
    }

    mutating func validate() -> String? {
        guard !password.value.isEmpty else {
            reject(CommonTexts.passwordMissing)
            return nil
        }
        return password.value
    }

    /// Whatever is against it is said beside its only field.
    mutating func show(_ faults: Faults) { password.error = faults.text }

    mutating func reject(_ message: String) {
        password.error = message
        focusFirstError()
    }
}

struct AccountDeletionPage: PageContent {
    var view: CompiledView<Self> { view_settings_delete_account }
    let form: AccountDeletionForm
    let contents: AccountContents
    /// Whether the other users would be left without an admin.
    let isOnlyAdmin: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var offeredForm: AccountDeletionForm? { isOnlyAdmin ? nil : form }
    var adminPath: String? { isOnlyAdmin ? Paths.admin : nil }
}

/// An admin's page to delete the account of another person.
struct AdminDeletionPage: PageContent {
    var view: CompiledView<Self> { view_admin_delete_user }
    let form: AccountDeletionForm
    let name: String
    let storage: String

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.admin) }
}
