import HTTPTypes
import Support
import Testing

@testable import WorkHome

@Suite struct MealEntryTests {
    @Test func aFoodIsAddedToAMeal() async throws {
        let alex = try await NutritionFixture()
        let answer = try await alex.add()
        #expect(answer.location == "/nutrition?date=2026-11-21#breakfast")
        #expect(try await alex.entries() == ["2026-11-21 breakfast Zorb egg, raw 2 1 large 100 143"])
        #expect(try await alex.days() == ["2026-11-21 1 143 12.56"])
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Food added.")
        #expect(page.main.words.contains("Eaten 143 kcal Target 1,720 kcal Left 1,577 kcal"))
        #expect(page.main.words.contains("143 kcal · protein 13 g · carbs 0.7 g · fat 9.5 g"))
        #expect(page.main.words.contains("Zorb egg, raw 2 large 143 kcal"))
        #expect(page.main.words.contains("Protein 13 of 126 g 113 g left"))
    }

    @Test(arguments: [
        ("1 ½", "1 large", "1.5 1 large 75 107.25"), ("250", "g", "250 g 250 357.5"),
        ("½", "box", "0.5 box 250 357.5"),
    ])
    func anAmountIsAsManyPortionsOrGrams(quantity: String, portion: String, row: String) async throws {
        let alex = try await NutritionFixture()
        #expect(try await alex.add(["quantity": quantity, "portion": portion]).status == 303)
        #expect(try await alex.entries() == ["2026-11-21 breakfast Zorb egg, raw \(row)"])
    }

