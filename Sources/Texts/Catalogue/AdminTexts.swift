package enum AdminTexts {
    package static func deleteAccountQuestion(_ name: String) -> String { text("Delete the account of \(name)?") }
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
    package static var disabled: String { text("Disabled") }
    package static var whoCanJoin: String { text("Who can join") }
    package static var invitations: String { text("Invitations") }
    package static var invitationExplanation: String {
        text("A one-time link that lets one person register, even while registration is closed.")
    }
    package static var invite: String { text("Invite") }
    package static func cancelInvitationFor(_ recipient: String) -> String {
        text("Cancel the invitation for \(recipient)")
    }
    package static var canceling: String { text("Canceling…") }
    package static var backup: String { text("Backup") }
    package static var theLastBackupFailed: String { text("The last backup failed") }
    package static var noBackupYet: String { text("No backup yet. One is made every night after 3:00.") }
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
    package static func invitationFor(_ recipient: String) -> String { text("Invitation for \(recipient)") }
    package static func invitationLinkExplanation(_ expiry: String) -> String {
        text("It lets one person register, until \(expiry).")
    }
    package static var morePeople: String { text("More people") }
    package static var version: String { text("Version") }
    package static var databaseVersion: String { text("Database version") }
    package static var runningSince: String { text("Running since") }
    package static func expired(_ moment: String) -> String { text("Expired \(moment)") }
    package static var lastBackup: String { text("Last backup") }
    package static var backupStatus: String { text("Status") }
    package static func backupContents(_ rows: String, _ photos: String) -> String {
        text("\(rows) entries, \(photos)")
    }
    package static var missing: String { text("Missing") }
    package static func photoFiles(_ count: Int) -> String { text("\(count, "photo file")") }
    package static func used(_ moment: String) -> String { text("Used \(moment)") }
    package static func canceled(_ moment: String) -> String { text("Canceled \(moment)") }
    package static var damaged: String { text("Damaged") }
    package static func damagedPhotoFiles(_ count: Int) -> String {
        text("\(count, "photo file") (run “workhome check”)")
    }
    package static var verifiedByTestRestore: String { text("Verified by test restore") }
    package static var justNow: String { text("Just now") }
    package static func minutesAgo(_ minutes: Int) -> String { text("\(minutes) minutes ago") }
    package static func hoursAgo(_ hours: Int) -> String { text("\(hours) hours ago") }
    package static var backToAdministration: String { text("Back to Administration") }
    package static var makeAMember: String { text("Make a member") }
    package static var makeAnAdmin: String { text("Make an admin") }
    package static var enableTheAccount: String { text("Enable the account") }
    package static var disableTheAccount: String { text("Disable the account") }
    package static var roleMissing: String { text("Please choose a role.") }
    package static var cannotDisableOwnAccount: String { text("You can’t disable your own account.") }
    package static func newPasswordFor(_ name: String) -> String { text("New password for \(name)") }
    package static func passwordLinkExplanation(_ name: String, _ expiry: String) -> String {
        text(
            """
            Anyone with this link can set the password of \(name), once, until \(expiry). That signs out all \
            their devices.
            """)
    }
    package static var database: String { text("Database") }
    package static var backups: String { text("Backups") }
    package static var freeOnThisDisk: String { text("Free on this disk") }
    package static var notSignedIn: String { text("Not signed in") }
    package static func seen(_ day: String) -> String { text("Seen \(day)") }
    package static func entriesAndPhotos(_ entries: String, _ photoStorage: String) -> String {
        text("\(entries) · photos: \(photoStorage)")
    }
    package static var noEmailAsGuest: String { text("None (guest)") }
    package static var role: String { text("Role") }
    package static var member: String { text("Member") }
    package static var state: String { text("State") }
    package static var joined: String { text("Joined") }
    package static var lastSeen: String { text("Last seen") }
    package static func disabledSince(_ day: String) -> String { text("Disabled since \(day)") }
    package static var enabled: String { text("Enabled") }
    package static var linkUsedOrExpired: String {
        text("This link has been used or has expired. Ask an admin of this WorkHome for a new one.")
    }
}
