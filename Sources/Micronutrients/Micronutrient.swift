import Texts

/// A nutrient that is known of some foods only: what its amounts are called and measured in, wherever they are kept.
///
/// The order is that of pages, of the columns, and of the lists that bin/foods-table writes.
package enum Micronutrient: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case vitaminA, vitaminC, vitaminD, vitaminE, vitaminK, thiamin, riboflavin, niacin, pantothenicAcid, vitaminB6
    case folate, vitaminB12, choline
    case calcium, iron, magnesium, phosphorus, potassium, zinc, copper, manganese, selenium
    case monounsaturatedFat, polyunsaturatedFat, transFat, omega3, omega6, cholesterol
    case caffeine, alcohol, water

    /// The column of `food_nutrients`, and the name in JSON.
    package var column: String { definition.column }
    package var unit: NutrientUnit { definition.unit }
    package var kind: NutrientKind { definition.kind }
    /// Its ids and numbers in FoodData Central, the best first; empty where it is not one measured value.
    package var foodDataCentral: [FoodDataCentralKey] { definition.foodDataCentral }
    /// Its value in 100 g or ml in Open Food Facts, always in grams; nil where that means something else.
    package var openFoodFacts: String? { definition.openFoodFacts }
    /// The field of forms.
    package var field: String { "nutrients_\(column)" }

    package static let columnNames = allCases.map(\.column)

    /// A measured value of FoodData Central.
    package struct FoodDataCentralKey: Sendable {
        /// In its downloads.
        package let id: Int
        /// In its abridged answers.
        package let number: String
        /// How much of it makes one of the nutrient's unit.
        package let divisor: Double
    }

    fileprivate struct Definition {
        let column: String
        let unit: NutrientUnit
        let kind: NutrientKind
        let foodDataCentral: [FoodDataCentralKey]
        let openFoodFacts: String?

        init(
            _ column: String, _ unit: NutrientUnit, _ kind: NutrientKind, fdc id: Int? = nil, _ number: String = "",
            off name: String? = nil
        ) {
            self.column = "\(column)_\(unit.rawValue)"
            (self.unit, self.kind) = (unit, kind)
            foodDataCentral = id.map { [FoodDataCentralKey(id: $0, number: number, divisor: 1)] } ?? []
            openFoodFacts = name.map { "\($0)_100g" }
        }

        init(_ definition: Definition, or key: FoodDataCentralKey) {
            (column, unit, kind) = (definition.column, definition.unit, definition.kind)
            foodDataCentral = definition.foodDataCentral + [key]
            openFoodFacts = definition.openFoodFacts
        }
    }

    /// Omega-3 and omega-6 are sums in the built-in table, of which FoodData Central has only the parts. The alcohol of
    /// Open Food Facts is by volume.
    private var definition: Definition {
        switch self {
        case .vitaminA: Definition("vitamin_a", .micrograms, .vitamin, fdc: 1106, "320", off: "vitamin-a")
        case .vitaminC: Definition("vitamin_c", .milligrams, .vitamin, fdc: 1162, "401", off: "vitamin-c")
        case .vitaminD:
            Definition(
                Definition("vitamin_d", .micrograms, .vitamin, fdc: 1114, "328", off: "vitamin-d"),
                or: FoodDataCentralKey(id: 1110, number: "324", divisor: 40))
        case .vitaminE: Definition("vitamin_e", .milligrams, .vitamin, fdc: 1109, "323", off: "vitamin-e")
        case .vitaminK: Definition("vitamin_k", .micrograms, .vitamin, fdc: 1185, "430", off: "vitamin-k")
        case .thiamin: Definition("thiamin", .milligrams, .vitamin, fdc: 1165, "404", off: "vitamin-b1")
        case .riboflavin: Definition("riboflavin", .milligrams, .vitamin, fdc: 1166, "405", off: "vitamin-b2")
        case .niacin: Definition("niacin", .milligrams, .vitamin, fdc: 1167, "406", off: "vitamin-pp")
        case .pantothenicAcid:
            Definition("pantothenic_acid", .milligrams, .vitamin, fdc: 1170, "410", off: "pantothenic-acid")
        case .vitaminB6: Definition("vitamin_b6", .milligrams, .vitamin, fdc: 1175, "415", off: "vitamin-b6")
        case .folate: Definition("folate", .micrograms, .vitamin, fdc: 1177, "417", off: "vitamin-b9")
        case .vitaminB12: Definition("vitamin_b12", .micrograms, .vitamin, fdc: 1178, "418", off: "vitamin-b12")
        case .choline: Definition("choline", .milligrams, .vitamin, fdc: 1180, "421", off: "choline")
        case .calcium: Definition("calcium", .milligrams, .mineral, fdc: 1087, "301", off: "calcium")
        case .iron: Definition("iron", .milligrams, .mineral, fdc: 1089, "303", off: "iron")
        case .magnesium: Definition("magnesium", .milligrams, .mineral, fdc: 1090, "304", off: "magnesium")
        case .phosphorus: Definition("phosphorus", .milligrams, .mineral, fdc: 1091, "305", off: "phosphorus")
        case .potassium: Definition("potassium", .milligrams, .mineral, fdc: 1092, "306", off: "potassium")
        case .zinc: Definition("zinc", .milligrams, .mineral, fdc: 1095, "309", off: "zinc")
        case .copper: Definition("copper", .milligrams, .mineral, fdc: 1098, "312", off: "copper")
        case .manganese: Definition("manganese", .milligrams, .mineral, fdc: 1101, "315", off: "manganese")
        case .selenium: Definition("selenium", .micrograms, .mineral, fdc: 1103, "317", off: "selenium")
        case .monounsaturatedFat:
            Definition("monounsaturated_fat", .grams, .fat, fdc: 1292, "645", off: "monounsaturated-fat")
        case .polyunsaturatedFat:
            Definition("polyunsaturated_fat", .grams, .fat, fdc: 1293, "646", off: "polyunsaturated-fat")
        case .transFat: Definition("trans_fat", .grams, .fat, fdc: 1257, "605", off: "trans-fat")
        case .omega3: Definition("omega_3", .grams, .fat, off: "omega-3-fat")
        case .omega6: Definition("omega_6", .grams, .fat, off: "omega-6-fat")
        case .cholesterol: Definition("cholesterol", .milligrams, .fat, fdc: 1253, "601", off: "cholesterol")
        case .caffeine: Definition("caffeine", .milligrams, .other, fdc: 1057, "262", off: "caffeine")
        case .alcohol: Definition("alcohol", .grams, .other, fdc: 1018, "221")
        case .water: Definition("water", .grams, .other, fdc: 1051, "255")
        }
    }

    package var name: String {
        switch self {
        case .vitaminA: NutritionTexts.vitaminA
        case .vitaminC: NutritionTexts.vitaminC
        case .vitaminD: NutritionTexts.vitaminD
        case .vitaminE: NutritionTexts.vitaminE
        case .vitaminK: NutritionTexts.vitaminK
        case .thiamin: NutritionTexts.thiamin
        case .riboflavin: NutritionTexts.riboflavin
        case .niacin: NutritionTexts.niacin
        case .pantothenicAcid: NutritionTexts.pantothenicAcid
        case .vitaminB6: NutritionTexts.vitaminB6
        case .folate: NutritionTexts.folate
        case .vitaminB12: NutritionTexts.vitaminB12
        case .choline: NutritionTexts.choline
        case .calcium: NutritionTexts.calcium
        case .iron: NutritionTexts.iron
        case .magnesium: NutritionTexts.magnesium
        case .phosphorus: NutritionTexts.phosphorus
        case .potassium: NutritionTexts.potassium
        case .zinc: NutritionTexts.zinc
        case .copper: NutritionTexts.copper
        case .manganese: NutritionTexts.manganese
        case .selenium: NutritionTexts.selenium
        case .monounsaturatedFat: NutritionTexts.monounsaturatedFat
        case .polyunsaturatedFat: NutritionTexts.polyunsaturatedFat
        case .transFat: NutritionTexts.transFat
        case .omega3: NutritionTexts.omega3
        case .omega6: NutritionTexts.omega6
        case .cholesterol: NutritionTexts.cholesterol
        case .caffeine: NutritionTexts.caffeine
        case .alcohol: NutritionTexts.alcohol
        case .water: CommonTexts.water
        }
    }

    /// What 100 g or ml can contain, which the table checks, too.
    package var range: ClosedRange<Double> { 0...unit.most }

    /// What may be typed. A serving may weigh up to 10 kg.
    package func range(isPerServing: Bool) -> ClosedRange<Double> { 0...unit.most * (isPerServing ? 100 : 1) }

    /// The message for anything else.
    package func outOfRange(isPerServing: Bool) -> String {
        NutritionTexts.nutrientOutOfRange(name, DecimalText.grouped(range(isPerServing: isPerServing).upperBound))
    }
}

extension MicronutrientAmounts {
    /// Those that 100 g or ml can contain: the rest is a slip of whoever copied a label, such as milligrams for grams.
    package var plausible: Self { filter { $0.key.range.contains($0.value) } }

    /// Clamped to what 100 g or ml can contain, which conversions from a serving may slightly exceed.
    package var withinRanges: Self {
        Dictionary(uniqueKeysWithValues: map { ($0.key, Swift.min($0.value, $0.key.range.upperBound)) })
    }
}
