import Forms
import HTTP
import Texts

/// The fields of a form that could not be processed, to be shown again: everything typed, but never a secret.
struct PreservedFields: Sendable {
    /// The tokens of links, which grant access to anyone who has them.
    static let linkTokens: Set = ["invite", "token"]

    private(set) var typed: [Query.Item] = []
    /// Empty, to be typed again.
    private(set) var passwords: [Field] = []
    /// Whether the form only works with the link that led to it.
    private(set) var needsLink = false

    /// - Parameter action: where the form is sent.
    init(_ fields: FormFields, action: String) {
        for item in fields.items {
            if let password = Self.password(item.name) {
                passwords.append(password)
            } else if Self.isLinkToken(item.name, action: action) {
                needsLink = true
            } else {
                typed.append(item)
            }
        }
    }

    /// The empty field of a password by its name; nil for every other field.
    static func password(_ name: String) -> Field? {
        switch name {
        case "password", "email_password":
            Field(name, label: CommonTexts.yourPassword, autocomplete: "current-password")
        case "current_password": Field(name, label: CommonTexts.currentPassword, autocomplete: "current-password")
        case "new_password": Field(name, label: CommonTexts.newPassword, autocomplete: "new-password")
        default: nil
        }
    }

    /// In every other form, `token` only identifies repeated submissions.
    private static func isLinkToken(_ name: String, action: String) -> Bool {
        name == "invite" || name == "token" && action == Paths.passwordReset
    }
}
