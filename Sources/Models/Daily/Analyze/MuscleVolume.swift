import Fitness
import GRDB

/// The sets and volume of each muscle group by day, week or longer. An exercise counts for its primary muscle.
package struct MuscleVolume: Sendable {
    package struct Amount: Sendable, Equatable {
        package var sets = 0
        package var volumeGrams: Int64 = 0

        package init() {}
    }

    /// More bars than this can't be told apart.
    private static let maximumBars = 100

    package let period: ChartPeriod
    /// The numbers of the periods, all of them whole; the first one contains the range's first day.
    package let numbers: ClosedRange<Int>
    /// For each trained muscle, its amount in each period.
    package private(set) var amounts: [Muscle: [Amount]] = [:]
    package private(set) var totals: [Muscle: Amount] = [:]
    /// The number of weeks to average over: those of the range, without the ones before the first set of all.
    package let weekCount: Double

    /// The trained muscles, those with the most sets first.
    package var muscles: [Muscle] {
        totals.sorted { ($1.value.sets, $0.key.name) < ($0.value.sets, $1.key.name) }.map(\.key)
    }

    package init(_ database: Database, _ user: User, range: ChartRange, today: LocalDay) throws {
        let firstSet = try user.analysis.firstSetDay(database) ?? today
        let start = range.firstDay(today: today) ?? firstSet
        let week = ChartPeriod.week(from: user.firstWeekday)
        let periods =
            switch range {
            case .week: [ChartPeriod.day]
            case .month, .quarter, .year: [week]
            case .all: [week, .months(1), .months(3)]
            }
        period = periods.first { $0.number(of: today) - $0.number(of: start) < Self.maximumBars } ?? .months(12)
        numbers = period.number(of: min(start, today))...period.number(of: today)
        let first = period.firstDay(of: numbers.lowerBound)
        let begun = min(max(range == .week ? start : first, firstSet), today)
        weekCount =
            period == week
            ? Double(period.number(of: today) - period.number(of: begun) + 1) : max(1, Double(today - begun + 1) / 7)
        try read(database, user, from: first, today: today)
    }

    private mutating func read(_ database: Database, _ user: User, from first: LocalDay, today: LocalDay) throws {
        // Searching some twenty numbers is faster than a dictionary lookup, and there are twenty thousand searches.
        var exercises: [(id: Double, place: Int)] = []
        var found: [(muscle: Muscle, amounts: [Amount])] = []
        var (numbered, number) = (first, 0)
        let subject = period.isOfMonths ? HistorySubject.trainingByMonth : .training
        try user.analysis.history(database, of: subject, since: first).forEach { day, fields in
            guard day <= today, fields[1] > 0 else { return }
            let place: Int
            if let known = exercises.first(where: { $0.id == fields[0] }) {
                place = known.place
            } else {
                let muscle = try Self.mainMuscle(database, user, of: Int64(fields[0]))
                place = found.firstIndex { $0.muscle == muscle } ?? found.count
                if place == found.count {
                    found.append((muscle, Array(repeating: Amount(), count: numbers.count)))
                }
                exercises.append((fields[0], place))
            }
            if day != numbered { (numbered, number) = (day, period.number(of: day) - numbers.lowerBound) }
            found[place].amounts[number].sets += Int(fields[1])
            found[place].amounts[number].volumeGrams += Int64(fields[2])
        }
        for (muscle, amounts) in found {
            self.amounts[muscle] = amounts
            totals[muscle] = amounts.reduce(into: Amount()) {
                $0.sets += $1.sets
                $0.volumeGrams += $1.volumeGrams
            }
        }
    }

    private static func mainMuscle(_ database: Database, _ user: User, of exercise: Int64) throws -> Muscle {
        return try Muscle.first(
            database, "SELECT primary_muscle FROM exercises WHERE id = ? AND (user_id IS NULL OR user_id = ?)",
            [exercise, user.id]) ?? .fullBody
    }
}

extension User.Analysis {
    func firstSetDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(
            database, "SELECT day FROM exercise_days WHERE user_id = ? AND sets > 0 ORDER BY day LIMIT 1", [user.id])
    }

    package func lastSetDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(
            database, "SELECT day FROM exercise_days WHERE user_id = ? AND sets > 0 ORDER BY day DESC LIMIT 1",
            [user.id])
    }
}
