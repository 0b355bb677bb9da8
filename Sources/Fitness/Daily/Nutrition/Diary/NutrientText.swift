import Texts

/// Amounts of nutrients as text, including unknown ones.
package enum NutrientText {
    package static let unknown = "–"

    /// `155 kcal`
    package static func energy(_ nutrients: Nutrients) -> String? {
        nutrients.energyKilocalories.map { Figure.kilocalories($0).text }
    }

    /// `12 g`
    static func grams(_ value: Double?) -> String {
        value.map { Figure(DecimalText.format($0, maximumDecimals: $0 < 10 ? 1 : 0), "g").text } ?? unknown
    }

    /// `155 kcal`, or `at least 155 kcal` if some of it is unknown.
    package static func energy(_ sum: NutrientSum) -> String? {
        energy(sum.known).map { atLeast($0, sum, \.energyKilocalories) }
    }

    /// `155 kcal · protein 13 g · carbs at least 1.1 g · fat 11 g`
    package static func line(_ sum: NutrientSum) -> String {
        let part = { (name: String, nutrient: KeyPath<Nutrients, Double?>) in
            sum.known[keyPath: nutrient].map { NutritionTexts.amountOf(atLeast(grams($0), sum, nutrient), name) }
        }
        return [
            energy(sum), part(NutritionTexts.proteinWithin, \.proteinGrams),
            part(NutritionTexts.carbsWithin, \.carbohydrateGrams),
            part(NutritionTexts.fatWithin, \.fatGrams),
        ].compactMap { $0 }.joined(separator: " · ")
    }

    private static func atLeast(_ amount: String, _ sum: NutrientSum, _ nutrient: KeyPath<Nutrients, Double?>)
        -> String
    {
        sum.complete[keyPath: nutrient] == nil ? NutritionTexts.atLeast(amount) : amount
    }
}
