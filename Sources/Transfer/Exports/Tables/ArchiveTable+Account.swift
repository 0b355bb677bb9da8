import Fitness
import Models
import Texts

extension ArchiveTable {
    package static let profile = ArchiveTable(
        name: "users", counted: CountTexts.profiles,
        columns: [
            "first_name", "last_name", "email", .day("birth_day"), "height_centimeters", "weight_kilograms",
            "starting_weight_kilograms", "fitness_goal", "time_zone",
            .photo("photo_uuid", path: "'photos/profile.jpg'"), "weight_unit", "distance_unit", "appearance",
            "first_weekday", "workout_reminders", "meal_reminders",
            "achievement_alerts", "step_goal_alerts", "rest_days_per_week", "rest_timer_seconds", "step_goal",
            "created_at", "sex", .day("weight_change_from"), "unconfirmed",
        ],
        csv: [
            "first_name": "t.first_name", "last_name": "t.last_name", "email": "t.email", "birthday": "t.birth_day",
            "height_cm": "t.height_centimeters", "weight_kg": "t.weight_kilograms",
            "starting_weight_kg": "t.starting_weight_kilograms", "fitness_goal": "t.fitness_goal",
            "time_zone": "t.time_zone", "weight_unit": "t.weight_unit", "distance_unit": "t.distance_unit",
            "rest_days_per_week": "t.rest_days_per_week", "rest_timer_s": "t.rest_timer_seconds",
            "step_goal": "t.step_goal", "joined_at_utc": moment("t.created_at"), "sex": "t.sex",
            "weight_change_from": "t.weight_change_from",
        ],
        condition: "t.id = :user",
        leftOut: [
            "id", "uuid", "email_key", "password_hash", "current_streak", "best_streak", "total_workouts",
            "total_calories_burned", "total_points", "level", "revision", "streak_alive_until", "registered_at",
            "role", "disabled_at", "recounted_on",
        ])

    static let achievements = ArchiveTable(
        name: "achievements", counted: CountTexts.achievements,
        columns: ["key", "unlocked_at", "revoked_at", "is_kept"],
        csv: [
            "achievement": "t.key", "unlocked_at_utc": moment("t.unlocked_at"),
            "revoked_at_utc": moment("t.revoked_at"), "kept": "iif(t.is_kept, 'yes', 'no')",
        ],
        order: "t.key", leftOut: ["user_id"], identity: ["key"], leavesAccountBlank: true)

    static let reminderDismissals = ArchiveTable(
        name: "reminder_dismissals", columns: [.day("day"), .word("reminder", DueReminder.self)],
        csv: ["date": "t.day", "reminder": "t.reminder"],
        order: "t.day, t.reminder", leftOut: ["user_id"], identity: ["day", "reminder"],
        leavesAccountBlank: true)

    private static let trainerNumber = "(SELECT count(*) FROM trainers WHERE added_by = :user AND id <= t.id)"

    /// The trainers the user added, privately or for the household.
    static let trainers = ArchiveTable(
        name: "trainers", counted: CountTexts.trainers,
        columns: [
            "is_private", "name",
            .photo("photo_uuid", path: "printf('photos/trainers/%d.jpg', \(trainerNumber))"),
            "specialities", "bio", "languages", "rate_amount", "rate_currency", "rate_period", "phone",
            "telegram_name", "email", "created_at",
        ],
        csv: [
            "name": "t.name", "for_everybody": "iif(t.is_private, 'no', 'yes')",
            "specialities": "replace(t.specialities, char(10), ', ')", "about": "t.bio", "languages": "t.languages",
            "rate": "t.rate_amount", "rate_currency": "t.rate_currency", "rate_per": "t.rate_period",
            "phone": "t.phone", "telegram": "t.telegram_name", "email": "t.email",
            "added_at_utc": moment("t.created_at"),
        ],
        condition: "t.added_by = :user", leftOut: ["id", "added_by"],
        identity: [
            "is_private", "name", "specialities", "bio", "languages", "rate_amount", "rate_currency", "rate_period",
            "phone", "telegram_name", "email",
        ],
        seen: { $0.sharesAtHome ? "(is_private = 0 OR added_by = ?)" : "added_by = ?" }, unshared: ["is_private": 1])
}
