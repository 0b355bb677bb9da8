import Foundation
import Support

@testable import HTTP

/// A small file in the format of Open Food Facts' CSV: tabs, no quotation marks around fields, and more columns than
/// are read.
struct OpenFoodFactsFile {
    static let columns = [
        "code", "url", "last_modified_t", "product_name", "brands", "countries", "countries_tags", "ingredients_text",
        "serving_size", "serving_quantity", "unique_scans_n", "image_url", "energy-kj_100g", "energy-kcal_100g",
        "energy_100g", "fat_100g", "saturated-fat_100g", "carbohydrates_100g", "sugars_100g", "fiber_100g",
        "proteins_100g", "salt_100g", "sodium_100g", "calcium_100g", "iron_100g", "vitamin-b12_100g",
    ]

    var lines: [String]

    init(_ rows: [[String: String]]) {
        lines = rows.map(Self.line)
    }

    /// A row with what every product has that is imported.
    static func row(_ number: Int, _ values: [String: String] = [:]) -> [String: String] {
        [
            "code": barcode(number), "product_name": "Food \(number)", "countries_tags": "en:germany",
            "unique_scans_n": "2", "energy-kcal_100g": "\(number % 900)",
        ].merging(values) { $1 }
    }

    static func line(_ row: [String: String]) -> String {
        columns.map { row[$0] ?? "" }.joined(separator: "\t")
    }

    /// A valid EAN-13.
    static func barcode(_ number: Int) -> String {
        let digits = String(400_000_000_000 + number)
        let sum = digits.enumerated().reduce(0) { sum, digit in
            sum + (digit.element.wholeNumberValue ?? 0) * (digit.offset.isMultiple(of: 2) ? 1 : 3)
        }
        return "\(digits)\((10 - sum % 10) % 10)"
    }

    var text: String { ([Self.columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n" }

    /// - Returns: its path.
    func write(to app: TestApp, isCompressed: Bool = false) throws -> String {
        let bytes = isCompressed ? Gzip.compress(Array(text.utf8), level: 6) ?? [] : Array(text.utf8)
        let path = "\(app.folders.root)/foods.csv\(isCompressed ? ".gz" : "")"
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }
}
