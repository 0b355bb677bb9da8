import Forms
import Foundation
import Models
import Web

struct LoginPage: PageContent {
    var view: CompiledView<Self> { view_accounts_login }
    let form: LoginForm
    let access: HouseholdAccess
    /// Whether nobody has an account here yet.
    let isNew: Bool

    var registerPath: String? { access.takesRegistrations ? Paths.register : nil }
    var guestAction: String? { access.takesGuests ? Paths.guest : nil }
}

struct RegistrationPage: PageContent {
    var view: CompiledView<Self> { view_accounts_register }
    /// Nil where they are not let in.
    var form: RegistrationForm?
    var refusal: AdmissionRefusal?
    /// Whether this will be the first account, which looks after the household.
    var isFirst = false

    var refusalText: String? { refusal?.description }
}
