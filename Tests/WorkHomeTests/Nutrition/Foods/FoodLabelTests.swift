import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Labels in kilojoules, salt and vitamins.
@Suite struct FoodLabelTests {
    private static let stored = """
        SELECT name, energy_kilocalories, sodium_milligrams FROM foods WHERE source = 'own' ORDER BY id
        """
    private static let known = """
        SELECT iron_milligrams, round(1000 * copper_milligrams), vitamin_b12_micrograms FROM food_nutrients
        JOIN foods ON foods.id = food_id WHERE source = 'own'
        """

    @Test func aLabelInKilojoulesAndSaltIsTheSameFood() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "energy": "1531.34", "energy_unit": "kilojoules", "sodium": "1", "sodium_unit": "salt",
            ]))
        #expect(try await app.rows(Self.stored) == ["Rye crispbread 366 400"])
        // The next label is probably of the same kind, but a form without the units is in the old ones.
        let next = try await browser.get("/nutrition/foods/new")
        #expect(next.value(of: "energy_unit") == "kilojoules" && next.value(of: "sodium_unit") == "salt")
        // Nobody types kilocalories there unknowingly.
        let hint = "Set to kJ, as on your last label."
        #expect(next.main.contains(">Energy</label>") && next.main.words.contains(hint))
        #expect(!next.main.words.contains("Calories"))
        try await browser.post("/nutrition/foods", FoodSamples.values(["name": "Other", "barcode": ""]))
        #expect(try await app.rows(Self.stored).last == "Other 366 400")
        let other = try await app.member(Cast.sam).get("/nutrition/foods/new")
        #expect(other.value(of: "energy_unit") == "kilocalories" && !other.main.words.contains(hint))
    }

    /// The form of a food that is there shows kcal and mg, whatever its label has.
    @Test func onlyUnitsThatSomebodyChoseAreRemembered() async throws {
        let browser = try await TestApp().member()
        let made = try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "energy": "1531.34", "energy_unit": "kilojoules", "sodium": "1", "sodium_unit": "salt",
            ]))
        let path = try #require(made.location?.split(separator: "?").first)
        func unitsAfter(_ energy: String, in unit: String) async throws -> [String?] {
            let changes: KeyValuePairs = [
                "name": "Renamed", "energy": energy, "energy_unit": unit, "sodium_unit": "sodium",
            ]
            #expect(try await browser.post("\(path)", FoodSamples.values(changes)).status == 303)
            let next = try await browser.get("/nutrition/foods/new")
            return [next.value(of: "energy_unit"), next.value(of: "sodium_unit")]
        }
        #expect(try await unitsAfter("366", in: "kilocalories") == ["kilojoules", "salt"])
        // A label in kilocalories takes them back.
        try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "barcode": "", "energy_unit": "kilocalories", "sodium": "1", "sodium_unit": "salt",
            ]))
        #expect(try await unitsAfter("1531.34", in: "kilojoules") == ["kilojoules", "salt"])
    }

    @Test func aRefusedLabelComesBackInItsUnits() async throws {
        let browser = try await TestApp().member()
        let answer = try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "energy": "4200", "energy_unit": "kilojoules", "sodium": "126", "sodium_unit": "salt",
            ]))
        #expect(
            answer.fieldErrors == [
                "energy": "Please enter a number from 0 to 4,184", "sodium": "Please enter a number from 0 to 125",
            ])
        #expect(answer.value(of: "energy") == "4200" && answer.value(of: "energy_unit") == "kilojoules")
        #expect(answer.value(of: "sodium") == "126" && answer.value(of: "sodium_unit") == "salt")
    }

    @Test func vitaminsAreKeptPerHundredAndComeBack() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "basis": "serving", "serving": "50", "energy": "183", "protein": "5", "carbohydrate": "32.5",
                "fat": "1.75", "saturated_fat": "", "fiber": "", "sugar": "", "sodium": "",
                "nutrients_iron_milligrams": "1.25", "nutrients_copper_milligrams": "0.0225",
            ]))
        #expect(try await app.rows(Self.known) == ["2.5 45 null"])
        let path = try #require(answer.location?.split(separator: "?").first)
        let form = try await browser.get("\(path)/edit")
        #expect(form.value(of: "nutrients_iron_milligrams") == "2.5")
        #expect(form.value(of: "nutrients_copper_milligrams") == "0.045")
        #expect(form.value(of: "nutrients_zinc_milligrams") == "")
        try await browser.post("\(path)", FoodSamples.values(["nutrients_iron_milligrams": "3"]))
        #expect(try await app.rows("SELECT iron_milligrams FROM food_nutrients").contains("3"))
        try await browser.post("\(path)/delete")
        #expect(try await app.rows(Self.known).isEmpty)
    }

    /// Some vitamins are measured in thousandths. What is asked about can be typed, and what no food has is not asked.
    @Test func threeDecimalsCanBeTyped() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let asked = try await browser.post(
            "/nutrition/foods", FoodSamples.values(["fiber": "12.125", "nutrients_iron_milligrams": "1.375"]))
        let question = "Do you mean 1.3750 or 1375? Please type it like that"
        #expect(asked.fieldErrors == ["nutrients_iron_milligrams": question])
        let saved = try await browser.post(
            "/nutrition/foods", FoodSamples.values(["fiber": "12.125", "nutrients_iron_milligrams": "1.3750"]))
        #expect(saved.status == 303)
        let iron = """
            SELECT CAST(iron_milligrams AS TEXT) FROM food_nutrients JOIN foods ON foods.id = food_id
            WHERE source = 'own'
            """
        #expect(try await app.rows(iron) == ["1.375"])
    }

    @Test func aWrongVitaminIsToldBesideItsField() async throws {
        let app = try await TestApp()
        let answer = try await app.member().post(
            "/nutrition/foods",
            FoodSamples.values(["nutrients_iron_milligrams": "60000", "nutrients_zinc_milligrams": "much"]))
        #expect(
            answer.fieldErrors == [
                "nutrients_iron_milligrams": "Iron: please enter a number from 0 to 50,000",
                "nutrients_zinc_milligrams": "Zinc: please enter a number from 0 to 50,000",
            ])
        #expect(answer.value(of: "nutrients_zinc_milligrams") == "much")
        #expect(answer.main.contains("<details class=\"disclosure form-more\" open>"))
        #expect(try await app.rows(Self.stored).isEmpty)
    }
}
