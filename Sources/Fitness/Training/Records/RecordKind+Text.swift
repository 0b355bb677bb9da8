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
        case .pace1Kilometer: RecordTexts.fastest1Km
        case .pace5Kilometers: RecordTexts.fastest5Km
        case .pace10Kilometers: RecordTexts.fastest10Km
        case .paceHalfMarathon: RecordTexts.fastestHalfMarathon
        case .paceMarathon: RecordTexts.fastestMarathon
        }
    }
}
