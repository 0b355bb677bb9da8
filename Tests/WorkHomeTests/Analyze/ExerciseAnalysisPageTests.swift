import Support
import Testing

@testable import Fitness
@testable import Models

/// The clock is at Saturday 21 November 2026.
@Suite struct ExerciseAnalysisPageTests {
    @Test(
        arguments: [
            ("week", "2 days", "1,060"), ("month", "3 days", "1,560"), ("quarter", "4 days", "1,960"),
            ("year", "5 days", "2,260"), ("all", "6 days", "2,460"),
        ])
    func eachRangeHasItsDays(range: String, days: String, volume: String) async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            let sets: [(String, Int, Double)] = [
                ("2026-11-21", 10, 56), ("2026-11-15", 10, 50), ("2026-11-14", 10, 50), ("2026-10-22", 10, 40),
                ("2026-08-01", 10, 30), ("2025-11-21", 10, 20),
            ]
            for (day, reps, kilograms) in sets { try training.set("bench-press", day, reps, kilograms) }
            try training.set("bench-press", "2026-11-21", 10, 20, kind: .warmUp)
        }
        let page = try await alex.analysis(of: alex.bench, "range=\(range)")
        #expect(page.status == 200)
        #expect(page.figures["Trained on"] == days)
        #expect(page.figures["Total volume"] == "\(volume) kg")
        #expect(page.figures["Heaviest"] == "56 kg")
        #expect(page.figures["Best est. 1RM"] == "74.7 kg")
        let volumeTitle = ["year": "Volume: weekly total", "all": "Volume: weekly total"][range] ?? "Volume"
        #expect(
            Set(page.charts.keys) == [volumeTitle, "Heaviest weight", "Estimated one-rep max", "Sets by reps"])
        let current = page.main.components(separatedBy: "aria-current=\"true\"")
        #expect(current.count == 2 && current[0].contains("range=\(range)\""))
        #expect(page.text.contains("<title>Bench Press · WorkHome</title>"))
    }

    @Test func holdsAndCarriesHaveTheirTimesAndDistances() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            for (day, seconds) in [("2026-11-13", 60), ("2026-11-20", 90), ("2026-11-20", 45)] {
                try training.set("plank", day, .time(seconds: seconds), 0)
                try training.set("farmers-walk", day, .distance(meters: Double(seconds), seconds: 30), 24)
            }
        }
        let plank = try await alex.analysis(of: alex.app.exercise("plank"))
        #expect(Set(plank.charts.keys) == ["Longest time", "Total time"])
        #expect(
            plank.figures == ["Longest time": "1:30", "Total time": "3:15", "Trained on": "2 days"], "\(plank.figures)")
        #expect(plank.charts["Longest time"]?.contains("<title>20 Nov 2026: 1:30, a personal record</title>") == true)
        #expect(plank.charts["Total time"]?.contains("<title>20 Nov 2026: 2:15</title>") == true)
        let walk = try await alex.analysis(of: alex.app.exercise("farmers-walk"))
        #expect(Set(walk.charts.keys) == ["Longest distance", "Heaviest weight", "Total distance", "Total time"])
        #expect(
            walk.figures == [
                "Longest distance": "90 m", "Heaviest": "24 kg", "Total time": "1:30", "Total distance": "195 m",
                "Trained on": "2 days",
            ], "\(walk.figures)")
        #expect(walk.charts["Longest distance"]?.contains(">Longest distance in meters</title>") == true)
        let list = try await alex.browser.get("/analyze").main
        #expect(list.words.contains("Plank") && list.words.contains("Farmer's Walk"))
    }

    @Test func everyChartSaysWhatItShows() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.execute("UPDATE users SET weight_unit = 'pounds'")
        let unit = WeightUnit.pounds
        try await alex.app.train { training in
            try training.set("bench-press", "2026-11-13", 5, unit.kilograms(135))
            try training.set("bench-press", "2026-11-20", 10, unit.kilograms(145))
        }
        let page = try await alex.analysis(of: alex.bench)
        let weight = try #require(page.charts["Heaviest weight"])
        #expect(weight.contains(">Heaviest weight in pounds</title>"))
        #expect(
            weight.contains(
                "Highest 145 lb on 20 Nov 2026. Lowest 135 lb on 13 Nov 2026. Last 145 lb on 20 Nov 2026. 1 personal record."
            ))
        #expect(weight.contains("<title>13 Nov 2026: 135 lb</title>"))
        #expect(weight.contains("<title>20 Nov 2026: 145 lb, a personal record</title>"))
        #expect(weight.components(separatedBy: "chart-record").count == 2)
        #expect(weight.words.contains("Date Heaviest weight 20 Nov 2026 145 lb · PR 13 Nov 2026 135 lb"))
        #expect(page.charts["Volume"]?.contains("<title>20 Nov 2026: 1,450 lb, a personal record</title>") == true)
        let distribution = try #require(page.charts["Sets by reps"])
        #expect(distribution.contains("<title>5 reps: 1 set</title>"))
        for chart in page.charts.values {
            #expect(chart.contains("role=\"document\"") || chart.contains("role=\"img\""))
            #expect(chart.contains("aria-labelledby=\"chart-") && chart.contains("<desc id=\"chart-"))
            #expect(chart.contains("<details class=\"disclosure\"><summary aria-label=\"Show the numbers: "))
        }
    }

    @Test func aPointShowsTheSetsOfItsDayAndLeadsToTrack() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.execute("UPDATE users SET weight_unit = 'pounds'")
        let unit = WeightUnit.pounds
        try await alex.app.train { training in
            try training.set("bench-press", "2026-11-19", 10, unit.kilograms(95))
            for _ in 0..<3 { try training.set("bench-press", "2026-11-20", 10, unit.kilograms(105)) }
        }
        let charts = try await alex.analysis(of: alex.bench, "range=month").charts
        let link = "href=\"?range=month&amp;day=2026-11-20#day\""
        let weight = try #require(charts["Heaviest weight"])
        #expect(weight.components(separatedBy: "<a tabindex=\"-1\" \(link) data-shown=\"\">").count == 2)
        #expect(weight.contains("<th scope=\"row\"><a \(link)>20 Nov 2026</a></th>"))
        let page = try await alex.browser.get("/analyze/exercises/\(alex.bench)?range=month&day=2026-11-20")
        let day = try #require(page.main.between("id=\"day\"", "</section>"))
        #expect(
            day.contains("aria-label=\"Friday 20 November 2026. Bench Press. 3 sets. Total volume 3,150 pounds.\""))
        #expect(day.words.contains("Friday 20 November 2026 PR : Most volume in a day 3 sets · total volume 3,150 lb"))
        #expect(day.components(separatedBy: "105 lb × 10").count == 4)
        #expect(day.contains("href=\"/records/exercises/\(alex.bench)#weight\""))
        #expect(day.contains("href=\"/track?date=2026-11-20#exercise-\(alex.bench)\""))
        let track = try await alex.browser.get("/track?date=2026-11-20")
        #expect(track.text.contains("id=\"exercise-\(alex.bench)\""))
        // A day with only another exercise.
        let other = try await alex.analysis(of: alex.bench, "day=2026-11-18")
        #expect(other.main.words.contains("No Bench Press logged on this day."))
    }

    @Test func cardioHasDistancePaceAndTime() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            try training.session("running", "2026-11-10", seconds: 1_800, meters: 5_000)
            try training.session("running", "2026-11-20", seconds: 1_500, meters: 5_000)
            try training.session("running", "2026-11-20", seconds: 600, meters: nil)
        }
        let page = try await alex.analysis(of: alex.running)
        #expect(Set(page.charts.keys) == ["Distance", "Pace", "Time"])
        #expect(page.figures["Total distance"] == "10 km")
        #expect(page.figures["Total time"] == "1.1 h")
        #expect(page.figures["Fastest day"] == "5:00 /km")
        #expect(page.figures["Sessions"] == "3 on 2 days")
        // A session without a distance does not count toward the pace.
        #expect(page.charts["Pace"]?.contains("<title>20 Nov 2026: 5:00 /km, a personal record</title>") == true)
        #expect(page.charts["Time"]?.contains("<title>20 Nov 2026: 35:00</title>") == true)
        let day = try await alex.analysis(of: alex.running, "day=2026-11-20").main.between("id=\"day\"", "</section>")
        #expect(day?.contains("Running. 2 sessions. 35 minutes. 5 kilometers.") == true)
    }

    @Test func aBodyweightExerciseGoesByItsRepetitions() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            try training.set("pull-up", "2026-11-10", 8, 0)
            try training.set("pull-up", "2026-11-20", 10, 0)
        }
        let plain = try await alex.analysis(of: alex.pullUp)
        #expect(plain.figures["Most reps"] == "10 in a set")
        #expect(plain.figures["Reps"] == "18")
        #expect(
            plain.charts["Most reps"]?.contains("<title>20 Nov 2026: 10 reps, a personal record</title>") == true
        )
        #expect(plain.charts["Added weight"] == nil)
        try await alex.app.train { try $0.set("pull-up", "2026-11-21", 5, 10) }
        let weighted = try await alex.analysis(of: alex.pullUp)
        #expect(weighted.charts["Added weight"]?.contains("<title>21 Nov 2026: 10 kg</title>") == true)
    }

    @Test func aRangeSaysHowItComparesWithTheOneBefore() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            try training.set("bench-press", "2026-11-07", 10, 50)
            try training.set("bench-press", "2026-11-20", 10, 55)
        }
        func comparison(_ range: String) async throws -> String {
            try await alex.analysis(of: alex.bench, "range=\(range)").main.words
        }
        #expect(try await comparison("week").contains("Volume is") == false)
        try await alex.app.train { try $0.set("bench-press", "2026-11-14", 10, 50) }
        #expect(try await comparison("week").contains("Volume is 10 % more than in the 7 days before."))
        // The exercise started within the previous 30 days, and a partial period is not compared.
        #expect(try await comparison("month").contains("days before") == false)
        try await alex.app.train { try $0.set("bench-press", "2026-09-24", 10, 40) }
        #expect(try await comparison("month").contains("days before") == false)
        try await alex.app.train { try $0.set("bench-press", "2026-09-23", 10, 15.5) }
        #expect(try await comparison("month").contains("Volume is 179 % more than in the 30 days before."))
        try await alex.app.execute("DELETE FROM strength_sets WHERE day BETWEEN '2026-09-01' AND '2026-10-31'")
        try await alex.app.train { try $0.set("bench-press", "2026-09-01", 10, 40) }
        #expect(try await comparison("month").contains("You didn’t train this in the 30 days before."))
        #expect(try await comparison("all").contains("days before.") == false)
    }

    @Test func aRangeWithNothingOffersTheNextOneThatHasSomething() async throws {
        let alex = try await AnalyzedPerson()
        let none = try await alex.analysis(of: alex.bench, "range=week")
        #expect(none.main.words.contains("No data to analyze Track workouts to see charts Log a workout"))
        try await alex.app.train { try $0.set("bench-press", "2026-09-10", 10, 50) }
        let page = try await alex.analysis(of: alex.bench, "range=week")
        #expect(
            page.main.words.contains("Nothing in the last 7 days The last was on 10 Sep 2026. Show the last 90 days"))
        #expect(page.main.contains("class=\"button\" href=\"/analyze/exercises/\(alex.bench)?range=quarter\""))
        #expect(page.charts.isEmpty && page.figures.isEmpty)
    }

    @Test(arguments: ["range=decade", "range=", "day=2026-02-30", "day=x&range=ALL"])
    func whatIsNoRangeAndNoDayIsPassedOver(query: String) async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { try $0.set("bench-press", "2026-11-20", 10, 50) }
        let page = try await alex.analysis(of: alex.bench, query)
        #expect(page.status == 200)
        #expect(page.main.contains("?range=quarter\" aria-current=\"true\""))
        #expect(!page.main.contains("id=\"day\""))
    }
}
