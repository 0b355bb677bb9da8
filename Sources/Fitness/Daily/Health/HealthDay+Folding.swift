extension HealthDay {
    /// Condenses a day to one reading per source with the same total. After one of the sources is deleted, the total is
    /// nearly the same: of devices that were merged, each keeps the moments at which it had the most.
    package static func folded(_ metric: HealthMetric, _ readings: [HealthReading]) -> [HealthReading] {
        switch metric.aggregation {
        case .last: readings
        case .mean: bySource(readings).map(mean)
        case .sum: streams(readings).flatMap(sums)
        }
    }

    private static func bySource(_ readings: [HealthReading]) -> [[HealthReading]] {
        Dictionary(grouping: readings, by: \.sourceID).sorted { $0.key < $1.key }
            .map { $0.value.sorted { $0.key < $1.key } }
    }

    private static func mean(_ ofSource: [HealthReading]) -> HealthReading {
        let last = ofSource[ofSource.count - 1]
        let count = ofSource.reduce(0) { $0 + $1.count }
        let sum = ofSource.reduce(0) { $0 + $1.value * Double($1.count) }
        return HealthReading(
            source: last.source, sourceID: last.sourceID, key: last.key, value: sum / Double(count), count: count)
    }

    /// Each sum is stored under its last moment, which is in no other sum, so that all of them are added up again.
    private static func sums(_ stream: [HealthReading]) -> [HealthReading] {
        let most = Dictionary(grouping: stream, by: \.key).compactMapValues { ofMoment in
            ofMoment.max { ($0.value, $1.sourceID) < ($1.value, $0.sourceID) }
        }
        return bySource(stream).map { ofSource in
            let last = ofSource[ofSource.count - 1]
            let counting = ofSource.filter { most[$0.key] == $0 }
            return HealthReading(
                source: last.source, sourceID: last.sourceID, key: (counting.last ?? last).key,
                value: counting.reduce(0) { $0 + $1.value }, count: ofSource.reduce(0) { $0 + $1.count })
        }
    }
}
