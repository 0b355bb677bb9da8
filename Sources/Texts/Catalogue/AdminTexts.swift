package enum AdminTexts {
    package static func deleteTheAccountOf(_ name: String) -> String { text("Delete the account of \(name)?") }
    package static func allDataWillBeDeleted(_ name: String, _ storage: String) -> String {
        text(
            """
            All data of \(name) will be permanently deleted (\(storage)), on every device. Only a backup could \
            bring it back. Trainers they added for everyone stay.
            """)
    }
    package static var people: String { text("People") }
    package static var whatAdminsSee: String {
        text("You see who has an account and how much data they have, but never what they log.")
    }
    package static var admin: String { text("Admin") }
    package static var guest: String { text("Guest") }
    package static var disabled: String { text("Disabled") }
    package static var whoCanJoin: String { text("Who can join") }
    package static var invitations: String { text("Invitations") }
    package static var invitationExplanation: String {
        text("A one-time link that lets one person register, even while registration is closed.")
    }
    package static var invite: String { text("Invite") }
    package static func cancelInvitationFor(_ title: String) -> String { text("Cancel the invitation for \(title)") }
    package static var canceling: String { text("Canceling…") }
    package static var backup: String { text("Backup") }
    package static var theLastBackupFailed: String { text("The last backup failed") }
    package static var noBackupYet: String { text("No backup yet. One is made every night after 3:00.") }
    package static var backupIsRunning: String {
        text("A backup is being made. Reload this page to see the result.")
    }
    package static var backingUp: String { text("Backing up…") }
    package static var backUpNow: String { text("Back up now") }
    package static var storage: String { text("Storage") }
    package static var thisWorkHome: String { text("This WorkHome") }
    package static var activity: String { text("Activity") }
    package static var noActivityYet: String {
        text("Nothing yet. Every change an admin makes is listed here.")
    }
    package static func linkIsShownOnce(_ explanation: String) -> String {
        text("\(explanation) It is shown only once. Copy it and send it yourself.")
    }
    package static var theAccount: String { text("The account") }
    package static var whatYouCanDo: String { text("What you can do") }
    package static var thisIsYou: String { text("This is you.") }
    package static var youAreTheOnlyAdmin: String {
        text("You are the only admin. To become a member, make someone else an admin first.")
    }
    package static var createAPasswordLink: String { text("Create a password link") }
    package static var deleteTheAccount: String { text("Delete the account") }
    package static var startedWithoutBackups: MarkedText {
        MarkedText(text("Backups are off: WorkHome was started with [--no-backups]."))
    }
}
