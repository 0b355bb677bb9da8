/// Which app sent something.
package enum HealthApp: String, CaseIterable, Sendable {
    case autoExport, hcWebhook, weightEntry, appleHealth

    package var name: String {
        switch self {
        case .autoExport: "Health Auto Export"
        case .hcWebhook: "HC Webhook"
        case .weightEntry: "openScale"
        case .appleHealth: "Apple Health file"
        }
    }
}

/// One measurement, in the unit of its metric.
package struct HealthSample: Sendable, Equatable {
    package let metric: HealthMetric
    /// The device or app that measured it.
    package let source: String
    /// Seconds since 1970.
    package let startedAt: Int64
    package let day: LocalDay
    /// Of all of its day, or of the hour in which that began.
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

    /// Identifies it among the samples of its metric and source. A moment does, but not for a day's total: the phone writes
    /// the same day with another offset when it has traveled. A day is kept under a number below zero.
    package var key: Int64 { isOfDay ? -1 - Int64(day.daysSinceEpoch) : startedAt }
}

package struct HealthWorkout: Sendable, Equatable {
    /// Identifies it among the workouts of its app.
    package let externalID: String
    package let source: String
    package let startedAt: Int64
    /// A key of the catalogue.
    package let exerciseKey: String
    package let durationSeconds: Int
    package let distanceMeters: Double?
    /// As the watch measured it.
    package var energyKilocalories: Int?

    package init(
        externalID: String, source: String, startedAt: Int64, exerciseKey: String, durationSeconds: Int,
        distanceMeters: Double?, energyKilocalories: Int? = nil
    ) {
        self.externalID = externalID
        self.source = source
        self.startedAt = startedAt
        self.exerciseKey = exerciseKey
        self.durationSeconds = durationSeconds
        self.distanceMeters = distanceMeters
        self.energyKilocalories = energyKilocalories
    }
}

extension HealthWorkout {
    /// A file names no workout: it is told by the second in which it began.
    package static func fileID(startedAt: Int64) -> String { "appleHealth \(startedAt)" }
}
