extension HealthTexts {
    package static var activeEnergy: String { text("Active energy") }
    package static var bodyFat: String { text("Body fat") }
    package static var restingHeartRate: String { text("Resting heart rate") }
    package static var heartRate: String { text("Heart rate") }
    package static var sleep: String { text("Sleep") }
    package static var appleHealthFile: String { text("Apple Health file") }
    package static func youHaveDevicesAndApps(_ sources: Int) -> String {
        text(
            """
            You have \(sources) devices and apps, the maximum. Please delete the data of one in Settings, Phone, \
            watch and scale.
            """)
    }
    package static func youHaveValuesTheMaximum(_ samples: String) -> String {
        text(
            """
            You have \(samples) values, the maximum. Please send one value per hour or day instead, or delete \
            the data of a device in Settings, Phone, watch and scale.
            """)
    }
    package static func aRequestCanHaveAt(_ maximumItems: Int) -> String {
        text("A request can have at most \(maximumItems) values. Please send fewer days at once.")
    }
}
