import Fitness
import Forms
import Models
import Texts
import Web

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
