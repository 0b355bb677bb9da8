import Foundation
import Micronutrients
import Texts

/// The data of a food before it is stored. Outside of tests it comes only from a check of what a person, a source or a
/// recipe says.
package struct FoodDraft: Sendable, Equatable {
    /// The amount that nutrients are given for, in the food's unit.
    package static let referenceAmount = 100.0

    package internal(set) var name: String
    package internal(set) var brand = ""
    package internal(set) var barcode: Barcode?
    package internal(set) var unit = FoodUnit.grams
    /// Per 100 g or 100 ml, depending on `unit`.
    package internal(set) var nutrients = Nutrients()
    package internal(set) var portions: [Portion] = []
    /// Per 100 g or 100 ml, too.
    package internal(set) var micronutrients: MicronutrientAmounts = [:]

    /// A recipe as a food. A nutrient that is unknown for any ingredient is unknown for the food; without ingredients,
    /// it has nothing but its name.
    /// - Parameter weightGrams: nil for the weight of the ingredients.
    /// - Returns: nil if that weight is too little for what is in the dish, or a serving is too much.
    package static func recipe(
        named name: String, servings: Double, weightGrams: Double?, _ ingredients: [MealItem]
    ) -> Self? {
        let (sum, grams) = (NutrientSum(ingredients.map(\.nutrients)), weightGrams ?? ingredients.grams)
        guard !ingredients.isEmpty, grams > 0 else { return Self(name: name) }
        let serving = Portion(name: Portion.servingName, amount: grams / servings)
        guard sum.known.scaled(by: referenceAmount / grams).isPlausible, serving.amount <= Portion.maximumAmount else {
            return nil
        }
        return Self(name: name, nutrients: sum.complete.scaled(by: referenceAmount / grams), portions: [serving])
    }

    // What an own food must be.

    package static let nameLength = 200
    package static let barcodeLength = 20
    package static let portionCount = 4
    /// In grams or milliliters.
    package static let portionSizes = 0.1...10_000.0
    /// The fields of the nutrients, in the order of `Nutrients.amounts`.
    package static let nutrientFields = [
        "energy", "protein", "carbohydrate", "fat", "saturated_fat", "fiber", "sugar", "sodium",
    ]

    /// What may be typed, in the order of `nutrientFields`. A serving may weigh up to 10 kg.
    package static func nutrientRanges(isPerServing: Bool) -> [ClosedRange<Double>] {
        Nutrients.limits.map { 0...$0 * (isPerServing ? 100 : 1) }
    }

    /// The food that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - nutrients: in 100 g or ml, or in a serving.
    ///   - serving: the size of a serving, which becomes the first portion.
    ///   - portions: those without a name and an amount are skipped; nil to keep those of the old food.
    ///   - old: the food that is changed, whose values may stay. Its nutrients are checked as soon as one is changed,
    ///     because the rules are about several of them.
    ///   - kept: its portions.
    package static func checked(
        name: String, brand: String, barcode: String, unit: FoodUnit?, nutrients: Nutrients,
        isPerServing: Bool = false, serving: Double? = nil, portions: [(name: String, amount: Double?)]?,
        micronutrients: MicronutrientAmounts = [:], over old: (any StoredFood)? = nil, keeping kept: [Portion] = []
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, atMost: nameLength, required: Faults.nameRequired, over: old?.officialName)
        let brand = faults.text("brand", brand, over: old?.brand)
        let barcode = faults.barcode(barcode)
        faults.require("unit", unit, NutritionTexts.foodUnitMissing)
        if isPerServing { faults.require("serving", serving, NutritionTexts.servingMissing) }
        faults.check("serving", serving, in: portionSizes, Faults.outOf(portionSizes))
        let isKept = !isPerServing && unit == old?.unit && nutrients == old?.nutrients
        let nutrients = isKept ? nutrients : faults.nutrients(nutrients, isPerServing: isPerServing, serving, unit)
        let micronutrients = faults.micronutrients(micronutrients, isPerServing: isPerServing, serving)
        let portions = portions.map { faults.portions($0, serving: serving, keeping: kept) } ?? kept
        guard faults.isEmpty, let unit else { return .failure(faults) }
        return .success(
            Self(
                name: name, brand: brand, barcode: barcode, unit: unit, nutrients: nutrients, portions: portions,
                micronutrients: micronutrients))
    }

    /// What to ask about energy that differs from the sum of the macros: a typing error, or kilojoules.
    package var questions: [String] {
        guard let typed = nutrients.energyKilocalories, nutrients.proteinGrams != nil,
            nutrients.carbohydrateGrams != nil, nutrients.fatGrams != nil
        else { return [] }
        // Fiber and sweeteners have less energy, and alcohol is not a macro.
        let made = nutrients.energyOfMacros
        let fiber = 2 * (nutrients.fiberGrams ?? 0)
        guard typed > made * 1.25 + 25 || typed < (made - fiber) * 0.75 - 25 else { return [] }
        let (typedText, madeText) = (Self.text(typed), Self.text(made))
        // Labels also list kilojoules, about four times the number.
        let isKilojoules = made > 0 && (3.7...4.7).contains(typed / made)
        return [
            isKilojoules
                ? NutritionTexts.maybeKilojoules(typedText, unit.symbol, madeText)
                : NutritionTexts.energyContradictsMacros(typedText, unit.symbol, madeText)
        ]
    }

    private static func text(_ kilocalories: Double) -> String {
        Figure.kilocalories(kilocalories).text
    }

    /// A food as a source describes it, with as much of its texts and portions as is stored.
    /// - Returns: nil without a name or energy, and for implausible values: there is no way to tell what 4,000 kcal in
    ///   100 g should have been.
    package static func provided(
        name: String, brand: String, barcode: Barcode?, unit: FoodUnit, nutrients: Nutrients, portions: [Portion],
        micronutrients: MicronutrientAmounts
    ) -> Self? {
        let name = ProviderText.name(name)
        guard !name.isEmpty, nutrients.energyKilocalories != nil, nutrients.isPlausible else { return nil }
        return Self(
            name: name, brand: ProviderText.name(brand, maximumLength: 200), barcode: barcode, unit: unit,
            nutrients: nutrients, portions: Array(portions.filter(\.isStorable).prefix(Portion.maximumPerFood)),
            micronutrients: micronutrients)
    }
}

