import Fitness
import Texts

/// How much of the data sent by phones is kept per user.
package struct HealthLimits: Sendable {
    /// Devices and apps.
    var sources = Self.maximumSources
    /// Samples: all of those of open days, and one per source of closed days.
    package var samples = 1_000_000
    /// A day further back than this can be closed.
    package var openDays = 60
    /// It is closed after this many days without new data, because a history may arrive in parts.
    var quietDays = 14
    /// The maximum number of days that one payload closes.
    var maximumDaysClosedPerPayload = 300

    package init() {}

    package static let maximumSources = 100

    var tooManySources: Faults { Faults(ofAll: HealthTexts.tooManyDevicesAndApps(sources)) }

    package var tooManySamples: Faults {
        Faults(ofAll: HealthTexts.tooManyValues(DecimalText.grouped(Double(samples))))
    }
}
