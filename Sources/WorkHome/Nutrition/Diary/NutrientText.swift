/// Amounts of nutrients in words; what is unknown says so.
enum NutrientText {
    static let unknown = "–"

    /// `155 kcal`
    static func energy(_ nutrients: Nutrients) -> String? {
        nutrients.energyKilocalories.map { Figure.kilocalories(Int($0.rounded())).text }
    }

    /// `12 g`
    static func grams(_ value: Double?) -> String {
        value.map { Figure(DecimalText.format($0, maximumDecimals: $0 < 10 ? 1 : 0), "g").text } ?? unknown
    }

    /// `155 kcal · protein 13 g · carbs 1.1 g · fat 11 g`
    static func line(_ nutrients: Nutrients) -> String {
        [
            energy(nutrients), nutrients.proteinGrams.map { "protein \(grams($0))" },
            nutrients.carbohydrateGrams.map { "carbs \(grams($0))" }, nutrients.fatGrams.map { "fat \(grams($0))" },
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
