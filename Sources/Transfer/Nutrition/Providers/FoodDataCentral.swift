import Fitness
import Foundation
import Micronutrients
import Models

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

/// The nutrients of FoodData Central that are used here, by their ids.
package enum FoodDataCentralNutrient: Int, CaseIterable, Sendable {
    case protein = 1003
    case fat = 1004
    case carbohydrate = 1005
    case energy = 1008
    case sugars = 1063
    case fiber = 1079
    case sodium = 1093
    case saturatedFat = 1258
    case totalSugars = 2000
    case energyAtwaterGeneral = 2047
    case energyAtwaterSpecific = 2048

    /// Its number in the older tables, which abridged responses use.
    var number: String {
        switch self {
        case .protein: "203"
        case .fat: "204"
        case .carbohydrate: "205"
        case .energy: "208"
        case .sugars: "269.3"
        case .fiber: "291"
        case .sodium: "307"
        case .saturatedFat: "606"
        case .totalSugars: "269"
        case .energyAtwaterGeneral: "957"
        case .energyAtwaterSpecific: "958"
        }
    }

    /// Whether a value with this id is used.
    package static func isUsed(id: Int) -> Bool { Self(rawValue: id) != nil || micronutrientIDs.contains(id) }

    private static let micronutrientIDs = Set(Micronutrient.allCases.flatMap(\.foodDataCentral).map(\.id))

    /// Foundation foods give their energy only by the Atwater factors, of which the specific ones are more accurate.
    package static func nutrients(_ value: (FoodDataCentralNutrient) -> Double?) -> Nutrients {
        Nutrients(
            energyKilocalories: value(.energy) ?? value(.energyAtwaterSpecific) ?? value(.energyAtwaterGeneral),
            proteinGrams: value(.protein), carbohydrateGrams: value(.carbohydrate), fatGrams: value(.fat),
            saturatedFatGrams: value(.saturatedFat), fiberGrams: value(.fiber),
            sugarGrams: value(.totalSugars) ?? value(.sugars), sodiumMilligrams: value(.sodium))
    }
}
