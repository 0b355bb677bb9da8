import Support
import Testing

@testable import Fitness
@testable import Models

/// The clock is at Saturday 21 November 2026, and Alex registers with 70 kg today.
@Suite struct BodyWeightPageTests {
    private func weigh(_ alex: AnalyzedPerson, _ weights: [(day: String, kilograms: String)]) async throws {
        for (day, kilograms) in weights {
            try await alex.browser.post(
                "/progress/measurements", ["weight": kilograms, "height": "170", "date": day])
        }
        _ = try await alex.browser.get("/settings")
    }

    @Test(
        arguments: [
            ("week", "72", "70", "71"), ("month", "74", "70", "72"), ("quarter", "78", "70", "73.5"),
            ("year", "78", "66", "72"), ("all", "90", "66", "75"),
        ])
    func eachRangeHasItsFigures(range: String, high: String, low: String, mean: String) async throws {
        let alex = try await AnalyzedPerson()
        try await weigh(
            alex,
            [
                ("2024-01-01", "90"), ("2025-11-22", "66"), ("2026-08-24", "78"), ("2026-10-23", "74"),
                ("2026-11-15", "99"), ("2026-11-15", "72"),
            ])
        let page = try await alex.browser.get("/analyze/body-weight?range=\(range)")
        #expect(page.status == 200)
        #expect(page.figures["Current"] == "70 kg")
        #expect(page.figures["Highest"] == "\(high) kg")
        #expect(page.figures["Lowest"] == "\(low) kg")
        #expect(page.figures["Average"] == "\(mean) kg")
        let chart = try #require(page.charts["Body weight"])
        #expect(chart.contains("chart-trend"))
        #expect(!chart.contains("99 kg"))
    }

    /// The trend of a range includes the values before it.
    @Test func theTrendRemembersWhatIsBeforeTheRange() async throws {
        let alex = try await AnalyzedPerson()
        try await weigh(alex, [("2026-11-14", "80")])
        let page = try await alex.browser.get("/analyze/body-weight?range=week")
        #expect(page.figures["Lowest"] == "70 kg")
        // There is only one weight in the week, so there is no second line to explain.
        #expect(!page.main.contains("The second line is the trend"))
        #expect(try await alex.browser.get("/analyze/body-weight").main.contains("The second line is the trend"))
        // Seven days after 80 kg the new weight counts 1 - 0.9^7 of the difference.
        #expect(page.figures["Trend"] == "74.8 kg")
    }

