import Texts

/// A part of a user's progress that a shared link can show.
package enum SharePart: String, CaseIterable, Sendable {
    case measurements, training, records, achievements, nutrition, journal

    /// Initially ticked: everything but private writing.
    package static let proposed: [SharePart] = allCases.filter { $0 != .journal }

    package var name: String {
        switch self {
        case .measurements: ShareTexts.bodyWeightAndMeasurements
        case .training: ShareTexts.trainingAndWorkouts
        case .records: CommonTexts.personalRecords
        case .achievements: ShareTexts.streakAndAchievements
        case .nutrition: ShareTexts.nutritionDailyTotals
        case .journal: ShareTexts.journalWithoutPhotos
        }
    }

    /// The area that an API key must be able to read to share this part.
    package var area: APIArea {
        switch self {
        case .measurements, .achievements: .progress
        case .training, .records: .training
        case .nutrition: .nutrition
        case .journal: .journal
        }
    }

    /// The parts in a field or a column, in the order of the cases.
    package static func list(_ text: String) -> [SharePart] {
        let names = Set(text.split(separator: ",").map(String.init))
        return allCases.filter { names.contains($0.rawValue) }
    }

    package static func text(_ parts: [SharePart]) -> String { parts.map(\.rawValue).joined(separator: ",") }
}
