/// What counts of a day of a metric that is added up, and of which device.
///
/// Of one device it is the heaviest set of intervals that do not overlap, or a total of the day if that is more. Devices
/// measure the same steps: the first in order counts whole, and of the next ones each interval that no chosen one
/// overlaps. A total counts only if nothing came before it.
struct HealthPlan: Sendable {
    /// The readings of one device, or of several that the phone has merged.
    struct Stream: Sendable {
        let readings: [HealthReading]
        /// What its day would be if there were no other device.
        let own: [HealthReading]
        /// What counts beside the others.
        var counting: [HealthReading] = []

        var devices: [String] { Set(readings.flatMap { $0.source.split(separator: "|") }).sorted().map(String.init) }
    }

    /// The one that counts whole first.
    let streams: [Stream]

    init(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let streams = HealthDay.streams(readings.sorted(by: HealthReading.isBefore)).map {
            $0.sorted(by: HealthReading.isBefore)
        }
        if readings.allSatisfy(\.granularity.isFolded) {
            self.streams = Self.folded(streams)
        } else {
            // A day from before samples had ends is that of the device with the most, its moments added up.
            let isKept = readings.allSatisfy { $0.granularity == .kept }
            self.streams = Self.chosen(streams.map { Candidate(metric, $0, isKept: isKept) }, isKept: isKept)
        }
    }

    /// A closed day. If its first device was deleted, the one with the most takes its place.
    private static func folded(_ streams: [[HealthReading]]) -> [Stream] {
        let hasFirst = streams.joined().contains { $0.granularity == .first }
        let sorted = streams.sorted { left, right in
            let places = [left, right].map { $0.contains { $0.granularity == .first } ? 0 : 1 }
            return (places[0], right.sum, left[0].source) < (places[1], left.sum, right[0].source)
        }
        return sorted.enumerated().map { place, readings -> Stream in
            let isWhole = place == 0 && !hasFirst
            return Stream(
                readings: readings, own: readings,
                counting: isWhole ? readings : readings.filter { $0.granularity != .rest })
        }
    }

    private static func chosen(_ candidates: [Candidate], isKept: Bool) -> [Stream] {
        var (taken, isCovered, isFirst): ([HealthInterval], Bool, Bool) = ([], false, true)
        let hasAny = candidates.contains { $0.sum > 0 }
        return Candidate.ordered(candidates, isKept: isKept).map { candidate -> Stream in
            var stream = Stream(readings: candidate.readings, own: candidate.own)
            guard candidate.sum > 0 || !hasAny, !isCovered else { return stream }
            if isFirst, candidate.isTotal || isKept || !hasAny {
                (stream.counting, isCovered) = (hasAny ? candidate.own : candidate.readings, true)
            } else {
                let free = candidate.jobs.filter { HealthIntervals.isFree($0.interval, beside: taken) }
                stream.counting = free.flatMap(\.readings)
                taken = (taken + free.map(\.interval)).sorted { $0.start < $1.start }
            }
            isFirst = false
            return stream
        }
    }
}

/// The day of one device, before it is compared with the others.
private struct Candidate {
    struct Job {
        let interval: HealthInterval
        let readings: [HealthReading]
    }

    let readings: [HealthReading]
    /// The heaviest set of its intervals.
    let jobs: [Job]
    /// Whether a total of the day is more than that.
    let isTotal: Bool
    let own: [HealthReading]
    let sum: Double

    init(_ metric: HealthMetric, _ readings: [HealthReading], isKept: Bool) {
        let isOfDay = { (reading: HealthReading) -> Bool in
            if isKept { return false }
            // The whole day as an interval, which has 23 hours in spring.
            let isWhole = metric != .sleep && (reading.endedAt ?? reading.key) - reading.key >= 82_800
            return isWhole || reading.key < 0 || reading.granularity.isFolded
        }
        let jobs = Self.jobs(isKept ? .water : metric, readings.filter { !isOfDay($0) })
        let chosen = HealthIntervals.heaviest(jobs.map(\.interval)).map { jobs[$0] }
        // What is left of a closed day, if an archive brought more of it, is one total of each source.
        let totals = Dictionary(grouping: readings.filter(isOfDay)) { reading in
            reading.granularity.isFolded ? [reading.sourceID] : [reading.sourceID, reading.key]
        }.values
        let largest = totals.max { ($0.sum, $1[0].sourceID) < ($1.sum, $0[0].sourceID) } ?? []
        let ofIntervals = chosen.flatMap(\.readings)
        (self.readings, self.jobs, isTotal) = (readings, chosen, largest.sum > ofIntervals.sum)
        own = isTotal ? largest : ofIntervals
        sum = own.sum
    }

