package enum AccountTexts {
    package static var welcomeToWorkHome: String { text("Welcome to WorkHome") }
    package static var noAccountYet: String {
        text("There is no account here yet. Create the first one to get started.")
    }
    package static var welcomeBack: String { text("Welcome back") }
    package static var signInToYourWorkHome: String { text("Sign in to your WorkHome.") }
    package static var signingIn: String { text("Signing in…") }
    package static var signIn: String { text("Sign in") }
    package static var newHere: String { text("New here?") }
    package static var createAccount: String { text("Create Account") }
    package static var continueAsGuest: String { text("Continue as guest") }
    package static var noAccountNeeded: String {
        text("No account needed. You can create one later and keep everything.")
    }
    package static var forgotPassword: String {
        text(
            """
            Forgot your password? Ask an admin of this WorkHome for a link to set a new one. An admin can also make it on \
            the machine that WorkHome runs on: workhome user reset-password EMAIL
            """)
    }
    package static var guestProfile: String { text("Guest profile on this WorkHome") }
    package static func guestsAreDeleted(_ days: Int) -> String {
        text("Guest profiles are deleted, with all their data, after \(days) days without a visit.")
    }
    package static var uploading: String { text("Uploading…") }
    package static var savePhoto: String { text("Save photo") }
    package static var removing: String { text("Removing…") }
    package static var removePhoto: String { text("Remove photo") }
    package static var createYourAccount: String { text("Create your account") }
    package static var guestDataIsKept: String {
        text("You keep everything you tracked as a guest, and can sign in from any browser at home.")
    }
    package static var creatingYourAccount: String { text("Creating your account…") }
    package static var aboutYou: String { text("About you") }
    package static var changeEmail: String { text("Change email") }
    package static var youSignInWithThisEmail: String {
        text("You sign in with this email. You stay signed in on your devices.")
    }
    package static var changing: String { text("Changing…") }
    package static var changePassword: String { text("Change password") }
    package static var otherDevicesAreSignedOut: String { text("This signs you out on all other devices and in apps.") }
    package static var invitationNeeded: String { text("Invitation needed") }
    package static var itTakesAMinute: String { text("It takes a minute, and your charts start today.") }
    package static var firstAccountIsAdmin: String {
        text(
            """
            The first person to create an account becomes the admin of this WorkHome. The admin can invite people, reset \
            passwords and manage backups.
            """)
    }
    package static var basicInfo: String { text("Basic Info") }
    package static var physicalMetrics: String { text("Physical Metrics") }
    package static var backToSignIn: String { text("Back to sign in") }
    package static func hello(_ firstName: String) -> String { text("Hello \(firstName)") }
    package static var chooseNewPassword: String {
        text("Choose a new password. This signs you out everywhere else.")
    }
    package static var savePassword: String { text("Save password") }
    package static var whereYouAreSignedIn: String { text("Where you are signed in") }
    package static var thisDevice: String { text("This device") }
    package static func signOutDevice(_ device: String, _ address: String) -> String {
        text("Sign out \(device), \(address)")
    }
    package static var signOutEverywhereElse: String { text("Sign out everywhere else") }
    package static var signedInApps: String { text("Signed-in apps") }
    package static var keysAndTokensKeepWorking: MarkedText {
        MarkedText(text("[API keys] and [tokens of phones and scales] keep working."))
    }
    package static func tooManyNewAccounts(_ seconds: Int) -> String {
        text("Too many new accounts at once. Please try again in \(seconds, "second").")
    }
    package static var leaveWithoutAccountQuestion: String { text("Leave without an account?") }
    package static var guestSignOutWarning: String {
        text(
            """
            You are a guest. Signing out permanently deletes everything you tracked. To keep it, create an \
            account in your profile first.
            """)
    }
    package static var deleteAndSignOut: String { text("Delete and sign out") }
    package static var currentPasswordWrong: String { text("The current password is wrong") }
    package static func memberSince(_ day: String) -> String { text("Member since \(day)") }
    package static var backToHome: String { text("Back to Home") }
    package static var settingsNote: String { text("Units, reminders, signed-in devices and more") }
    package static var photoMissing: String { text("Please choose a photo") }
    package static func lastSeen(_ day: String) -> String { text("Last seen \(day)") }
    package static var anApp: String { text("An app") }
}
