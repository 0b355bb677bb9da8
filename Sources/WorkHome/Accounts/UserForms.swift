import Foundation
import GRDB
import HTTP

/// What a program can change of a person, each by the form of its page.
struct UserForms: Sendable {
    struct Settings: Sendable {
        var profile: ProfileForm.Profile
        var preferences: UnitsForm.Preferences
        var appearance: Appearance
        var restTimer: RestTimer
        var restDaysPerWeek: Int
    }

    private var profile: ProfileForm
    /// In place of the age on the page.
    private var dateOfBirth = Field("date_of_birth", label: "Date of birth", isRequired: false)
    private var units: UnitsForm
    private var appearance: AppearanceForm
    private var restTimer: RestTimerForm
    private var restDays: RestDaysForm

    /// - Parameter typed: what is to change; the rest stays.
    init(_ user: User, _ typed: FormFields, today: LocalDay) {
        profile = ProfileForm(user, today: today)
        units = UnitsForm(user)
        appearance = AppearanceForm(user.appearance)
        restTimer = RestTimerForm(user.restTimer)
        restDays = RestDaysForm(user)
        profile.fill(from: typed)
        units.fill(from: typed)
        appearance.fill(from: typed)
        restTimer.fill(from: typed)
        restDays.fill(from: typed)
        dateOfBirth.value = typed["date_of_birth"] ?? ""
    }

    mutating func validate(_ user: User, today: LocalDay) -> Settings? {
        let birthDay = dateOfBirth.value.isEmpty ? nil : dateOfBirth.birthDay(today: today)
        let profile = profile.validate(user, today: today)
        let preferences = units.validate()
        let appearance = appearance.validate()
        let restTimer = restTimer.validate()
        let restDays = restDays.validate()
        guard var profile, let preferences, let appearance, let restTimer, let restDays, dateOfBirth.error == nil
        else { return nil }
        profile.birthDay = birthDay
        return Settings(
            profile: profile, preferences: preferences, appearance: appearance, restTimer: restTimer,
            restDaysPerWeek: restDays)
    }

    var refusal: FormRefusal {
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
    func updateSettings(_ database: Database, _ settings: UserForms.Settings, now: Date) throws {
        let moment = TrainingMoment(now, in: settings.preferences.timeZone)
        try updateProfile(database, settings.profile)
        try updateAppearance(database, settings.appearance)
        try updateRestTimer(database, settings.restTimer)
        _ = try updateRestDaysPerWeek(database, settings.restDaysPerWeek, at: moment)
        _ = try updatePreferences(database, settings.preferences, at: moment)
    }
}
