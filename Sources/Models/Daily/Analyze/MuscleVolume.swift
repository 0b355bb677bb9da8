import Fitness
import GRDB

/// The sets and volume of each muscle group by day, week or longer. A set counts whole for the exercise's primary muscle, and
/// by half for each secondary one.
package struct MuscleVolume: Sendable {
    package struct Amount: Sendable, Equatable {
        /// Whole sets and halves.
        package var sets = 0.0
        package var volumeGrams: Int64 = 0

        package init() {}

        /// - Parameter share: what of it counts.
        mutating func add(sets: Double, volumeGrams: Double, by share: Double) {
            self.sets += sets * share
            self.volumeGrams += Int64(volumeGrams * share)
        }
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
        var exercises: [(id: Double, places: [(place: Int, share: Double)])] = []
        var found: [(muscle: Muscle, amounts: [Amount])] = []
        var (numbered, number) = (first, 0)
        let subject = period.isOfMonths ? HistorySubject.trainingByMonth : .training
        try user.analysis.history(database, of: subject, since: first).forEach { day, fields in
            guard day <= today, fields[1] > 0 else { return }
            let places: [(place: Int, share: Double)]
            if let known = exercises.first(where: { $0.id == fields[0] }) {
                places = known.places
            } else {
                places = try Self.muscles(database, user, of: Int64(fields[0])).map { muscle, share in
                    let place = found.firstIndex { $0.muscle == muscle } ?? found.count
                    if place == found.count {
                        found.append((muscle, Array(repeating: Amount(), count: numbers.count)))
                    }
                    return (place, share)
                }
                exercises.append((fields[0], places))
            }
            if day != numbered { (numbered, number) = (day, period.number(of: day) - numbers.lowerBound) }
            for (place, share) in places {
                found[place].amounts[number].add(sets: fields[1], volumeGrams: fields[2], by: share)
            }
        }
        for (muscle, amounts) in found {
            self.amounts[muscle] = amounts
            totals[muscle] = amounts.reduce(into: Amount()) {
                $0.sets += $1.sets
                $0.volumeGrams += $1.volumeGrams
            }
        }
    }

    private static func muscles(
        _ database: Database, _ user: User, of exercise: Int64
    ) throws -> [(muscle: Muscle, share: Double)] {
        let found = try RowReader.first(
            database,
            "SELECT primary_muscle, secondary_muscles FROM exercises WHERE id = ? AND (user_id IS NULL OR user_id = ?)",
            [exercise, user.id]
        ) { row in (main: try row.next(Muscle.self), others: try row.words() as [Muscle]) }
        guard let found else { return [(.fullBody, 1)] }
        return [(found.main, 1)] + found.others.filter { $0 != found.main }.map { ($0, secondaryShare) }
    }

    /// Counting sets of secondary muscles by half is usual where training volume is compared, and a convention.
    private static let secondaryShare = 0.5
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
