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
