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

extension HealthReading {
    fileprivate func folded(
        _ granularity: HealthGranularity, at key: Int64, _ value: Double, count: Int = 1
    ) -> HealthReading {
        HealthReading(
            source: source, sourceID: sourceID, position: position, key: key, granularity: granularity, value: value,
            count: count)
    }
}