    private static func jobs(_ metric: HealthMetric, _ readings: [HealthReading]) -> [Job] {
        let kept = HealthIntervals.durations(Set(readings.filter { $0.granularity == .kept }.map(\.key)))
        let isLasting = { (reading: HealthReading) in reading.end(metric, kept) > reading.key }
        let intervals = readings.filter(isLasting).map { reading in
            let end = reading.end(metric, kept)
            return Job(
                interval: HealthInterval(start: reading.key, end: end, value: reading.value), readings: [reading])
        }
        // Of a source's drinks of one moment the records with ids of their own count, or the largest without.
        let moments = Dictionary(grouping: readings.filter { !isLasting($0) }) { [$0.key, $0.sourceID] }
        let drinks = moments.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, ofMoment -> Job in
            let records = ofMoment.filter(\.isRecord)
            let others = Array(ofMoment.filter { !$0.isRecord }.sorted { $0.value < $1.value }.suffix(1))
            let counting = records.sum > others.sum ? records : others
            return Job(interval: HealthInterval(start: key[0], end: key[0], value: counting.sum), readings: counting)
        }
        return intervals + drinks
    }

    /// The person's order; without one a watch comes before a phone, and otherwise the larger day first.
    static func ordered(_ candidates: [Candidate], isKept: Bool) -> [Candidate] {
        let order = candidates.sorted { left, right in
            let places = isKept ? (0, 0) : (left.position, right.position)
            return (places.0, right.sum, left.readings[0].source) < (places.1, left.sum, right.readings[0].source)
        }
        if isKept { return order }
        let phone = order.firstIndex { $0.position == .max && $0.isNamed(["phone", "iphone"]) } ?? order.count
        let (lead, rest) = (Array(order[..<phone]), Array(order[phone...]))
        return lead + rest.filter { $0.isNamed(["watch"]) } + rest.filter { !$0.isNamed(["watch"]) }
    }

    private var position: Int { readings.compactMap(\.position).min() ?? .max }

    /// Whether the device says what it is. A name is only a hint, and hides no total of a day.
    private func isNamed(_ kind: Set<String>) -> Bool {
        !isTotal && Set(readings.map(\.source)).contains { source in
            source.lowercased().split { !$0.isLetter }.contains { kind.contains(String($0)) }
        }
    }
}

extension HealthReading {
    /// - Parameter kept: how long those last that were stored before they had an end.
    fileprivate func end(_ metric: HealthMetric, _ kept: [Int64: Int64]) -> Int64 {
        if let endedAt { return endedAt }
        switch metric {
        case .water: return key
        case .sleep: return key + Int64((value * 3_600).rounded())
        default: return key + (kept[key] ?? 0)
        }
    }
}

extension HealthDay {
    /// A time during which one device counts.
    package struct Part: Sendable, Equatable {
        package let device: String
        /// Nil for all of the day.
        package let start: Int64?
        package var end: Int64?
    }

    /// Which device counts when, for a metric that is added up: `Watch 9–12, Phone 12–13, Watch 13–17`.
    package static func parts(_ metric: HealthMetric, _ readings: [HealthReading]) -> [Part] {
        let all = HealthPlan(metric, readings).streams.flatMap { stream -> [Part] in
            let device = stream.devices.joined(separator: ", ")
            return stream.counting.map { reading in
                let start = reading.granularity.isFolded ? nil : reading.startedAt
                return Part(device: device, start: start, end: reading.endedAt ?? start)
            }
        }
        let sorted = all.sorted { ($0.start ?? 0, $0.device) < ($1.start ?? 0, $1.device) }
        return sorted.reduce(into: [Part]()) { parts, part in
            if let last = parts.last, last.device == part.device {
                parts[parts.count - 1].end = max(last.end ?? 0, part.end ?? 0)
            } else {
                parts.append(part)
            }
        }
    }
}
