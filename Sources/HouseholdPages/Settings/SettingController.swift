import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// A settings page that consists of one form.
package struct SettingController<Edited: SettingForm>: Sendable {
    let view: CompiledView<SettingPage<Edited>>
    let title: @Sendable () -> String
    let saved: Notice.Code
    /// The page after saving.
    var next = Paths.settings
    let save: @Sendable (Database, User, Edited.Draft, Date) throws -> TrainingOutcome

    package func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, Edited(visit.user))
    }

    package func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = Edited(visit.user)
        form.take(typed.fields)
        let now = visit.now
        guard let outcome = try await visit.save(&form, { try save($0, $1, $2, now) }) else {
            return try page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: next, notice: saved, outcome: outcome)
    }

    private func page(
        _ visit: MemberVisit, _ form: Edited, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(SettingPage(view: view, form: form), title: title(), status: status)
    }
}

struct SettingPage<Edited: SettingForm>: PageContent {
    let view: CompiledView<Self>
    let form: Edited

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
}

extension SettingController<UnitsForm> {
    package static let units = SettingController(
        view: view_settings_units, title: { SettingsTexts.unitsAndWeek }, saved: .unitsSaved
    ) {
        try $1.updatePreferences($0, $2, at: TrainingMoment($3, in: $2.timeZone))
    }
}

extension SettingController<AppearanceForm> {
    package static let appearance = SettingController(
        view: view_settings_appearance, title: { SettingsTexts.appearance }, saved: .appearanceSaved,
        next: Paths.appearance
    ) { database, user, appearance, _ in
        try user.updateAppearance(database, appearance)
        return TrainingOutcome()
    }
}

extension SettingController<RemindersForm> {
    package static let reminders = SettingController(
        view: view_settings_reminders, title: { CommonTexts.reminders }, saved: .remindersSaved, next: Paths.reminders
    ) { database, user, draft, _ in
        try user.updateReminders(database, draft.reminders, stepGoal: draft.stepGoal)
        return TrainingOutcome()
    }
}

extension SettingController<RestTimerForm> {
    package static let restTimer = SettingController(
        view: view_settings_rest_timer, title: { SettingsTexts.restTimer }, saved: .restTimerSaved
    ) { database, user, timer, _ in
        try user.updateRestTimer(database, timer)
        return TrainingOutcome()
    }
}

package enum InstallationController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        try visit.page(InstallationPage(isSecure: visit.request.isTrustworthy), title: SettingsTexts.onYourHomeScreen)
    }
}

extension Request {
    /// Whether browsers treat the address as a secure context (W3C Secure Contexts): https, or the machine itself.
    var isTrustworthy: Bool {
        guard scheme == .http else { return true }
        let host = authority.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { host == $0 || host.hasPrefix("\($0):") }
    }
}

/// How to add WorkHome to a phone's home screen.
struct InstallationPage: PageContent {
    var view: CompiledView<Self> { view_settings_install }
    let isSecure: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
}