/// What a stored food says: its values were checked, or came with an archive, and are kept.
package protocol StoredFood {
    var officialName: String { get }
    var brand: String { get }
    var unit: FoodUnit { get }
    var nutrients: Nutrients { get }
}

extension [MealItem] {
    /// Their weight, with a milliliter counted as a gram.
    package var grams: Double { reduce(0) { $0 + ($1.amount ?? 0) } }
}

extension Faults {
    fileprivate mutating func barcode(_ typed: String) -> Barcode? {
        let typed = text("barcode", typed, atMost: FoodDraft.barcodeLength)
        return typed.isEmpty ? nil : require("barcode", Barcode(typed), Barcode.explanation(of: typed))
    }

    /// The nutrients in 100 g or ml.
    fileprivate mutating func nutrients(
        _ typed: Nutrients, isPerServing: Bool, _ serving: Double?, _ unit: FoodUnit?
    ) -> Nutrients {
        require("energy", typed.energyKilocalories, NutritionTexts.energyMissing)
        let ranges = FoodDraft.nutrientRanges(isPerServing: isPerServing)
        let known = zip(FoodDraft.nutrientFields, zip(typed.amounts, ranges)).map { field, value in
            let (amount, range) = value
            check(field, amount, in: range, Self.outOf(range))
            return amount.flatMap { range.contains($0) ? $0 : nil }
        }
        var nutrients = Nutrients(amounts: known)
        if isPerServing {
            guard let serving, FoodDraft.portionSizes.contains(serving) else { return typed }
            nutrients = nutrients.scaled(by: FoodDraft.referenceAmount / serving)
        }
        checkSums(of: nutrients, unit)
        for (field, (amount, limit)) in zip(FoodDraft.nutrientFields, zip(nutrients.amounts, Nutrients.limits)) {
            if let amount, amount > limit + Self.minimumPositive { add(field, NutritionTexts.moreThanServing) }
        }
        return nutrients.withinLimits
    }

    /// Those in 100 g or ml.
    fileprivate mutating func micronutrients(
        _ typed: MicronutrientAmounts, isPerServing: Bool, _ serving: Double?
    ) -> MicronutrientAmounts {
        for (nutrient, amount) in typed {
            let range = nutrient.range(isPerServing: isPerServing)
            check(nutrient.field, amount, in: range, nutrient.outOfRange(isPerServing: isPerServing))
        }
        guard isPerServing, let serving, FoodDraft.portionSizes.contains(serving) else { return typed }
        let amounts = typed.scaled(by: FoodDraft.referenceAmount / serving)
        for (nutrient, amount) in amounts where amount > nutrient.range.upperBound + Self.minimumPositive {
            add(nutrient.field, NutritionTexts.nutrientOfServing(nutrient.name))
        }
        return amounts.withinRanges
    }

