import Forms
import HTTP

/// What a page gives back of a form that could not be taken: all that was typed, but never a secret.
struct KeptFields: Sendable {
    struct Typed: Sendable {
        let name: String
        let value: String
    }

    /// The tokens of links: anyone who has one gets in.
    static let linkTokens: Set = ["invite", "token"]

    private(set) var typed: [Typed] = []
    /// To be typed once more.
    private(set) var passwords: [Field] = []
    /// Whether the form is nothing without the link that led to it.
    private(set) var needsLink = false

    /// - Parameter action: where the form is sent.
    init(_ fields: FormFields, action: String) {
        for item in fields.items {
            if let password = Self.password(item.name) {
                passwords.append(password)
            } else if Self.isLinkToken(item.name, action: action) {
                needsLink = true
            } else {
                typed.append(Typed(name: item.name, value: item.value))
            }
        }
    }

    /// The empty field of a password by its name; nil for every other field.
    static func password(_ name: String) -> Field? {
        switch name {
        case "password", "email_password": Field(name, label: "Your password", autocomplete: "current-password")
        case "current_password": Field(name, label: "Current password", autocomplete: "current-password")
        case "new_password": Field(name, label: "New password", autocomplete: "new-password")
        default: nil
        }
    }

    /// The `token` of every other form says only that the same form came before.
    private static func isLinkToken(_ name: String, action: String) -> Bool {
        name == "invite" || name == "token" && action == Paths.passwordReset
    }
}
