/// What a guest says to become an account.
struct GuestAccount: Sendable {
    var firstName: String
    var lastName: String
    var email: String
    var password: String
}
