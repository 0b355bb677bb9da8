import Forms
import Foundation
import Models
import Web

struct LoginPage: PageContent {
    var view: CompiledView<Self> { view_accounts_login }
    let form: LoginForm
    let access: HouseholdAccess
    /// Whether there are no accounts yet.
    let isNew: Bool

    var registerPath: String? { access.allowsRegistration ? Paths.register : nil }
    var guestAction: String? { access.allowsGuests ? Paths.guest : nil }
}

struct RegistrationPage: PageContent {
    var view: CompiledView<Self> { view_accounts_register }
    /// Nil when registration is refused.
    var form: RegistrationForm?
    var refusal: AdmissionRefusal?
    /// Whether this will be the first account, which becomes the admin.
    var isFirst = false

    var refusalText: String? { refusal?.description }
}
