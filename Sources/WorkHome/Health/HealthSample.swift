/// Which app sent something.
enum HealthApp: String, CaseIterable, Sendable {
    case autoExport, hcWebhook, weightEntry, appleHealth

    var name: String {
        switch self {
        case .autoExport: "Health Auto Export"
        case .hcWebhook: "HC Webhook"
        case .weightEntry: "openScale"
        case .appleHealth: "Apple Health file"
        }
    }
}

/// One measurement, in the unit of its metric.
struct HealthSample: Sendable, Equatable {
    let metric: HealthMetric
    /// The device or app that measured it.
    let source: String
    /// Seconds since 1970.
    let startedAt: Int64
    let day: LocalDay
    /// Of all of its day, or of the hour in which that began.
    var isOfDay = false
    let value: Double

    /// What tells it from the others of its metric and source. A moment does, but not of a day's total: the phone writes
    /// the same day with another offset when it has travelled. A day is kept under a number below zero.
    var key: Int64 { isOfDay ? -1 - Int64(day.daysSinceEpoch) : startedAt }
}

struct HealthWorkout: Sendable, Equatable {
    /// What tells it from every other one of its app.
    let externalID: String
    let source: String
    let startedAt: Int64
    /// A key of the catalogue.
    let exerciseKey: String
    let durationSeconds: Int
    let distanceMeters: Double?
    /// As the watch measured it.
    var energyKilocalories: Int?
}

extension HealthWorkout {
    /// A file names no workout: it is told by the second in which it began.
    static func fileID(startedAt: Int64) -> String { "appleHealth \(startedAt)" }
}
