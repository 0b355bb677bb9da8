import Texts

/// The app that sent a sample.
package enum HealthApp: String, CaseIterable, Sendable {
    case autoExport, hcWebhook, weightEntry, appleHealth

    package var name: String {
        switch self {
        case .autoExport: HealthTexts.healthAutoExport
        case .hcWebhook: HealthTexts.hcWebhook
        case .weightEntry: "openScale"
        case .appleHealth: HealthTexts.appleHealthFile
        }
    }
}

/// Which part of its day a sample is.
package enum HealthGranularity: String, Codable, CaseIterable, Sendable {
    /// All of the day.
    case total
    /// An interval that lasts until the next one, because the app gives no end.
    case bucket
    /// An interval with its end.
    case raw
    /// A sleep, or a stage of one.
    case stage
    /// A weighing, a heart rate or a drink.
    case moment
    /// Stored before ends were: its day stays as it was until it is sent again.
    case kept
    /// What counted of a closed day.
    case share
    /// What did not count of a closed day, because others measured the same. The device that came first has none.
    case rest

    var isFolded: Bool { self == .share || self == .rest }
}

/// One measurement, in the unit of its metric.
package struct HealthSample: Codable, Sendable, Equatable {
    package let metric: HealthMetric
    /// The device or app that measured it.
    package let source: String
    /// What its source was called before ends were stored, if the app gave less of it then.
    package var formerSource: String?
    /// Seconds since 1970.
    package private(set) var startedAt: Int64
    /// Whether the app gave the start; otherwise it is the end minus the duration.
    package var isStartGiven = true
    /// Nil for a moment and for a day's total.
    package private(set) var endedAt: Int64?
    /// The end of its day, and of those in which it goes on; nil if it is not cut there, as sleep is not.
    private let midnights: [Int64]?
    package private(set) var day: LocalDay
    package private(set) var granularity: HealthGranularity
    /// Whether it begins its day: it is the total of it, or of its first hour.
    package private(set) var isFirstOfDay: Bool
    /// Identifies it among the records of its app; nil if the app sends no ids.
    package let recordID: String?
    package private(set) var value: Double

    /// - Parameter isOfDay: whether it is the total of its day, or of the first hour, which has the same start.
    package init(
        metric: HealthMetric, source: String, startedAt: Int64, day: LocalDay, isOfDay: Bool = false, value: Double,
        endedAt: Int64? = nil, midnights: [Int64]? = nil, recordID: String? = nil
    ) {
        (self.metric, self.source, self.startedAt, self.endedAt) = (metric, source, startedAt, endedAt)
        (self.midnights, self.day, self.recordID, self.value) = (midnights, day, recordID, value)
        isFirstOfDay = isOfDay
        granularity = endedAt == nil ? (isOfDay ? .total : .moment) : metric == .sleep ? .stage : .raw
    }

    package var isOfDay: Bool { granularity == .total }
    /// Whether it is of a whole day, by whatever it says so.
    package var lastsADay: Bool { isOfDay || (endedAt ?? startedAt) - startedAt >= HealthInterval.shortestDay }

    /// Identifies a sample within its metric and source by its time. A daily total has a negative number for its day
    /// instead, because the phone writes the same day with another offset after traveling.
    package var key: Int64 { isOfDay ? dayKey : startedAt }
    package var dayKey: Int64 { -1 - Int64(day.daysSinceEpoch) }

    /// No night and no interval is longer, in seconds.
    package static let longestSeconds: Int64 = 172_800

    /// The samples of a whole payload, with the ends that it does not give. A value at midnight is its day's total if
    /// it is the only one of that day, and not the last of many hours. A drink is a moment, and others last as
    /// long as `HealthInterval.durations` says.
    package static func withEnds(_ samples: [HealthSample]) -> [HealthSample] {
        let streams = Dictionary(grouping: samples) { [$0.metric.rawValue, $0.source] }
        let gaps = streams.mapValues { HealthInterval.gaps($0.map(\.startedAt)) }
        let durations = gaps.mapValues(HealthInterval.durations)
        let counts = streams.mapValues { stream in
            Dictionary(grouping: stream, by: \.day).mapValues { Set($0.map(\.startedAt)).count }
        }
        return samples.map { sample in
            let stream = [sample.metric.rawValue, sample.source]
            guard sample.metric.aggregation == .sum, sample.endedAt == nil,
                let gap = gaps[stream]?[sample.startedAt], let duration = durations[stream]?[sample.startedAt]
            else { return sample }
            let isAlone = counts[stream]?[sample.day] == 1 && gap > HealthInterval.longestBucket
            return sample.isOfDay && isAlone ? sample : sample.ending(after: duration)
        }
    }

    private func ending(after seconds: Int64) -> HealthSample {
        var sample = self
        switch metric {
        case .water: sample.granularity = .moment
        case .sleep:
            (sample.granularity, sample.endedAt) = (.stage, startedAt + Int64((value * 3_600).rounded()))
        default:
            (sample.granularity, sample.endedAt) = (.bucket, min(startedAt + seconds, midnights?.first ?? .max))
        }
        return sample
    }

    /// The sample cut at midnight: each day gets its share. Whole steps stay whole, and the pieces sum to the whole.
    package var pieces: [HealthSample] {
        guard let endedAt, let midnights, midnights.contains(where: { $0 < endedAt }) else { return [self] }
        let bounds: [Int64] = [startedAt] + midnights.filter { $0 < endedAt } + [endedAt]
        let sums = bounds.map { bound -> Double in
            let sum = value * Double(bound - startedAt) / Double(endedAt - startedAt)
            return metric == .steps && value == value.rounded() ? sum.rounded(.down) : sum
        }
        return bounds.indices.dropLast().map { place -> HealthSample in
            var piece = self
            (piece.startedAt, piece.endedAt) = (bounds[place], bounds[place + 1])
            (piece.value, piece.day) = (sums[place + 1] - sums[place], day + place)
            piece.isFirstOfDay = isFirstOfDay && place == 0
            return piece
        }
    }
}

package struct HealthWorkout: Codable, Sendable, Equatable {
    /// Identifies it among the workouts of its app.
    package let externalID: String
    package let source: String
    package let startedAt: Int64
    /// A key of the exercise catalogue.
    package let exerciseKey: String
    package let durationSeconds: Int
    package let distanceMeters: Double?
    /// The energy that the watch measured.
    package var energyKilocalories: Int?
    /// How many seconds the clock that the app wrote is ahead of UTC.
    package let utcOffset: Int

    package init(
        externalID: String, source: String, start: HealthMoment, exerciseKey: String, durationSeconds: Int,
        distanceMeters: Double?, energyKilocalories: Int? = nil
    ) {
        self.externalID = externalID
        self.source = source
        (startedAt, utcOffset) = (start.seconds, start.utcOffset)
        self.exerciseKey = exerciseKey
        self.durationSeconds = durationSeconds
        self.distanceMeters = distanceMeters
        self.energyKilocalories = energyKilocalories
    }

    /// Identifies a workout from a file by its start time, because the file has no ID for it.
    package static func fileID(startedAt: Int64) -> String { "appleHealth \(startedAt)" }
}
