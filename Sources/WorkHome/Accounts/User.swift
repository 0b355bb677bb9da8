import Foundation
import GRDB

/// A person of the household; a guest is one without an email and a password.
struct User: Sendable, Identifiable {
    let id: Int64
    let uuid: UUID
    var firstName: String
    var lastName: String
    var email: String?
    var passwordHash: String?
    var birthDay: LocalDay?
    var heightCentimeters: Double?
    var weightKilograms: Double?
    var startingWeightKilograms: Double?
    var fitnessGoal: FitnessGoal
    var timeZone: TimeZone
    var photo: UUID?
    var units: Units
    var appearance: Appearance
    /// The day that a week begins with, on calendars and for the rest days of a week.
    var firstWeekday: Weekday
    var reminders: Reminders
    /// How many steps they aim at a day.
    var stepGoal: Int
    /// How many days without training a week may have and keep a streak alive.
    var restDaysPerWeek: Int
    var restTimer: RestTimer
    /// The streak of the last training day; `streak(on:)` tells whether it lives.
    var currentStreak: Int
    /// The last day on which the streak lives without another training day.
    var streakAliveUntil: LocalDay?
    var bestStreak: Int
    var totalWorkouts: Int
    var totalCaloriesBurned: Double
    var totalPoints: Int
    var level: Int
    /// Grows with every change of the person's data.
    var revision: Int64
    let createdAt: Int64
    var role: Role
    /// Since when they may not come in, in seconds since 1970.
    var disabledAt: Int64?

    var isGuest: Bool { email == nil }
    var fullName: String { lastName.isEmpty ? firstName : "\(firstName) \(lastName)" }
    var initials: String { [firstName, lastName].compactMap(\.first).map(String.init).joined().uppercased() }

    var joinedOn: LocalDay { LocalDay(Date(timeIntervalSince1970: TimeInterval(createdAt)), in: timeZone) }

    /// The days of the streak that is alive on a day; 0 when too many days went by without training.
    func streak(on day: LocalDay) -> Int {
        guard let streakAliveUntil, day <= streakAliveUntil else { return 0 }
        return currentStreak
    }

    func age(on day: LocalDay) -> Int? { birthDay?.wholeYears(until: day) }

    var bodyMassIndex: BodyMassIndex? {
        guard let weightKilograms, let heightCentimeters else { return nil }
        return BodyMassIndex(weightKilograms: weightKilograms, heightCentimeters: heightCentimeters)
    }

    /// How addresses are compared: whatever its case and however its accents are composed, one address is one account.
    static func emailKey(_ email: String) -> String {
        email.precomposedStringWithCanonicalMapping.lowercased()
    }
}

extension User: FetchableRecord {
    /// In the order in which `init(row:)` reads them: to look a column up by its name costs more than to read it, and
    /// each request of somebody who is signed in reads a user.
    static let columns = columnNames.map { "users.\($0)" }.joined(separator: ", ")
    static let columnCount = columnNames.count

    private static let columnNames = [
        "id", "uuid", "first_name", "last_name", "email", "password_hash", "birth_day", "height_centimeters",
        "weight_kilograms", "starting_weight_kilograms", "fitness_goal", "time_zone", "photo_uuid", "weight_unit",
        "distance_unit", "appearance", "first_weekday", "workout_reminders", "meal_reminders", "achievement_alerts",
        "step_goal_alerts", "rest_days_per_week", "current_streak", "streak_alive_until", "best_streak",
        "total_workouts", "total_calories_burned", "total_points", "level", "revision", "created_at",
        "rest_timer_seconds", "step_goal", "role", "disabled_at",
    ]

    init(row: Row) throws {
        id = row[0]
        uuid = row[1]
        firstName = row[2]
        lastName = row[3]
        email = row[4]
        passwordHash = row[5]
        birthDay = row[6]
        heightCentimeters = row[7]
        weightKilograms = row[8]
        startingWeightKilograms = row[9]
        fitnessGoal = row[10]
        timeZone = TimeZone(identifier: row[11]) ?? .gmt
        photo = row[12]
        units = Units(
            weight: WeightUnit(rawValue: row[13]) ?? .kilograms,
            distance: DistanceUnit(rawValue: row[14]) ?? .kilometers)
        appearance = Appearance(rawValue: row[15]) ?? .system
        firstWeekday = Weekday(rawValue: row[16]) ?? .monday
        reminders = Reminders(workouts: row[17], meals: row[18], achievements: row[19], stepGoal: row[20])
        restDaysPerWeek = row[21]
        currentStreak = row[22]
        streakAliveUntil = row[23]
        bestStreak = row[24]
        totalWorkouts = row[25]
        totalCaloriesBurned = row[26]
        totalPoints = row[27]
        level = row[28]
        revision = row[29]
        createdAt = row[30]
        restTimer = RestTimer(seconds: row[31])
        stepGoal = row[32]
        role = Role(rawValue: row[33]) ?? .member
        disabledAt = row[34]
    }
}
