import Fitness
import Models
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
                serving: serving.amount(in: FoodDraft.portionSizes), portions: readPortions(),
                micronutrients: readMicronutrients(isPerServing: isPerServing)))
        return draft.map { Entry(draft: $0, isShared: choosesVisibility && visibility == .household) }
    }

    /// - Parameter other: a food of the person with the same barcode.
    /// - Returns: whether the food can be saved.
    package mutating func confirmWarnings(about draft: FoodDraft, sharingItsBarcodeWith other: Food?) -> Bool {
        warnings.questions = draft.questions
        if let other { warnings.questions.append(NutritionTexts.barcodeIsOf(other.title)) }
        return warnings.areConfirmed
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
