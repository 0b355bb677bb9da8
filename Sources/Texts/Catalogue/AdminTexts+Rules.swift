extension AdminTexts {
    package static func theAccountOf(_ name: String) -> String { text("the account of \(name)") }
    package static var openedRegistration: String { text("opened registration") }
    package static var closedRegistration: String { text("closed registration") }
    package static var allowedGuests: String { text("allowed guests") }
    package static var stoppedAllowingGuests: String { text("stopped allowing guests") }
    package static var changedWhenGuestsAreDeleted: String { text("changed when guests are deleted") }
    package static var deletedAbsentGuest: String { text("deleted a guest who had not come back") }
    package static var createdAnInvitation: String { text("created an invitation") }
    package static var canceledAnInvitation: String { text("canceled an invitation") }
    package static var registeredWithAnInvitation: String { text("registered with an invitation") }
    package static func createdAccount(_ account: String) -> String { text("created \(account)") }
    package static func madeAnAdmin(_ name: String) -> String { text("made \(name) an admin") }
    package static func madeAMember(_ name: String) -> String { text("made \(name) a member") }
    package static func disabledAccount(_ account: String) -> String { text("disabled \(account)") }
    package static func enabledAccount(_ account: String) -> String { text("enabled \(account)") }
    package static var deletedAnAccount: String { text("deleted an account") }
    package static func createdPasswordLinkFor(_ name: String) -> String {
        text("created a link to reset the password of \(name)")
    }
    package static var setNewPasswordWithLink: String { text("set a new password with a link") }
    package static func setThePasswordOf(_ name: String) -> String { text("set the password of \(name)") }
    package static var startedABackup: String { text("started a backup") }
    package static var couldNotMakeABackup: String { text("could not make a backup") }
    package static var didSomethingUnknown: String { text("did something this version can’t show") }
    package static var theCommandLine: String { text("The command line") }
    package static var workHome: String { text("WorkHome") }
    package static var aDeletedAccount: String { text("A deleted account") }
    package static var invitationRequired: String {
        text("You need an invitation to register here. Ask an admin of this WorkHome for one.")
    }
    package static var guestsNotAllowed: String {
        text("This WorkHome does not allow guests. Sign in, or ask an admin for an invitation.")
    }
    package static var invitationEnded: String {
        text("This invitation has been used, has expired or was canceled. Ask for a new one.")
    }
    package static var noAdminLeft: String {
        text("There would be no admin left. Make someone else an admin first.")
    }
    package static var accountDisabled: String {
        text("This account is disabled. Ask an admin of this WorkHome.")
    }
    package static var deletedPerson: String { text("a deleted person") }
    package static var deletedAccountWithin: String { text("a deleted account") }
}
