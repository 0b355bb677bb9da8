import Support
import Testing

@testable import WorkHome

/// Users of pounds see fluid ounces; milliliters are stored.
@Suite struct WaterTests {
    private func stored(_ person: TrackedPerson) async throws -> [String] {
        try await person.app.rows("SELECT CAST(round(value, 4) AS TEXT) FROM trackable_entries ORDER BY id")
    }

    @Test func oneTapAddsAGlassOrABottle() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        let page = try await person.browser.get("/track").main
        #expect(
            page.words.contains(
                "Water – + 8 fl oz of Water + 12 fl oz of Water + 16 fl oz of Water"))
        let form = try #require(page.between("name=\"trackable_id\" value=\"2\"", "</form>"))
        #expect(form.contains("name=\"volume_unit\" value=\"fluid_ounces\""))
        #expect(form.allBetween("name=\"value\" value=\"", "\"") == ["8", "12", "16"])
        for amount in ["8", "12"] {
            try await person.browser.post(
                "/track/entries", ["trackable_id": "2", "value": amount, "volume_unit": "fluid_ounces"])
        }
        #expect(try await stored(person) == ["236.5882", "354.8824"])
        let words = try await person.browser.get("/track").main.words
        #expect(words.contains("Water 20 fl oz"))
        #expect(words.contains("8 fl oz") && words.contains("12 fl oz"))
        // On all other pages too.
        #expect(try await person.browser.get("/").main.words.contains("Water 20 fl oz"))
        #expect(try await person.browser.get("/nutrition").main.words.contains("20 of 60.9 fl oz"))
        #expect(try await person.browser.get("/journal/2026-11-21").main.words.contains("Water 20 fl oz"))
        let chart = try await person.browser.get("/analyze/trackables/2").main
        #expect(chart.words.contains("Last 20 fl oz") && chart.words.contains("Water in fl oz"))
        #expect(!chart.words.contains(" ml"))
        #expect(try await person.browser.get("/track/new/trackable?date=2026-11-21").main.words.contains("In fl oz"))
        try await person.useKilograms()
        #expect(
            try await person.browser.get("/track").main.words.contains("Water 591 ml + 250 ml of Water"))
    }

    /// A form from before the units, or one waiting in the outbox, is in milliliters.
    @Test func aFormThatSaysNoUnitSpeaksOfMilliliters() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.browser.post("/track/entries", ["trackable_id": "2", "value": "250"])
        #expect(try await stored(person) == ["250.0"])
        #expect(try await person.browser.get("/track").main.words.contains("Water 8.5 fl oz"))
        let wrong = try await person.browser.post(
            "/track/entries", ["trackable_id": "2", "value": "much", "volume_unit": "fluid_ounces"])
        #expect(wrong.fieldErrors == ["value": "Please enter a number"])
        #expect(wrong.value(of: "volume_unit") == "fluid_ounces" && wrong.value(of: "value") == "much")
    }

    @Test func aStepOfOnesOwnIsTheOnlyOne() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        let form = try await person.browser.get("/settings/trackables/2")
        #expect([form.value(of: "step"), form.value(of: "volume_unit")] == ["8", "fluid_ounces"])
        #expect(try await person.browser.get("/settings/trackables").main.words.contains("8, 12, 16 fl oz at a time"))
        let values = ["name": "Water", "icon": "water", "volume_unit": "fluid_ounces"]
        func save(_ step: String) async throws -> String? {
            let fields = values.merging(["step": step]) { $1 }.map { FormValue($0.key, $0.value) }
            #expect(try await person.browser.post("/settings/trackables/2", fields).status == 303)
            return try await person.app.rows("SELECT CAST(round(step, 4) AS TEXT) FROM trackables WHERE id = 2").first
        }
        // The displayed value keeps the exact stored one.
        #expect(try await save("8") == "250.0")
        #expect(try await save("20") == "591.4706")
        let words = try await person.browser.get("/track").main.words
        #expect(words.contains("+ 20 fl oz of Water") && !words.contains("+ 8 fl oz"))
        #expect(try await person.browser.get("/settings/trackables/2").value(of: "step") == "20")
    }

    @Test func aTargetAndAGoalAreInFluidOunces() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        let page = try await person.browser.get("/nutrition/targets")
        #expect(page.main.words.contains("Water 60.9 fl oz"))
        #expect([page.value(of: "water"), page.value(of: "volume_unit")] == ["60.9", "fluid_ounces"])
        let names = ["energy", "protein", "carbohydrate", "fat", "fiber", "water", "volume_unit"]
        var fields = names.map { FormValue($0, page.value(of: $0) ?? "") }
        #expect(try await person.browser.post("/nutrition/targets/by-hand", fields).status == 303)
        #expect(try await person.app.rows("SELECT water_milliliters FROM nutrition_targets") == ["1800"])
        fields[5] = FormValue("water", "64")
        #expect(try await person.browser.post("/nutrition/targets/by-hand", fields).status == 303)
        #expect(try await person.app.rows("SELECT water_milliliters FROM nutrition_targets") == ["1893"])
        #expect(try await person.browser.get("/nutrition/targets").value(of: "water") == "64")
        let goal = try await person.browser.follow(
            try await person.browser.post(
                "/goals",
                [
                    "type": "trackable", "measure": "value", "trackable_id": "2", "target": "64", "cadence": "daily",
                    "direction": "increase", "weight_unit": "pounds",
                ]))
        #expect(goal.main.words.contains("64 fl oz"))
        #expect(try await person.app.rows("SELECT CAST(round(target, 4) AS TEXT) FROM goal_targets") == ["1892.7059"])
        #expect(try await person.browser.get("/goals/1/edit").value(of: "target") == "64")
    }
}
