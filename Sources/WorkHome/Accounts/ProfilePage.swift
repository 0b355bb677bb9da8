import Mustache

struct ProfilePage: PageContent {
    /// What the page says of the person, above the forms.
    struct Card: Sendable, MustacheParent {
        let user: User

        func child(named name: String) -> Any? {
            switch name {
            case "fullName": user.fullName
            case "initials": user.initials
            case "photo": user.photo.map(Paths.thumbnail)
            case "email": user.email
            case "memberSince": "Member since \(user.joinedOn.mediumText)"
            default: nil
            }
        }
    }

    /// The photo's form, and the way to take the photo away where there is one.
    private struct PhotoSection: MustacheParent {
        let form: ProfilePhotoForm

        func child(named name: String) -> Any? {
            switch name {
            case "removeAction": form.hasPhoto ? Paths.profilePhotoDeletion : nil
            default: form.child(named: name)
            }
        }
    }

    let view = View.profile
    let user: User
    var form: ProfileForm
    var photoForm: ProfilePhotoForm
    /// Of a guest who may register.
    var accountForm: GuestAccountForm?
    /// After how many days away a guest is deleted; nil for never, and for whom has an account.
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

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Home", to: Paths.home)
        case "profile": Card(user: user)
        case "form": form
        case "photoForm": PhotoSection(form: photoForm)
        case "accountForm": accountForm
        case "guestDays": guestDays.map(String.init)
        case "emailForm": emailForm
        case "passwordForm": passwordForm
        case "keysPath": Paths.apiKeys
        case "devicesPath": Paths.health
        case "rows":
            [ListRow(title: "Settings", path: Paths.settings, icon: "settings", note: "Sessions and more")]
        default: nil
        }
    }
}
