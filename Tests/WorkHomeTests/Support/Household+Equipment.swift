import Support

@testable import WorkHome

extension Household {
    /// Adds an Olympic bar with plates, and a stack.
    static func addEquipment(_ browser: Browser) async throws {
        try await browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        try await browser.post("/settings/equipment", EquipmentSamples.stack)
    }
}

enum EquipmentSamples {
    static let bar: [FormValue] = [
        FormValue("kind", "bar"), FormValue("name", "Trap bar"), FormValue("unit", "kilograms"),
        FormValue("empty_weight", "25"), FormValue("collar_weight", "5"), FormValue("sides", "2"),
        FormValue("sleeve_millimeters", "50"), FormValue("used_for", ""),
    ]
    static let stack: [FormValue] = [
        FormValue("kind", "stack"), FormValue("name", "Pulldown"), FormValue("unit", "kilograms"),
        FormValue("weights", "10 5 15; 20"), FormValue("add_ons", "2,5"), FormValue("used_for", "cable"),
    ]
    static let plates: [FormValue] = [
        FormValue("weight", "0,5"), FormValue("unit", "kilograms"), FormValue("pairs", "1"),
        FormValue("sleeve_millimeters", "50"), FormValue("color", "white"),
    ]

    static func bar(_ changes: KeyValuePairs<String, String>) -> [FormValue] { replacing(bar, changes) }
    static func plates(_ changes: KeyValuePairs<String, String>) -> [FormValue] { replacing(plates, changes) }

    private static func replacing(
        _ values: [FormValue], _ changes: KeyValuePairs<String, String>
    ) -> [FormValue] {
        let kept = values.filter { value in !changes.contains { $0.key == value.name } }
        return kept + changes.map { FormValue($0.key, $0.value) }
    }

    /// Submits every form once, for tests that inspect the database's queries.
    static func walk(_ browser: Browser) async throws {
        try await browser.post("/settings/equipment", bar)
        try await browser.post("/settings/equipment/1", bar([:]).filter { $0.name != "name" })
        try await browser.post("/settings/equipment/2/archive")
        try await browser.post("/settings/equipment/2/restore")
        try await browser.post("/settings/equipment/plates", plates)
        try await browser.post("/settings/equipment/plates/1", plates(["weight": "21"]))
        try await browser.post("/settings/equipment/plates/1/delete")
        try await browser.post("/settings/exercises/1/setup", ["rest_seconds": "60", "equipment_id": "2"])
        try await browser.post("/settings/exercises/1/setup", ["rest_seconds": ""])
        try await browser.post("/settings/equipment/2/delete")
    }
}
