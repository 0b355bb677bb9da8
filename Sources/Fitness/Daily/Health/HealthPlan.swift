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
        if readings.allSatisfy({ $0.granularity == .kept }) {
            self.streams = Self.kept(streams)
        } else if readings.allSatisfy(\.granularity.isFolded) {
            self.streams = Self.folded(streams)
        } else {
            self.streams = Self.chosen(streams.map { Candidate(metric, $0) })
        }
    }

    /// A day from before samples had ends: that of the stream with the most. Of several readings at the same moment the
    /// largest counts, and moments are added up.
    private static func kept(_ streams: [[HealthReading]]) -> [Stream] {
        var all = streams.map { readings -> Stream in
            let ofMoments = Dictionary(grouping: readings, by: \.key).values.compactMap { ofMoment in
                ofMoment.max { ($0.value, $1.sourceID) < ($1.value, $0.sourceID) }
            }
            return Stream(readings: readings, own: ofMoments.sorted(by: HealthReading.isBefore))
        }.sorted { ($1.own.sum, $0.readings[0].source) < ($0.own.sum, $1.readings[0].source) }
        if !all.isEmpty { all[0].counting = all[0].own }
        return all
    }

    /// A closed day. If its first device was deleted, the one with the most takes its place.
    private static func folded(_ streams: [[HealthReading]]) -> [Stream] {
        let hasFirst = streams.joined().contains { $0.granularity == .first }
        let sorted = streams.sorted { left, right in
            let places = [left, right].map { $0.contains { $0.granularity == .first } ? 0 : 1 }
            return (places[0], right.sum, left[0].source) < (places[1], left.sum, right[0].source)
        }
        return sorted.enumerated().map { place, readings in
            let isWhole = place == 0 && !hasFirst
            return Stream(
                readings: readings, own: readings,
                counting: isWhole ? readings : readings.filter { $0.granularity != .rest })
        }
    }

    private static func chosen(_ candidates: [Candidate]) -> [Stream] {
        var (taken, isCovered, isFirst): ([HealthInterval], Bool, Bool) = ([], false, true)
        let hasAny = candidates.contains { $0.sum > 0 }
        return Candidate.ordered(candidates).map { candidate -> Stream in
            var stream = Stream(readings: candidate.readings, own: candidate.own)
            guard candidate.sum > 0 || !hasAny, !isCovered else { return stream }
            if isFirst, candidate.isTotal || !hasAny {
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

    init(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let isOfDay = { (reading: HealthReading) in
            reading.granularity == .total || reading.granularity.isFolded || reading.key < 0
        }
        let jobs = Self.jobs(metric, readings.filter { !isOfDay($0) })
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
        var (jobs, moments): ([Job], [Int64: [HealthReading]]) = ([], [:])
        for reading in readings {
            let end = reading.end(metric, kept)
            if end > reading.key {
                let interval = HealthInterval(start: reading.key, end: end, value: reading.value)
                jobs.append(Job(interval: interval, readings: [reading]))
            } else {
                moments[reading.key, default: []].append(reading)
            }
        }
        for (moment, readings) in moments {
            let counting = drinks(readings)
            jobs.append(
                Job(interval: HealthInterval(start: moment, end: moment, value: counting.sum), readings: counting))
        }
        return jobs
    }

    /// What counts of one moment: the records with ids of their own, or the largest without.
    private static func drinks(_ ofMoment: [HealthReading]) -> [HealthReading] {
        let options = Dictionary(grouping: ofMoment, by: \.sourceID).values.flatMap { ofSource in
            [ofSource.filter(\.isRecord)] + ofSource.filter { !$0.isRecord }.map { [$0] }
        }
        return options.max { ($0.sum, $1.first?.sourceID ?? 0) < ($1.sum, $0.first?.sourceID ?? 0) } ?? []
    }

    /// The person's order; without one a watch comes before a phone, and otherwise the larger day first.
    static func ordered(_ candidates: [Candidate]) -> [Candidate] {
        let order = candidates.sorted { left, right in
            (left.position, right.sum, left.readings[0].source) < (right.position, left.sum, right.readings[0].source)
        }
        let phone = order.firstIndex { $0.position == .max && $0.kind == .phone } ?? order.count
        let (lead, rest) = (Array(order[..<phone]), Array(order[phone...]))
        return lead + rest.filter { $0.kind == .watch } + rest.filter { $0.kind != .watch }
    }

    private var position: Int { readings.compactMap(\.position).min() ?? .max }

    /// What the device is. Its name is only a hint, which hides no total of a day.
    private var kind: HealthSourceKind {
        let told = Set(readings.map(\.kind))
        let named = Set(isTotal ? [] : readings.map { HealthSourceKind(named: $0.source) })
        for kinds in [told, named] {
            if kinds.contains(.watch) { return .watch }
            if kinds.contains(.phone) { return .phone }
        }
        return .unknown
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
        let all = HealthPlan(metric, readings).streams.flatMap { stream in
            let device = stream.devices.joined(separator: ", ")
            return stream.counting.map { Part(device: device, start: $0.startedAt, end: $0.endedAt ?? $0.startedAt) }
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
