import Support

@testable import WorkHome

/// Alex with data for charts.
struct AnalyzedPerson {
    let app: TestApp
    let browser: Browser
    let bench: String
    let pullUp: String
    let running: String

    init(weightKilograms: Double? = 70) async throws {
        app = try await TestApp()
        browser = try await app.member(weightKilograms: weightKilograms)
        bench = try await app.exercise("bench-press")
        pullUp = try await app.exercise("pull-up")
        running = try await app.exercise("running")
    }

    func analysis(of exercise: String, _ query: String = "") async throws -> Answer {
        try await browser.get("/analyze/exercises/\(exercise)?\(query)")
    }
}

extension Answer {
    /// The chart cards keyed by title.
    var charts: [String: String] {
        let cards = main.allBetween("<section class=\"card analysis\"", "</section>")
        return Dictionary(cards.map { ($0.between("<h2", "</h2>").map { "<h2\($0)".words } ?? "", $0) }) { $1 }
    }

    /// The figures at the top keyed by label.
    var figures: [String: String] {
        let tiles = main.components(separatedBy: "<p class=\"tile-label\">").dropFirst()
        return Dictionary(
            tiles.map { tile in
                (
                    tile.components(separatedBy: "</p>")[0].words,
                    tile.between("<p class=\"figure\"", "</p>").map { "<p\($0)".words } ?? ""
                )
            }
        ) { $1 }
    }
}
