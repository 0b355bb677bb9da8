import Support
import Testing

@testable import WorkHome

/// Progress and Home when a user switches between kilograms and pounds.
@Suite struct MeasurementUnitsTests {
    private func member(_ app: TestApp, _ unit: String = "pounds") async throws -> Browser {
        let browser = try await app.member()
        try await use(unit, browser)
        return browser
    }

    private func use(_ unit: String, _ browser: Browser) async throws {
        try await browser.post("/settings/units", ["weight_unit": unit])
        _ = try await browser.get("/settings")
    }

    private func save(_ browser: Browser, _ values: KeyValuePairs<String, String>) async throws -> Answer {
        let answer = try await browser.post("/progress/measurements", values)
        if answer.status == 303 { _ = try await browser.follow(answer) }
        return answer
    }

    @Test func poundsStayWhatTheyWere() async throws {
        let app = try await TestApp()
        let browser = try await member(app)
        #expect(try await save(browser, ["weight": "135", "height": "5'7\"", "weight_unit": "pounds"]).status == 303)
        #expect(try await app.rows("SELECT weight_kilograms = 135 * 0.45359237 FROM users") == ["1"])
        for (unit, figure) in [("kilograms", "61.2 kg"), ("pounds", "135 lb"), ("kilograms", "61.2 kg")] {
            try await use(unit, browser)
            let progress = try await browser.get("/progress").main.words
            #expect(progress.contains("Weight Today, 21 Nov \(figure)"))
            #expect(try await browser.get("/").main.words.contains(figure))
        }
    }

