/// A value of a day, in the unit of its chart.
package struct ChartValue: Sendable, Equatable {
    package let day: LocalDay
    package let value: Double
    /// The weight of the value in an average, such as the distance of a pace.
    package var share = 1.0

    package init(day: LocalDay, value: Double, share: Double = 1.0) {
        self.day = day
        self.value = value
        self.share = share
    }
}

/// The values of a week, month or longer period, at least one.
package struct PeriodValue: Sendable, Equatable {
    /// The number of the period according to its `ChartPeriod`.
    package let number: Int
    package let first: ChartValue
    package private(set) var last: ChartValue
    package private(set) var lowest: ChartValue
    package private(set) var highest: ChartValue
    package private(set) var count = 1
    package private(set) var sum: Double
    private var shared: Double
    private var shares: Double

    private init(_ value: ChartValue, number: Int) {
        self.number = number
        (first, last, lowest, highest) = (value, value, value, value)
        (sum, shared, shares) = (value.value, value.value * value.share, value.share)
    }

    package var mean: Double { shared / shares }

    /// The middle between the first and the last day, in days since 1970.
    package var place: Double { Double(first.day.daysSinceEpoch + last.day.daysSinceEpoch) / 2 }

    private mutating func add(_ value: ChartValue) {
        last = value
        if value.value < lowest.value { lowest = value }
        if value.value > highest.value { highest = value }
        count += 1
        sum += value.value
        shared += value.value * value.share
        shares += value.share
    }

    /// - Parameter values: oldest first.
    package static func grouped(_ values: [ChartValue], by period: ChartPeriod) -> [PeriodValue] {
        var grouped: [PeriodValue] = []
        for value in values {
            let number = period.number(of: value.day)
            if let end = grouped.indices.last, grouped[end].number == number {
                grouped[end].add(value)
            } else {
                grouped.append(PeriodValue(value, number: number))
            }
        }
        return grouped
    }
}
