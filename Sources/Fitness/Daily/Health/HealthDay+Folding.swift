extension HealthDay {
    /// Condenses a day to few readings with the same total: of a sum, one of what counts of each source, and one of what
    /// does not because others measured it, too. After one of the sources is deleted, the total is nearly the same: the
    /// device with the most takes the place of the first.
    package static func folded(_ metric: HealthMetric, _ readings: [HealthReading]) -> [HealthReading] {
        switch metric.aggregation {
        case .last: readings
        case .mean: bySource(readings).map(mean)
        case .sum where readings.allSatisfy({ $0.granularity == .kept }): streams(readings).flatMap(sums)
        case .sum where readings.allSatisfy(\.granularity.isFolded): readings
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

    private static func shares(_ streams: [HealthPlan.Stream]) -> [HealthReading] {
        let first = streams.firstIndex { !$0.counting.isEmpty }
        return streams.enumerated().flatMap { place, stream in
            bySource(stream.readings).flatMap { ofSource -> [HealthReading] in
                let source = ofSource[0].sourceID
                let counting = stream.counting.filter { $0.sourceID == source }
                let rest = stream.own.filter { $0.sourceID == source }.sum - counting.sum
                let count = ofSource.reduce(0) { $0 + $1.count }
                var rows: [HealthReading] = []
                if let begin = counting.map(\.key).min() {
                    let end = counting.map { $0.endedAt ?? $0.key }.max()
                    rows.append(
                        ofSource[0].folded(
                            place == first ? .first : .share, from: begin, until: begin < 0 ? nil : end,
                            counting.sum, count))
                }
                if rows.isEmpty || (place != first && rest > 0) {
                    let (last, left) = (ofSource[ofSource.count - 1], rows.isEmpty ? count : 1)
                    rows.append(last.folded(.rest, from: last.key, until: nil, max(0, rest), left))
                }
                return rows
            }
        }
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

extension HealthReading {
    fileprivate func folded(
        _ granularity: HealthGranularity, from start: Int64, until end: Int64?, _ value: Double, _ count: Int
    ) -> HealthReading {
        HealthReading(
            source: source, sourceID: sourceID, kind: kind, position: position, key: start,
            endedAt: end.map { max($0, start + 1) }, granularity: granularity, value: value, count: count)
    }
}
