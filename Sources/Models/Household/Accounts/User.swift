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
        guard let sureWeightKilograms, let sureHeightCentimeters else { return nil }
        return BodyMassIndex(weightKilograms: sureWeightKilograms, heightCentimeters: sureHeightCentimeters)
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

    package static func find(_ database: Database, id: Int64) throws -> User? {
        try User.first(database, "SELECT \(columns) FROM users WHERE id = ?", [id])
    }

    package static func find(_ database: Database, email: String) throws -> User? {
        try User.first(database, "SELECT \(columns) FROM users WHERE email_key = ?", [emailKey(email)])
    }

    /// Records a change by the user that no trigger counts, such as the end of a session.
    package func noteChange(_ database: Database) throws {
        let statement = try database.cachedStatement(sql: "UPDATE users SET revision = revision + 1 WHERE id = ?")
        try statement.execute(arguments: [id])
    }

    /// Gives somebody who still is a guest credentials and names; all their data is kept.
    /// - Throws: also `NotAllowed`, when the person may not register.
    package func becomeAccount(
        _ database: Database, firstName: String, lastName: String, credentials: NewUser.Credentials,
        admission: Admission = .open, now: Date
    ) throws {
        try admission.admit(database, now: now)
        try User.requireFree(database, credentials.email)
        try database.run(
            """
            UPDATE users SET first_name = ?, last_name = ?, email = ?, email_key = ?, password_hash = ?,
                registered_at = ?, role = ?
            WHERE id = ? AND email IS NULL
            """,
            [
                firstName, lastName, credentials.email, User.emailKey(credentials.email),
                credentials.passwordHash, now.secondsSince1970, try User.roleOfNewAccount(database), id,
            ])
        if case .invited = admission { try AdminEvent.add(database, .registeredByInvite, by: .person(id), now: now) }
    }

    /// Deletes a guest with all their data, in small steps.
    /// - Returns: the files of imports that no row refers to any more; none if the user has an account by now.
    package func deleteGuest(_ database: Database, now: Int64) throws -> [UUID] {
        guard try User.find(database, id: id)?.isGuest == true else { return [] }
        return try deleteEverything(database, now: now).importFiles
    }

    /// Replaces the password; one that has changed since this user was read stays.
    package func updatePassword(_ database: Database, hash: String) throws {
        try database.run(
            "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?", [hash, id, passwordHash])
    }

    package func updateEmail(_ database: Database, _ email: String) throws {
        try User.requireFree(database, email, besides: id)
        if let old = self.email, User.emailKey(old) != User.emailKey(email) {
            try LoginThrottle.forget(database, email: old)
        }
        try database.run(
            "UPDATE users SET email = ?, email_key = ? WHERE id = ?", [email, User.emailKey(email), id])
    }

    /// Whether the password that was checked is still the current one: it may have been changed, or the account disabled,
    /// between the check and the transaction that relies on it.
    package func isPasswordCurrent(_ database: Database) throws -> Bool {
        let hash = try String.first(
            database, "SELECT password_hash FROM users WHERE id = ? AND disabled_at IS NULL", [id])
        return hash == passwordHash
    }

    package func updateProfile(_ database: Database, _ profile: ProfileDraft) throws {
        try database.run(
            """
            UPDATE users SET first_name = ?, last_name = ?, birth_day = ?, fitness_goal = ?, time_zone = ?
            WHERE id = ?
            """,
            [
                profile.firstName, profile.lastName, profile.birthDay, profile.fitnessGoal,
                profile.timeZone.identifier, id,
            ])
    }

    package func updateBirthDay(_ database: Database, _ day: LocalDay) throws {
        try database.run("UPDATE users SET birth_day = ?, unconfirmed = unconfirmed & ~1 WHERE id = ?", [day, id])
    }

    /// - Returns: the previous photo.
    package func updatePhoto(_ database: Database, _ photo: UUID?) throws -> UUID? {
        let old = try UUID.first(database, "SELECT photo_uuid FROM users WHERE id = ?", [id])
        try database.run("UPDATE users SET photo_uuid = ? WHERE id = ?", [photo, id])
        return old
    }

    // Until somebody says that the numbers are theirs, nothing is computed from those that a form proposed.

    /// What Home asks about.
    package var askedNumbers: UnconfirmedNumbers { unconfirmed.subtracting(.firstWeighing) }

    /// The latest weight, unless it is the one that the registration proposed.
    package var sureWeightKilograms: Double? { unconfirmed.contains(.weight) ? nil : weightKilograms }

    package var sureHeightCentimeters: Double? { unconfirmed.contains(.height) ? nil : heightCentimeters }

    package func sureAge(on day: LocalDay) -> Int? { unconfirmed.contains(.age) ? nil : age(on: day) }

    /// The person says that the shown numbers are theirs. A first weight that others took the place of was not shown.
    package func confirmNumbers(_ database: Database) throws {
        // Goals that count it are outdated, as after any change of a weighing.
        let first = weights.registeredID(marked: .weight)
        try database.run("UPDATE weight_records SET recorded_on = recorded_on WHERE id = \(first)")
        try database.run("UPDATE users SET unconfirmed = iif(unconfirmed & 8, 0, unconfirmed & 4) WHERE id = ?", [id])
        try weights.recomputeMeasurements(database)
    }
}

/// What a user may do for the household, beyond what every user may do with their own data.
package enum Role: String, CaseIterable, ColumnValue, Sendable {
    case member, admin
}
