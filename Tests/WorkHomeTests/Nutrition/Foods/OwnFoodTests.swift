import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct OwnFoodTests {
    private static let stored = """
        SELECT user_id, added_by, name, brand, barcode, unit, energy_kilocalories, protein_grams, carbohydrate_grams,
            fat_grams, saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams FROM foods WHERE source = 'own'
        """

    private func portions(_ app: TestApp) async throws -> [String] {
        try await app.rows(
            """
            SELECT food_portions.name, amount FROM food_portions JOIN foods ON foods.id = food_id AND source = 'own'
            ORDER BY position
            """)
    }

    @Test func aFoodIsAddedAsItsLabelHasIt() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/nutrition/foods", FoodSamples.values)
        #expect(answer.location?.hasPrefix("/nutrition/foods/") == true)
        #expect(try await browser.follow(answer).flash == "Food added. Now choose how much you had.")
        #expect(
            try await app.rows(Self.stored) == [
                "1 1 Rye crispbread Mill 04006381333931 grams 366 10 65 3.5 0.5 15 1.5 400"
            ])
        #expect(try await portions(app) == ["1 slice 12.5"])
        #expect(try await app.foodNames("crispbread") == ["Rye crispbread"])
    }

    @Test func nobodyMakesMoreFoodsThanAnybodyNeeds() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 2000)
            INSERT INTO foods (user_id, added_by, source, name, search_position, updated_at)
            SELECT 1, 1, 'own', 'Food ' || number, 1, 1 FROM numbers
            """)
        let answer = try await browser.post("/nutrition/foods", FoodSamples.values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["name": "You have 2,000 foods, the maximum. Delete one first."])
        #expect(try await app.rows("SELECT count(*) FROM foods WHERE source = 'own'") == ["2000"])
    }

    @Test func numbersOfAServingAreKeptPerHundred() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post(
            "/nutrition/foods",
            FoodSamples.values([
                "basis": "serving", "serving": "250", "unit": "milliliters", "energy": "150", "protein": "5",
                "carbohydrate": "25", "fat": "2.5", "saturated_fat": "", "fiber": "", "sugar": "20", "sodium": "125",
                "barcode": "",
            ]))
        #expect(
            try await app.rows(Self.stored) == [
                "1 1 Rye crispbread Mill null milliliters 60 2 10 1 null null 8 50"
            ])
        #expect(try await portions(app) == ["1 serving 250", "1 slice 12.5"])
    }

    static let mistakes: [(changes: KeyValuePairs<String, String>, field: String, message: String)] = [
        (["name": " "], "name", "Please enter a name"),
        (["barcode": "4006381333932"], "barcode", "This barcode isn’t valid. Check the digits."),
        (["barcode": "1234"], "barcode", "A barcode has 8 to 14 digits"),
        (["energy": ""], "energy", "Please enter the energy"),
        (["energy": "1001"], "energy", "Please enter a number from 0 to 1,000"),
        (["protein": "-1"], "protein", "Please enter a number from 0 to 110"),
        (["fat": "much"], "fat", "Please enter a number from 0 to 110"),
        (["unit": "stones"], "unit", "Please choose grams or milliliters"),
        (["visibility": "world"], "visibility", "Please choose who can find it"),
        (["basis": "serving"], "serving", "Please enter how much one serving is"),
        (["serving": "0"], "serving", "Please enter a number from 0.1 to 10,000"),
        (
            ["basis": "serving", "serving": "10", "energy": "200"], "energy",
            "That is more than the serving can contain"
        ),
        (["protein": "50"], "carbohydrate", "Protein, carbs and fat weigh more than the food"),
        (["sugar": "70"], "sugar", "Sugar is part of the carbs, so it can’t be more"),
        (["saturated_fat": "9"], "saturated_fat", "Saturated fat is part of the fat, so it can’t be more"),
        (["portion_name_2": "1 pack"], "portion_amount_2", "Please enter a number from 0.1 to 10,000"),
        (["portion_amount_2": "90"], "portion_name_2", "Please name the portion, such as 1 slice"),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeIsToldBesideItsFieldAndNothingIsLost(index: Int) async throws {
        let mistake = Self.mistakes[index]
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/nutrition/foods", FoodSamples.values(mistake.changes))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors[mistake.field] == mistake.message, "\(answer.fieldErrors)")
        for value in FoodSamples.values where ["brand", "fiber", "portion_name_1"].contains(value.name) {
            #expect(answer.value(of: value.name) == value.text)
        }
        #expect(try await app.rows(Self.stored).isEmpty)
    }

    /// Several fields have the same message.
    @Test func aListOfMistakesNamesTheFields() async throws {
        let browser = try await TestApp().member()
        let mistakes = FoodSamples.values(["energy": "", "protein": "-1", "fat": "much"])
        let answer = try await browser.post("/nutrition/foods", mistakes)
        #expect(answer.errorSummary == "Please check 3 fields")
        let range = "Please enter a number from 0 to 110"
        #expect(answer.main.words.contains("Please enter the energy Protein: \(range) Fat: \(range)"))
    }

    @Test func energyThatTheOthersDoNotMakeIsAskedAboutOnce() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let typed = FoodSamples.values(["energy": "700"])
        let asked = try await browser.post("/nutrition/foods", typed)
        let question =
            "700 kcal per 100 g? Its protein, carbs and fat make about 332 kcal. Is that correct?"
        #expect(asked.status == 422 && asked.text.contains(question))
        #expect(asked.value(of: "energy") == "700")
        #expect(try await app.rows(Self.stored).isEmpty)
        let confirmed = typed + [FormValue("confirmed", asked.value(of: "confirmed") ?? "")]
        #expect(try await browser.post("/nutrition/foods", confirmed).status == 303)
        let milk = FoodSamples.values([
            "energy": "268", "protein": "3.4", "carbohydrate": "4.8", "fat": "3.6", "fiber": "", "saturated_fat": "2",
        ])
        #expect(try await browser.post("/nutrition/foods", milk).text.contains("Are these kilojoules?"))
    }

    /// A scan would find both.
    @Test func aBarcodeOfAnotherFoodIsAskedAbout() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/nutrition/foods", FoodSamples.values)
        let typed = FoodSamples.values(["name": "Oat crispbread"])
        let asked = try await browser.post("/nutrition/foods", typed)
        let question = "You have another food with this barcode: Rye crispbread, Mill. Is that correct?"
        #expect(asked.status == 422 && asked.main.words.contains(question))
        let confirmed = typed + [FormValue("confirmed", asked.value(of: "confirmed") ?? "")]
        let path = try #require(try await browser.post("/nutrition/foods", confirmed).location)
        // It was answered, so nothing else that is changed asks it again.
        #expect(try await browser.post(path, FoodSamples.values(["name": "Oat bread"])).status == 303)
        #expect(try await browser.post(path, FoodSamples.values(["barcode": "96385074"])).status == 303)
        #expect(try await browser.post(path, typed).status == 422)
        let sam = try await app.member(Cast.sam)
        #expect(try await sam.post("/nutrition/foods", FoodSamples.values).status == 303)
    }

    @Test func aFoodIsChangedAndDeletedByWhoAddedItAlone() async throws {
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex)
        let sam = try await app.member(Cast.sam)
        let path = try #require(
            try await alex.post("/nutrition/foods", FoodSamples.values(["visibility": "household"])).location)
        #expect(try await app.foodNames("crispbread", for: Cast.sam) == ["Rye crispbread"])
        #expect(try await alex.get(path).main.words.contains("Added by you"))
        #expect(try await sam.get(path).main.words.contains("Added by Alex"))
        let form = try await alex.get("\(path)/edit")
        for value in FoodSamples.values where value.name != "visibility" && value.name != "basis" {
            #expect(form.value(of: value.name) == value.text, "\(value.name)")
        }
        #expect(form.value(of: "visibility") == "household")
        for page in ["/edit", "/delete"] { #expect(try await sam.get(path + page).status == 404) }
        #expect(try await sam.post(path, FoodSamples.values).status == 404)
        #expect(try await sam.post("\(path)/delete").status == 404)
        let changed = try await alex.post(
            path, FoodSamples.values(["name": "Crispbread", "portion_name_1": "1 piece"]))
        #expect(try await alex.follow(changed).flash == "Food saved.")
        #expect(try await app.foodNames("crispbread", for: Cast.sam).isEmpty)
        #expect(try await portions(app) == ["1 piece 12.5"])
        #expect(try await alex.post("\(path)/delete").status == 303)
        #expect(try await app.rows(Self.stored).isEmpty)
    }

    @Test func aNumberThatNobodyChangedKeepsWhatWasStored() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let path = try #require(try await browser.post("/nutrition/foods", FoodSamples.values).location)
        try await app.execute(
            """
            UPDATE foods SET energy_kilocalories = 366.123456, protein_grams = 10.004, fiber_grams = 15.0049,
                sodium_milligrams = 400.00001 WHERE source = 'own';
            UPDATE food_portions SET amount = 12.3456789 WHERE name = '1 slice';
            """)
        let form = try await browser.get("\(path)/edit")
        let shown = FoodSamples.values.map { FormValue($0.name, form.value(of: $0.name) ?? $0.text) }
        let changes = ["name": "Crispbread", "protein": "11", "portion_name_1": "1 piece"]
        let saved = try await browser.post(path, shown.map { FormValue($0.name, changes[$0.name] ?? $0.text) })
        #expect(saved.status == 303)
        let exact = """
            SELECT foods.name, food_portions.name FROM foods JOIN food_portions ON food_id = foods.id
            WHERE energy_kilocalories = 366.123456 AND protein_grams = 11 AND fiber_grams = 15.0049
                AND sodium_milligrams = 400.00001 AND amount = 12.3456789
            """
        #expect(try await app.rows(exact) == ["Crispbread 1 piece"])
        // The same digits per serving are other values.
        try await browser.post(
            path, FoodSamples.values(["basis": "serving", "serving": "200", "energy": "366.12"]))
        #expect(try await app.rows("SELECT energy_kilocalories FROM foods WHERE source = 'own'") == ["183.06"])
    }

    /// As an archive may bring it.
    @Test func aFoodWithoutEnergyIsRenamed() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let path = try #require(try await browser.post("/nutrition/foods", FoodSamples.values).location)
        try await app.execute("UPDATE foods SET energy_kilocalories = NULL, sugar_grams = 90 WHERE source = 'own'")
        let form = try await browser.get("\(path)/edit")
        let shown = FoodSamples.values.map { FormValue($0.name, form.value(of: $0.name) ?? $0.text) }
        func change(_ changes: [String: String]) async throws -> Answer {
            try await browser.post(path, shown.map { FormValue($0.name, changes[$0.name] ?? $0.text) })
        }
        #expect(try await change(["name": "Crispbread"]).status == 303)
        #expect(
            try await app.rows("SELECT name, energy_kilocalories, sugar_grams FROM foods WHERE source = 'own'")
                == ["Crispbread null 90"])
        let refused = try await change(["name": "Bread", "protein": "11"])
        #expect(refused.status == 422)
        #expect(refused.fieldErrors.keys.sorted() == ["energy", "sugar"])
    }

    @Test func aGuestsFoodIsTheirsAlone() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await guest.get("/nutrition/foods/new").value(of: "visibility") == nil)
        try await guest.post("/nutrition/foods", FoodSamples.values(["visibility": "household"]))
        #expect(try await app.rows("SELECT user_id FROM foods WHERE source = 'own'") == ["1"])
    }

    @Test func aBarcodeLeadsToItsFoodOrToAddingIt() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let unknown = try await browser.get("/nutrition/barcode?code=4006381333931")
        #expect(unknown.main.words.contains("No food with this barcode"))
        let link = try #require(unknown.main.between("class=\"button\" href=\"", "\""))
        #expect(try await browser.get(link.unescaped).value(of: "barcode") == "4006381333931")
        let path = try await browser.post("/nutrition/foods", FoodSamples.values).location
        for code in ["4006381333931", "04006381333931", "4006381%20333931"] {
            #expect(try await browser.get("/nutrition/barcode?code=\(code)").location == path)
        }
        let wrong = try await browser.get("/nutrition/barcode?code=4006381333932")
        #expect(wrong.status == 422)
        #expect(wrong.fieldErrors == ["code": "This barcode isn’t valid. Check the digits."])
    }

    @Test func aSearchWithoutABarcodeSaysWhatIsMissing() async throws {
        let browser = try await TestApp().member()
        let page = try await browser.get("/nutrition/barcode")
        #expect(page.status == 200 && page.fieldErrors.isEmpty)
        for code in ["", "%20"] {
            let answer = try await browser.get("/nutrition/barcode?back=%2Fnutrition%2Ffoods%3Fq%3Drye&code=\(code)")
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == ["code": "Please enter the barcode"])
            #expect(answer.value(of: "back") == "/nutrition/foods?q=rye")
        }
    }

    @Test func theCameraIsAllowedWhereBarcodesAreReadAlone() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let policy = { (answer: Answer) in answer.headers[.permissionsPolicy] ?? "" }
        #expect(policy(try await browser.get("/nutrition/barcode")).contains("camera=(self)"))
        #expect(policy(try await browser.get("/nutrition/foods/new")).contains("camera=()"))
    }
}
