/// A stretch of time with what was measured in it. A moment lasts a second.
package struct HealthInterval: Sendable {
    package let start: Int64
    package let end: Int64
    package let value: Double

    package init(start: Int64, end: Int64, value: Double) {
        (self.start, self.end, self.value) = (start, max(end, start + 1), value)
    }
}

package enum HealthIntervals {
    /// What lasts at most, in seconds, if its app gives no end.
    static let longestBucket: Int64 = 3_600

    /// How long what began at each of these times lasts: until the next one, and the last as long as the one before it,
    /// but at most an hour.
    static func durations(_ starts: some Sequence<Int64>) -> [Int64: Int64] {
        var (durations, last): ([Int64: Int64], Int64) = ([:], longestBucket)
        let starts = starts.sorted()
        for (place, start) in starts.enumerated() {
            if place + 1 < starts.count { last = min(longestBucket, starts[place + 1] - start) }
            durations[start] = last
        }
        return durations
    }

    /// The places of the heaviest set of intervals that do not overlap (weighted interval scheduling): for each, in the
    /// order of their ends, the best with it and without it. The same intervals give the same set in any order.
    package static func heaviest(_ intervals: [HealthInterval]) -> [Int] {
        let order = intervals.indices.sorted { left, right in
            let (one, other) = (intervals[left], intervals[right])
            return (one.end, one.start, one.value, left) < (other.end, other.start, other.value, right)
        }
        var best = [0.0]
        var before: [Int] = []
        for (place, index) in order.enumerated() {
            let interval = intervals[index]
            let free = Self.count(of: place) { intervals[order[$0]].end <= interval.start }
            before.append(free)
            best.append(max(best[place], best[free] + interval.value))
        }
        var (chosen, place): ([Int], Int) = ([], order.count)
        while place > 0 {
            if best[place] > best[place - 1] {
                chosen.append(order[place - 1])
                place = before[place - 1]
            } else {
                place -= 1
            }
        }
        return chosen.reversed()
    }

    /// - Parameter others: in order, and without overlaps.
    static func isFree(_ interval: HealthInterval, beside others: [HealthInterval]) -> Bool {
        let earlier = count(of: others.count) { others[$0].start < interval.end }
        return earlier == 0 || others[earlier - 1].end <= interval.start
    }

    /// How many of so many places come before a border.
    private static func count(of places: Int, where isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, places)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
