import Fitness
import Micronutrients
import Models

/// The response of `GET /v1/foods/search`.
struct FoodDataCentralSearch: Decodable {
    let foods: LenientArray<Item>

    struct Item: Decodable, Sendable {
        let fdcId: LenientText
        let description: String
        let brandOwner: String?
        let brandName: String?
        let gtinUpc: LenientText?
        let servingSize: LenientNumber?
        let servingSizeUnit: String?
        let householdServingFullText: String?
        let foodNutrients: LenientArray<Nutrient>?
    }

    /// Abridged nutrients have a number instead of an id, and an amount instead of a value.
    struct Nutrient: Decodable, Sendable {
        let nutrientId: Int?
        let nutrientNumber: LenientText?
        let number: LenientText?
        let value: LenientNumber?
        let amount: LenientNumber?
    }
}

extension FoodDataCentralSearch.Item {
    var food: ProvidedFood? {
        ProvidedFood(
            key: fdcId.value ?? "",
            FoodDraft.provided(
                name: description, brand: [brandName, brandOwner].compactMap { $0 }.first { !$0.isEmpty } ?? "",
                barcode: (gtinUpc?.value).flatMap(Barcode.init(_:)), unit: isLiquid ? .milliliters : .grams,
                nutrients: nutrients, portions: portions, micronutrients: micronutrients))
    }

    private var servingUnit: String { (servingSizeUnit ?? "").lowercased() }

    private var isLiquid: Bool { ["ml", "mlt"].contains(servingUnit) }

    private var portions: [Portion] {
        guard isLiquid || ["g", "grm"].contains(servingUnit), let amount = servingSize?.value else { return [] }
        return [Portion(serving: householdServingFullText ?? "", amount: amount)]
    }

    private var nutrients: Nutrients {
        var values: [FoodDataCentralNutrient: Double] = [:]
        for item in foodNutrients?.elements ?? [] {
            guard let value = item.known, let nutrient = item.nutrient else { continue }
            values[nutrient] = value
        }
        return FoodDataCentralNutrient.nutrients { values[$0] }
    }

    private var micronutrients: MicronutrientAmounts {
        let items = foodNutrients?.elements ?? []
        return MicronutrientAmounts(foodDataCentral: { key in
            items.last { $0.isOf(key) && $0.known != nil }.flatMap(\.known)
        })
    }
}

extension FoodDataCentralSearch.Nutrient {
    fileprivate var known: Double? { (value ?? amount)?.value }

    fileprivate func isOf(_ key: Micronutrient.FoodDataCentralKey) -> Bool {
        nutrientId == key.id || (nutrientNumber ?? number)?.value == key.number
    }

    fileprivate var nutrient: FoodDataCentralNutrient? {
        if let nutrient = nutrientId.flatMap(FoodDataCentralNutrient.init) { return nutrient }
        let number = (nutrientNumber ?? number)?.value
        return FoodDataCentralNutrient.allCases.first { $0.number == number }
    }
}
