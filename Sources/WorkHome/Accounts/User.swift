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
    /// How many days without training a week may have and keep a streak alive.
    var restDaysPerWeek: Int
    /// The streak of the last training day; `streak(on:)` tells whether it lives.
    var currentStreak: Int
    /// The last day on which the streak lives without another training day.
    var streakAliveUntil: LocalDay?
    var bestStreak: Int
    var totalWorkouts: Int
    var totalCaloriesBurned: Double
    var totalPoints: Int
    var level: Int
    /// Grows with every change of a row of theirs.
    var revision: Int64
    let createdAt: Int64

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

    var weightChangeKilograms: Double? {
        guard let weightKilograms, let startingWeightKilograms else { return nil }
        return weightKilograms - startingWeightKilograms
    }

    /// How addresses are compared: whatever its case and however its accents are composed, one address is one account.
    static func emailKey(_ email: String) -> String {
        email.precomposedStringWithCanonicalMapping.lowercased()
    }
}

extension User: FetchableRecord {
    init(row: Row) throws {
        id = row["id"]
        uuid = row["uuid"]
        firstName = row["first_name"]
        lastName = row["last_name"]
        email = row["email"]
        passwordHash = row["password_hash"]
        birthDay = row["birth_day"]
        heightCentimeters = row["height_centimeters"]
        weightKilograms = row["weight_kilograms"]
        startingWeightKilograms = row["starting_weight_kilograms"]
        fitnessGoal = row["fitness_goal"]
        timeZone = TimeZone(identifier: row["time_zone"]) ?? .gmt
        photo = row["photo_uuid"]
        units = Units(
            weight: WeightUnit(rawValue: row["weight_unit"]) ?? .kilograms,
            distance: DistanceUnit(rawValue: row["distance_unit"]) ?? .kilometers)
        appearance = Appearance(rawValue: row["appearance"]) ?? .system
        firstWeekday = Weekday(rawValue: row["first_weekday"]) ?? .monday
        reminders = Reminders(
            workouts: row["workout_reminders"], meals: row["meal_reminders"],
            achievements: row["achievement_alerts"], stepGoal: row["step_goal_alerts"])
        restDaysPerWeek = row["rest_days_per_week"]
        currentStreak = row["current_streak"]
        streakAliveUntil = row["streak_alive_until"]
        bestStreak = row["best_streak"]
        totalWorkouts = row["total_workouts"]
        totalCaloriesBurned = row["total_calories_burned"]
        totalPoints = row["total_points"]
        level = row["level"]
        revision = row["revision"]
        createdAt = row["created_at"]
    }
}