    @Test func everythingOfProgressIsInPounds() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await save(browser, ["weight": "68", "height": "170", "date": "2026-11-20"])
        try await use("pounds", browser)
        _ = try await save(browser, ["weight": "150", "height": "170", "weight_unit": "pounds"])
        let page = try await browser.get("/progress")
        let words = page.main.words
        #expect(
            words.contains("Body Measurements −4.5 lb from 154.5 lb Weight Today, 21 Nov 150 lb Height 5 ft 7 in"))
        #expect(
            page.main.allBetween("<li class=\"row row-plain\">", "</li>").map(\.words) == [
                "150 lb Today, 21 Nov −4.5 lb", "154.5 lb Today, 21 Nov +4.5 lb", "150 lb Yesterday, 20 Nov",
            ])
        #expect(page.text.contains("aria-label=\"Delete 150 lb, Today, 21 Nov\""))
        let chart = try #require(page.main.between("<div class=\"chart-frame\" ", "</div>"))
        #expect(chart.contains("Body weight in pounds"))
        #expect(chart.contains("Last 150 lb on 21 Nov 2026."))
        #expect(
            page.main.between("<tbody>", "</tbody>")?.allBetween("<td>", "</td>").map(\.words) == [
                "150 lb", "150 lb",
            ])
        #expect(!words.contains("kg"))
        let question = try await browser.get("/progress/weights/3/delete").main.words
        #expect(question.contains("150 lb from Saturday 21 November 2026 will be deleted."))
        let home = try await browser.get("/").main
        #expect(home.words.contains("Weight 150 lb −4.5 lb from 154.5 lb This week"))
        #expect(home.contains("Body weight in pounds"))
        #expect(!home.words.contains("kg"))
    }

    @Test func theTicksAreRoundInTheUnit() async throws {
        let app = try await TestApp()
        let browser = try await member(app)
        for (weight, day) in [("150", "2026-11-18"), ("160", "2026-11-19"), ("180", "2026-11-20")] {
            _ = try await save(browser, ["weight": weight, "height": "170", "date": day, "weight_unit": "pounds"])
        }
        let labels = try #require(try await browser.get("/progress").main.between("chart-label-y", "</g>"))
        let ticks = labels.components(separatedBy: "</text>").compactMap { label in
            label.split(separator: ">").last.flatMap { Double($0) }
        }
        #expect(ticks.count >= 3)
        #expect(ticks.allSatisfy { $0.truncatingRemainder(dividingBy: 5) == 0 })
        #expect(ticks.contains(160))
    }

    @Test func theUnitOfTheFormCounts() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let form = try await browser.get("/progress/measurements/edit")
        #expect(form.value(of: "weight_unit") == "kilograms")
        // Meanwhile, in another tab.
        try await use("pounds", browser)
        let wrong = try await save(browser, ["weight": "600", "height": "170", "weight_unit": "kilograms"])
        #expect(wrong.fieldErrors == ["weight": "Please enter a weight from 20 to 500 kg"])
        #expect(wrong.value(of: "weight_unit") == "kilograms")
        #expect(wrong.main.contains("<span class=\"input-unit\" aria-hidden=\"true\">kg</span>"))
        _ = try await save(browser, ["weight": "68", "height": "170", "weight_unit": "kilograms"])
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["68"])
        // Without a unit, the user's own applies.
        _ = try await save(browser, ["weight": "152", "height": "170"])
        #expect(try await app.rows("SELECT weight_kilograms = 152 * 0.45359237 FROM users") == ["1"])
    }

    @Test func whatNobodyChangedIsKeptToTheGram() async throws {
        let app = try await TestApp()
        let browser = try await member(app)
        _ = try await save(browser, ["weight": "135", "height": "5'8.5\"", "weight_unit": "pounds"])
        try await use("kilograms", browser)
        let form = try await browser.get("/progress/measurements/edit")
        #expect(["weight", "height", "weight_unit"].map { form.value(of: $0) } == ["61.2", "173.99", "kilograms"])
        _ = try await save(browser, ["weight": "61.2", "height": "173.99", "weight_unit": "kilograms"])
        try await use("pounds", browser)
        let again = try await browser.get("/progress/measurements/edit")
        #expect(["weight", "height", "weight_unit"].map { again.value(of: $0) } == ["135", "5 ft 8.5 in", "pounds"])
    }

    @Test(
        arguments: [
            (["weight": "44", "height": "5 ft 7 in"], ["weight": "Please enter a weight from 44.1 to 1,102.3 lb"]),
            (["weight": "1102.4", "height": "170"], ["weight": "Please enter a weight from 44.1 to 1,102.3 lb"]),
            (["weight": "150", "height": "5"], ["height": "Please enter a height from 1 ft 8 in to 8 ft 11 in"]),
            (["weight": "150", "height": "9 ft"], ["height": "Please enter a height from 1 ft 8 in to 8 ft 11 in"]),
        ])
    func whatCannotBeIsToldInTheUnit(typed: [String: String], errors: [String: String]) async throws {
        let app = try await TestApp()
        let browser = try await member(app)
        let answer = try await browser.post("/progress/measurements", typed.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == errors)
        #expect(answer.value(of: "weight") == typed["weight"])
        #expect(try await app.count("weight_records") == 1)
    }

    @Test func aUnitThatIsNoneIsRefused() async throws {
        let app = try await TestApp()
        let answer = try await app.member().post(
            "/progress/measurements", ["weight": "70", "height": "170", "weight_unit": "stones"])
        #expect(answer.status == 422)
        #expect(answer.errorSummary == "Please choose kilograms or pounds")
        #expect(try await app.count("weight_records") == 1)
    }

    @Test(arguments: ["44.1", "1102.3"])
    func theBoundsAreWithinTheTables(weight: String) async throws {
        let app = try await TestApp()
        let browser = try await member(app)
        for height in ["8 ft 11 in", "1 ft 8 in"] {
            let asked = try await save(browser, ["weight": weight, "height": height])
            let confirmed = asked.value(of: "confirmed") ?? ""
            let saved = try await save(browser, ["weight": weight, "height": height, "confirmed": confirmed])
            #expect(asked.status == 422 && saved.status == 303)
        }
        #expect(try await browser.get("/progress").main.words.contains("\(weight == "1102.3" ? "1,102.3" : weight) lb"))
    }
}
