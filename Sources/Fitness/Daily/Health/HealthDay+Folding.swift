extension HealthDay {
    /// Condenses a day to few readings with the same total: of a sum, one of what counts of each source, and one of what
    /// does not because others measured it, too. After one of the sources is deleted, the total is nearly the same: the
    /// device with the most takes the place of the first.
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

    /// Each sum is stored under its last moment, and what does not count under one that ends.
    private static func shares(_ streams: [HealthPlan.Stream]) -> [HealthReading] {
        let first = streams.firstIndex { !$0.counting.isEmpty }
        return streams.enumerated().flatMap { place, stream in
            bySource(stream.readings).flatMap { ofSource -> [HealthReading] in
                let isOfSource = { (reading: HealthReading) in reading.sourceID == ofSource[0].sourceID }
                let counting = stream.counting.filter(isOfSource)
                let rest = stream.own.filter(isOfSource).sum - counting.sum
                let hasRest = counting.isEmpty || (place != first && rest > 0)
                let last = ofSource[ofSource.count - 1]
                let share = counting.map(\.key).max().map { key in
                    last.folded(place == first ? .first : .share, key, endedAt: nil, counting.sum)
                }
                let left = hasRest ? last.folded(.rest, last.key, endedAt: last.key + 1, max(0, rest)) : nil
                var rows = [share, left].compactMap { $0 }
                rows[0].count = ofSource.reduce(0) { $0 + $1.count }
                return rows
            }
        }
    }
}

extension HealthReading {
    fileprivate func folded(_ granularity: HealthGranularity, _ key: Int64, endedAt: Int64?, _ value: Double)
        -> HealthReading
    {
        HealthReading(
            source: source, sourceID: sourceID, key: key, endedAt: endedAt, granularity: granularity, value: value)
    }
}
