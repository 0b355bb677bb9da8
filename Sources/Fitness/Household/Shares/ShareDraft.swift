import Texts

/// A link to be created.
package struct ShareDraft: Sendable {
    package var trainer: Int64?
    package var recipient: String
    package var parts: [SharePart]
    package var lastDay: LocalDay

    private static let longestDays = 365

    /// The link that was typed or sent, or what is wrong with it.
    package static func checked(
        trainer: Int64? = nil, recipient: String, parts names: [String], lastDay: LocalDay?, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let recipient = faults.text("recipient", recipient, required: CommonTexts.recipientMissing)
        let parts = SharePart.allCases.filter { names.contains($0.rawValue) }
        if parts.isEmpty || parts.count != Set(names).count {
            faults.add("parts", ShareTexts.partsMissing)
        }
        faults.require("until", lastDay, CommonTexts.dateMissing)
        faults.check(
            "until", lastDay, in: today...today + longestDays, ShareTexts.untilOutOfRange)
        guard faults.isEmpty, let lastDay else { return .failure(faults) }
        return .success(Self(trainer: trainer, recipient: recipient, parts: parts, lastDay: lastDay))
    }
}

/// A part of a user's progress that a shared link can show.
package enum SharePart: String, CaseIterable, Sendable {
    case measurements, training, workouts, records, achievements, nutrition, journal

    package var name: String {
        switch self {
        case .measurements: ShareTexts.bodyWeightAndMeasurements
        case .training: ShareTexts.trainingAndWorkouts
        case .workouts: ShareTexts.workoutsWithSets
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
        case .training, .workouts, .records: .training
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
