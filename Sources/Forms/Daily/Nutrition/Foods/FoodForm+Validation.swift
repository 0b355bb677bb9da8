import Fitness
import Foundation
import Models
import Texts

extension FoodForm {
    /// A food to save and whether it is shared.
    package struct Entry: Sendable {
        package let draft: FoodDraft
        package let isShared: Bool
    }

    package mutating func validate() -> Entry? {
        let name = name.requiredText(CommonTexts.nameMissing, maximumLength: Self.nameLength)
        let brand = brand.optionalText()
        let barcode = readBarcode()
        let unit = unit.choice(FoodUnit.self, NutritionTexts.foodUnitMissing)
        let visibility = visibility.choice(Visibility.self, NutritionTexts.visibilityMissing)
        let nutrients = readNutrients()
        let portions = readPortions()
        guard isValid, let name, let brand, let unit, let visibility, let nutrients else {
            focusFirstError()
            return nil
        }
        let draft = FoodDraft(
            name: name, brand: brand, barcode: barcode, unit: unit, nutrients: nutrients, portions: portions)
        return Entry(draft: draft, isShared: choosesVisibility && visibility == .household)
    }

    /// Warns about energy that differs from the sum of the macros: a typing error, or kilojoules.
    /// - Returns: whether the food can be saved.
    package mutating func confirmWarnings(about draft: FoodDraft) -> Bool {
        let nutrients = draft.nutrients
        guard let typed = nutrients.energyKilocalories, nutrients.proteinGrams != nil,
            nutrients.carbohydrateGrams != nil, nutrients.fatGrams != nil
        else { return warnings.areConfirmed }
        // Fiber and sweeteners have less energy, and alcohol is not a macro.
        let made = nutrients.energyOfMacros
        let fiber = 2 * (nutrients.fiberGrams ?? 0)
        let energies = (Figure.kilocalories(typed), draft.unit.symbol, Figure.kilocalories(made))
        let isFar = typed > made * 1.25 + 25 || typed < (made - fiber) * 0.75 - 25
        // Labels also list kilojoules, about four times the number.
        let isKilojoules = made > 0 && (3.7...4.7).contains(typed / made)
        let question =
            isKilojoules ? NutritionTexts.areTheseKilojoules(energies) : NutritionTexts.isEnergyCorrect(energies)
        warnings.add(question, if: isFar)
        return warnings.areConfirmed
    }

    private mutating func readBarcode() -> Barcode? {
        guard let typed = barcode.optionalText(maximumLength: Self.barcodeLength), !typed.isEmpty else { return nil }
        return Barcode(typed) ?? barcode.fail(Barcode.explanation(of: typed))
    }

    /// Per 100 g or ml, whatever amount the label's numbers are for.
    private mutating func readNutrients() -> Nutrients? {
        let basis = basis.choice(Basis.self, NutritionTexts.basisMissing)
        let size = readServing(isRequired: basis == .serving)
        if energy.value.trimmingCharacters(in: .whitespaces).isEmpty { energy.error = NutritionTexts.caloriesMissing }
        var amounts: [Double?] = []
        for (path, (limit, stored)) in zip(Self.nutrientPaths, zip(Nutrients.limits, stored.amounts)) {
            amounts.append(
                basis == .serving
                    ? self[keyPath: path].amount(atMost: limit * 100)
                    : self[keyPath: path].amount(atMost: limit, keeping: stored))
        }
        guard let basis, basis == .reference || size != nil else { return nil }
        let typed = Nutrients(amounts: amounts)
        let nutrients = basis == .serving ? typed.scaled(by: Food.referenceAmount / (size ?? 1)) : typed
        checkSums(of: nutrients)
        return nutrients.withinLimits
    }

    private mutating func readServing(isRequired: Bool) -> Double? {
        guard !serving.value.trimmingCharacters(in: .whitespaces).isEmpty else {
            return isRequired ? serving.fail(NutritionTexts.servingMissing) : nil
        }
        return serving.decimal(in: Self.portionSizes, NutritionTexts.portionSizeRequired)
    }

    private mutating func checkSums(of nutrients: Nutrients) {
        for (path, pair) in zip(Self.nutrientPaths, zip(nutrients.amounts, Nutrients.limits)) {
            guard self[keyPath: path].error == nil, let amount = pair.0, amount > pair.1 + 0.005 else { continue }
            self[keyPath: path].error = NutritionTexts.moreThanTheServing
        }
        let (protein, carbohydrate, fat) = (nutrients.proteinGrams, nutrients.carbohydrateGrams, nutrients.fatGrams)
        // Rounded numbers may add up to slightly more than 100.
        let most = unit.value == FoodUnit.milliliters.rawValue ? 150.0 : 102
        if (protein ?? 0) + (carbohydrate ?? 0) + (fat ?? 0) > most, fat.map({ $0 <= 110 }) ?? true {
            carbohydrate == nil
                ? (self.protein.error = NutritionTexts.proteinAndFatTooHeavy)
                : (self.carbohydrate.error = NutritionTexts.macrosTooHeavy)
        }
        if let sugar = nutrients.sugarGrams, let carbohydrate, sugar > carbohydrate + 0.5 {
            self.sugar.error = NutritionTexts.moreSugarThanCarbs
        }
        if let saturated = nutrients.saturatedFatGrams, let fat, saturated > fat + 0.5 {
            saturatedFat.error = NutritionTexts.moreSaturatedFatThanFat
        }
    }

    /// The completed portions, with the label's serving as the first.
    private mutating func readPortions() -> [Portion] {
        var read: [Portion] = []
        if let size = readServing(isRequired: false) { read.append(Portion(name: NutritionTexts.singleServing, amount: size)) }
        for index in portions.indices {
            let (name, amount) = (portions[index].name.value, portions[index].amount.value)
            let isEmpty = (name + amount).allSatisfy(\.isWhitespace)
            guard !isEmpty, let portion = portions[index].read() else { continue }
            if !read.contains(where: { $0.name == portion.name }) { read.append(portion) }
        }
        if read.count > Self.portionCount {
            portions[Self.portionCount - 1].name.error = NutritionTexts.servingIsAlreadyAPortion
        }
        return read
    }
}

extension FoodForm.PortionFields {
    fileprivate mutating func read() -> Portion? {
        let name = name.requiredText(NutritionTexts.portionNameMissing)
        let amount =
            stored.flatMap { self.amount.value == DecimalText.format($0) ? $0 : nil }
            ?? self.amount.decimal(in: FoodForm.portionSizes, NutritionTexts.portionSizeRequired)
        guard let name, let amount else { return nil }
        return Portion(name: name, amount: amount)
    }
}

extension Field {
    /// A number, or nil if unknown.
    /// - Parameter stored: the field's initial value, kept without rounding as long as its text is unchanged.
    fileprivate mutating func amount(atMost limit: Double, keeping stored: Double? = nil) -> Double? {
        guard !value.trimmingCharacters(in: .whitespaces).isEmpty else { return nil }
        if let stored, value == DecimalText.format(stored) { return stored }
        return decimal(in: 0...limit, NutritionTexts.numberFromZeroTo(DecimalText.grouped(limit)))
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
        let digits = typed.filter { $0 != " " && $0 != "-" }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), (8...14).contains(digits.count) else {
            return NutritionTexts.barcodeLengthWrong
        }
        return NutritionTexts.barcodeWrong
    }
}

extension Figure {
    fileprivate static func kilocalories(_ amount: Double) -> String {
        Figure(DecimalText.grouped(amount.rounded()), "kcal").text
    }
}
