import Fitness
import Foundation
import GRDB
import HTTP
import Models
import Texts

/// The settings of a user that API clients can change, each with the form of its page. Unsent forms are skipped.
package struct UserForms: Sendable {
    /// Nil means unchanged.
    package struct Settings: Sendable {
        var profile: ProfileDraft?
        var preferences: UnitPreferences?
        var appearance: Appearance?
        var restTimer: RestTimer?
        var restDaysPerWeek: Int?
    }

    private var profile: ProfileForm
    /// Replaces the age of the page.
    private var dateOfBirth = Field("date_of_birth", label: AccountTexts.dateOfBirth, isRequired: false)
    private var units: UnitsForm
    private var appearance: AppearanceForm
    private var restTimer: RestTimerForm
    private var restDays: RestDaysForm
    private let sent: Set<String>

    package init(_ user: User, _ typed: FormFields, today: LocalDay) {
        profile = ProfileForm(user, today: today)
        units = UnitsForm(user)
        appearance = AppearanceForm(user)
        restTimer = RestTimerForm(user)
        restDays = RestDaysForm(user)
        sent = Set(typed.items.map(\.name))
        profile.fill(from: typed)
        units.fill(from: typed)
        appearance.fill(from: typed)
        restTimer.fill(from: typed)
        restDays.fill(from: typed)
        profile.age.value = ""
        dateOfBirth.value = typed[dateOfBirth.name] ?? ""
    }

    private func isSent(_ form: some Form) -> Bool { form.fields.contains { sent.contains($0.name) } }

    /// - Returns: nil if any sent value is invalid.
    package mutating func validate(_ user: User, today: LocalDay) -> Settings? {
        var settings = Settings()
        let birthDay = sent.contains(dateOfBirth.name) ? birthDay(today: today) : user.birthDay
        if isSent(profile) || sent.contains(dateOfBirth.name) {
            settings.profile = profile.validate(user, today: today)
            settings.profile?.birthDay = birthDay
        }
        if isSent(units) { settings.preferences = units.validate() }
        if isSent(appearance) { settings.appearance = appearance.validate() }
        if isSent(restTimer) { settings.restTimer = restTimer.validate() }
        if isSent(restDays) { settings.restDaysPerWeek = restDays.validate() }
        return refusal.errors.isEmpty ? settings : nil
    }

    private mutating func birthDay(today: LocalDay) -> LocalDay? {
        dateOfBirth.value.isEmpty ? nil : dateOfBirth.birthDay(today: today)
    }

    package var refusal: FormRefusal {
        let parts = [
            FormRefusal(profile), FormRefusal(units), FormRefusal(appearance), FormRefusal(restTimer),
            FormRefusal(restDays),
        ]
        var errors = parts.reduce(into: [:]) { $0.merge($1.errors) { first, _ in first } }
        errors[dateOfBirth.name] = dateOfBirth.error
        return FormRefusal(errors)
    }
}

extension User {
    package func updateSettings(_ database: Database, _ settings: UserForms.Settings, now: Date) throws {
        if let profile = settings.profile { try updateProfile(database, profile) }
        if let appearance = settings.appearance { try updateAppearance(database, appearance) }
        if let timer = settings.restTimer { try updateRestTimer(database, timer) }
        if let count = settings.restDaysPerWeek { try training.setRestDaysPerWeek(database, count) }
        if let preferences = settings.preferences { try setPreferences(database, preferences) }
        guard settings.restDaysPerWeek != nil || settings.preferences != nil else { return }
        let timeZone = settings.preferences?.timeZone ?? timeZone
        try training.refreshStanding(database, at: TrainingMoment(now, in: timeZone))
    }
}
