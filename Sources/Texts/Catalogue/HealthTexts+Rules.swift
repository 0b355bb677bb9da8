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
    package static var unknownMetric: String { text("WorkHome does not track this.") }
    package static var unknownUnit: String { text("The unit is unknown.") }
    package static var noMoment: String { text("The date and time can’t be read.") }
    package static var impossibleMoment: String { text("The date is in the future, or before 1970.") }
    package static var impossibleSpan: String { text("It ends before it begins, or lasts longer than two days.") }
    package static var unusableCharacter: String { text("Its number has a character that can’t be saved.") }
    package static var notAsleep: String { text("Not asleep.") }
    package static var unknownWorkout: String { text("WorkHome has no cardio exercise of this kind.") }
    package static var closedDay: String { text("Its day is too long ago to change.") }
    package static var test: String { text("A test value, not saved.") }
}
