/// A sample of a day, or the combination of several of one source.
package struct HealthReading: Sendable, Equatable {
    package let source: String
    package let sourceID: Int64
    /// The place of the source in the person's order; nil if they did not choose one.
    var position: Int?
    /// The time at which it began, or a negative number for a reading of the whole day, which sorts first.
    package internal(set) var key: Int64
    package var endedAt: Int64?
    package var granularity = HealthGranularity.kept
    /// Whether it has an id at its app.
    var isRecord = false
    package internal(set) var value: Double
    /// The number of samples in it.
    package var count = 1

    package init(
        source: String, sourceID: Int64, position: Int? = nil, key: Int64, endedAt: Int64? = nil,
        granularity: HealthGranularity = .kept, isRecord: Bool = false, value: Double, count: Int = 1
    ) {
        (self.source, self.sourceID, self.position) = (source, sourceID, position)
        (self.key, self.endedAt, self.granularity, self.isRecord) = (key, endedAt, granularity, isRecord)
        (self.value, self.count) = (value, count)
    }

    var startedAt: Int64? { key >= 0 ? key : nil }

    /// An order that does not depend on when they arrived.
    static func isBefore(_ left: HealthReading, _ right: HealthReading) -> Bool {
        (left.key, left.source, left.value, left.sourceID, left.endedAt ?? left.key)
            < (right.key, right.source, right.value, right.sourceID, right.endedAt ?? right.key)
    }

    fileprivate func folded(
        _ granularity: HealthGranularity, at key: Int64, _ value: Double, count: Int = 1
    ) -> HealthReading {
        HealthReading(
            source: source, sourceID: sourceID, position: position, key: key, granularity: granularity, value: value,
            count: count)
    }
}

extension Collection<HealthReading> {
    var sum: Double { reduce(0) { $0 + $1.value } }
    var sampleCount: Int { reduce(0) { $0 + $1.count } }
    var mean: Double { reduce(0) { $0 + $1.value * Double($1.count) } / Double(sampleCount) }
}

/// A day of a metric.
package struct HealthDayKey: Hashable, Comparable, Sendable {
    package let metric: HealthMetric
    package let day: LocalDay

    package init(metric: HealthMetric, day: LocalDay) {
        self.metric = metric
        self.day = day
    }

    package static func < (left: HealthDayKey, right: HealthDayKey) -> Bool {
        (left.day, left.metric.rawValue) < (right.day, right.metric.rawValue)
    }
}

/// The daily value of a metric, independent of the order in which the samples arrived.
package struct HealthDay: Sendable, Equatable {
    package let value: Double
    package let source: String
    /// The time of the last sample that counts; nil if only one of the whole day does.
    package let measuredAt: Int64?
}

extension HealthDay {
    package init?(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let readings = readings.sorted(by: HealthReading.isBefore)
        guard let last = readings.last else { return nil }
        switch metric.aggregation {
        case .last: self.init(value: last.value, source: last.source, measuredAt: last.startedAt)
        case .mean: self.init(value: readings.mean, source: last.source, measuredAt: last.startedAt)
        case .sum:
            let counting = HealthPlan(metric, readings).streams.filter { !$0.counting.isEmpty }
            let devices = Set(counting.flatMap(\.devices)).sorted().joined(separator: ", ")
            self.init(
                value: counting.reduce(0) { $0 + $1.counting.sum }, source: String(devices.unicodeScalars.prefix(200)),
                measuredAt: counting.flatMap(\.readings).compactMap(\.startedAt).max())
        }
    }

    /// Groups the readings by device. If Apple Health has merged devices itself, it joins their names with a bar,
    /// `Phone|Watch`; all readings of either device are then one stream.
    static func streams(_ readings: [HealthReading]) -> [[HealthReading]] {
        var groups: [(devices: Set<Substring>, readings: [HealthReading])] = []
        for (source, ofSource) in Dictionary(grouping: readings, by: \.source).sorted(by: { $0.key < $1.key }) {
            var group = (devices: Set(source.split(separator: "|")), readings: ofSource)
            for other in groups where !other.devices.isDisjoint(with: group.devices) {
                group.devices.formUnion(other.devices)
                group.readings += other.readings
            }
            groups.removeAll { !$0.devices.isDisjoint(with: group.devices) }
            groups.append(group)
        }
        return groups.map(\.readings)
    }

    /// Condenses a day to few readings with the same total: of a sum, one of what counts of each source, and one of
    /// what does not because others measured it, too. After one of the sources is deleted, the total is nearly the
    /// same: the device with the most takes the place of the first.
    package static func folded(_ metric: HealthMetric, _ readings: [HealthReading]) -> [HealthReading] {
        switch metric.aggregation {
        case .last: readings
        case .mean: bySource(readings).map(mean)
        case .sum: shares(HealthPlan(metric, readings).streams)
        }
    }

    private static func bySource(_ readings: [HealthReading]) -> [[HealthReading]] {
        Dictionary(grouping: readings, by: \.sourceID).sorted { $0.key < $1.key }
            .map { $0.value.sorted { $0.key < $1.key } }
    }

    private static func mean(_ ofSource: [HealthReading]) -> HealthReading {
        let last = ofSource[ofSource.count - 1]
        return last.folded(.kept, at: last.key, ofSource.mean, count: ofSource.sampleCount)
    }

    /// Each sum is stored under its last moment, and what does not count, beside the first device, under one that ends.
    private static func shares(_ streams: [HealthPlan.Stream]) -> [HealthReading] {
        let first = streams.firstIndex { !$0.counting.isEmpty }
        return streams.enumerated().flatMap { place, stream in
            bySource(stream.readings).flatMap { ofSource -> [HealthReading] in
                let last = ofSource[ofSource.count - 1]
                let counting = stream.counting.filter { $0.sourceID == last.sourceID }
                let own = stream.own.filter { $0.sourceID == last.sourceID }
                let key = counting.map(\.key).max() ?? last.key
                let share = last.folded(.share, at: key, counting.sum, count: ofSource.sampleCount)
                var rest = last.folded(.rest, at: last.key, max(0, own.sum - counting.sum))
                rest.endedAt = last.key + 1
                return place == first ? [share] : counting.isEmpty ? [rest] : [share, rest]
            }
        }
    }
}
