import Fitness
import Texts

/// The amount of a nutrient in a day against its target, as text and as a bar.
struct MacroMeter: Sendable {
    let name: String
    let grams: Double
    let target: Int?
    /// Whether the amount is unknown for some of the foods.
    let isAtLeast: Bool

    var value: String { String(min(rounded, target ?? 0)) }
    var max: String? { target.flatMap { $0 > 0 ? String($0) : nil } }

    private var rounded: Int { Int(nearest: grams) }

    var text: String {
        if isAtLeast, rounded == 0 { return NutritionTexts.unknownForSomeFoods }
        let amount =
            target.map { CommonTexts.amountOfTotal(rounded, Figure(String($0), "g").text) }
            ?? Figure(String(rounded), "g").text
        return isAtLeast ? NutritionTexts.atLeast(amount) : amount
    }

    /// The difference to the target as text, so that nobody has to read it off the bar.
    var note: String? {
        guard let target else { return nil }
        let difference = Figure(String(abs(target - rounded)), "g").text
        return switch (rounded <= target, isAtLeast) {
        case (true, false): NutritionTexts.left(difference)
        case (true, true): NutritionTexts.atMostLeft(difference)
        case (false, false): NutritionTexts.over(difference)
        case (false, true): NutritionTexts.atLeastOver(difference)
        }
    }
}
