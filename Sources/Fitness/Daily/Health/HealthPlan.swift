/// What counts of a day of a metric that is added up, and of which device.
///
/// Of one device it is the heaviest set of intervals that do not overlap, or a total of the day if that is more. But
/// devices measure the same steps: the first in order counts whole, and of the next ones each interval that no chosen
/// one overlaps. A total counts only if nothing came before it.
struct HealthPlan: Sendable {
    /// The readings of one device, or of several that the phone has merged.
    struct Stream: Sendable {
        let readings: [HealthReading]
        /// The heaviest set of its intervals.
        var intervals: [HealthInterval] = []
        /// Whether a total of the day is more than that, or all that is known of it.
        var isTotal = false
        /// What its day would be if there were no other device.
        let own: [HealthReading]
        /// What counts beside the others.
        var counting: [HealthReading] = []

        var devices: [String] { Set(readings.flatMap { $0.source.split(separator: "|") }).sorted().map(String.init) }
    }

    /// The one that counts whole first.
    let streams: [Stream]

    init(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let devices = HealthDay.streams(readings).map { $0.sorted(by: HealthReading.isBefore) }
        if readings.allSatisfy(\.granularity.isFolded) {
            streams = Self.folded(devices)
        } else if readings.allSatisfy({ $0.granularity == .kept }) {
            // A day from before samples had ends is that of the device with the most, its moments added up.
            streams = Self.chosen(Self.largestFirst(devices.map { Stream(ofMoments: $0) }))
        } else {
            streams = Self.chosen(Self.inOrder(devices.map { Stream(metric, $0) }))
        }
    }

    /// A closed day, of which the first device has no rest. If it was deleted, the one with the most takes its place.
    private static func folded(_ devices: [[HealthReading]]) -> [Stream] {
        let hasRest = { (device: [HealthReading]) in device.contains { $0.granularity == .rest } }
        let largest = largestFirst(devices.map { Stream(readings: $0, own: $0) })
        let sorted = largest.filter { !hasRest($0.readings) } + largest.filter { hasRest($0.readings) }
        return sorted.enumerated().map { place, stream -> Stream in
            let counting = stream.readings.filter { place == 0 || $0.granularity == .share }
            return Stream(readings: stream.readings, own: stream.own, counting: counting)
        }
    }

    /// What counts of each beside those before it. If the first one that measured anything has a total, that is all of
    /// the day.
    private static func chosen(_ all: [Stream]) -> [Stream] {
        var (streams, taken): ([Stream], [HealthInterval]) = (all, [])
        let first = all.firstIndex { $0.own.sum > 0 } ?? 0
        if all[first].isTotal || all[first].own.isEmpty {
            streams[first].counting = all[first].isTotal ? all[first].own : all[first].readings
            return streams
        }
        for place in all.indices {
            let free = all[place].intervals.filter { taken.leaveFree($0) }
            streams[place].counting = free.flatMap(\.readings)
            taken = (taken + free).sorted { $0.start < $1.start }
        }
        return streams
    }

    private static func largestFirst(_ streams: [Stream]) -> [Stream] {
        streams.sorted { left, right in
            (right.own.sum, left.readings[0].source) < (left.own.sum, right.readings[0].source)
        }
    }

    /// The person's order; without one a watch comes before a phone, and otherwise the larger day first.
    private static func inOrder(_ streams: [Stream]) -> [Stream] {
        let sorted = largestFirst(streams)
        let placed = sorted.filter { $0.position != nil }.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
        let others = sorted.filter { $0.position == nil }
        let phone = others.firstIndex { $0.isNamed(["phone", "iphone"]) } ?? others.count
        let watches = others[phone...].filter { $0.isNamed(["watch"]) }
        let rest = others[phone...].filter { !$0.isNamed(["watch"]) }
        return placed + Array(others[..<phone]) + watches + rest
    }
}

