import Texts

/// The steps per day that a reminder is about.
package enum StepGoal {
    package static let range = 100...200_000

    /// The goal that was typed or sent, or what is wrong with it.
    package static func checked(_ steps: Int?) -> Result<Int, Faults> {
        if let steps, range.contains(steps) { return .success(steps) }
        let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
        return .failure(
            Faults(
                "step_goal", CommonTexts.wholeNumberOutOfRange(DecimalText.grouped(least), DecimalText.grouped(most))))
    }
}
