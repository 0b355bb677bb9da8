import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct NutritionPageTests {
    @Test func anyDayIsOneFieldAway() async throws {
        let page = try await TestApp().member().get("/nutrition?date=2026-11-03")
        let form = page.main.between("<form class=\"day-jump\" method=\"get\" action=\"/nutrition\"", "</form>") ?? ""
        #expect(form.contains("type=\"date\" id=\"day\" name=\"date\" value=\"2026-11-03\""))
        #expect(form.contains("<label class=\"visually-hidden\" for=\"day\">Go to a day</label>"))
    }

    @Test func whatCanBeAddedAgainStaysOpenAfterAdding() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml", "date": "2026-11-20"])
        let form = try #require(
            try await alex.browser.get("/nutrition").main.between("<div class=\"food-again cluster\"", "</form>"))
        #expect(form.contains("name=\"again\" value=\"1\""))
        let added = try await alex.add(["again": "1"])
        #expect(added.location == "/nutrition?date=2026-11-21&again=breakfast#breakfast-again")
        let page = try await alex.browser.follow(added).main
        #expect(page.contains("<details class=\"disclosure\" open>\n<summary id=\"breakfast-again\">Add again"))
        #expect(try await !alex.browser.get("/nutrition").main.contains("<details class=\"disclosure\" open>"))
        let last = try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml", "again": "1"])
        let full = try await alex.browser.follow(last).main
        #expect(full.contains("<a class=\"card-link\" id=\"breakfast-again\" href=\"/nutrition/foods?meal=breakfast"))
        #expect(full.allBetween("id=\"breakfast-again\"", ">").count == 1)
    }

    @Test func yesterdayIsCopiedInOneTap() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.add(["date": "2026-11-20", "meal": "dinner", "quantity": "3"])
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Copy yesterday"))
        #expect(page.main.words.contains("Copy from Friday: 143 kcal"))
        let token = page.value(of: "token") ?? ""
        for _ in 0..<2 {
            let copied = try await alex.browser.post(
                "/nutrition/copies", ["date": "2026-11-21", "from": "2026-11-20", "token": token])
            #expect(copied.location == "/nutrition?date=2026-11-21")
        }
        #expect(
            try await alex.entries().suffix(2) == [
                "2026-11-21 breakfast Zorb egg, raw 2 1 large 100 143",
                "2026-11-21 dinner Zorb egg, raw 3 1 large 150 214.5",
            ])
        #expect(try await alex.entries().count == 4)
        #expect(try await !alex.browser.get("/nutrition").main.words.contains("Copy yesterday"))
    }

    @Test func aMealAloneIsCopied() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.add(["date": "2026-11-20", "meal": "dinner"])
        let copied = try await alex.browser.post(
            "/nutrition/copies", ["date": "2026-11-21", "from": "2026-11-20", "meal": "dinner"])
        #expect(copied.location == "/nutrition?date=2026-11-21#dinner")
        #expect(try await alex.app.rows("SELECT meal FROM meal_entries WHERE day = '2026-11-21'") == ["dinner"])
    }

    @Test(arguments: [
        ("2027-11-23", "2026-11-20"), ("2026-11-20", "2026-11-20"), ("2026-11-21", "x"), ("2026-11-21", "2026-11-01"),
    ])
    func nothingIsCopiedTooFarAheadOrFromNowhere(date: String, from: String) async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        #expect(try await alex.browser.post("/nutrition/copies", ["date": date, "from": from]).status == 404)
        #expect(try await alex.entries().count == 1)
    }

    @Test func waterIsThatOfTrack() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("0 of 1,800 ml"))
        let back = try #require(page.value(of: "back"))
        let answer = try await alex.browser.post(
            "/track/entries", ["trackable_id": "2", "value": "250", "date": "2026-11-21", "back": back])
        #expect(answer.location == "/nutrition?date=2026-11-21#water")
        #expect(try await alex.browser.follow(answer).main.words.contains("250 of 1,800 ml"))
        #expect(try await alex.browser.get("/track").main.words.contains("250 ml"))
        let undone = try await alex.browser.send(
            .post, "/track/undo/\(answer.undoStep)",
            headers: [.secFetchSite: "same-origin", .referer: "http://home.local/nutrition?date=2026-11-21"],
            body: .urlEncoded([]))
        #expect(undone.location == "/nutrition?date=2026-11-21")
    }

    @Test func whatWasBurnedIsToldAndNotAdded() async throws {
        let alex = try await NutritionFixture()
        let running = try await alex.app.exercise("running")
        try await alex.browser.post("/track/cardio", ["exercise_id": running, "duration": "30", "distance": "5"])
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Training burned"))
        #expect(page.main.words.contains("Left 1,720 kcal"))
    }

    @Test func moreThanTheTargetIsSaidInWords() async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post("/nutrition/quick-add", ["energy": "1900", "fat": "70", "meal": "lunch"])
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Eaten 1,900 kcal Target 1,720 kcal Over 180 kcal"))
        #expect(page.main.words.contains("Fat 70 of 57 g 13 g over"))
        // As long as what was eaten, filled up to the target: 123 % doesn't look like 100 %.
        #expect(page.main.contains("meter-beyond\" aria-label=\"Fat: 70 of 57 g\" max=\"70\" value=\"57\">"))
    }

    @Test func aDayHasItsNeighboursAndNothingIsAddedTooFarAhead() async throws {
        let alex = try await NutritionFixture()
        let past = try await alex.browser.get("/nutrition?date=2026-11-19")
        #expect(past.main.contains("href=\"/nutrition?date=2026-11-18\""))
        #expect(past.main.contains("href=\"/nutrition/foods?meal=lunch&amp;date=2026-11-19\""))
        let tomorrow = try await alex.browser.get("/nutrition?date=2026-11-22")
        #expect(tomorrow.main.contains("href=\"/nutrition/foods?meal=lunch&amp;date=2026-11-22\""))
        let future = try await alex.browser.get("/nutrition?date=2027-11-23")
        #expect(!future.main.contains("/nutrition/foods"))
        #expect(!future.main.contains("method=\"post\""))
        let limit = "Food can be planned for a year ahead, up to 22 Nov 2027."
        #expect(future.main.words.contains(limit) && !tomorrow.main.words.contains("can be planned"))
        for path in ["foods", "foods/\(alex.egg)", "quick-add"] {
            let last = try await alex.browser.get("/nutrition/\(path)?date=2027-11-22")
            #expect(last.status == 200 && last.value(of: "date") == "2027-11-22")
            let refused = try await alex.browser.get("/nutrition/\(path)?date=2027-11-23")
            #expect(refused.status == 404 && refused.main.words.contains(limit))
        }
    }

    @Test func withoutATargetThePageSaysWhatIsMissing() async throws {
        let guest = Browser(try await TestApp())
        try await guest.post("/guest")
        let page = try await guest.get("/nutrition")
        #expect(page.main.words.contains("Eaten 0 kcal No target yet. See what is missing"))
        #expect(!page.main.words.contains("Left"))
    }

    @Test(arguments: [
        ("energy", "some", "Please enter the calories, from 0 to 20,000"),
        ("energy", "1.250", "Do you mean 1.25 or 1250? Please type it like that"),
        ("fat", "-1", "Please enter grams, from 0 to 2,000"),
    ])
    func aWrongQuickAddIsTold(name: String, text: String, message: String) async throws {
        let alex = try await NutritionFixture()
        let values = ["energy": "500", "fat": "20", "meal": "lunch", "name": "Canteen"]
        let answer = try await alex.browser.post(
            "/nutrition/quick-add", values.map { FormValue($0.key, $0.key == name ? text : $0.value) })
        #expect(answer.fieldErrors == [name: message])
        #expect(answer.value(of: "name") == "Canteen")
        #expect(try await alex.entries().isEmpty)
    }

    @Test func macrosThatMakeFarMoreThanTheCaloriesAreAskedAbout() async throws {
        let alex = try await NutritionFixture()
        let values: [FormValue] = [
            FormValue("energy", "500"), FormValue("protein", "20"), FormValue("fat", "200"), FormValue("meal", "lunch"),
        ]
        let asked = try await alex.browser.post("/nutrition/quick-add", values)
        let question = "Protein, carbs and fat make about 1,880 kcal, not 500 kcal. Is that correct?"
        #expect(asked.main.words.contains(question))
        // The fields that are asked about are in sight.
        #expect(asked.main.contains("<details class=\"disclosure form-more\" open>"))
        #expect(try await alex.entries().isEmpty)
        try await alex.browser.post("/nutrition/quick-add", ["energy": "500", "fat": "30", "meal": "lunch"])
        #expect(try await alex.entries().count == 1)
    }

    @Test func typedMacrosStayInSightBesideAnErrorElsewhere() async throws {
        let alex = try await NutritionFixture()
        let folded = try await alex.browser.get("/nutrition/quick-add")
        #expect(!folded.main.contains("form-more\" open"))
        let refused = try await alex.browser.post(
            "/nutrition/quick-add", ["energy": "x", "fat": "30", "meal": "lunch"])
        #expect(refused.status == 422 && refused.main.contains("form-more\" open"))
    }

    @Test func caloriesAreAddedWithoutAFood() async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post("/nutrition/quick-add", ["energy": "650", "meal": "lunch", "name": "Canteen"])
        try await alex.browser.post("/nutrition/quick-add", ["energy": "99.5", "meal": "snack"])
        #expect(
            try await alex.entries() == [
                "2026-11-21 lunch Canteen 1  null 650", "2026-11-21 snack Quick add 1  null 99.5",
            ])
    }
}
