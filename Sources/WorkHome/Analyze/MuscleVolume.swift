import GRDB

/// How much each muscle group did by week, as the main muscle of what was trained.
struct MuscleVolume: Sendable {
    struct Week: Sendable, Equatable {
        var sets = 0
        var volumeGrams: Int64 = 0
    }

    /// The first days of the weeks, the first one's and the last one's.
    let firstWeek: LocalDay
    let lastWeek: LocalDay
    /// Of each muscle that was trained, its weeks by their first days.
    private(set) var weeks: [Muscle: [LocalDay: Week]] = [:]

    var weekCount: Int { (lastWeek - firstWeek) / 7 + 1 }

    /// The muscles that were trained, those with most sets first.
    var muscles: [Muscle] {
        weeks.keys.map { ($0, total(of: $0)) }
            .sorted { ($1.1.sets, $0.0.name) < ($0.1.sets, $1.0.name) }.map(\.0)
    }

    func total(of muscle: Muscle) -> Week {
        (weeks[muscle] ?? [:]).values.reduce(into: Week()) {
            $0.sets += $1.sets
            $0.volumeGrams += $1.volumeGrams
        }
    }

    /// Whole weeks, that of the range's first day among them.
    init(_ database: Database, _ user: User, from start: LocalDay, today: LocalDay) throws {
        firstWeek = start.startOfWeek(user.firstWeekday)
        lastWeek = today.startOfWeek(user.firstWeekday)
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT exercise_id, day, sets, volume_grams FROM exercise_days
                    WHERE user_id = ? AND day >= ? AND sets > 0
                    """),
            arguments: [user.id, firstWeek])
        var muscles: [Int64: Muscle] = [:]
        while let row = try rows.next() {
            let exercise: Int64 = row[0]
            let day: LocalDay = row[1]
            let muscle = try muscles[exercise] ?? Self.mainMuscle(database, user, of: exercise)
            muscles[exercise] = muscle
            var week = weeks[muscle]?[day.startOfWeek(user.firstWeekday)] ?? Week()
            week.sets += row[2]
            week.volumeGrams += row[3]
            weeks[muscle, default: [:]][day.startOfWeek(user.firstWeekday)] = week
        }
    }

    private static func mainMuscle(_ database: Database, _ user: User, of exercise: Int64) throws -> Muscle {
        let statement = try database.cachedStatement(
            sql: "SELECT primary_muscle FROM exercises WHERE id = ? AND (user_id IS NULL OR user_id = ?)")
        return try String.fetchOne(statement, arguments: [exercise, user.id]).flatMap(Muscle.init) ?? .fullBody
    }
}
