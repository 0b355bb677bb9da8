import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct AnalyzePageTests {
    private func names(_ page: Answer) -> [String] {
        (page.main.between("<ul class=\"rows\" data-more-list>", "</ul>") ?? "")
            .allBetween("<span class=\"row-title\">", "</span>")
    }

    @Test func whatWasTrainedLastComesFirst() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            try training.set("pull-up", "2026-11-21", 5, 0)
            try training.set("bench-press", "2026-11-21", 5, 60)
            try training.session("running", "2026-11-20", seconds: 600, meters: 2_000)
            try training.set("squat", "2026-11-19", 5, 60, kind: .warmUp)
            for day in 10..<14 { try training.set("deadlift", "2026-11-\(day)", 5, 80) }
        }
        let page = try await alex.browser.get("/analyze")
        #expect(names(page) == ["Bench Press", "Pull-Up", "Running", "Deadlift"])
        #expect(page.main.words.contains("Body Weight 70 kg · Today, 21 Nov"))
        #expect(page.main.components(separatedBy: "class=\"sparkline\"").count == 2)
        for path in ["muscles", "days", "trackables/1", "nutrients/protein"] {
            #expect(page.main.contains("href=\"/analyze/\(path)\""), "\(path)")
        }
        #expect(page.main.words.contains("Training days of 2026 7 days"))
        #expect(page.main.contains("href=\"/analyze/exercises/\(alex.bench)\""))
        #expect(page.main.contains("href=\"/analyze/body-weight\""))
        #expect(!page.main.contains("role=\"search\""))
    }

    @Test func aHundredComeAtATime() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            for index in 0..<205 {
                try training.database.execute(
                    sql: """
                        INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
                        VALUES (?, ?, ?, 'strength', 'external', 'other', 'fullBody', 5)
                        """,
                    arguments: [9000 + index, training.user.id, "Lift \(index)"])
                let draft = StrengthSetDraft(
                    exercise: try training.exercise(9000 + Int64(index)), day: training.moment.today - index, reps: 5,
                    weightKilograms: 50)
                _ = try training.user.training.insert(training.database, draft, at: training.moment)
            }
        }
        var (path, found) = ("/analyze", [[String]]())
        while found.count < 5 {
            let page = try await alex.browser.get(path)
            found.append(names(page))
            let more = page.main.between(
                "<a class=\"button button-quiet button-wide\" href=\"/analyze?", "\" data-more>Load more")
            guard let more else { break }
            path = "/analyze?\(more.unescaped)"
        }
        #expect(found.map(\.count) == [100, 100, 5])
        #expect(found.joined().map { $0 } == (0..<205).map { "Lift \($0)" })
        let search = try await alex.browser.get("/analyze?q=lift%2020")
        #expect(Set(names(search)) == ["Lift 20", "Lift 200", "Lift 201", "Lift 202", "Lift 203", "Lift 204"])
        #expect(search.main.contains("value=\"lift 20\"") && search.main.words.contains("6 exercises"))
        #expect(try await alex.browser.get("/analyze?q=lift").main.contains("href=\"/analyze?q=lift&amp;older=100\""))
    }

    @Test func nobodySeesAnothersTraining() async throws {
        let household = try await Household()
        #expect(try await household.sam.get("/analyze").main.words.contains("No data to analyze"))
        let bench = try await household.app.exercise("bench-press")
        #expect(try await household.alex.get("/analyze/exercises/\(bench)?range=all").charts.count == 4)
        let page = try await household.sam.get("/analyze/exercises/\(bench)?range=all&day=2026-11-20")
        #expect(page.charts.isEmpty)
        #expect(page.main.words.contains("No Bench Press logged on this day."))
    }
}
