import Texts

/// How a person does an exercise, before it is saved.
package struct ExerciseSettingsDraft: Sendable, Equatable {
    /// The household's equipment that they use; nil for what fits the exercise.
    package let equipment: Int64?
    /// nil for the person's rest timer.
    package let restSeconds: Int?
    package let note: String

    /// Whether nothing is chosen, so that there is nothing to store.
    package var isEmpty: Bool { equipment == nil && restSeconds == nil && note.isEmpty }

    package static let rests = 0...RestTimer.longestSeconds
    package static let noteLength = TextLimits.note

    /// The settings that were typed or sent, or what is wrong with them.
    /// - Parameter known: the ids of the household's equipment.
    package static func checked(
        equipment: Int64?, known: Set<Int64>, restSeconds: Int?, note: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        if let equipment, !known.contains(equipment) { faults.add("equipment_id", CommonTexts.notInTheList) }
        faults.check(
            "rest_seconds", restSeconds, in: rests,
            CommonTexts.wholeNumberOutOfRange(String(rests.lowerBound), String(rests.upperBound)))
        let note = faults.text("note", note.replacing("\r\n", with: "\n"), atMost: noteLength)
        guard faults.isEmpty else { return .failure(faults) }
        return .success(Self(equipment: equipment, restSeconds: restSeconds, note: note))
    }
}
