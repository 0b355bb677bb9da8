extension HealthDay {
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
        let count = ofSource.reduce(0) { $0 + $1.count }
        let sum = ofSource.reduce(0) { $0 + $1.value * Double($1.count) }
        return HealthReading(
            source: last.source, sourceID: last.sourceID, key: last.key, value: sum / Double(count), count: count)
    }

    /// Each sum is stored under its last moment, and what does not count, beside the first device, under one that ends.
    private static func shares(_ streams: [HealthPlan.Stream]) -> [HealthReading] {
        let first = streams.firstIndex { !$0.counting.isEmpty }
        return streams.enumerated().flatMap { place, stream in
            bySource(stream.readings).flatMap { ofSource -> [HealthReading] in
                var (share, rest) = (ofSource[ofSource.count - 1], ofSource[ofSource.count - 1])
                let counting = stream.counting.filter { $0.sourceID == share.sourceID }
                let own = stream.own.filter { $0.sourceID == share.sourceID }
                share.fold(.share, at: counting.map(\.key).max() ?? share.key, endedAt: nil, counting.sum)
                share.count = ofSource.reduce(0) { $0 + $1.count }
                rest.fold(.rest, at: rest.key, endedAt: rest.key + 1, max(0, own.sum - counting.sum))
                return place == first ? [share] : counting.isEmpty ? [rest] : [share, rest]
            }
        }
    }
}

extension HealthReading {
    fileprivate mutating func fold(_ granularity: HealthGranularity, at key: Int64, endedAt: Int64?, _ value: Double) {
        (self.granularity, self.key, self.endedAt, self.value, count) = (granularity, key, endedAt, value, 1)
    }
}
