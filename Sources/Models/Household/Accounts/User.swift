import Fitness
import Foundation
import GRDB

/// A person of the household; a guest has no email and no password.
package struct User: Sendable, Identifiable {
    package let id: Int64
    package let uuid: UUID
    package var firstName: String
    package var lastName: String
    package var email: String?
    package var passwordHash: String?
    package var birthDay: LocalDay?
    package var heightCentimeters: Double?
    package var weightKilograms: Double?
    package var startingWeightKilograms: Double?
    package var fitnessGoal: FitnessGoal
    package var timeZone: TimeZone
    package var photo: UUID?
    package var units: Units
    package var appearance: Appearance
    /// The first day of the week, in calendars, for weekly goals and for counting the rest days of a week.
    package var firstWeekday: Weekday
    package var reminders: Reminders
    /// The number of steps per day to reach.
    package var stepGoal: Int
    /// How many days without training a week may have without breaking a streak.
    package var restDaysPerWeek: Int
    package var restTimer: RestTimer
    /// The streak as of the last training day; `streak(on:)` tells whether it is alive.
    var currentStreak: Int
    /// The last day on which the streak is alive without another training day.
    var streakAliveUntil: LocalDay?
    package var bestStreak: Int
    package var totalWorkouts: Int
    var totalCaloriesBurned: Double
    package var totalPoints: Int
    package var level: Int
    /// Grows with every change to the user's data.
    package var revision: Int64
    package let createdAt: Int64
    package var role: Role
    /// Since when the account is disabled, in seconds since 1970.
    package var disabledAt: Int64?
    package var unconfirmed: UnconfirmedNumbers
    /// The day from which the change of the weight counts, if the user chose one.
    package var weightChangeFrom: LocalDay?

    package var isGuest: Bool { email == nil }
    /// Whether the user shares with the others at home and sees what they share. Anybody who reaches the server can be a
    /// guest, so guests do neither.
    package var sharesAtHome: Bool { !isGuest }
    package var fullName: String { Self.fullName(firstName, lastName) }
    package static func fullName(_ firstName: String, _ lastName: String) -> String {
        lastName.isEmpty ? firstName : "\(firstName) \(lastName)"
    }
    package var initials: String { [firstName, lastName].compactMap(\.first).map(String.init).joined().uppercased() }

    package var joinedOn: LocalDay { LocalDay(Date(timeIntervalSince1970: TimeInterval(createdAt)), in: timeZone) }

    /// The days of the streak that is alive on a day; 0 when too many days passed without training.
    package func streak(on day: LocalDay) -> Int {
        guard let streakAliveUntil, day <= streakAliveUntil else { return 0 }
        return currentStreak
    }

    package func age(on day: LocalDay) -> Int? { birthDay?.wholeYears(until: day) }

    package var bodyMassIndex: BodyMassIndex? {
        guard let sureWeightKilograms, let heightCentimeters, !unconfirmed.contains(.height) else { return nil }
        return BodyMassIndex(weightKilograms: sureWeightKilograms, heightCentimeters: heightCentimeters)
    }

    /// The form in which email addresses are compared: case and the composition of accents make no difference.
    static func emailKey(_ email: String) -> String {
        email.precomposedStringWithCanonicalMapping.lowercased()
    }
}

extension User: RowReadable {
    /// In the order in which `init(_:)` reads them: looking up a column by name costs more than reading it, and each
    /// request of a signed-in user reads a user.
    package static let columns = columnNames.map { "users.\($0)" }.joined(separator: ", ")

    private static let columnNames = [
        "id", "uuid", "first_name", "last_name", "email", "password_hash", "birth_day", "height_centimeters",
        "weight_kilograms", "starting_weight_kilograms", "fitness_goal", "time_zone", "photo_uuid", "weight_unit",
        "distance_unit", "appearance", "first_weekday", "workout_reminders", "meal_reminders", "achievement_alerts",
        "step_goal_alerts", "rest_days_per_week", "current_streak", "streak_alive_until", "best_streak",
        "total_workouts", "total_calories_burned", "total_points", "level", "revision", "created_at",
        "rest_timer_seconds", "step_goal", "role", "disabled_at", "unconfirmed", "weight_change_from",
    ]

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        uuid = try row.next()
        firstName = try row.next()
        lastName = try row.next()
        email = try row.next()
        passwordHash = try row.next()
        birthDay = try row.next()
        heightCentimeters = try row.next()
        weightKilograms = try row.next()
        startingWeightKilograms = try row.next()
        fitnessGoal = try row.next()
        // The available time zones depend on the machine, which may have been replaced.
        timeZone = try TimeZone(identifier: row.next()) ?? .gmt
        photo = try row.next()
        units = try Units(weight: row.next(), distance: row.next())
        appearance = try row.next()
        firstWeekday = try row.next()
        let offered: [Reminder] = [.workouts, .meals, .achievements, .stepGoal]
        reminders = Reminders(try offered.filter { _ in try row.next(Bool.self) })
        restDaysPerWeek = try row.next()
        currentStreak = try row.next()
        streakAliveUntil = try row.next()
        bestStreak = try row.next()
        totalWorkouts = try row.next()
        totalCaloriesBurned = try row.next()
        totalPoints = try row.next()
        level = try row.next()
        revision = try row.next()
        createdAt = try row.next()
        restTimer = try RestTimer(seconds: row.next())
        stepGoal = try row.next()
        role = try row.next()
        disabledAt = try row.next()
        unconfirmed = try UnconfirmedNumbers(rawValue: row.next())
        weightChangeFrom = try row.next()
    }
}

/// What a user may do for the household, beyond what every user may do with their own data.
package enum Role: String, CaseIterable, ColumnValue, Sendable {
    case member, admin
}
