import Fitness
import Models

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
