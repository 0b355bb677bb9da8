import Fitness
import GRDB
import Models

/// The targets for a day's values: the user's daily goals take precedence over the number in the settings.
struct DailyTargets: Sendable, Equatable {
    var steps = 10_000.0
    /// nil without a goal.
    var waterMilliliters: Double?
}

/// Today's values as Home shows them.
struct HomeToday: Sendable, Equatable {
    var steps = 0.0
    var waterMilliliters = 0.0
    /// nil when no food was logged.
    var eatenKilocalories: Double?
    var burnedKilocalories = 0.0
    /// Whether sets were logged whose energy nothing measured: only cardio and timed workouts have one of their own.
    var hasUncountedSets = false
    var targets = DailyTargets()
    var reminders: [DueReminder] = []
}

extension User {
    func homeToday(_ database: Database, on day: LocalDay, hour: Int, goals: [Goal]) throws -> HomeToday {
        let tracked = try trackedSums(database, on: day)
        let meals = try mealEnergies(database, on: day)
        let training = try weekTraining(database, on: day)
        let steps = tracked["steps"] ?? 0
        let targets = try dailyTargets(database, goals, on: day)
        let active = try activeEnergy(database, on: day)
        return HomeToday(
            steps: steps, waterMilliliters: tracked["water"] ?? 0,
            eatenKilocalories: meals.isEmpty ? nil : meals.values.reduce(0, +),
            burnedKilocalories: max(training.kilocalories, active), hasUncountedSets: training.hasSets && active == 0,
            targets: targets,
            reminders: DueReminder.due(
                DueReminder.Day(
                    wishes: reminders, hour: hour, isOff: try isDayOff(database, day),
                    trainingDaysBefore: training.daysBefore, hasTrained: training.hasTrained,
                    restDaysPerWeek: restDaysPerWeek,
                    meals: DueReminder.MealsLogged(
                        breakfast: meals["breakfast"] != nil, lunch: meals["lunch"] != nil,
                        dinner: meals["dinner"] != nil, isHabit: try logsMeals(database, around: day)),
                    steps: steps, stepGoal: targets.steps, dismissed: try dismissedReminders(database, on: day))))
    }

    private static let daysOfTelling = 14

    /// Whether an upgrade in the last two weeks has counted the body weights of old sets anew.
    func isRecounted(_ database: Database, on day: LocalDay) throws -> Bool {
        try LocalDay.first(database, "SELECT recounted_on FROM users WHERE id = ?", [id])
            .map { day - $0 < Self.daysOfTelling } ?? false
    }

    private func dailyTargets(_ database: Database, _ goals: [Goal], on day: LocalDay) throws -> DailyTargets {
        let aims = goals.filter { $0.cadence == .daily && $0.direction == .increase && $0.trackableID != nil }
        guard !aims.isEmpty else { return DailyTargets(steps: Double(stepGoal)) }
        let trackables = try training.trackables(database)
        let target = { (key: String) throws -> Double? in
            guard let trackable = trackables.first(where: { $0.key == key }) else { return nil }
            return try aims.last {
                try $0.trackableID == trackable.id && self.goals.state(database, of: $0, today: day).status == .active
            }?.target
        }
        return DailyTargets(steps: try target("steps") ?? Double(stepGoal), waterMilliliters: try target("water"))
    }

    /// The sums of the day by the keys of the built-in trackables.
    private func trackedSums(_ database: Database, on day: LocalDay) throws -> [String: Double] {
        try RowReader.dictionary(
            database,
            """
            SELECT key, value FROM trackable_entries JOIN trackables ON trackables.id = trackable_id
            WHERE trackable_entries.user_id = ? AND day = ? AND key IS NOT NULL
            """, [id, day], combine: +)
    }

    /// The meals with entries, with the sum of their known energy.
    private func mealEnergies(_ database: Database, on day: LocalDay) throws -> [String: Double] {
        try RowReader.dictionary(
            database,
            """
            SELECT meal, coalesce(energy_kilocalories, 0.0) FROM meal_entries
            WHERE user_id = ? AND day = ? AND is_planned = 0
            """, [id, day], combine: +)
    }

    private func logsMeals(_ database: Database, around day: LocalDay) throws -> Bool {
        try Bool.first(
            database,
            "SELECT EXISTS (SELECT 1 FROM meal_entries WHERE user_id = ? AND day BETWEEN ? AND ? AND is_planned = 0)",
            [id, day - 7, day]) == true
    }

    private func weekTraining(_ database: Database, on day: LocalDay) throws
        -> (daysBefore: Int, hasTrained: Bool, hasSets: Bool, kilocalories: Double)
    {
        let days = try RowReader.all(
            database,
            """
            SELECT day, strength_sets > 0, energy_kilocalories FROM training_days
            WHERE user_id = ? AND day BETWEEN ? AND ?
            """, [id, day.startOfWeek(firstWeekday), day]
        ) {
            (day: try $0.next(LocalDay.self), hasSets: try $0.next(Bool.self), kilocalories: try $0.next(Double.self))
        }
        let today = days.first { $0.day == day }
        return (
            days.count - (today == nil ? 0 : 1), today != nil, today?.hasSets ?? false, today?.kilocalories ?? 0
        )
    }

    private func activeEnergy(_ database: Database, on day: LocalDay) throws -> Double {
        try Double.first(
            database, "SELECT value FROM health_days WHERE user_id = ? AND metric = 'activeEnergy' AND day = ?",
            [id, day]) ?? 0
    }

    private func isDayOff(_ database: Database, _ day: LocalDay) throws -> Bool {
        try Bool.first(database, "SELECT EXISTS (SELECT 1 FROM days_off WHERE user_id = ? AND day = ?)", [id, day])
            == true
    }

    private func dismissedReminders(_ database: Database, on day: LocalDay) throws -> Set<DueReminder> {
        let names = try String.all(
            database, "SELECT reminder FROM reminder_dismissals WHERE user_id = ? AND day = ?", [id, day])
        // An archive of another version may have brought one that this version does not know.
        return Set(names.compactMap(DueReminder.init(rawValue:)))
    }

    /// Hides a reminder for the day, and deletes the dismissals of earlier days.
    func dismiss(_ database: Database, _ reminder: DueReminder, on day: LocalDay) throws {
        try database.run("DELETE FROM reminder_dismissals WHERE user_id = ? AND day < ?", [id, day])
        try database.run(
            "INSERT OR IGNORE INTO reminder_dismissals (user_id, day, reminder) VALUES (?, ?, ?)",
            [id, day, reminder.rawValue])
    }
}
