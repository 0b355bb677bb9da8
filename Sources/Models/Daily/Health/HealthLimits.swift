import Fitness

/// How much of what phones send is kept for one person.
package struct HealthLimits: Sendable {
    /// Devices and apps.
    var sources = Self.mostSources
    /// Single samples: those of open days, and one a source of closed ones.
    package var samples = 1_000_000
    /// A day that is longer ago is closed…
    package var openDays = 60
    /// …when nothing new came of it for so long: a history may come in parts.
    var quietDays = 14
    /// How many days one payload closes at most.
    var closedAtOnce = 300

    package init() {}

    package static let mostSources = 100

    var tooManySources: LimitExceeded {
        LimitExceeded(
            limit: .person,
            description:
                "You have \(sources) devices and apps, the maximum. Please delete the data of one in Settings, Phone, watch and scale."
        )
    }

    package var tooManySamples: LimitExceeded {
        LimitExceeded(
            limit: .person,
            description:
                "You have \(DecimalText.grouped(Double(samples))) values, the maximum. Please send one value per hour or day instead, or delete the data of a device in Settings, Phone, watch and scale."
        )
    }
}
