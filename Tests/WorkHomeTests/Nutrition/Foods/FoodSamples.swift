import Support

@testable import WorkHome

enum FoodSamples {
    static let values: [FormValue] = [
        ("name", "Rye crispbread"), ("brand", "Mill"), ("barcode", "4006381333931"), ("unit", "grams"),
        ("basis", "reference"), ("serving", ""), ("energy", "366"), ("protein", "10"), ("carbohydrate", "65"),
        ("fat", "3.5"), ("saturated_fat", "0.5"), ("fiber", "15"), ("sugar", "1.5"), ("sodium", "400"),
        ("portion_name_1", "1 slice"), ("portion_amount_1", "12.5"), ("visibility", "alone"),
    ].map { FormValue($0.0, $0.1) }

    static func values(_ changes: KeyValuePairs<String, String>) -> [FormValue] {
        let kept = values.filter { value in !changes.contains { $0.key == value.name } }
        return kept + changes.map { FormValue($0.key, $0.value) }
    }

    /// Submits every form of a food once, for tests that inspect the database's queries.
    static func walk(_ browser: Browser) async throws {
        let added = try await browser.post("/nutrition/foods", values)
        guard let path = added.location else { return }
        for page in ["", "/edit", "/delete"] { _ = try await browser.get(path + page) }
        for code in ["4006381333931", "96385074"] { _ = try await browser.get("/nutrition/barcode?code=\(code)") }
        try await browser.post(path, values(["name": "Crispbread"]))
        try await browser.post("\(path)/delete")
    }
}
