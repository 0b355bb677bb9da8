import Fitness
import Foundation
import Micronutrients
import Models

/// Packaged foods by barcode: https://openfoodfacts.github.io/openfoodfacts-server/api/
///
/// Only barcodes: its search allows just a few requests a minute, too few for a household.
struct OpenFoodFacts: FoodProvider {
    static let address = "https://world.openfoodfacts.org"

    let source = FoodSource.openFoodFacts
    let connection: ProviderConnection

    /// Fifteen products a minute.
    static func allowance(_ clock: @escaping @Sendable () -> Date) -> RequestAllowance {
        RequestAllowance(count: 15, windowSeconds: 60, clock: clock)
    }

    func answers(_ question: FoodQuestion) -> Bool {
        if case .barcode = question { true } else { false }
    }

    func foods(_ question: FoodQuestion) async throws -> [ProvidedFood] {
        guard case .barcode(let barcode) = question else { return [] }
        return try await food(barcode).map { [$0] } ?? []
    }

    func food(_ barcode: Barcode) async throws -> ProvidedFood? {
        let fields = [
            "code", "product_name", "brands", "serving_size", "serving_quantity", "serving_quantity_unit", "nutriments",
        ]
        let answer = try await connection.get(
            "api/v2/product/\(barcode.printed).json",
            [URLQueryItem(name: "fields", value: fields.joined(separator: ","))], as: OpenFoodFactsAnswer.self)
        return answer?.food(barcode)
    }
}

/// The response of `GET /api/v2/product/{barcode}.json`. Volunteers copy it from packages: anything may be missing, and
/// numbers may be text.
struct OpenFoodFactsAnswer: Decodable {
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

    func food(_ barcode: Barcode) -> ProvidedFood? {
        guard let product else { return nil }
        return OpenFoodFactsProduct(
            name: product.name ?? "", brands: product.brands ?? "", servingSize: product.servingSize ?? "",
            servingQuantity: product.servingQuantity?.value,
            isLiquid: product.servingQuantityUnit?.lowercased() == "ml",
            value: { product.nutriments?[$0]?.value }
        ).food(barcode)
    }
}

/// A product of Open Food Facts, as its API and its downloads describe it. Both are read into this, so that they make
/// the same food of a product.
package struct OpenFoodFactsProduct: Sendable {
    package var name: String
    /// Separated by commas.
    package var brands: String
    /// As printed on the package: "1 bowl (40 g)".
    package var servingSize: String
    package var servingQuantity: Double?
    package var isLiquid: Bool
    package var nutrients: Nutrients
    package var micronutrients: MicronutrientAmounts

    /// - Parameter value: the value with a name of Open Food Facts in 100 g or ml.
    package init(
        name: String, brands: String, servingSize: String, servingQuantity: Double?, isLiquid: Bool,
        value: (String) -> Double?
    ) {
        (self.name, self.brands, self.servingSize) = (name, brands, servingSize)
        (self.servingQuantity, self.isLiquid) = (servingQuantity, isLiquid)
        nutrients = Nutrients(openFoodFacts: value)
        micronutrients = MicronutrientAmounts(openFoodFacts: value)
    }

    /// - Returns: nil for a product without a name or energy, or with impossible values: there is nothing to log.
    package func food(_ barcode: Barcode) -> ProvidedFood? {
        ProvidedFood(
            key: barcode.digits,
            FoodDraft.provided(
                name: name, brand: brands.split(separator: ",").first.map(String.init) ?? "", barcode: barcode,
                unit: isLiquid ? .milliliters : .grams, nutrients: nutrients,
                portions: servingQuantity.map { [Portion(serving: servingSize, amount: $0)] } ?? [],
                micronutrients: micronutrients))
    }
}

extension Nutrients {
    /// - Parameter value: the value with a name of Open Food Facts, such as `proteins_100g`: grams, kcal or kJ in 100 g
    ///   or ml.
    package init(openFoodFacts value: (String) -> Double?) {
        let kilojoules = value("energy-kj_100g") ?? value("energy_100g")
        let sodiumGrams = value("salt_100g").map { $0 / SodiumUnit.saltPerSodium } ?? value("sodium_100g")
        self.init(
            energyKilocalories: value("energy-kcal_100g")
                ?? kilojoules.map { $0 / EnergyUnit.kilojoules.perKilocalorie },
            proteinGrams: value("proteins_100g"), carbohydrateGrams: value("carbohydrates_100g"),
            fatGrams: value("fat_100g"), saturatedFatGrams: value("saturated-fat_100g"),
            fiberGrams: value("fiber_100g"), sugarGrams: value("sugars_100g"),
            sodiumMilligrams: sodiumGrams.map { $0 * 1_000 })
    }
}
