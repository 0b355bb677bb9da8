import Fitness
import Forms
import Models
import Texts
import Web

struct ProfilePage: PageContent {
    /// The profile's summary above the forms.
    struct Card: Sendable {
        let user: User

        var fullName: String { user.fullName }
        var initials: String { user.initials }
        var photo: String? { user.photo.map(Paths.thumbnail) }
        var email: String? { user.email }
    }

    /// The photo's form, and the action to remove the photo if there is one.
    struct PhotoSection: Sendable {
        let form: ProfilePhotoForm

        var removeAction: String? { form.hasPhoto ? Paths.profilePhotoDeletion : nil }
    }

    var view: CompiledView<Self> { view_accounts_profile }
    let user: User
    var form: ProfileForm
    var photoForm: ProfilePhotoForm
    /// For a guest who may register.
    var accountForm: GuestAccountForm?
    /// The days without a visit after which a guest is deleted; nil for never, and for users with an account.
    var guestDays: Int?
    var emailForm: EmailForm?
    var passwordForm: PasswordForm?

    init(_ user: User, today: LocalDay) {
        self.user = user
        form = ProfileForm(user, today: today)
        photoForm = ProfilePhotoForm(user)
        accountForm = user.isGuest ? GuestAccountForm() : nil
        emailForm = user.isGuest ? nil : EmailForm()
        passwordForm = user.isGuest ? nil : PasswordForm()
    }

    var back: Link { Link(AccountTexts.backToHome, to: Paths.home) }
    var profile: Card { Card(user: user) }
    var photoSection: PhotoSection { PhotoSection(form: photoForm) }

    var rows: [ListRow] {
        [
            ListRow(
                title: CommonTexts.settings, path: Paths.settings, icon: "settings", note: AccountTexts.settingsNote)
        ]
    }
}
