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
}
