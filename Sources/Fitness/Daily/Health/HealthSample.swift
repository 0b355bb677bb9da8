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
    /// What counted of a closed day, of the device that came first.
    case first
    /// What counted of a closed day beside the first device.
    case share
    /// What did not count of a closed day, because other devices measured the same.
    case rest

    var isFolded: Bool { self == .first || self == .share || self == .rest }
}

/// One measurement, in the unit of its metric.
package struct HealthSample: Codable, Sendable, Equatable {
    package let metric: HealthMetric
    /// The device or app that measured it.
    package let source: String
    /// Seconds since 1970.
    package private(set) var startedAt: Int64
    /// Whether the app gave the start; otherwise it is the end minus the duration.
    package var isStartGiven = true
    /// Nil for a moment and for a day's total.
    package private(set) var endedAt: Int64?
    /// The end of the day on the clock that the phone wrote; nil if it is not cut there, as sleep is not.
    private let midnight: Int64?
    package private(set) var day: LocalDay
    package private(set) var granularity: HealthGranularity
    /// Identifies it among the records of its app; nil if the app sends no ids.
    package let recordID: String?
    package private(set) var value: Double

    /// - Parameter isOfDay: whether it is the total of its day, or of the first hour, which has the same start.
    package init(
        metric: HealthMetric, source: String, startedAt: Int64, day: LocalDay, isOfDay: Bool = false, value: Double,
        endedAt: Int64? = nil, midnight: Int64? = nil, recordID: String? = nil
    ) {
        self.metric = metric
        self.source = source
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.midnight = midnight
        self.day = day
        self.recordID = recordID
        self.value = value
        granularity = endedAt == nil ? (isOfDay ? .total : .moment) : metric == .sleep ? .stage : .raw
    }

    package var isOfDay: Bool { granularity == .total }
    package var isFirstOfDay: Bool { isOfDay || midnight == startedAt + 86_400 }

    /// Identifies a sample within its metric and source by its time. A daily total has a negative number for its day
    /// instead, because the phone writes the same day with another offset after traveling.
    package var key: Int64 { isOfDay ? dayKey : startedAt }
    package var dayKey: Int64 { -1 - Int64(day.daysSinceEpoch) }
}

extension HealthSample {
    /// A device's samples of a metric, all or those of a day.
    private struct Stream: Hashable {
        let metric: HealthMetric
        let source: String
        var day: LocalDay?
    }

    /// The samples of a whole payload, with the ends that it does not give. A value at midnight is its day's total if it
    /// is the only one of that day, a drink is a moment, and others last as long as `HealthIntervals.durations` says.
    package static func withEnds(_ samples: [HealthSample]) -> [HealthSample] {
        var starts: [Stream: Set<Int64>] = [:]
        for sample in samples {
            for day in [nil, sample.day] {
                let stream = Stream(metric: sample.metric, source: sample.source, day: day)
                starts[stream, default: []].insert(sample.startedAt)
            }
        }
        let durations = starts.filter { $0.key.day == nil }.mapValues { HealthIntervals.durations($0) }
        return samples.map { sample in
            guard sample.metric.aggregation == .sum, sample.endedAt == nil else { return sample }
            var stream = Stream(metric: sample.metric, source: sample.source)
            let seconds = durations[stream]?[sample.startedAt] ?? HealthIntervals.longestBucket
            stream.day = sample.day
            return sample.isOfDay && starts[stream]?.count == 1 ? sample : sample.ending(after: seconds)
        }
    }

    private func ending(after seconds: Int64) -> HealthSample {
        var sample = self
        switch metric {
        case .water: sample.granularity = .moment
        case .sleep:
            sample.granularity = .stage
            sample.endedAt = startedAt + Int64((value * 3_600).rounded())
        default:
            sample.granularity = .bucket
            sample.endedAt = min(startedAt + seconds, midnight ?? .max)
        }
        return sample
    }

    /// The sample cut at midnight: each day gets its share. Whole steps stay whole, and the pieces sum to the whole.
    package var pieces: [HealthSample] {
        guard let endedAt, let midnight, midnight < endedAt else { return [self] }
        var bounds = [startedAt]
        bounds += stride(from: midnight, to: endedAt, by: 86_400)
        bounds.append(endedAt)
        let length = Double(endedAt - startedAt)
        var told = 0.0
        let all = bounds.indices.dropFirst().map { place in
            let sum = share(Double(bounds[place] - startedAt) / length)
            var piece = self
            (piece.startedAt, piece.endedAt) = (bounds[place - 1], bounds[place])
            (piece.value, piece.day) = (sum - told, day + (place - 1))
            told = sum
            return piece
        }
        let counting = all.filter { $0.value > 0 }
        return counting.isEmpty ? Array(all.prefix(1)) : counting
    }

    private func share(_ part: Double) -> Double {
        metric == .steps && value == value.rounded() ? (value * part).rounded(.down) : value * part
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
}

extension HealthWorkout {
    /// Identifies a workout from a file by its start time, because the file has no ID for it.
    package static func fileID(startedAt: Int64) -> String { "appleHealth \(startedAt)" }
}
