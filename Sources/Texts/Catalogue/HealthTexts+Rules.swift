extension HealthTexts {
    package static var activeEnergy: String { text("Active energy") }
    package static var bodyFat: String { text("Body fat") }
    package static var restingHeartRate: String { text("Resting heart rate") }
    package static var heartRate: String { text("Heart rate") }
    package static var sleep: String { text("Sleep") }
    package static var appleHealthFile: String { text("Apple Health file") }
    package static func tooManyDevicesAndApps(_ limit: Int) -> String {
        text(
            """
            You have \(limit) devices and apps, the maximum. Please delete the data of one in Settings, Phone, \
            watch and scale.
            """)
    }
    package static func tooManyValues(_ limit: String) -> String {
        text(
            """
            You have \(limit) values, the maximum. Please send one value per hour or day instead, or delete \
            the data of a device in Settings, Phone, watch and scale.
            """)
    }
    package static func tooManyValuesInRequest(_ limit: Int) -> String {
        text("A request can have at most \(limit) values. Please send fewer days at once.")
    }
}
