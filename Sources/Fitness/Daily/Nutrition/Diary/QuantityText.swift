import Foundation
import Texts

/// Numbers of portions as people write them: `2`, `1.5`, `½`, `1 1/2`, `1½`.
package enum QuantityText {
    private static let fractions: [Character: Double] = [
        "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875,
    ]

    package static func parse(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let last = text.last, let fraction = fractions[last] {
            let whole = text.dropLast().trimmingCharacters(in: .whitespaces)
            return whole.isEmpty ? fraction : wholeNumber(whole).map { $0 + fraction }
        }
        let words = text.split(separator: " ").map(String.init)
        switch words.count {
        case 1: return ratio(words[0]) ?? DecimalText.parse(words[0])
        case 2:
            guard let whole = wholeNumber(words[0]), let fraction = ratio(words[1]), fraction < 1 else { break }
            return whole + fraction
        default: break
        }
        return DecimalText.parse(text)
    }

    package static func format(_ quantity: Double) -> String {
        quantity >= 1_000 ? DecimalText.grouped(quantity) : DecimalText.format(quantity)
    }

    /// `3/4`
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let over = wholeNumber(parts[0]), let under = wholeNumber(parts[1]), under > 0 else {
            return nil
        }
        return over / under
    }

    private static func wholeNumber(_ text: String) -> Double? {
        guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Double(text)
    }
}

extension MealItem {
    /// The common words of the food tables with a plural in "s"; "oz", "large" and what people write stay as they are.
    private static let countable: Set<Substring> = [
        "bar", "bottle", "bowl", "can", "container", "cookie", "cracker", "cup", "egg", "fillet", "item", "jar",
        "muffin", "package", "packet", "piece", "pizza", "roll", "scoop", "slice", "steak", "stick", "strip",
        "tablespoon",
        "teaspoon", "unit",
    ]

    /// Most portions are called "1 cup", "1/2 cup" or "3 oz": what is eaten of them is multiplied.
    package func portionText(_ count: String) -> String {
        if portion == Portion.servingName, quantity > 1 { return NutritionTexts.servings(count) }
        let words = portion.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let size = QuantityText.parse(String(words[0])) else { return "\(count) × \(portion)" }
        guard quantity != 1 else { return portion }
        let noun = words[1].prefix { $0.isLetter }
        let ending = quantity * size > 1 && Self.countable.contains(noun) ? "s" : ""
        return "\(QuantityText.format(quantity * size)) \(noun)\(ending)\(words[1].dropFirst(noun.count))"
    }
}

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
            sum.known[keyPath: nutrient].map { NutritionTexts.amount(atLeast(grams($0), sum, nutrient), of: name) }
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
