/// A sample of a day, or several of one source in a row, to reckon with.
package struct HealthReading: Sendable, Equatable {
    package let source: String
    package let sourceID: Int64
    /// The moment at which it began, or below zero that it is of the whole day, which comes first.
    package let key: Int64
    package let value: Double
    /// Of how many samples.
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

/// What a day's samples of a metric amount to, whatever the order in which they came.
package struct HealthDay: Sendable, Equatable {
    package let value: Double
    /// Where it is from.
    package let source: String
    /// The moment of the last sample that counts; nil where only one of the whole day does.
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

    /// The readings of one device each. Where Apple's Health has put several together itself, it writes their names with
    /// a bar between: `Phone|Watch`. Then what it gives of any of them is one stream already.
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

    /// Of the same moment the larger one counts: it is the same hour, with more of it.
    private static func sum(_ stream: [HealthReading]) -> HealthDay {
        let byMoment = Dictionary(grouping: stream, by: \.key).mapValues { $0.map(\.value).max() ?? 0 }
        let value = byMoment.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
        let devices = Set(stream.flatMap { $0.source.split(separator: "|") }).sorted().joined(separator: ", ")
        return HealthDay(value: value, source: devices, measuredAt: stream.compactMap(\.startedAt).max())
    }
}
