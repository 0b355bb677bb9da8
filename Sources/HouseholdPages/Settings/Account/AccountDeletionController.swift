import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
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
        if let seconds = try await visit.visit.takeLoginAttempt(email: email) {
            form.reject(AccountTexts.tooManyAttempts(seconds))
            var response = try await page(visit, form, .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
        do {
            guard let user = try await visit.visit.authenticate(email: email, password: password),
                let deleted = try await delete(visit, user)
            else {
                form.reject(CommonTexts.passwordWrong)
                return try await page(visit, form, .unprocessableContent)
            }
            for file in deleted.importFiles { visit.app.imports.remove(file) }
            visit.app.longChanges.begin()
            return try visit.visit.signedOut(notice: Notice(.accountDeleted, deleted: deleted.contents))
        } catch let refusal as LastAdminError {
            form.reject(refusal.description)
            return try await page(visit, form, .unprocessableContent)
        }
    }

    /// - Returns: nil when the password that was checked is no longer the current one.
    private static func delete(_ visit: MemberVisit, _ user: User) async throws -> DeletedAccount? {
        do {
            let now = visit.now.secondsSince1970
            return try await visit.app.database.write { try user.deleteAccount($0, now: now) }
        } catch is PasswordChangedError {
            return nil
        }
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

struct AccountDeletionForm: Form {
    let action: String
    let cancelPath: String?
    var password = Field("password", label: CommonTexts.yourPassword, autocomplete: "current-password")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.password] }

    init() {
        action = Paths.accountDeletion
        cancelPath = Paths.settings
    }

    /// For an admin, who also confirms with their own password.
    init(ofUser user: Int64) {
        action = Paths.adminUserDeletion(user)
        cancelPath = Paths.adminUser(user)
    }

    mutating func validate() -> String? {
        guard !password.value.isEmpty else {
            reject(CommonTexts.passwordMissing)
            return nil
        }
        return password.value
    }

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
    var hasContents: Bool { !contents.texts.isEmpty }
    var contentTexts: [String] { contents.texts }
}
