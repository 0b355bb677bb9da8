import Fitness
import Texts

/// The amount of a nutrient in a day against its target, as text and as a bar.
struct MacroMeter: Sendable {
    let name: String
    let grams: Double
    let target: Int?
    /// Whether the amount is unknown for some of the foods.
    let isAtLeast: Bool

    var bar: TargetBar? { TargetBar("\(name): \(text)", Double(rounded), of: target.map { Double($0) }) }

    private var rounded: Int { Int(nearest: grams) }

    var text: String {
        if isAtLeast, rounded == 0 { return NutritionTexts.unknownForSomeFoods }
        let amount = target.map { CommonTexts.amountOfTotal(rounded, Self.grams($0)) } ?? Self.grams(rounded)
        return isAtLeast ? NutritionTexts.atLeast(amount) : amount
    }

    /// The difference to the target as text, so that nobody has to read it off the bar.
    var note: String? {
        guard let target else { return nil }
        let difference = Self.grams(abs(target - rounded))
        return switch (rounded <= target, isAtLeast) {
        case (true, false): NutritionTexts.amountLeft(difference)
        case (true, true): NutritionTexts.atMostLeft(difference)
        case (false, false): NutritionTexts.over(difference)
        case (false, true): NutritionTexts.atLeastOver(difference)
        }
    }

    private static func grams(_ number: Int) -> String { Figure(DecimalText.grouped(Double(number)), "g").text }
}

/// A bar of an amount and its target. Beyond the target it is as long as the amount, and filled up to the target: 126 %
/// must not look like 100 %.
struct TargetBar: Sendable {
    let label: String
    let max: String
    let value: String
    let isBeyond: Bool
    /// Whether the target is not to be exceeded, and whether it is.
    let isLimited: Bool
    let isOver: Bool

    /// - Returns: nil without a target.
    init?(_ label: String, _ amount: Double, of target: Double?, isLimited: Bool = false, isOver: Bool = false) {
        guard let target, target > 0 else { return nil }
        (self.label, self.isLimited, self.isOver) = (label, isLimited, isOver)
        // Not for what a sum has in its last digits.
        isBeyond = amount > target * 1.000_001
        max = DecimalText.format(Swift.max(amount, target), maximumDecimals: 3)
        value = DecimalText.format(Swift.min(amount, target), maximumDecimals: 3)
    }
}
