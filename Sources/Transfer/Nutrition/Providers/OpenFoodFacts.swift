import Fitness
import Models
import Foundation

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
