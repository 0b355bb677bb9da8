extension AdminTexts {
    package static func theAccountOf(_ subject: String) -> String { text("the account of \(subject)") }
    package static var openedRegistration: String { text("opened registration") }
    package static var closedRegistration: String { text("closed registration") }
    package static var allowedGuests: String { text("allowed guests") }
    package static var stoppedAllowingGuests: String { text("stopped allowing guests") }
    package static var changedWhenGuestsAreDeleted: String { text("changed when guests are deleted") }
    package static var deletedAGuestWhoHad: String { text("deleted a guest who had not come back") }
    package static var createdAnInvitation: String { text("created an invitation") }
    package static var canceledAnInvitation: String { text("canceled an invitation") }
    package static var registeredWithAnInvitation: String { text("registered with an invitation") }
    package static func created(_ whose: String) -> String { text("created \(whose)") }
    package static func madeAnAdmin(_ subject: String) -> String { text("made \(subject) an admin") }
    package static func madeAMember(_ subject: String) -> String { text("made \(subject) a member") }
    package static func disabledWithWhose(_ whose: String) -> String { text("disabled \(whose)") }
    package static func enabledWithWhose(_ whose: String) -> String { text("enabled \(whose)") }
    package static var deletedAnAccount: String { text("deleted an account") }
    package static func createdALinkToReset(_ subject: String) -> String {
        text("created a link to reset the password of \(subject)")
    }
    package static var setANewPasswordWith: String { text("set a new password with a link") }
    package static func setThePasswordOf(_ subject: String) -> String { text("set the password of \(subject)") }
    package static var startedABackup: String { text("started a backup") }
    package static var couldNotMakeABackup: String { text("could not make a backup") }
    package static var didSomethingThisVersionCant: String { text("did something this version can’t show") }
    package static var theCommandLine: String { text("The command line") }
    package static var workhome: String { text("WorkHome") }
    package static var aDeletedAccount: String { text("A deleted account") }
    package static var youNeedAnInvitationTo: String {
        text("You need an invitation to register here. Ask an admin of this WorkHome for one.")
    }
    package static var thisWorkHomeDoesNotAllow: String {
        text("This WorkHome does not allow guests. Sign in, or ask an admin for an invitation.")
    }
    package static var thisInvitationHasBeenUsed: String {
        text("This invitation has been used, has expired or was canceled. Ask for a new one.")
    }
    package static var thereWouldBeNoAdmin: String {
        text("There would be no admin left. Make someone else an admin first.")
    }
    package static var thisAccountIsDisabledAsk: String {
        text("This account is disabled. Ask an admin of this WorkHome.")
    }
}
