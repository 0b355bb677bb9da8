/// A stretch of time with what was measured in it. A moment lasts a second.
package struct HealthInterval: Sendable {
    let start: Int64
    let end: Int64
    package let value: Double
    let readings: [HealthReading]

    package init(start: Int64, end: Int64, value: Double, readings: [HealthReading] = []) {
        (self.start, self.end, self.value, self.readings) = (start, max(end, start + 1), value, readings)
    }

    /// What lasts at most, in seconds, if its app gives no end.
    static let longestBucket: Int64 = 3_600
    /// The day in spring on which the clocks go forward, in seconds.
    static let shortestDay: Int64 = 82_800

    /// How long it is from each of these times to the next one. From the last one it is as long as before it, or a day.
    static func gaps(_ times: [Int64]) -> [Int64: Int64] {
        let times = Set(times).sorted()
        let lengths = zip(times.dropFirst(), times).map { $0 - $1 }
        return Dictionary(uniqueKeysWithValues: zip(times, lengths + [lengths.last ?? 86_400]))
    }

    /// How long what began at each of these times lasts: until the next one. What has none within an hour lasts as long
    /// as the one before it, at most an hour: the next one may come with another payload.
    static func durations(_ gaps: [Int64: Int64]) -> [Int64: Int64] {
        var last = longestBucket
        let durations = gaps.sorted { $0.key < $1.key }.map { start, gap -> (Int64, Int64) in
            if gap <= longestBucket { last = gap }
            return (start, last)
        }
        return Dictionary(uniqueKeysWithValues: durations)
    }
}

extension [HealthInterval] {
    /// The heaviest set of them that do not overlap (weighted interval scheduling), in order: for each, by their ends,
    /// the best with it and without it.
    package var heaviest: [HealthInterval] {
        let all = self.sorted { ($0.end, $0.start, $0.value) < ($1.end, $1.start, $1.value) }
        var (best, before): ([Double], [Int]) = ([0], [])
        for (place, interval) in all.enumerated() {
            before.append(all.place(upTo: place) { $0.end <= interval.start })
            best.append(Swift.max(best[place], best[before[place]] + interval.value))
        }
        var (chosen, place): ([HealthInterval], Int) = ([], all.count)
        while place > 0 {
            let isChosen = best[place] > best[place - 1]
            if isChosen { chosen.append(all[place - 1]) }
            place = isChosen ? before[place - 1] : place - 1
        }
        return chosen.reversed()
    }

    /// Whether none of them overlaps it; they are in order, and apart from each other.
    func leaveFree(_ interval: HealthInterval) -> Bool {
        let earlier = place(upTo: count) { $0.start < interval.end }
        return earlier == 0 || self[earlier - 1].end <= interval.start
    }

    /// How many of the first ones come before a border.
    private func place(upTo limit: Int, where isBefore: (HealthInterval) -> Bool) -> Int {
        var (low, high) = (0, limit)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
