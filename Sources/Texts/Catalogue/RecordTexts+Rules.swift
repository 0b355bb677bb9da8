extension RecordTexts {
    package static var mostVolumeInASet: String { text("Most volume in a set") }
    package static var mostVolumeInADay: String { text("Most volume in a day") }
    package static var longestDistance: String { text("Longest distance") }
    package static var longestTime: String { text("Longest time") }
    package static var fastest1Km: String { text("Fastest 1\u{A0}km") }
    package static var fastest5Km: String { text("Fastest 5\u{A0}km") }
    package static var fastest10Km: String { text("Fastest 10\u{A0}km") }
    package static var fastestHalfMarathon: String { text("Fastest half marathon") }
    package static var fastestMarathon: String { text("Fastest marathon") }
    package static func of(_ value: String) -> String { text(" of \(value)") }
    package static var noAddedWeight: String { text("no added weight") }
    package static func ofAssistance(_ sentence: String) -> String { text("\(sentence) of assistance") }
}
