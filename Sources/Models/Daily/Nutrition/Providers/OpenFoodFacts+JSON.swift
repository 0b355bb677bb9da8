import Fitness

/// The response of `GET /api/v2/product/{barcode}.json`. Volunteers copy it from packages: anything may be missing, and
/// numbers may be text.
struct OpenFoodFactsProduct: Decodable {
    let product: Product?

    struct Product: Decodable {
        let name: String?
        let brands: String?
        let servingSize: String?
        let servingQuantity: LenientNumber?
        let servingQuantityUnit: String?
        let nutriments: [String: LenientNumber]?

        enum CodingKeys: String, CodingKey {
            case name = "product_name"
            case brands, nutriments
            case servingSize = "serving_size"
            case servingQuantity = "serving_quantity"
            case servingQuantityUnit = "serving_quantity_unit"
        }
    }

    /// - Returns: nil for a product without a name or energy: there is nothing to log.
    func food(_ barcode: Barcode) -> ProvidedFood? {
        guard let product else { return nil }
        let isLiquid = product.servingQuantityUnit?.lowercased() == "ml"
        return ProvidedFood(
            key: barcode.digits,
            FoodDraft(
                name: product.name ?? "", brand: product.brands?.split(separator: ",").first.map(String.init) ?? "",
                barcode: barcode, unit: isLiquid ? .milliliters : .grams, nutrients: product.nutrients,
                portions: product.portions))
    }
}

extension OpenFoodFactsProduct.Product {
    fileprivate var portions: [Portion] {
        servingQuantity?.value.map { [Portion(serving: servingSize ?? "", amount: $0)] } ?? []
    }

    fileprivate var nutrients: Nutrients {
        Nutrients(
            energyKilocalories: value("energy-kcal_100g") ?? value("energy-kj_100g").map { $0 / 4.184 },
            proteinGrams: value("proteins_100g"), carbohydrateGrams: value("carbohydrates_100g"),
            fatGrams: value("fat_100g"), saturatedFatGrams: value("saturated-fat_100g"),
            fiberGrams: value("fiber_100g"), sugarGrams: value("sugars_100g"),
            // The salt on labels is sodium times 2.5.
            sodiumMilligrams: value("salt_100g").map { $0 / 2.5 * 1_000 })
    }

    private func value(_ name: String) -> Double? { nutriments?[name]?.value }
}
