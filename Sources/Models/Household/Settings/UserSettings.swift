import Fitness
import Foundation
import GRDB

/// A change of several settings at once; nil means unchanged.
package struct UserSettings: Sendable {
    package var profile: ProfileDraft?
    package var preferences: UnitPreferences?
    package var appearance: Appearance?
    package var restTimer: RestTimer?
    package var restDaysPerWeek: Int?

    package init() {}
}

extension User {
    package func updateSettings(_ database: Database, _ settings: UserSettings, now: Date) throws {
        if let profile = settings.profile { try updateProfile(database, profile) }
        if let appearance = settings.appearance { try updateAppearance(database, appearance) }
        if let timer = settings.restTimer { try updateRestTimer(database, timer) }
        if let count = settings.restDaysPerWeek { try training.setRestDaysPerWeek(database, count) }
        let moment = TrainingMoment(now, in: settings.preferences?.timeZone ?? timeZone)
        if let preferences = settings.preferences { try setPreferences(database, preferences, at: moment) }
        guard settings.restDaysPerWeek != nil || settings.preferences != nil else { return }
        try training.refreshStanding(database, at: moment)
    }

    package func updateAppearance(_ database: Database, _ appearance: Appearance) throws {
        try database.run("UPDATE users SET appearance = ? WHERE id = ?", [appearance.rawValue, id])
    }

    package func updateRestTimer(_ database: Database, _ timer: RestTimer) throws {
        try database.run("UPDATE users SET rest_timer_seconds = ? WHERE id = ?", [timer.seconds, id])
    }

    /// - Returns: the outcome: the streak may change when weeks begin on another day.
    package func updatePreferences(_ database: Database, _ preferences: UnitPreferences, at moment: TrainingMoment)
        throws
        -> TrainingOutcome
    {
        try setPreferences(database, preferences, at: moment)
        return TrainingOutcome(unlocked: try training.refreshStanding(database, at: moment))
    }

    /// Does not update the streak. Weeks of goals that are met only because they begin on another day are not celebrated.
    private func setPreferences(
        _ database: Database, _ preferences: UnitPreferences, at moment: TrainingMoment
    ) throws {
        try goals.refreshGoals(database, at: moment)
        try database.run(
            """
            UPDATE users SET weight_unit = ?, distance_unit = ?, first_weekday = ?, time_zone = ? WHERE id = ?
            """,
            [
                preferences.units.weight.rawValue, preferences.units.distance.rawValue,
                preferences.firstWeekday.rawValue, preferences.timeZone.identifier, id,
            ])
        try goals.refreshGoals(database, at: moment, celebrates: false)
    }

    package func updateReminders(_ database: Database, _ reminders: Reminders, stepGoal: Int) throws {
        try database.run(
            """
            UPDATE users SET workout_reminders = ?, meal_reminders = ?, achievement_alerts = ?,
                step_goal_alerts = ?, step_goal = ? WHERE id = ?
            """,
            [
                reminders.contains(.workouts), reminders.contains(.meals), reminders.contains(.achievements),
                reminders.contains(.stepGoal), stepGoal, id,
            ])
    }
}