    @Test func itSaysHowFastTheWeightChanges() async throws {
        let alex = try await AnalyzedPerson(weightKilograms: nil)
        #expect(
            try await alex.browser.get("/analyze/body-weight").main.words.contains(
                "No data to analyze Log your weight to see its chart"))
        let now = alex.app.clock.now
        try await alex.app.train { training in
            for back in 0..<28 {
                try WeightRecord.insert(
                    training.database, user: training.user.id, weightKilograms: 80 + 0.1 * Double(back),
                    on: training.moment.today - back, at: now)
            }
        }
        let page = try await alex.browser.get("/analyze/body-weight")
        #expect(page.main.words.contains("In the last four weeks your weight fell by 0.7 kg a week."))
        try await alex.app.execute("DELETE FROM weight_records WHERE recorded_on < '2026-11-19'")
        #expect(
            try await alex.browser.get("/analyze/body-weight").main.words.contains(
                "Log your weight on at least 6 days over two weeks or more"))
    }

    @Test func aPointShowsTheWeighingsOfItsDay() async throws {
        let alex = try await AnalyzedPerson()
        try await weigh(alex, [("2026-11-20", "71.5")])
        let page = try await alex.browser.get("/analyze/body-weight?range=month&day=2026-11-20")
        let day = try #require(page.main.between("id=\"day\"", "</section>"))
        #expect(day.contains("aria-label=\"Body weight on Friday 20 November 2026. 71.5 kilograms.\""))
        #expect(day.contains("href=\"/track?date=2026-11-20\""))
        #expect(
            page.main.contains(
                " href=\"?range=month&amp;day=2026-11-20#day\" data-shown=\"\"><title>20 Nov 2026: 71.5 kg</title>"))
    }

    @Test func aRangeWithNothingOffersAnother() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.execute("UPDATE weight_records SET recorded_on = '2026-05-01'")
        let page = try await alex.browser.get("/analyze/body-weight?range=week")
        #expect(
            page.main.words.contains("Nothing in the last 7 days The last was on 1 May 2026. Show the last 365 days"))
    }

    @Test(
        arguments: [
            // The trend lags behind today's weight of 80 kg and falls by 0.1 kg a day.
            ("70", "Around 10 Mar 2027. Going by what you logged, between"),
            ("90", "No date: your weight is moving the other way right now."),
            ("55", "No date: at this pace it would take more than two years, too long to predict."),
        ])
    func aTargetHasItsDateWhereThereIsOne(target: String, answer: String) async throws {
        let alex = try await losing()
        if target == "55" {
            try await alex.app.execute("UPDATE weight_records SET weight_kilograms = weight_kilograms / 4 + 60")
        }
        let page = try await alex.browser.get("/analyze/body-weight?range=month&target=\(target)")
        #expect(page.main.words.contains(answer))
        #expect(page.value(of: "target") == target && page.value(of: "range") == "month")
        #expect(page.charts["Body weight"]?.contains("chart-goal") == true)
    }

    /// No date, and no line on the chart, leads to a weight that is refused as a goal.
    @Test(arguments: [
        ("40", "1990-01-01", "Please enter 53.5 kg or more. Less is underweight for your height."),
        ("75", "2011-01-01", "Until you are 18, your body still grows, so aim to keep your weight, or to train."),
    ])
    func aWeightThatHarmsHasNoDate(target: String, birthDay: String, answer: String) async throws {
        let alex = try await losing()
        try await alex.app.execute("UPDATE users SET birth_day = '\(birthDay)'")
        let page = try await alex.browser.get("/analyze/body-weight?target=\(target)")
        #expect(page.main.words.contains(answer) && !page.main.words.contains("Around"))
        #expect(page.charts["Body weight"]?.contains("chart-goal") == false)
        let more = try await alex.browser.get("/analyze/body-weight?target=90").main.words
        #expect(more.contains("No date: your weight is moving the other way right now."))
    }

    @Test func aGoalHasItsDateUnasked() async throws {
        let alex = try await losing()
        let goal = try await alex.browser.post(
            "/goals",
            [
                "type": "weight", "measure": "bodyWeight", "target": "70", "cadence": "once", "direction": "decrease",
                "counts_from": "2026-11-21",
            ])
        #expect(goal.status == 303)
        let page = try await alex.browser.get("/analyze/body-weight")
        #expect(page.main.words.contains("Around 10 Mar 2027. Going by what you logged, between"))
        #expect(page.value(of: "target") == "70")
        #expect(page.charts["Body weight"]?.contains("chart-goal") == true)
        #expect(try await alex.browser.get("/analyze/body-weight?target=75").value(of: "target") == "75")
    }

    /// A person who loses 0.1 kg a day, down to 80 kg today.
    private func losing() async throws -> AnalyzedPerson {
        let alex = try await AnalyzedPerson(weightKilograms: nil)
        let now = alex.app.clock.now
        try await alex.app.train { training in
            for back in 0..<200 {
                try WeightRecord.insert(
                    training.database, user: training.user.id, weightKilograms: 80 + 0.1 * Double(back),
                    on: training.moment.today - back, at: now)
            }
        }
        return alex
    }

    @Test(arguments: ["", "much", "5", "900"])
    func whatIsNoWeightIsToldBesideItsField(target: String) async throws {
        let alex = try await AnalyzedPerson()
        let page = try await alex.browser.get("/analyze/body-weight?target=\(target)")
        #expect(page.status == 200)
        #expect(
            page.fieldErrors["target"]
                == (target.isEmpty ? "Weight required" : "Please enter a weight from 20 to 500 kg"))
        #expect(page.value(of: "target") == target)
        #expect(try await alex.browser.get("/analyze/body-weight").fieldErrors.isEmpty)
    }

    @Test func withoutEnoughWeighingsThereIsNoDate() async throws {
        let alex = try await AnalyzedPerson()
        let page = try await alex.browser.get("/analyze/body-weight?target=65")
        #expect(page.main.words.contains("No date yet: log your weight on at least 6 days of the last four weeks"))
    }
}
