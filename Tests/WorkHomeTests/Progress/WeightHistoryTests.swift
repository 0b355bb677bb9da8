import Support
import Testing

@testable import Fitness

@Suite struct WeightHistoryTests {
    @Test(arguments: [("68", "−2 kg"), ("73", "+3 kg"), ("69.75", "−0.25 kg"), ("70,5", "+0.5 kg")])
    func theChangeSinceTheStartIsTold(weight: String, text: String) async throws {
        let browser = try await TestApp().member()
        try await browser.post("/progress/measurements", ["weight": weight, "height": "170"])
        #expect(try await browser.get("/progress").main.words.contains("Body Measurements \(text) from 70 kg"))
    }

    @Test(
        arguments: [
            ("loseWeight", "68", "good"), ("loseWeight", "72", "bad"), ("buildMuscle", "72", "good"),
            ("buildMuscle", "68", "neutral"), ("stayFit", "68", "neutral"),
        ])
    func whetherAChangeIsGoodDependsOnTheGoal(goal: String, weight: String, tone: String) async throws {
        let browser = try await TestApp().member(fitnessGoal: try #require(FitnessGoal(rawValue: goal)))
        try await browser.post("/progress/measurements", ["weight": weight, "height": "170"])
        let card = try #require(try await browser.get("/progress").main.between("Body Measurements", "</section>"))
        #expect(card.contains("chip-\(tone)"))
    }

    @Test func aGuestHasNoWeightYet() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        let page = try await browser.get("/progress")
        let words = page.main.words
        #expect(words.contains("Weight Not logged yet – kg Height – cm BMI Add your weight and height –"))
        #expect(words.contains("Log your weight to start this chart."))
        #expect(words.contains("Nothing logged yet"))
        #expect(!page.text.contains("class=\"chart-plot\""))
        try await browser.post("/progress/measurements", ["weight": "81", "height": "180"])
        #expect(try await app.rows("SELECT starting_weight_kilograms FROM users") == ["81"])
        #expect(try await browser.get("/progress").main.words.contains("Body Measurements Weight Today, 21 Nov 81 kg"))
    }

    @Test func aWeightIsDeletedWhenAskedTwice() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        let page = try await browser.get("/progress")
        #expect(page.text.contains("href=\"/progress/weights/2/delete\" aria-label=\"Delete 68 kg, Today, 21 Nov\""))
        let question = try await browser.get("/progress/weights/2/delete")
        let words = "68 kg from Saturday 21 November 2026 will be deleted. You can undo this on the next page."
        #expect(question.main.words.contains(words))
        #expect(try await app.count("weight_records") == 2)
        let answer = try await browser.post("/progress/weights/2/delete")
        #expect(try await browser.follow(answer).flash == "Weight deleted.")
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["70"])
        #expect(try await browser.post("/progress/weights/2/delete").status == 404)
        #expect(try await browser.get("/progress/weights/2/delete").status == 404)
    }

    @Test func aWeighingIsChangedAndThatIsUndone() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        #expect(try await browser.get("/progress").text.contains("href=\"/progress/weights/2/edit\""))
        let form = try await browser.get("/progress/weights/2/edit")
        #expect(form.value(of: "weight") == "68" && form.value(of: "date") == "2026-11-21")
        #expect(!form.main.contains("name=\"height\"") && form.main.words.contains("Edit weight"))
        let weights = "SELECT weight_kilograms, recorded_on FROM weight_records ORDER BY id"
        let asked = try await browser.post("/progress/weights/2", ["weight": "168", "date": "2026-11-20"])
        #expect(asked.status == 422 && asked.main.words.contains("168 kg? The last weight was 68 kg."))
        let wrong = try await browser.post("/progress/weights/2", ["weight": "much", "date": "2026-11-20"])
        #expect(wrong.fieldErrors.keys.sorted() == ["weight"])
        let saved = try await browser.post("/progress/weights/2", ["weight": "68.5", "date": "2026-11-20"])
        #expect(try await browser.follow(saved).flash == "Measurements saved.")
        #expect(try await app.rows(weights) == ["70 2026-11-21", "68.5 2026-11-20"])
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["70"])
        let step = try #require(try await app.rows("SELECT max(id) FROM undo_steps").first)
        #expect(try await browser.post("/track/undo/\(step)").location == "/progress")
        #expect(try await app.rows(weights) == ["70 2026-11-21", "68 2026-11-21"])
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["68"])
        #expect(try await browser.post("/progress/weights/9", ["weight": "68.5"]).status == 404)
    }

    @Test func aDeletedWeighingComesBack() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        try await browser.post("/progress/weights/2/delete")
        let step = try #require(try await app.rows("SELECT max(id) FROM undo_steps").first)
        try await browser.post("/track/undo/\(step)")
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["68"])
        #expect(try await app.count("weight_records") == 2)
    }

    @Test func theLastOneIsKept() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await !browser.get("/progress").text.contains("/progress/weights/1/delete"))
        let page = try await browser.follow(try await browser.post("/progress/weights/1/delete"))
        #expect(page.flash == "Your only weight can’t be deleted. Update it instead.")
        #expect(try await app.count("weight_records") == 1)
    }

    @Test func theHistoryGoesOnBehindALink() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for day in 1...11 {
            try await browser.post(
                "/progress/measurements",
                ["weight": "\(80 - day)", "height": "170", "date": "2026-11-\(day < 10 ? "0" : "")\(day)"])
        }
        let page = try await browser.get("/progress?range=year")
        func shown(_ page: Answer) -> [String] {
            page.main.allBetween("<li class=\"row row-plain\">", "</li>").map(\.words)
        }
        #expect(shown(page).count == 10)
        #expect(shown(page).first == "70 kg Today, 21 Nov +1 kg")
        #expect(shown(page).last == "77 kg Tue, 3 Nov −1 kg")
        let older = try #require(page.main.between("button-wide\" href=\"/progress?", "\"")?.unescaped)
        #expect(older == "range=year&older=10")
        let all = try await browser.get("/progress?\(older)")
        #expect(shown(all) == ["78 kg Mon, 2 Nov −1 kg", "79 kg Sun, 1 Nov"])
        #expect(!all.text.contains("Older weights"))
    }

    @Test(arguments: [
        "older=-1", "older=0", "older=99999999999999999999", "older=x", "range=century", "range=",
    ])
    func aStrangeQueryStillShowsThePage(query: String) async throws {
        #expect(try await TestApp().member().get("/progress?\(query)").status == 200)
    }
}
