/// The data with which a guest becomes an account.
package struct GuestAccount: Sendable {
    package var firstName: String
    package var lastName: String
    package var email: String
    package var password: String

    package init(firstName: String, lastName: String, email: String, password: String) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.password = password
    }

    /// The account that was typed, or what is wrong with it.
    package static func checked(
        firstName: String, lastName: String, email: String, password: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let firstName = faults.firstName(firstName)
        let lastName = faults.lastName(lastName)
        let email = faults.emailAddress(email)
        faults.newPassword(password)
        guard faults.isEmpty else { return .failure(faults) }
        return .success(Self(firstName: firstName, lastName: lastName, email: email, password: password))
    }
}