    private mutating func checkSums(of nutrients: Nutrients, _ unit: FoodUnit?) {
        let (protein, carbohydrate, fat) = (nutrients.proteinGrams, nutrients.carbohydrateGrams, nutrients.fatGrams)
        // Rounded numbers may add up to slightly more than 100, and a milliliter may weigh more than a gram.
        let most = unit == .milliliters ? 150.0 : 102
        if (protein ?? 0) + (carbohydrate ?? 0) + (fat ?? 0) > most, fat ?? 0 <= Nutrients.mostGrams {
            carbohydrate == nil
                ? add("protein", NutritionTexts.proteinAndFatWeighMore)
                : add("carbohydrate", NutritionTexts.macrosWeighMore)
        }
        if let sugar = nutrients.sugarGrams, let carbohydrate, sugar > carbohydrate + 0.5 {
            add("sugar", NutritionTexts.moreSugarThanCarbs)
        }
        if let saturated = nutrients.saturatedFatGrams, let fat, saturated > fat + 0.5 {
            add("saturated_fat", NutritionTexts.moreSaturatedThanFat)
        }
    }

    /// The completed portions, with the label's serving as the first.
    fileprivate mutating func portions(
        _ typed: [(name: String, amount: Double?)], serving: Double?, keeping kept: [Portion]
    ) -> [Portion] {
        let most = FoodDraft.portionCount
        if typed.count > most { add("portion", NutritionTexts.tooManyPortions(most)) }
        var portions = serving.map { [Portion(name: Portion.servingName, amount: $0)] } ?? []
        for (place, portion) in typed.prefix(most).enumerated() {
            if portion.amount == nil, portion.name.allSatisfy(\.isWhitespace) { continue }
            let (nameField, amountField) = ("portion_name_\(place + 1)", "portion_amount_\(place + 1)")
            let old = kept.first { $0.name == portion.name && $0.amount == portion.amount }
            let name = text(
                nameField, portion.name, required: NutritionTexts.portionNameMissing, over: old?.name)
            let sizes = FoodDraft.portionSizes
            require(amountField, portion.amount, in: sizes, Self.outOf(sizes))
            keep(amountField, portion.amount, of: old?.amount)
            guard let amount = portion.amount, !portions.contains(where: { $0.name == name }) else { continue }
            portions.append(Portion(name: name, amount: amount))
        }
        if portions.count > most { add("portion_name_\(most)", NutritionTexts.servingIsAPortion) }
        return portions
    }
}

extension Nutrients {
    /// The nutrients clamped to their limits, which conversions from a serving may slightly exceed.
    fileprivate var withinLimits: Nutrients {
        Nutrients(amounts: zip(amounts, Self.limits).map { amount, limit in amount.map { min($0, limit) } })
    }
}

extension Barcode {
    /// Why the typed text is not a barcode.
    package static func explanation(of typed: String) -> String {
        hasDigits(typed) ? NutritionTexts.barcodeInvalid : NutritionTexts.barcodeLengthWrong(digitCounts)
    }
}

/// Cleans up names from providers for display.
package enum ProviderText {
    /// One line of at most `maximumLength` code points, which is how the tables count, and not in all capitals: many
    /// names are copied from packages as they are printed.
    package static func name(_ text: String, maximumLength: Int = 300) -> String {
        let words = text.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) })
        let line = words.joined(separator: " ")
        let isAllCaps = line.contains(where: \.isUppercase) && !line.contains(where: \.isLowercase) && line.count > 4
        let cleaned = isAllCaps ? line.prefix(1) + line.dropFirst().lowercased() : line
        return String(cleaned.unicodeScalars.prefix(maximumLength))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension Portion {
    /// A serving as printed on a package: "1 cup (40 g)", or empty if only the amount is given.
    package init(serving: String, amount: Double) {
        let name = ProviderText.name(serving, maximumLength: Portion.longestName)
        self.init(name: name.isEmpty ? "serving" : name, amount: amount)
    }
}
