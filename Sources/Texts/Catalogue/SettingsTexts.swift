package enum SettingsTexts {
    package static func keyFor(_ name: String) -> String { text("Key for \(name)") }
    package static var keysForPrograms: String { text("Keys for programs") }
    package static var keyExplanation: String {
        text("A key lets one of your programs read or change what you allow.")
    }
    package static var whatProgramsCanDo: String { text("What programs can do") }
    package static var createKey: String { text("Create key") }
    package static var downloadStoppedEarly: String {
        text("Your last download stopped before the end. Its file isn’t complete: delete it and download again.")
    }
    package static var downloadYourData: String { text("Download your data") }
    package static var whatTheDownloadContains: String {
        text(
            """
            All your data in one zip file: tables that any spreadsheet opens, the same data in a form that \
            WorkHome can import, and your photos.
            """)
    }
    package static var fileIsNotEncrypted: String {
        text("The file is not encrypted: anyone who has it can read it. It contains no passwords or keys.")
    }
    package static var downloadEverything: String { text("Download everything") }
    package static var trainingForOtherApps: String { text("Training for other apps") }
    package static var strongFileExplanation: String {
        text(
            """
            Your sets and cardio sessions as a CSV file in the format of Strong, which many other apps can \
            import. Weights and distances are in your units.
            """)
    }
    package static var downloadCSVForStrong: String { text("Download CSV for Strong") }
    package static var deleteAccountQuestion: String { text("Delete your account?") }
    package static var accountWillBeDeleted: String {
        text("Your account and all its data will be permanently deleted, on every device. You can’t undo this.")
    }
    package static var whatWillBeDeleted: String { text("What will be deleted") }
    package static var whatElseIsDeleted: String {
        text(
            """
            Your profile, records, achievements and settings are deleted too. Nobody else in your household \
            loses anything: trainers you added for everyone stay.
            """)
    }
    package static var youAreTheOnlyAdmin: String {
        text("You are the only admin, so you can’t delete your account yet. Make someone else an admin first.")
    }
    package static var howToDoIt: String { text("How to do it") }
    package static var loadAndVolume: String { text("Load and volume") }
    package static var yourHistory: String { text("Your history") }
    package static var seeTheRecords: String { text("See the records") }
    package static var archiving: String { text("Archiving…") }
    package static var restoring: String { text("Restoring…") }
    package static var hiding: String { text("Hiding…") }
    package static var hide: String { text("Hide") }
    package static var showing: String { text("Showing…") }
    package static var showAgain: String { text("Show again") }
    package static var rename: String { text("Rename") }
    package static var searchExercises: String { text("Search exercises") }
    package static var whichExercises: String { text("Which exercises") }
    package static var earlierExercises: String { text("Earlier exercises") }
    package static var moreExercises: String { text("More exercises") }
    package static var iPhoneAndIPad: String { text("iPhone and iPad") }
    package static var installOnIPhone: String {
        text(
            """
            In Safari, open the Share menu and choose “Add to Home Screen”. WorkHome then opens from its own \
            icon, without the browser’s bars.
            """)
    }
    package static var android: String { text("Android") }
    package static var installOnAndroid: String {
        text("In Chrome, open the menu with the three dots and choose “Add to Home screen” or “Install app”.")
    }
    package static var addressIsSecure: String { text("This address is secure, so it can be installed.") }
    package static var installNeedsHTTPS: String {
        text(
            """
            Browsers install apps only over https or on the machine itself (localhost). This address is neither, \
            so you get a shortcut that opens in the browser. WorkHome’s README says how to set up https.
            """)
    }
    package static var computer: String { text("Computer") }
    package static var installOnComputer: String {
        text(
            """
            In Chrome or Edge, choose “Install” in the menu of the browser; in Safari, choose “Add to Dock” in \
            the File menu.
            """)
    }
    package static var withoutAConnection: String { text("Without a connection") }
    package static var offlineExplanation: String {
        text(
            """
            Without a signal, Track opens as you last saw it, with the forms to log your training. What you log \
            stays on this device, is listed on Track, and is sent in order when the connection is back. A \
            workout that is running goes on, even if you reload its page.
            """)
    }
    package static var thisNeedsJavaScript: String { text("This needs JavaScript.") }
    package static var offlineNeedsHTTPS: String {
        text(
            """
            Browsers allow this only over https or on the machine itself (localhost). This address is neither, \
            so WorkHome can’t be used here without a connection.
            """)
    }
    package static var onHomeWhenDue: String { text("On Home, when due") }
    package static var remindersExplanation: String {
        text("You can dismiss each one for the day. WorkHome sends no emails or messages.")
    }
    package static var afterYouLogSomething: String { text("After you log something") }
    package static var noLongerNeeded: String { text("No longer needed?") }
    package static var trackableArchiveExplanation: String {
        text("Archive it: Track no longer offers it, and its history stays.")
    }
    package static var trackablesExplanation: String {
        text("What you log besides training, in the order shown on Track.")
    }
    package static var yourTrackables: String { text("Your trackables") }
    package static func restoreNamed(_ title: String) -> String { text("Restore \(title)") }
    package static var onYourHomeScreen: String { text("On your home screen") }
    package static var unitsAndWeek: String { text("Units and week") }
    package static var appearance: String { text("Appearance") }
    package static var restTimer: String { text("Rest timer") }
    package static func restDaysAWeek(_ count: Int) -> String { text("\(count, "rest day") a week") }
    package static func remindersOn(_ onCount: Int, _ total: Int) -> String { text("\(onCount) of \(total) on") }
    package static var display: String { text("Display") }
    package static var unitsWeekAndTimeZone: String { text("Units, week and time zone") }
    package static func unitsAndWeekFrom(_ units: String, _ firstWeekday: String) -> String {
        text("\(units), week from \(firstWeekday)")
    }
    package static var useWorkHomeLikeAnApp: String { text("Use WorkHome like an app") }
    package static var textSizeHint: String {
        text("WorkHome follows the text size of your browser. Make text larger there, and every page follows.")
    }
    package static var whatYouTrack: String { text("What you track") }
    package static func builtInAndOwn(_ ownCount: Int) -> String {
        text("Built-in and \(ownCount) of your own")
    }
    package static var sentAutomatically: String {
        text("Steps, sleep, weight and workouts, sent automatically")
    }
    package static func afterEachSet(_ duration: String) -> String { text("\(duration) after each set") }
    package static var off: String { text("Off") }
    package static var on: String { text("On") }
    package static var emailAndPassword: String { text("Email and password") }
    package static var account: String { text("Account") }
    package static var forYourOwnPrograms: String { text("For your own programs and scripts") }
    package static func linksToYourProgress(_ count: Int) -> String { text("\(count, "link") to your progress") }
    package static var downloadEverythingAsFiles: String { text("Download everything as files") }
    package static var household: String { text("Household") }
    package static var administrationNote: String { text("People, invitations, backups and storage") }
    package static var youAreAnAdmin: String {
        text("You are an admin. The first person to register is one, and admins can appoint others.")
    }
    package static func andMore(_ names: String, _ count: Int) -> String { text("\(names) and \(count) more") }
    package static func signedInOn(_ sessions: String) -> String { text("Signed in on \(sessions)") }
}
