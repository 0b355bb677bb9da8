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

/// One measurement, in the unit of its metric.
package struct HealthSample: Codable, Sendable, Equatable {
    package let metric: HealthMetric
    /// The device or app that measured it.
    package let source: String
    /// Seconds since 1970.
    package let startedAt: Int64
    package let day: LocalDay
    /// Whether it is the total of its day, or of the first hour, which has the same start.
    package var isOfDay = false
    package let value: Double

    package init(
        metric: HealthMetric, source: String, startedAt: Int64, day: LocalDay, isOfDay: Bool = false, value: Double
    ) {
        self.metric = metric
        self.source = source
        self.startedAt = startedAt
        self.day = day
        self.isOfDay = isOfDay
        self.value = value
    }

    /// Identifies a sample within its metric and source by its time. A daily total has a negative number for its day
    /// instead, because the phone writes the same day with another offset after traveling.
    package var key: Int64 { isOfDay ? -1 - Int64(day.daysSinceEpoch) : startedAt }
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
