import Foundation
import Mustache

struct LoginPage: PageContent {
    let view = View.login
    let form: LoginForm

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        default: nil
        }
    }
}

struct RegistrationPage: PageContent {
    let view = View.registration
    let form: RegistrationForm

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        default: nil
        }
    }
}
