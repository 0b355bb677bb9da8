import Fitness
import Foundation
import Texts

extension FoodForm {
    /// A food to save and whether it is shared.
    package struct Entry: Sendable {
        package let draft: FoodDraft
        package let isShared: Bool
    }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func validate() -> Entry? {
        let visibility = visibility.choice(Visibility.self, NutritionTexts.foodVisibilityMissing)
        let isPerServing = basis.choice(Basis.self, NutritionTexts.basisMissing) == .serving
        let checked = accept(
            FoodDraft.checked(
                name: name.value, brand: brand.value, barcode: barcode.value, unit: FoodUnit(rawValue: unit.value),
                nutrients: readNutrients(isPerServing: isPerServing), isPerServing: isPerServing,
                serving: serving.amount(in: FoodDraft.portionSizes), portions: readPortions(),
                micronutrients: readMicronutrients(isPerServing: isPerServing), over: old,
                keeping: portions.compactMap(\.stored)))
        guard let draft = checked else { return nil }
        warnings.questions = draft.questions
        if let namesake { warnings.questions.append(NutritionTexts.barcodeIsOf(namesake.title)) }
        return warnings.areConfirmed ? Entry(draft: draft, isShared: visibility == .household) : nil
    }

    /// The barcode that was typed, unless the food had it before and was asked about then.
    package var newBarcode: Barcode? {
        Barcode(barcode.value.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0 == old?.barcode ? nil : $0 }
    }

    private mutating func readPortions() -> [(name: String, amount: Double?)] {
        portions.indices.map { index in
            (
                portions[index].name.value,
                portions[index].amount.amount(in: FoodDraft.portionSizes, keeping: portions[index].stored?.amount)
            )
        }
    }
}
