import Texts

/// A link to be created.
package struct ShareDraft: Sendable {
    package var trainer: Int64?
    package var recipient: String
    package var parts: [SharePart]
    package var lastDay: LocalDay
}

extension ShareDraft {
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
