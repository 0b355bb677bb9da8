extension RecordTexts {
    package static var mostVolumeInASet: String { text("Most volume in a set") }
    package static var mostVolumeInADay: String { text("Most volume in a day") }
    package static var longestDistance: String { text("Longest distance") }
    package static var longestTime: String { text("Longest time") }
    package static var fastestKilometer: String { text("Fastest 1\u{A0}km") }
    package static var fastestFiveKilometers: String { text("Fastest 5\u{A0}km") }
    package static var fastestTenKilometers: String { text("Fastest 10\u{A0}km") }
    package static var fastestHalfMarathon: String { text("Fastest half marathon") }
    package static var fastestMarathon: String { text("Fastest marathon") }
    package static func record(_ record: String, of exercise: String) -> String { text("\(record) of \(exercise)") }
    package static func record(_ record: String, at weight: String) -> String { text("\(record) at \(weight)") }
    package static func record(_ record: String, with weight: String) -> String { text("\(record) with \(weight)") }
    package static var noAddedWeight: String { text("no added weight") }
    package static func ofAssistance(_ weight: String) -> String { text("\(weight) of assistance") }
}