    @Test(arguments: [
        ("quantity", "", "Please enter a number such as 1.5 or ½"),
        ("quantity", "some", "Please enter a number such as 1.5 or ½"), ("quantity", "0", "Must be positive"),
        ("quantity", "20000", "Please enter at most 10,000"),
        ("quantity", "1.250", "Do you mean 1.25 or 1250? Please type it like that"),
        ("quantity", "9999", "That is more than 10 kilograms"),
        ("portion", "bucket", "Please choose a portion"), ("meal", "brunch", "Please choose a meal"),
        ("date", "2027-11-23", "Please choose a day within the next year"), ("date", "x", "Please enter a date"),
    ])
    func aWrongValueIsToldBesideItsField(name: String, text: String, message: String) async throws {
        let alex = try await NutritionFixture()
        let answer = try await alex.browser.post(
            "/nutrition/entries",
            Self.values(of: alex.egg).map { FormValue($0.key, $0.key == name ? text : $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name: message])
        if name == "quantity" { #expect(answer.value(of: "quantity") == text) }
        #expect(try await alex.entries().isEmpty)
        #expect(try await alex.app.count("nutrition_targets") == 0)
    }

    @Test func whatIsUnknownOfAFoodIsNoTroubleForHome() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "250", "portion": "ml"])
        let home = try await alex.browser.get("/")
        #expect(home.status == 200)
        #expect(home.main.words.contains("Eaten 0 kcal"))
        #expect(home.main.contains("aria-label=\"Saturday 21 November, logged\""))
    }

    @Test func aDayHasAnEnd() async throws {
        let alex = try await NutritionFixture()
        try await alex.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 199)
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, logged_at)
            SELECT users.id, '2026-11-21', 'snack', 'Nut', 1, 'g', 1 FROM users, numbers
            """)
        #expect(try await alex.add().status == 303)
        let answer = try await alex.add(["quantity": "3"])
        #expect(answer.status == 422)
        #expect(answer.main.words.contains("A day can have at most 200 foods. Nothing was added."))
        #expect(try await alex.app.count("meal_entries") == 200)
    }

    @Test func aFullDayTakesNothingFromAnotherDay() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        try await alex.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at)
            SELECT users.id, '2026-11-20', 'snack', 'Nut', 1, '', 10, 1 FROM users, numbers
            """)
        let amount: KeyValuePairs = ["quantity": "2", "portion": "1 large"]
        let moved = try await alex.browser.post(
            "/nutrition/entries/1",
            amount.map { FormValue($0.key, $0.value) } + [FormValue("meal", "lunch"), FormValue("date", "2026-11-20")])
        let copied = try await alex.browser.post(
            "/nutrition/entries/1/copies", ["date": "2026-11-20", "meal": "lunch"])
        for refused in [moved, copied] {
            #expect(refused.status == 422)
            #expect(refused.main.words.contains("A day can have at most 200 foods. Nothing was added."))
        }
        #expect(try await alex.app.rows("SELECT day FROM meal_entries WHERE food_id NOT NULL") == ["2026-11-21"])
        // What is in it may change, and leave it.
        for day in ["2026-11-20", "2026-11-19"] {
            let changed = try await alex.browser.post(
                "/nutrition/entries/2", ["energy": "20", "name": "Nuts", "meal": "snack", "date": day])
            #expect(changed.location == "/nutrition?date=\(day)#snack")
        }
    }

    /// Its target is no longer the one of whatever the person weighs later.
    @Test func aDayThatGetsAnEntryKeepsItsTarget() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.app.execute("DELETE FROM nutrition_targets")
        let values: KeyValuePairs = ["quantity": "2", "portion": "1 large", "meal": "lunch", "date": "2026-11-21"]
        #expect(try await alex.browser.post("/nutrition/entries/1", values).status == 303)
        #expect(try await alex.app.count("nutrition_targets") == 1)
    }

    @Test(arguments: ["1850-01-01", "2027-11-23"])
    func aMealIsNotLoggedOnADayThatTakesNoFood(day: String) async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        try await alex.browser.post("/nutrition/meals", ["name": "Usual", "meal": "breakfast", "date": "2026-11-21"])
        let logged = try await alex.browser.post("/nutrition/meals/1/entries", ["meal": "lunch", "date": day])
        #expect(logged.status == 404)
        #expect(try await alex.app.count("meal_entries") == 1)
    }

    /// A meal in the file of another app may have more than anybody may type.
    @Test func whatAnImportedMealHasStays() async throws {
        let alex = try await NutritionFixture()
        try await alex.app.execute(
            """
            INSERT INTO meal_entries
                (user_id, day, meal, name, quantity, portion, energy_kilocalories, protein_grams, logged_at)
            VALUES (1, '2026-11-20', 'lunch', 'A week of lunches', 1, '', 25000, 3000, 1)
            """)
        let values: KeyValuePairs = [
            "energy": "25000", "protein": "3000", "name": "Lunches", "meal": "dinner", "date": "2026-11-20",
        ]
        let asked = try await alex.browser.post("/nutrition/entries/1", values)
        #expect(asked.fieldErrors.isEmpty)
        let confirmed =
            values.map { FormValue($0.key, $0.value) } + [FormValue("confirmed", asked.value(of: "confirmed") ?? "")]
        #expect(try await alex.browser.post("/nutrition/entries/1", confirmed).status == 303)
        let rows = try await alex.app.rows("SELECT name, meal, energy_kilocalories, protein_grams FROM meal_entries")
        #expect(rows == ["Lunches dinner 25000 3000"])
        let more = values.map { FormValue($0.key, $0.key == "protein" ? "3001" : $0.value) }
        #expect(
            try await alex.browser.post("/nutrition/entries/1", more).fieldErrors
                == ["protein": "Please enter grams, from 0 to 2,000"])
    }

    @Test func aNumberOfMoreDecimalsThanAFormShowsStays() async throws {
        let alex = try await NutritionFixture()
        try await alex.app.execute(
            """
            INSERT INTO meal_entries
                (user_id, day, meal, name, quantity, portion, energy_kilocalories, protein_grams, logged_at)
            VALUES (1, '2026-11-20', 'lunch', 'A feast', 1, '', 25000.123456, 2500.0049, 1)
            """)
        let form = try await alex.browser.get("/nutrition/entries/1/edit")
        let values =
            ["energy", "protein"].map { FormValue($0, form.value(of: $0) ?? "") } + [
                FormValue("name", "Feast"), FormValue("meal", "lunch"), FormValue("date", "2026-11-20"),
            ]
        let asked = try await alex.browser.post("/nutrition/entries/1", values)
        #expect(asked.fieldErrors.isEmpty)
        let confirmed = values + [FormValue("confirmed", asked.value(of: "confirmed") ?? "")]
        #expect(try await alex.browser.post("/nutrition/entries/1", confirmed).status == 303)
        let rows = try await alex.app.rows(
            "SELECT name, CAST(energy_kilocalories AS TEXT), CAST(protein_grams AS TEXT) FROM meal_entries")
        #expect(rows == ["Feast 25000.123456 2500.0049"])
    }

    /// The food has other numbers than when it was eaten.
    @Test func anEntryKeepsItsOwnNumbers() async throws {
        let alex = try await NutritionFixture()
        let program = try await Program.withKey(alex.app, of: alex.browser)
        try await alex.add()
        try await alex.app.execute("UPDATE foods SET energy_kilocalories = 200 WHERE id = \(alex.egg)")
        let form = try await alex.browser.get("/nutrition/entries/1/edit")
        #expect(form.main.words.contains("143 kcal"))
        #expect(form.main.words.contains("Use the food’s numbers of today (200 kcal per 100 g)"))
        let values: KeyValuePairs = ["portion": "1 large", "meal": "lunch", "date": "2026-11-21"]
        let more = values.map { FormValue($0.key, $0.value) } + [FormValue("quantity", "4")]
        let energy = "SELECT quantity, energy_kilocalories FROM meal_entries"
        try await alex.browser.post("/nutrition/entries/1", more)
        #expect(try await alex.app.rows(energy) == ["4 286"])
        let entry = "/api/v1/meal-entries/1"
        #expect(try await program.send(.patch, entry, ["meal": "dinner"]).status == 200)
        #expect(try await alex.app.rows(energy) == ["4 286"])
        #expect(try await program.send(.patch, entry, ["quantity": 1]).status == 200)
        #expect(try await alex.app.rows(energy) == ["1 71.5"])
        #expect(try await program.send(.patch, entry, ["use_food_numbers": true]).status == 200)
        #expect(try await alex.app.rows(energy) == ["1 100"])
        #expect(try await !alex.browser.get("/nutrition/entries/1/edit").main.contains("food_numbers"))
        try await alex.app.execute("UPDATE foods SET energy_kilocalories = 300 WHERE id = \(alex.egg)")
        try await alex.browser.post("/nutrition/entries/1", more + [FormValue("food_numbers", "1")])
        #expect(try await alex.app.rows(energy) == ["4 600"])
    }

    @Test(arguments: ["form", "program"]) func aFullDayTakesNothingThatIsMoved(by way: String) async throws {
        let alex = try await NutritionFixture()
        let program = try await Program.withKey(alex.app, of: alex.browser)
        for _ in 0..<5 { try await alex.add() }
        try await alex.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 197)
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at)
            SELECT users.id, '2026-11-20', 'snack', 'Nut', 1, '', 10, 1 FROM users, numbers
            """)
        var statuses: [Int] = []
        for entry in 1...5 {
            let values: KeyValuePairs = [
                "quantity": "2", "portion": "1 large", "meal": "breakfast", "date": "2026-11-20",
            ]
            if way == "form" {
                statuses.append(try await alex.browser.post("/nutrition/entries/\(entry)", values).status)
            } else {
                let path = "/api/v1/meal-entries/\(entry)"
                statuses.append(try await program.send(.patch, path, ["day": "2026-11-20"]).status)
            }
        }
        let saved = way == "form" ? 303 : 200
        #expect(statuses == [saved, saved, saved, 422, 422])
        let full = try await alex.app.rows("SELECT count(*) FROM meal_entries WHERE day = '2026-11-20'")
        #expect(full == ["200"])
    }

    /// A day whose first food was moved there has its own target, and not the one of the day before or after.
    @Test func aDaysFirstFoodHoldsItsTarget() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        alex.app.clock.advance(days: 1)
        try await alex.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        let values: KeyValuePairs = ["quantity": "2", "portion": "1 large", "meal": "lunch", "date": "2026-11-22"]
        #expect(try await alex.browser.post("/nutrition/entries/1", values).status == 303)
        alex.app.clock.advance(days: 1)
        try await alex.browser.post("/progress/measurements", ["weight": "84", "height": "170"])
        #expect(try await alex.app.target(on: "2026-11-21") == 1_720)
        #expect(try await alex.app.target(on: "2026-11-22") == 1_830)
    }

    /// A past day has the target that was stored before it, and not one of since.
    @Test func aPastDaysFirstFoodKeepsTheOlderTarget() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        alex.app.clock.advance(days: 2)
        try await alex.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        try await alex.add(["date": "2026-11-23"])
        let values: KeyValuePairs = ["quantity": "2", "portion": "1 large", "meal": "lunch", "date": "2026-11-22"]
        #expect(try await alex.browser.post("/nutrition/entries/1", values).status == 303)
        let targets = "SELECT from_day, energy_kilocalories FROM nutrition_targets ORDER BY from_day"
        #expect(try await alex.app.rows(targets) == ["2026-11-21 1720", "2026-11-23 1830"])
        #expect(try await alex.app.target(on: "2026-11-22") == 1_720)
    }

    /// What was planned counts when it is eaten, and so does the target of its day.
    @Test(arguments: ["/nutrition/entries/2/eaten", "/nutrition/eaten", "/nutrition/entries/2"])
    func eatingWhatWasPlannedHoldsTheTarget(path: String) async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        try await alex.add(["date": "2026-11-22"])
        let planned = "meal_entries WHERE is_planned = 1"
        #expect(try await alex.app.count(planned) == 1)
        alex.app.clock.advance(days: 1)
        try await alex.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        let values: KeyValuePairs = ["quantity": "2", "portion": "1 large", "meal": "breakfast", "date": "2026-11-22"]
        #expect(try await alex.browser.post(path, values).status == 303)
        #expect(try await alex.app.count(planned) == 0)
        alex.app.clock.advance(days: 1)
        try await alex.browser.post("/progress/measurements", ["weight": "84", "height": "170"])
        #expect(try await alex.app.target(on: "2026-11-21") == 1_720)
        #expect(try await alex.app.target(on: "2026-11-22") == 1_830)
    }

    /// Without a stored one, a past day has the target of what the person weighed then.
    @Test func aChangedEntryOfAPastDayStoresNoTargetOfToday() async throws {
        let alex = try await NutritionFixture()
        try await alex.app.execute(
            """
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at)
            VALUES (1, '2026-11-22', 'lunch', 'Canteen', 1, '', 600, 1)
            """)
        alex.app.clock.advance(days: 10)
        try await alex.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        let changed = try await alex.browser.post(
            "/nutrition/entries/1", ["energy": "610", "name": "Canteen", "meal": "lunch", "date": "2026-11-22"])
        #expect(changed.status == 303)
        let targets = "SELECT from_day, energy_kilocalories FROM nutrition_targets"
        #expect(try await alex.app.rows(targets) == ["2026-11-21 1720"])
        #expect(try await alex.app.target(on: "2026-12-01") == 1_830)
    }

    private static func values(of food: Int64) -> [String: String] {
        ["food_id": "\(food)", "meal": "breakfast", "quantity": "2", "portion": "1 large", "date": "2026-11-21"]
    }

    @Test func moreThanAnybodyEatsIsAskedAbout() async throws {
        let alex = try await NutritionFixture()
        let asked = try await alex.add(["quantity": "4000", "portion": "g"])
        #expect(asked.status == 422)
        #expect(asked.main.words.contains("That is 5,720 kcal in one entry."))
        let answer = try await alex.add([
            "quantity": "4000", "portion": "g", "confirmed": asked.value(of: "confirmed") ?? "",
        ])
        #expect(answer.status == 303)
    }

    @Test(arguments: ["", "99", "x"])
    func aFoodThatIsNotThereIsNotAdded(id: String) async throws {
        let alex = try await NutritionFixture()
        #expect(try await alex.add(["food_id": id]).status == 404)
        #expect(try await alex.entries().isEmpty)
    }

    @Test func aDoubleTapAddsOnceAndOnceMoreLaterAddsAgain() async throws {
        let alex = try await NutritionFixture()
        for _ in 0..<2 { #expect(try await alex.add(["token": "form"]).undoStep == "1") }
        #expect(try await alex.entries().count == 1)
        try await alex.add(["token": "form", "quantity": "3"])
        #expect(try await alex.entries().count == 2)
    }

    @Test func anEntryIsChangedByItsForm() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["quantity": "⅓"])
        let form = try await alex.browser.get("/nutrition/entries/1/edit")
        #expect(form.value(of: "quantity") == "0.33")
        #expect(form.value(of: "portion") == "1 large")
        // Changing only the meal keeps the exact amount.
        try await alex.browser.post(
            "/nutrition/entries/1", ["quantity": "0.33", "portion": "1 large", "meal": "lunch"])
        #expect(try await alex.app.rows("SELECT meal, amount > 16.66 FROM meal_entries") == ["lunch 1"])
        let answer = try await alex.browser.post(
            "/nutrition/entries/1",
            ["quantity": "200", "portion": "g", "meal": "dinner", "date": "2026-11-19"])
        #expect(answer.location == "/nutrition?date=2026-11-19#dinner")
        #expect(try await alex.entries() == ["2026-11-19 dinner Zorb egg, raw 200 g 200 286"])
        #expect(try await alex.days() == ["2026-11-19 1 286 25.12"])
        let wrong = try await alex.browser.post("/nutrition/entries/1", ["quantity": "-", "portion": "g"])
        #expect(wrong.fieldErrors.keys.sorted() == ["quantity"])
    }

    static let changes: [(path: String, values: [String: String])] = [
        ("/nutrition/entries/1", ["quantity": "9", "portion": "g", "meal": "dinner", "date": "2026-11-20"]),
        ("/nutrition/entries/1/delete", [:]), ("/nutrition/copies", ["date": "2026-11-21", "from": "2026-11-20"]),
        ("/nutrition/quick-add", ["energy": "500", "meal": "snack"]),
    ]

    @Test(arguments: changes)
    func everyChangeCanBeTakenBackExactly(path: String, values: [String: String]) async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["quantity": "⅓", "date": "2026-11-20"])
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml", "date": "2026-11-20"])
        let everything = "SELECT * FROM meal_entries ORDER BY id"
        let (before, days) = (try await alex.app.rows(everything), try await alex.days())
        let changed = try await alex.browser.post(path, values.map { FormValue($0.key, $0.value) })
        #expect(changed.status == 303)
        #expect(try await alex.app.rows(everything) != before)
        let undone = try await alex.browser.post("/track/undo/\(changed.undoStep)")
        #expect(undone.location?.hasPrefix("/nutrition?date=2026-11-2") == true)
        #expect(try await alex.browser.follow(undone).flash == "Undone.")
        #expect(try await alex.app.rows(everything) == before)
        #expect(try await alex.days() == days)
    }

    @Test func aFoodThatIsDeletedLaterChangesNoDay() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        try await alex.app.execute("DELETE FROM foods WHERE id = \(alex.egg)")
        #expect(try await alex.days() == ["2026-11-21 1 143 12.56"])
        let form = try await alex.browser.get("/nutrition/entries/1/edit")
        #expect(form.value(of: "name") == "Zorb egg, raw")
        try await alex.browser.post("/nutrition/entries/1", ["name": "Egg", "energy": "150", "meal": "lunch"])
        #expect(try await alex.entries() == ["2026-11-21 lunch Egg 2 1 large 100 150"])
    }

    @Test func whatIsUnknownIsNotCountedAndSaidSo() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml"])
        try await alex.add()
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("The calories of 1 food are unknown and not counted."))
        #expect(page.main.words.contains("Eaten 143 kcal"))
        #expect(page.main.words.contains("Tea, Herbs 200 ml unknown"))
        #expect(
            page.main.words.contains("at least 143 kcal · protein 13 g · carbs at least 0.7 g · fat at least 9.5 g"))
        #expect(page.main.words.contains("Protein 13 of 126 g 113 g left Carbs at least 1 of"))
        #expect(page.main.words.contains(#/Fiber Unknown for some foods at most [0-9]+ g left/#))
    }
}
