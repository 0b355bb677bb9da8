import Fitness
import Texts

extension FoodForm {
    /// A food to save and whether it is shared.
    package struct Entry: Sendable {
        package let draft: FoodDraft
        package let isShared: Bool
    }

    package mutating func validate() -> Entry? {
        let visibility = visibility.choice(Visibility.self, NutritionTexts.foodVisibilityMissing)
        let isPerServing = basis.choice(Basis.self, NutritionTexts.basisMissing) == .serving
        let draft = accept(
            FoodDraft.checked(
                name: name.value, brand: brand.value, barcode: barcode.value, unit: FoodUnit(rawValue: unit.value),
                nutrients: readNutrients(isPerServing: isPerServing), isPerServing: isPerServing,
                serving: serving.amount(in: FoodDraft.portionSizes), portions: readPortions()))
        return draft.map { Entry(draft: $0, isShared: choosesVisibility && visibility == .household) }
    }

    /// - Returns: whether the food can be saved.
    package mutating func confirmWarnings(about draft: FoodDraft) -> Bool {
        warnings.questions = draft.questions
        return warnings.areConfirmed
    }

    /// As typed, for whatever amount the label's numbers are.
    private mutating func readNutrients(isPerServing: Bool) -> Nutrients {
        let ranges = FoodDraft.nutrientRanges(isPerServing: isPerServing)
        return Nutrients(
            amounts: zip(Self.nutrientPaths, zip(ranges, stored.amounts)).map { path, known in
                self[keyPath: path].amount(in: known.0, keeping: isPerServing ? nil : known.1)
            })
    }

    private mutating func readPortions() -> [(name: String, amount: Double?)] {
        portions.indices.map { index in
            (
                portions[index].name.value,
                portions[index].amount.amount(in: FoodDraft.portionSizes, keeping: portions[index].stored)
            )
        }
    }
}

extension Field {
    /// A number, or nil if nothing is typed.
    /// - Parameters:
    ///   - range: for the message if it can't be read.
    ///   - stored: the field's initial value, kept without rounding as long as its text is unchanged.
    fileprivate mutating func amount(in range: ClosedRange<Double>, keeping stored: Double? = nil) -> Double? {
        if let stored, value == DecimalText.format(stored) { return stored }
        return number(Faults.outOf(range))
    }
}