extension HealthPlan.Stream {
    fileprivate init(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let ofDay = readings.filter { $0.isOfDay(metric) }
        let intervals = HealthReading.intervals(metric, readings.filter { !$0.isOfDay(metric) }).heaviest
        let ofIntervals = intervals.flatMap(\.readings)
        // What is left of a closed day, if an archive brought more of it, is one total.
        let closed = ofDay.filter(\.granularity.isFolded)
        let totals = [closed] + ofDay.filter { !$0.granularity.isFolded }.map { [$0] }
        let total = totals.max { $0.sum < $1.sum } ?? []
        let isTotal = total.sum > ofIntervals.sum
        self.init(readings: readings, intervals: intervals, isTotal: isTotal, own: isTotal ? total : ofIntervals)
    }

    /// A day from before samples had ends.
    fileprivate init(ofMoments readings: [HealthReading]) {
        let moments = HealthReading.intervals(.water, readings).heaviest
        self.init(readings: readings, isTotal: !moments.isEmpty, own: moments.flatMap(\.readings))
    }

    fileprivate var position: Int? { readings.compactMap(\.position).min() }

    /// Whether the device says what it is. A name is only a hint, and hides no total of a day.
    fileprivate func isNamed(_ kind: Set<String>) -> Bool {
        let words = devices.flatMap { device -> [String] in
            device.lowercased().split { !$0.isLetter }.map { String($0) }
        }
        return !isTotal && !kind.isDisjoint(with: words)
    }
}

extension HealthReading {
    /// Whether it is of all of its day, or what is left of a closed one.
    fileprivate func isOfDay(_ metric: HealthMetric) -> Bool {
        let isLong = metric != .sleep && (endedAt ?? key) - key >= HealthInterval.shortestDay
        return isLong || key < 0 || granularity.isFolded
    }

    /// The readings of a device as intervals. Of a source's drinks of one moment the records with ids of their own
    /// count, and otherwise the largest of the same interval.
    fileprivate static func intervals(_ metric: HealthMetric, _ readings: [HealthReading]) -> [HealthInterval] {
        let gaps = HealthInterval.gaps(readings.filter { $0.granularity == .kept }.map(\.key))
        let same = Dictionary(grouping: readings) { [$0.key, $0.end(metric, gaps), $0.sourceID] }
        return same.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, readings -> HealthInterval in
            let largest = readings.max { $0.value < $1.value }.map { [$0] } ?? []
            let records = key[0] == key[1] ? readings.filter(\.isRecord) : []
            let counting = records.sum > largest.sum ? records : largest
            return HealthInterval(start: key[0], end: key[1], value: counting.sum, readings: counting)
        }
    }

    /// - Parameter gaps: between those that were stored before they had an end.
    private func end(_ metric: HealthMetric, _ gaps: [Int64: Int64]) -> Int64 {
        if let endedAt { return endedAt }
        if metric == .sleep { return key + Int64((value * 3_600).rounded()) }
        return metric == .water ? key : key + min(HealthInterval.longestBucket, gaps[key] ?? 0)
    }
}

extension HealthDay {
    /// The sources of a day in the order in which they count, for a metric that is added up.
    package static func order(_ metric: HealthMetric, _ readings: [HealthReading]) -> [Int64] {
        HealthPlan(metric, readings).streams.flatMap { $0.readings.map(\.sourceID) }
    }

    /// A time during which one device counts.
    package struct Part: Sendable, Equatable {
        package let device: String
        /// Nil for all of the day.
        package let start: Int64?
        package var end: Int64?
    }

    /// Which device counts when, for a metric that is added up: `Watch 9–12, Phone 12–13, Watch 13–17`.
    package static func parts(_ metric: HealthMetric, _ readings: [HealthReading]) -> [Part] {
        let all = HealthPlan(metric, readings).streams.flatMap { stream in
            stream.counting.map { reading -> Part in
                let start = reading.isOfDay(metric) ? nil : reading.key
                return Part(
                    device: stream.devices.joined(separator: ", "), start: start, end: reading.endedAt ?? start)
            }
        }
        let sorted = all.sorted { ($0.start ?? 0, $0.device) < ($1.start ?? 0, $1.device) }
        return sorted.reduce(into: [Part]()) { parts, part in
            guard let last = parts.last, last.device == part.device else { return parts.append(part) }
            parts[parts.count - 1].end = max(last.end ?? 0, part.end ?? 0)
        }
    }
}

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
