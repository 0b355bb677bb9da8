import Fitness
import Micronutrients
import Texts

/// The columns of a diary that hold vitamins, minerals and others: `Iron (mg)`, `B12 (Cobalamin) (µg)`, `Caffeine`.
struct MicronutrientColumns: Sendable {
    private var columns: [(nutrient: Micronutrient, index: Int, factor: Double)] = []

    /// - Parameter taken: the columns that hold something else.
    init(_ header: CSVHeader, besides taken: Set<Int> = []) {
        var found: Set<Micronutrient> = []
        for (index, name) in header.names.enumerated() where !taken.contains(index) {
            guard let (nutrient, factor) = Self.meaning(of: name), found.insert(nutrient).inserted else { continue }
            columns.append((nutrient, index, factor))
        }
    }

    /// What is no number, or not what somebody can eat, is counted and left out: the food is taken without it.
    /// - Returns: nil for a row that has none of them.
    func amounts(_ row: CSVRow, _ intake: inout ImportBuilder) -> MicronutrientAmounts? {
        var amounts: MicronutrientAmounts = [:]
        for (nutrient, index, factor) in columns where !row.isBlank(index) {
            var amount: MicronutrientAmounts = [:]
            if let number = try? row.number(index) { amount[nutrient] = number * factor }
            if !amount.isEmpty, amount.isEdible {
                amounts[nutrient] = amount[nutrient]
            } else {
                intake.remainder.add(.value, ImportTexts.impossibleAmounts(nutrient.name))
            }
        }
        return amounts.isEmpty ? nil : amounts
    }

    /// What a column holds, and how much of the nutrient's unit one of the column's is.
    private static func meaning(of column: String) -> (Micronutrient, Double)? {
        let parts = column.lowercased().split { "([".contains($0) }
        // Parts of a daily value, and amounts in 100 g, are not what was eaten.
        guard let last = parts.last, !column.contains(where: { "%/".contains($0) }),
            let nutrient = names[words(column)] ?? shortNamed(parts)
        else { return nil }
        var unit = parts.count > 1 ? last : ""
        while let mark = unit.last, ")] ".contains(mark) { unit.removeLast() }
        // Apps give vitamins and minerals without a unit as parts of a daily value.
        let isPlain = unit.isEmpty && (nutrient.kind == .fat || nutrient.kind == .other)
        return (isPlain ? 1 : factor(of: unit, nutrient)).map { (nutrient, $0) }
    }

    /// `Vitamin A (RAE) (µg)` is vitamin A, but `Cholesterol (HDL) (mg)` is not what is eaten.
    private static func shortNamed(_ parts: [Substring]) -> Micronutrient? {
        guard parts.count == 3, synonyms.contains(words(parts[1])) else { return nil }
        return names[words(parts[0])]
    }

    private static func factor(of unit: Substring, _ nutrient: Micronutrient) -> Double? {
        switch unit {
        case "g": nutrient.unit.perGram
        case "mg": nutrient.unit.perGram / 1_000
        case "µg", "μg", "ug", "mcg": nutrient.unit.perGram / 1_000_000
        // Of the others, it depends on what they are made of.
        case "iu" where nutrient == .vitaminD: 1 / 40
        default: nil
        }
    }

    /// The letters and digits of a name without its unit: `B12 (Cobalamin) (µg)` is `b12 cobalamin`.
    private static func words(_ name: some StringProtocol) -> String {
        let parts = name.lowercased().split { "([".contains($0) }
        let named = parts.count > 1 ? parts.dropLast() : parts
        return named.joined(separator: " ").split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// The words of each nutrient's own name, and those of other apps, in English, German and French.
    private static let names: [String: Micronutrient] = {
        var names = others
        for nutrient in Micronutrient.allCases {
            names[nutrient.column.split(separator: "_").dropLast().joined(separator: " ")] = nutrient
        }
        return names
    }()

    /// What stands in brackets behind the name of a nutrient and means the same.
    private static let synonyms: Set = [
        "rae", "dfe", "ne", "thiamin", "thiamine", "riboflavin", "niacin", "pantothenic acid", "pyridoxine",
        "cobalamin", "alpha tocopherol", "ascorbic acid", "phylloquinone", "ca", "fe", "mg", "p", "k", "zn", "cu", "mn",
        "se",
    ]

    private static let others: [String: Micronutrient] = [
        "b1": .thiamin, "b1 thiamine": .thiamin, "thiamine": .thiamin, "vitamin b1": .thiamin, "b2": .riboflavin,
        "b2 riboflavin": .riboflavin, "vitamin b2": .riboflavin, "b3": .niacin, "b3 niacin": .niacin,
        "vitamin b3": .niacin, "b5": .pantothenicAcid, "b5 pantothenic acid": .pantothenicAcid,
        "vitamin b5": .pantothenicAcid, "b6": .vitaminB6, "b6 pyridoxine": .vitaminB6, "b12": .vitaminB12,
        "b12 cobalamin": .vitaminB12, "folic acid": .folate, "folsäure": .folate, "acide folique": .folate,
        "vitamine a": .vitaminA, "vitamine c": .vitaminC, "vitamine d": .vitaminD, "vitamine e": .vitaminE,
        "vitamine k": .vitaminK, "kalzium": .calcium, "eisen": .iron, "fer": .iron, "magnésium": .magnesium,
        "phosphor": .phosphorus, "phosphore": .phosphorus, "kalium": .potassium, "zink": .zinc, "kupfer": .copper,
        "cuivre": .copper, "mangan": .manganese, "selen": .selenium, "monounsaturated": .monounsaturatedFat,
        "polyunsaturated": .polyunsaturatedFat, "trans fats": .transFat, "transfette": .transFat,
        "cholesterin": .cholesterol, "cholestérol": .cholesterol, "koffein": .caffeine, "caféine": .caffeine,
        "alkohol": .alcohol, "alcool": .alcohol, "ethanol": .alcohol, "wasser": .water, "eau": .water,
    ]
}
