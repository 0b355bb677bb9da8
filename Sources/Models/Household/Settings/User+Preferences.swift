import Fitness
import GRDB

extension User {
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
        try setPreferences(database, preferences)
        return TrainingOutcome(unlocked: try training.refreshStanding(database, at: moment))
    }

    /// Does not update the streak.
    package func setPreferences(_ database: Database, _ preferences: UnitPreferences) throws {
        try database.run(
            """
            UPDATE users SET weight_unit = ?, distance_unit = ?, first_weekday = ?, time_zone = ? WHERE id = ?
            """,
            [
                preferences.units.weight.rawValue, preferences.units.distance.rawValue,
                preferences.firstWeekday.rawValue, preferences.timeZone.identifier, id,
            ])
    }
}
