import Foundation
import Mustache

struct LoginPage: PageContent {
    let view = View.login
    let form: LoginForm
    let access: HouseholdAccess
    /// Whether nobody has an account here yet.
    let isNew: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        case "isNew": isNew
        case "registerPath": access.takesRegistrations ? Paths.register : nil
        case "guestAction": access.takesGuests ? Paths.guest : nil
        default: nil
        }
    }
}

struct RegistrationPage: PageContent {
    let view = View.registration
    /// Nil where they are not let in.
    var form: RegistrationForm?
    var refusal: AdmissionRefusal?
    /// Whether this will be the first account, which looks after the household.
    var isFirst = false

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        case "refusal": refusal?.description
        case "isFirst": isFirst
        default: nil
        }
    }
}
