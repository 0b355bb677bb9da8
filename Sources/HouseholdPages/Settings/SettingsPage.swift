import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import Models
import Texts
import Web

package enum SettingsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        return try visit.page(try await visit.read { try SettingsPage($0, $1, now: now) }, title: CommonTexts.settings)
    }
}

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
    var exercises: Int
    /// The number of the household's bars, dumbbells and stacks.
    var tools: Int
    /// The names of the trackables that are not archived.
    var trackables: [String]
    /// The number of devices on which the user is signed in.
    var sessions: Int
    /// The number of shared links that work.
    var shares: Int

    init(_ database: Database, _ user: User, now: Date) throws {
        self.user = user
        exercises = try user.training.exercises(database, of: user.id).filter { !$0.isArchived }.count
        tools = try user.equipment.tools(database).filter { !$0.isArchived }.count
        trackables = try user.training.allTrackables(database).filter { !$0.isArchived }.map(\.name)
        sessions = try user.access.sessions(database, now: now).count
        shares = try user.shares.workingShareCount(database, now: now)
    }

    var groups: [Group] { [you, display, tracked, account] + (user.isAdmin ? [household] : []) }

    private var you: Group {
        Group(
            title: CommonTexts.you,
            rows: [
                ListRow(
                    title: CommonTexts.profile, path: Paths.profile, icon: "profile",
                    note: "\(user.fullName) · \(user.fitnessGoal.name)"),
                ListRow(
                    title: CommonTexts.restDaysAndDaysOff, path: Paths.restDays, icon: "calendar",
                    note: SettingsTexts.restDaysAWeek(user.restDaysPerWeek)),
                ListRow(
                    title: CommonTexts.reminders, path: Paths.reminders, icon: "bell",
                    note: SettingsTexts.remindersOn(user.reminders.count, Reminder.allCases.count)),
            ])
    }

    private var display: Group {
        let units = "\(user.units.weight.name.capitalized), \(user.units.distance.name)"
        return Group(
            title: SettingsTexts.display,
            rows: [
                ListRow(
                    title: SettingsTexts.unitsWeekAndTimeZone, path: Paths.units, icon: "ruler",
                    note: SettingsTexts.unitsAndWeekFrom(units, user.firstWeekday.name)),
                ListRow(
                    title: SettingsTexts.appearance, path: Paths.appearance, icon: "appearance",
                    note: user.appearance.name),
                ListRow(
                    title: SettingsTexts.onYourHomeScreen, path: Paths.installation, icon: "phone",
                    note: SettingsTexts.useWorkHomeLikeAnApp),
            ],
            note: SettingsTexts.textSizeHint)
    }

    private var tracked: Group {
        Group(
            title: SettingsTexts.whatYouTrack,
            rows: [
                ListRow(
                    title: CommonTexts.exercises, path: Paths.exerciseSettings, icon: "workout",
                    note: exercises == 0
                        ? CommonTexts.builtIn : SettingsTexts.builtInAndOwn(exercises)),
                ListRow(
                    title: CommonTexts.equipment, path: Paths.equipment, icon: "plate",
                    note: tools == 0 ? EquipmentTexts.settingNote : CountTexts.piecesOfEquipment(tools)),
                ListRow(
                    title: CommonTexts.trackables, path: Paths.trackableSettings, icon: "track",
                    note: trackables.isEmpty ? CommonTexts.allArchived : trackableNames),
                ListRow(
                    title: CommonTexts.phoneWatchAndScale, path: Paths.health, icon: "phone",
                    note: SettingsTexts.sentAutomatically),
                ListRow(
                    title: SettingsTexts.restTimer, path: Paths.restTimer, icon: "clock",
                    note: user.restTimer.isOn ? SettingsTexts.afterEachSet(user.restTimer.text) : SettingsTexts.off),
            ])
    }

    private var account: Group {
        let signingIn = user.email.map {
            ListRow(title: SettingsTexts.emailAndPassword, path: Paths.signingIn, icon: "lock", note: $0)
        }
        return Group(
            title: SettingsTexts.account,
            rows: [signingIn].compactMap { $0 } + [
                ListRow.imports,
                ListRow(
                    title: CommonTexts.sessions, path: Paths.sessions, icon: "devices",
                    note: SettingsTexts.signedInOn(CountTexts.devices(sessions))),
                ListRow(
                    title: CommonTexts.apiKeys, path: Paths.apiKeys, icon: "desktop",
                    note: SettingsTexts.forYourOwnPrograms),
                ListRow(
                    title: CommonTexts.sharedLinks, path: Paths.shares, icon: "eye",
                    note: shares == 0
                        ? CommonTexts.nothingShared : SettingsTexts.linksToYourProgress(shares)),
                ListRow(
                    title: CommonTexts.yourData, path: Paths.data, icon: "download",
                    note: SettingsTexts.downloadEverythingAsFiles),
                ListRow.accountDeletion(isGuest: user.isGuest),
            ])
    }

    private var household: Group {
        Group(
            title: SettingsTexts.household,
            rows: [
                ListRow(
                    title: CommonTexts.administration, path: Paths.admin, icon: "settings",
                    note: SettingsTexts.administrationNote)
            ],
            note: SettingsTexts.youAreAnAdmin
        )
    }

    private var trackableNames: String {
        let shown = trackables.prefix(3).joined(separator: ", ")
        return trackables.count > 3 ? SettingsTexts.andMore(shown, trackables.count - 3) : shown
    }
}
