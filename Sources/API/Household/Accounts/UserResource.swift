import Fitness
import Foundation
import Models
import Web

extension Resource where Item == User {
    static let users = Resource<User>(
        path: "users", name: "User", title: "Users", one: "the signed-in person, by their id or “me”",
        area: .profile, id: .text(), properties: properties, identify: { $0.uuid.pathText },
        find: { database, context, id in
            guard id == "me" || UUID(uuidString: id) == context.user.uuid else { return nil }
            return try User.find(database, id: context.user.id)
        },
        update: { database, context, user, change in
            let settings = try settings(user, change, today: context.today)
            try user.updateSettings(database, settings, now: context.moment.now)
        })

    /// Only parts with a sent member are checked and changed.
    private static func settings(_ user: User, _ change: ResourceChange, today: LocalDay) throws -> UserSettings {
        func isSent(_ names: String...) -> Bool { names.contains { change.sent[$0] != nil } }
        let values = change.values
        let timeZone = TimeZone(named: values.text("time_zone"))
        var (settings, faults) = (UserSettings(), Faults())
        if isSent("first_name", "last_name", "date_of_birth", "fitness_goal", "time_zone") {
            let day = values.text("date_of_birth")
            let isKnown = day.isEmpty || !isSent("date_of_birth")
            settings.profile = faults.take(
                ProfileDraft.checked(
                    firstName: values.text("first_name"), lastName: values.text("last_name"), isGuest: user.isGuest,
                    birth: isKnown ? .known(LocalDay(day)) : .day(LocalDay(day)),
                    fitnessGoal: values.choice("fitness_goal"), timeZone: timeZone, today: today))
        }
        if isSent("weight_unit", "distance_unit", "first_weekday", "time_zone") {
            settings.preferences = faults.take(
                UnitPreferences.checked(
                    weight: values.choice("weight_unit"), distance: values.choice("distance_unit"),
                    firstWeekday: Weekday(firstDay: values.text("first_weekday")), timeZone: timeZone))
        }
        if isSent("appearance") { settings.appearance = faults.take(Appearance.checked(values.choice("appearance"))) }
        if isSent("rest_timer_seconds") {
            settings.restTimer = faults.take(RestTimer.checked(seconds: values.whole("rest_timer_seconds")))
        }
        if isSent("rest_days_per_week") {
            settings.restDaysPerWeek = faults.take(RestDays.checked(values.whole("rest_days_per_week")))
        }
        guard faults.isEmpty else { throw faults }
        return settings
    }

    private static let properties: [ResourceProperty<User>] = [
        .readOnly("id", .uuid) { .string($0.uuid.pathText) },
        .readOnly("email", .nullable(.text(format: "email"))) { .optional($0.email) },
        .writable("first_name", .text(1...TextLimits.name), isRequired: true, example: "Alex") {
            .string($0.firstName)
        },
        .writable("last_name", .text(1...TextLimits.name), isRequired: true, example: "Stone") {
            .string($0.lastName)
        },
        .writable("date_of_birth", .nullable(.day), example: "1990-05-17") { .day($0.birthDay) },
        .writable("fitness_goal", .choice(FitnessGoal.self), example: "stayFit") {
            .string($0.fitnessGoal.rawValue)
        },
        .writable(
            "time_zone", .text(1...TimeZone.longestName), "Sets when their days begin and end",
            example: "Europe/Dublin"
        ) { .string($0.timeZone.identifier) },
        .readOnly("height_centimeters", .nullable(.number)) { .optional($0.heightCentimeters) },
        .readOnly("weight_kilograms", .nullable(.number), "The latest weight") { .optional($0.weightKilograms) },
        .writable("weight_unit", .choice(WeightUnit.self), "The unit on their pages; the API uses kilograms") {
            .string($0.units.weight.rawValue)
        },
        .writable("distance_unit", .choice(DistanceUnit.self), "The unit on their pages; the API uses meters") {
            .string($0.units.distance.rawValue)
        },
        .writable("first_weekday", .choice(Weekday.firstDays.map(\.key)), "The first day of their weeks") {
            .string($0.firstWeekday.key)
        },
        .writable("appearance", .choice(Appearance.self), "The colors of their pages") {
            .string($0.appearance.rawValue)
        },
        .writable(
            "rest_timer_seconds", .oneOf(RestTimer.choices.map(\.seconds)),
            "How long Track counts down after a set"
        ) { .int($0.restTimer.seconds) },
        .readOnly("step_goal", .integer, "Steps per day") { .int($0.stepGoal) },
        .writable(
            "rest_days_per_week", as: "rest_days", .whole(RestDays.counts),
            "How many rest days per week keep a streak"
        ) { .int($0.restDaysPerWeek) },
        .readOnly("total_workouts", .integer) { .int($0.totalWorkouts) },
        .readOnly("total_points", .integer) { .int($0.totalPoints) },
        .readOnly("level", .integer) { .int($0.level) },
        .readOnly("best_streak_days", .integer) { .int($0.bestStreak) },
        .readOnly("created_at", .moment) { .moment($0.createdAt) },
    ]
}
