import Foundation
import Mustache

struct LoginPage: PageContent {
    let view = View.login
    let form: LoginForm
    let access: HouseholdAccess

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
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

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        case "refusal": refusal?.description
        default: nil
        }
    }
}
