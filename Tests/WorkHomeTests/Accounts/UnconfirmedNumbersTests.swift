import Support
import Testing

@testable import WorkHome

/// Numbers of a registration that are those its form proposed: nothing is computed from them until they are confirmed.
@Suite struct UnconfirmedNumbersTests {
    private func newcomer(_ app: TestApp, _ changes: KeyValuePairs<String, String> = [:]) async throws -> Browser {
        try await Browser(app).post("/register", Cast.alex.registration(changes))
        return try await app.signIn(Cast.alex)
    }

    private let question = "Are these yours? You registered with 25 years, 170 cm, 70 kg."

    @Test func theyFeedNothingUntilTheyAreConfirmed() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        #expect(try await browser.get("/").main.words.contains(question))
        #expect(
            try await browser.get("/progress").main.words.contains(
                "Weight Today, 21 Nov 70 kg Height 170 cm BMI Say whether"))
        #expect(try await !browser.get("/progress").main.words.contains("24.2"))
        #expect(try await browser.get("/").main.contains("id=\"numbers\""))
        let targets = try await browser.get("/nutrition/targets").main
        for page in [targets, try await browser.get("/progress").main] {
            #expect(page.contains("href=\"/#numbers\">Say whether your numbers are yours</a>"))
        }
        #expect(targets.words.contains("Say whether your numbers are yours"))
        #expect(!targets.words.contains("1,720 kcal"))
        #expect(try await !browser.get("/goals").main.words.contains("67 kg"))
        #expect(try await app.rows("SELECT fitness_goal FROM users") == ["loseWeight"])

        #expect(try await browser.post("/profile/numbers").location == "/")
        #expect(try await !browser.get("/").main.words.contains("Are these yours?"))
        #expect(try await browser.get("/progress").main.words.contains("BMI Normal 24.2"))
        #expect(try await browser.get("/nutrition/targets").main.words.contains("Calories 1,720 kcal"))
    }

    @Test func whatWasChangedIsNotAskedAbout() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app, ["age": "31", "weight": "82"])
        #expect(try await browser.get("/").main.words.contains("You registered with 170 cm."))
        let answer = try await browser.post("/progress/measurements", ["weight": "82", "height": "181"])
        #expect(answer.status == 303)
        #expect(try await !browser.get("/").main.words.contains("Are these yours?"))
        #expect(try await app.rows("SELECT unconfirmed FROM users") == ["0"])
    }

    /// It is no slip that the first real weight is far from the proposed one, and it begins the change.
    @Test func theChangeBeginsWithTheEarliestRealWeight() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        for (weight, day) in [("101.4", "2026-11-21"), ("103.2", "2026-11-01")] {
            let answer = try await browser.post(
                "/progress/measurements", ["weight": weight, "height": "170", "date": day])
            #expect(answer.status == 303)
        }
        let user = "SELECT weight_kilograms, starting_weight_kilograms, unconfirmed FROM users"
        #expect(try await app.rows(user) == ["101.4 103.2 7"])
        let progress = try await browser.get("/progress").main.words
        #expect(progress.contains("−1.8 kg from 103.2 kg") && !progress.contains("31.4 kg"))
        #expect(try await browser.get("/").main.words.contains("You registered with 25 years, 170 cm."))
        // What is not shown is not confirmed.
        try await browser.post("/profile/numbers")
        #expect(try await app.rows(user) == ["101.4 103.2 4"])
    }

    @Test func aProposedWeightIsOnNoChartAndBeginsNoGoal() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        let empty = try await browser.get("/progress")
        #expect(empty.main.words.contains("Log your weight to start this chart."))
        #expect(!empty.text.contains("class=\"chart-plot\""))
        #expect(try await browser.get("/analyze/body-weight").main.words.contains("No data to analyze"))
        for (weight, day) in [("101.4", "2026-11-20"), ("103.2", "2026-11-01")] {
            try await browser.post("/progress/measurements", ["weight": weight, "height": "170", "date": day])
        }
        for path in ["/progress", "/analyze/body-weight"] {
            let table = try #require(try await browser.get(path).main.between("<table", "</table>")?.words)
            #expect(table.contains("101.4 kg") && !table.contains("70 kg"), "\(path)")
        }
        let goal = try await browser.post(
            "/goals",
            [
                "type": "weight", "measure": "bodyWeight", "target": "90", "cadence": "once", "direction": "decrease",
            ])
        #expect(goal.status == 303)
        #expect(try await browser.get("/goals/1").main.words.contains("Started at 101.4 kg"))
    }

    /// Also for goals: one for every day is met by the weight of today as soon as that is theirs.
    @Test func aConfirmedWeightCountsForGoals() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        let goal = try await browser.post(
            "/goals",
            [
                "type": "weight", "measure": "bodyWeight", "target": "80", "cadence": "daily", "direction": "decrease",
            ])
        #expect(goal.status == 303)
        app.clock.advance(days: 1)
        // What is over is stored by the next change.
        try await browser.post("/nutrition/quick-add", ["energy": "400", "meal": "lunch"])
        #expect(try await app.rows("SELECT kept_periods FROM goals") == ["0"])
        try await browser.post("/profile/numbers")
        #expect(try await app.rows("SELECT kept_periods FROM goals") == ["1"])
    }

    /// Who puts it right has said what it is.
    @Test func aProposedWeightThatIsEditedIsTheirs() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        #expect(try await browser.post("/progress/weights/1", ["weight": "82", "date": "2026-11-21"]).status == 303)
        let user = "SELECT weight_kilograms, starting_weight_kilograms, unconfirmed FROM users"
        #expect(try await app.rows(user) == ["82 82 3"])
        #expect(try await !browser.get("/progress").main.words.contains("Log your weight to start this chart."))
    }

    /// Taking the edit back is no confirmation of what the form proposed.
    @Test func anUndoneEditLeavesTheProposedWeightUnconfirmed() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        let edit = try await browser.post("/progress/weights/1", ["weight": "82", "date": "2026-11-21"])
        let user = "SELECT weight_kilograms, unconfirmed FROM users"
        #expect(try await app.rows(user) == ["82 3"])
        let undone = try await browser.post("/track/undo/\(edit.undoStep)")
        #expect(try await browser.follow(undone).flash == "Undone.")
        #expect(try await app.rows(user) == ["70 15"])
        #expect(try await browser.get("/").main.words.contains(question))
    }

    /// 53 kg would be underweight at the proposed 170 cm: nobody said that this is their height.
    @Test func aProposedHeightRefusesNoGoal() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app, ["age": "31", "weight": "60"])
        #expect(try await app.rows("SELECT unconfirmed FROM users") == ["2"])
        let goal = try await browser.post(
            "/goals",
            [
                "type": "weight", "measure": "bodyWeight", "target": "53", "cadence": "once", "direction": "decrease",
            ])
        #expect(goal.status == 303)
    }

    @Test func aConfirmedWeightBeginsTheChange() async throws {
        let app = try await TestApp()
        let browser = try await newcomer(app)
        try await browser.post("/profile/numbers")
        try await browser.post("/progress/measurements", ["weight": "71", "height": "170"])
        try await browser.post("/progress/measurements", ["weight": "73", "height": "170", "date": "2026-11-01"])
        #expect(try await browser.get("/progress").main.words.contains("+1 kg from 70 kg"))
    }

    /// Also on a shared link, somebody who never registered a weight has lost what they have lost.
    @Test func anEarlierWeightThatIsAddedLaterBeginsTheChange() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        app.clock.advance(seconds: 1)
        try await guest.post("/progress/measurements", ["weight": "71.4", "height": "170"])
        try await guest.post("/progress/measurements", ["weight": "73.2", "height": "170", "date": "2026-11-01"])
        #expect(try await guest.get("/progress").main.words.contains("−1.8 kg from 73.2 kg"))
        #expect(try await app.rows("SELECT starting_weight_kilograms FROM users") == ["73.2"])
    }
}
