/// A sample of a day, or the combination of several of one source.
package struct HealthReading: Sendable, Equatable {
    package let source: String
    package let sourceID: Int64
    /// The time at which it began, or a negative number for a reading of the whole day, which sorts first.
    package let key: Int64
    package let value: Double
    /// The number of samples in it.
    package var count = 1

    package init(source: String, sourceID: Int64, key: Int64, value: Double, count: Int = 1) {
        self.source = source
        self.sourceID = sourceID
        self.key = key
        self.value = value
        self.count = count
    }

    var startedAt: Int64? { key >= 0 ? key : nil }
}

/// The daily value of a metric, independent of the order in which the samples arrived.
package struct HealthDay: Sendable, Equatable {
    package let value: Double
    package let source: String
    /// The time of the last sample that counts; nil if only one of the whole day does.
    package let measuredAt: Int64?

    package init?(_ metric: HealthMetric, _ readings: [HealthReading]) {
        let readings = readings.sorted { ($0.key, $0.source, $0.value) < ($1.key, $1.source, $1.value) }
        guard let last = readings.last else { return nil }
        switch metric.aggregation {
        case .last:
            self.init(value: last.value, source: last.source, measuredAt: last.startedAt)
        case .mean:
            let sum = readings.reduce(0) { $0 + $1.value * Double($1.count) }
            let count = readings.reduce(0) { $0 + $1.count }
            self.init(value: sum / Double(count), source: last.source, measuredAt: last.startedAt)
        case .sum:
            let streams = Self.streams(readings).map(Self.sum)
            guard let most = streams.max(by: { ($0.value, $1.source) < ($1.value, $0.source) }) else { return nil }
            self = most
        }
    }

    private init(value: Double, source: String, measuredAt: Int64?) {
        self.value = value
        self.source = source
        self.measuredAt = measuredAt
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

    /// Of several readings at the same moment the largest counts: they are the same hour, with more data.
    private static func sum(_ stream: [HealthReading]) -> HealthDay {
        let byMoment = Dictionary(grouping: stream, by: \.key).mapValues { $0.map(\.value).max() ?? 0 }
        let value = byMoment.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
        let devices = Set(stream.flatMap { $0.source.split(separator: "|") }).sorted().joined(separator: ", ")
        return HealthDay(value: value, source: devices, measuredAt: stream.compactMap(\.startedAt).max())
    }
}
