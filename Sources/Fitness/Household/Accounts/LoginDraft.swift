import Texts

/// What a person signs in with.
package struct LoginDraft: Sendable {
    package var email: String
    package var password: String

    /// What was typed or sent, or what is wrong with it.
    package static func checked(email: String, password: String) -> Result<Self, Faults> {
        var faults = Faults()
        let email = faults.emailAddress(email)
        if password.isEmpty { faults.add("password", CommonTexts.passwordMissing) }
        return faults.isEmpty ? .success(Self(email: email, password: password)) : .failure(faults)
    }
}
