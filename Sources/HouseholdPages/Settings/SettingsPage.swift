import Fitness
import Forms
import Models
import Texts
import Web

/// All settings with their current values.
struct SettingsPage: PageContent {
    struct Group: Sendable {
        let title: String
        let rows: [ListRow]
        var note: String?
    }

    var view: CompiledView<Self> { view_settings_index }
    let user: User
    /// The number of the user's own exercises.
    let exercises: Int
    /// The names of the trackables that are not archived.
    let trackables: [String]
    /// The number of devices on which the user is signed in.
    let sessions: Int
    /// The number of shared links that work.
    let shares: Int

    var groups: [Group] { [you, display, tracked, account] + (user.isAdmin ? [household] : []) }

    private var you: Group {
        Group(
            title: "You",
            rows: [
                ListRow(
                    title: "Profile", path: Paths.profile, icon: "profile",
                    note: "\(user.fullName) · \(user.fitnessGoal.name)"),
                ListRow(
                    title: "Rest days and days off", path: Paths.restDays, icon: "calendar",
                    note: "\(CountText.of(user.restDaysPerWeek, "rest day")) a week"),
                ListRow(
                    title: "Reminders", path: Paths.reminders, icon: "bell",
                    note: "\(user.reminders.onCount) of \(Reminders.count) on"),
            ])
    }

    private var display: Group {
        let units = "\(user.units.weight.name.capitalized), \(user.units.distance.name)"
        return Group(
            title: "Display",
            rows: [
                ListRow(
                    title: "Units, week and time zone", path: Paths.units, icon: "ruler",
                    note: "\(units), week from \(user.firstWeekday.name)"),
                ListRow(title: "Appearance", path: Paths.appearance, icon: "appearance", note: user.appearance.name),
                ListRow(
                    title: "On your home screen", path: Paths.installation, icon: "phone",
                    note: "Use WorkHome like an app"),
            ],
            note:
                "WorkHome follows the text size of your browser. Make text larger there, and every page follows.")
    }

    private var tracked: Group {
        Group(
            title: "What you track",
            rows: [
                ListRow(
                    title: "Exercises", path: Paths.exerciseSettings, icon: "workout",
                    note: exercises == 0
                        ? "Built-in" : "Built-in and \(exercises) of your own"),
                ListRow(
                    title: "Trackables", path: Paths.trackableSettings, icon: "track",
                    note: trackables.isEmpty ? "All archived" : trackableNames),
                ListRow(
                    title: "Phone, watch and scale", path: Paths.health, icon: "phone",
                    note: "Steps, sleep, weight and workouts, sent automatically"),
                ListRow(
                    title: "Rest timer", path: Paths.restTimer, icon: "clock",
                    note: user.restTimer.isOn ? "\(user.restTimer.text) after each set" : "Off"),
            ])
    }

    private var account: Group {
        let deletion =
            user.isGuest
            ? ListRow(
                title: "Leave and delete everything", path: Paths.logout, icon: "trash",
                note: "You are a guest: only this browser can open your data")
            : ListRow(
                title: "Delete account", path: Paths.accountDeletion, icon: "trash",
                note: "Permanently, with all data")
        let signingIn = user.email.map {
            ListRow(title: "Email and password", path: Paths.signingIn, icon: "lock", note: $0)
        }
        return Group(
            title: "Account",
            rows: [signingIn].compactMap { $0 } + [
                ListRow(
                    title: "Imports", path: Paths.dataImports, icon: "archive", note: "Bring your data from other apps"),
                ListRow(
                    title: "Sessions", path: Paths.sessions, icon: "devices",
                    note: "Signed in on \(CountText.of(sessions, "device"))"),
                ListRow(
                    title: "API keys", path: Paths.apiKeys, icon: "desktop",
                    note: "For your own programs and scripts"),
                ListRow(
                    title: "Shared links", path: Paths.shares, icon: "eye",
                    note: shares == 0
                        ? "Nothing shared" : CountText.of(shares, "link") + " to your progress"),
                ListRow(
                    title: "Your data", path: Paths.data, icon: "download",
                    note: "Download everything as files"),
                deletion,
            ])
    }

    private var household: Group {
        Group(
            title: "Household",
            rows: [
                ListRow(
                    title: "Administration", path: Paths.admin, icon: "settings",
                    note: "People, invitations, backups and storage")
            ],
            note: "You are an admin. The first person to register is one, and admins can appoint others."
        )
    }

    private var trackableNames: String {
        let shown = trackables.prefix(3).joined(separator: ", ")
        return trackables.count > 3 ? "\(shown) and \(trackables.count - 3) more" : shown
    }
}
