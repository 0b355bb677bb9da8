import Fitness
import Models
import Foundation

/// The foods of the U.S. Department of Agriculture, including branded ones: https://fdc.nal.usda.gov/api-guide
struct FoodDataCentral: FoodProvider {
    static let address = "https://api.nal.usda.gov/fdc"

    let source = FoodSource.foodDataCentral
    let apiKey: String
    let connection: ProviderConnection

    /// The API allows a thousand requests an hour, and blocks a client that exceeds them for an hour.
    static func allowance(_ clock: @escaping @Sendable () -> Date) -> RequestAllowance {
        RequestAllowance(count: 1_000, windowSeconds: 3_600, clock: clock)
    }

    func answers(_ question: FoodQuestion) -> Bool { true }

    func foods(_ question: FoodQuestion) async throws -> [ProvidedFood] {
        switch question {
        case .words(let text): try await search(text)
        case .barcode(let barcode): try await food(barcode).map { [$0] } ?? []
        }
    }

    func search(_ text: String) async throws -> [ProvidedFood] {
        // Without SR Legacy: the table that comes with WorkHome is an earlier version of it.
        try await foods(text, dataTypes: "Foundation,Survey (FNDDS),Branded")
    }

    func food(_ barcode: Barcode) async throws -> ProvidedFood? {
        // Entries with the same barcode are versions of the product's recipe; the newest one has the highest number.
        try await foods(barcode.printed, dataTypes: "Branded").filter { $0.draft.barcode == barcode }
            .max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    }

    private func foods(_ query: String, dataTypes: String) async throws -> [ProvidedFood] {
        let answer = try await connection.get(
            "v1/foods/search",
            [
                URLQueryItem(name: "query", value: query), URLQueryItem(name: "dataType", value: dataTypes),
                URLQueryItem(name: "pageSize", value: "25"), URLQueryItem(name: "pageNumber", value: "1"),
                URLQueryItem(name: "api_key", value: apiKey),
            ], as: FoodDataCentralSearch.self)
        guard let answer else { throw ProviderError.unreadable }
        return answer.foods.elements.compactMap(\.food)
    }
}
