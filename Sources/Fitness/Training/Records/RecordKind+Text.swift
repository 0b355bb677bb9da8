import Texts

extension RecordKind {
    /// The name in a heading.
    package var name: String {
        switch self {
        case .weight: CommonTexts.heaviestWeight
        case .oneRepMax: CommonTexts.estimatedOneRepMax
        case .repetitions: CommonTexts.mostReps
        case .setVolume: RecordTexts.mostVolumeInASet
        case .dayVolume: RecordTexts.mostVolumeInADay
        case .distance: RecordTexts.longestDistance
        case .duration: RecordTexts.longestTime
        case .pace1Kilometer: RecordTexts.fastestKilometer
        case .pace5Kilometers: RecordTexts.fastestFiveKilometers
        case .pace10Kilometers: RecordTexts.fastestTenKilometers
        case .paceHalfMarathon: RecordTexts.fastestHalfMarathon
        case .paceMarathon: RecordTexts.fastestMarathon
        }
    }
}
