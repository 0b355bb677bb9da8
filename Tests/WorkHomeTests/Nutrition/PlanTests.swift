import Support
import Testing

@Suite struct PlanTests {
    private let plans = "SELECT day, meal, is_planned FROM meal_entries ORDER BY id"

    @Test func foodOfADayToComeIsAPlanAndIsEatenOnItsDay() async throws {
        let alex = try await NutritionFixture()
        let added = try await alex.add(["date": "2026-11-22"])
        #expect(try await alex.browser.follow(added).flash == "Planned.")
        #expect(try await alex.app.rows(plans) == ["2026-11-22 breakfast 1"])
        #expect(try await alex.days().isEmpty)
        let before = try await alex.browser.get("/nutrition?date=2026-11-22")
        #expect(before.main.words.contains("Eaten 0 kcal"))
        #expect(before.main.words.contains("Planned: 143 kcal"))
        #expect(before.main.words.contains("With what is planned: 143 kcal"))
        #expect(!before.main.contains("/eaten\""))
        #expect(try await alex.browser.post("/nutrition/entries/1/eaten").status == 404)
        #expect(try await alex.browser.post("/nutrition/eaten", ["date": "2026-11-22"]).status == 404)

        alex.app.clock.advance(days: 1)
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.contains("action=\"/nutrition/entries/1/eaten\""))
        let eaten = try await alex.browser.post("/nutrition/entries/1/eaten")
        #expect(eaten.location == "/nutrition?date=2026-11-22#breakfast")
        let after = try await alex.browser.follow(eaten)
        #expect(after.flash == "Marked as eaten.")
        #expect(after.main.words.contains("Eaten 143 kcal") && !after.main.words.contains("Planned:"))
        #expect(try await alex.days() == ["2026-11-22 1 143 12.56"])
        // A second tap changes nothing more.
        #expect(try await alex.browser.post("/nutrition/entries/1/eaten").status == 303)
        try await alex.browser.post("/track/undo/\(eaten.undoStep)")
        #expect(try await alex.app.rows(plans) == ["2026-11-22 breakfast 1"])
        #expect(try await alex.days().isEmpty)
    }

    @Test func whatIsPlannedForTodayCountsWhenItIsEaten() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        try await alex.add(["meal": "dinner", "planned": "1"])
        try await alex.browser.post(
            "/nutrition/quick-add", ["energy": "500", "meal": "dinner", "planned": "1", "name": "Stew"])
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Eaten 143 kcal"))
        #expect(page.main.words.contains("With what is planned: 786 kcal"))
        #expect(try await alex.browser.get("/").main.words.contains("Eaten 143 kcal"))
        #expect(try await alex.browser.get("/journal/2026-11-21").main.words.contains("143 kcal"))
        #expect(try await alex.days() == ["2026-11-21 1 143 12.56"])
        let all = try await alex.browser.post("/nutrition/eaten", ["date": "2026-11-21", "meal": "dinner"])
        #expect(try await alex.browser.follow(all).main.words.contains("Eaten 786 kcal"))
        let shown = try await alex.browser.get("/nutrition")
        #expect(shown.main.words.contains("Marked 2 foods as eaten"))
        try await alex.browser.post("/track/undo/\(all.undoStep)")
        #expect(try await alex.app.count("meal_entries WHERE is_planned = 1") == 2)
        try await alex.browser.post("/nutrition/eaten", ["date": "2026-11-21"])
        #expect(try await alex.app.count("meal_entries WHERE is_planned = 1") == 0)
    }

    @Test func theFormSaysWhetherItIsEaten() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["planned": "1"])
        let form = try await alex.browser.get("/nutrition/entries/1/edit")
        #expect(form.main.contains("name=\"planned\" value=\"1\" checked"))
        let refused = try await alex.browser.post(
            "/nutrition/entries/1", ["quantity": "-", "portion": "1 large", "planned": "1"])
        #expect(refused.status == 422 && refused.main.contains("name=\"planned\" value=\"1\" checked"))
        try await alex.browser.post("/nutrition/entries/1", ["quantity": "2", "portion": "1 large"])
        #expect(try await alex.app.rows(plans) == ["2026-11-21 breakfast 0"])
        try await alex.browser.post(
            "/nutrition/entries/1", ["quantity": "2", "portion": "1 large", "date": "2026-11-25"])
        #expect(try await alex.app.rows(plans) == ["2026-11-25 breakfast 1"])
    }

    @Test func onADayToComeTheFormSaysThatItIsPlanned() async throws {
        let alex = try await NutritionFixture()
        let sentence = "This day is still to come, so it is planned."
        try await alex.add(["date": "2026-11-22"])
        for path in ["quick-add?date=2026-11-22", "foods/\(alex.egg)?date=2026-11-22", "entries/1/edit"] {
            let form = try await alex.browser.get("/nutrition/\(path)").main
            #expect(form.words.contains(sentence), "\(path)")
            #expect(form.contains("type=\"hidden\" name=\"planned\" value=\"1\""), "\(path)")
            #expect(!form.contains("type=\"checkbox\" name=\"planned\""), "\(path)")
        }
        #expect(try await !alex.browser.get("/nutrition/quick-add").main.words.contains(sentence))
        // Moved to today, it stays a plan.
        try await alex.browser.post(
            "/nutrition/entries/1", ["quantity": "2", "portion": "1 large", "date": "2026-11-21", "planned": "1"])
        #expect(try await alex.app.rows(plans) == ["2026-11-21 breakfast 1"])
    }

    @Test func oneEatenPlanIsOfferedForUndoByItsName() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["planned": "1"])
        try await alex.browser.post("/nutrition/entries/1/eaten")
        let page = try await alex.browser.get("/nutrition").main.words
        #expect(page.contains("Marked Zorb egg, raw, 2 large as eaten"))
        try await alex.browser.post("/nutrition/entries/1", ["quantity": "3", "portion": "1 large"])
        #expect(try await alex.browser.get("/nutrition").main.words.contains("Changed Zorb egg, raw, 2 large"))
    }

    @Test func copiesToADayToComeArePlansAndUneatenPlansAreNotCopied() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.add(["date": "2026-11-20", "meal": "dinner", "planned": "1"])
        try await alex.browser.post("/nutrition/copies", ["date": "2026-11-21", "from": "2026-11-20"])
        try await alex.add(["meal": "dinner", "planned": "1"])
        try await alex.browser.post("/nutrition/copies", ["date": "2026-11-22", "from": "2026-11-21"])
        #expect(
            try await alex.app.rows("\(plans) LIMIT 9 OFFSET 2") == [
                "2026-11-21 breakfast 0", "2026-11-21 dinner 1", "2026-11-22 breakfast 1", "2026-11-22 dinner 1",
            ])
        try await alex.browser.post("/nutrition/meals", ["name": "Usual", "meal": "breakfast", "date": "2026-11-20"])
        try await alex.browser.post("/nutrition/meals/1/entries", ["meal": "lunch", "date": "2026-11-23"])
        #expect(try await alex.app.rows(plans).last == "2026-11-23 lunch 1")
    }

    @Test func plansAreNotWhatWasHadLast() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20", "quantity": "3"])
        for _ in 0..<20 {
            try await alex.add([
                "food_id": "\(alex.tea)", "quantity": "200", "portion": "ml", "date": "2026-11-23",
            ])
        }
        try await alex.add(["date": "2026-11-22", "quantity": "9"])
        #expect(
            try await alex.browser.get("/nutrition").main.contains("aria-label=\"Add Zorb egg, raw, 3 large\""))
        let search = try await alex.browser.get("/nutrition/foods?meal=breakfast")
        #expect(search.main.words.contains("Recent Zorb egg, raw 3 large"))
        #expect(!search.main.words.contains("Tea, Herbs 200 ml"))
        let form = try await alex.browser.get("/nutrition/foods/\(alex.egg)?meal=breakfast")
        #expect(form.value(of: "quantity") == "3")
    }

    @Test func anArchiveKeepsPlansAndAnOlderOneHasNone() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["planned": "1"])
        let archive = try await alex.browser.archive()
        let (other, _) = try await alex.app.elsewhere()
        try await other.bring(try archive.zipped())
        #expect(try await other.rows("SELECT is_planned FROM meal_entries") == ["1"])
        let lines = archive.text("json/meal_entries.jsonl")
        let older = lines.replacing(",\"is_planned\":1", with: "")
        #expect(older != lines)
        let (third, _) = try await alex.app.elsewhere()
        try await third.bring(try archive.zipped(changing: ["json/meal_entries.jsonl": older]))
        #expect(try await third.rows("SELECT is_planned FROM meal_entries") == ["0"])
    }
}
