import GRDB
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web

@Suite struct ExerciseListTests {
    private func titles(_ page: Answer) -> [String] {
        page.main.allBetween("<span class=\"row-title\">", "</span>").map(\.unescaped)
    }

    @Test func onesOwnComeFirst() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await app.addExercise("Zercher Squat", of: browser)
        let page = try await browser.get("/settings/exercises")
        #expect(page.main.words.contains("Yours Zercher Squat"))
        #expect(titles(page).first == "Zercher Squat")
        #expect(titles(page).contains("Bench Press"))
        let others = try await app.member(Cast.sam)
        #expect(try await !titles(others.get("/settings/exercises")).contains("Zercher Squat"))
    }

    @Test(
        arguments: [
            ("zercher", ["Zercher Squat"]), ("SQUAT zer", ["Zercher Squat"]), ("ubung", ["Übung"]),
            ("zercher cable", ["Zercher Squat"]), ("zzz", []),
        ])
    func aSearchFindsWords(text: String, expected: [String]) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for name in ["Zercher Squat", "Übung"] { _ = try await app.addExercise(name, of: browser) }
        _ = try await browser.get("/settings")
        let page = try await browser.get("/settings/exercises?q=\(PercentEncoding.encode(text))")
        #expect(titles(page) == expected)
        #expect(page.value(of: "q") == text)
        #expect(page.main.words.contains("\(expected.count) exercise\(expected.count == 1 ? "" : "s") for “\(text)”"))
        if expected.isEmpty {
            let add = "/settings/exercises/new?name=\(PercentEncoding.encode(text))"
            #expect(page.text.contains("href=\"\(add)\""))
            #expect(try await browser.get(add).value(of: "name") == text)
        }
    }

    @Test func whatIsArchivedIsNotOfferedAndComesBack() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser, sets: 3)
        let archived = try await browser.post("/settings/exercises/\(id)/archive")
        #expect(try await browser.follow(archived).flash == "Exercise archived.")
        #expect(try await !offered(app).contains("Tower Fly"))
        #expect(try await app.count("strength_sets") == 3)
        #expect(try await !titles(browser.get("/settings/exercises")).contains("Tower Fly"))
        #expect(try await titles(browser.get("/settings/exercises?show=archived")) == ["Tower Fly"])
        #expect(try await browser.get("/settings/exercises/\(id)").main.words.contains("Yours, archived"))
        let restored = try await browser.post("/settings/exercises/\(id)/restore")
        #expect(try await browser.follow(restored).flash == "Exercise restored.")
        #expect(try await offered(app).contains("Tower Fly"))
        #expect(try await titles(browser.get("/settings/exercises?show=own")) == ["Tower Fly"])
    }

    private func offered(_ app: TestApp) async throws -> [String] {
        try await app.app.database.read { database in
            try User.find(database, email: Cast.alex.email)?.training.exercises(database).map(\.name) ?? []
        }
    }

    @Test func aHundredAreOnAPage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE numbers (n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM numbers WHERE n < 349)
            INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
            SELECT 1, 'Mine ' || n, 'strength', 'external', 'none', 'chest', 3.5 FROM numbers
            """)
        var all: [String] = []
        var path: String? = "/settings/exercises"
        while let next = path {
            let page = try await browser.get(next)
            #expect(titles(page).count <= 100)
            all += titles(page)
            path = page.text.between("<a class=\"button button-quiet\" href=\"", "\" rel=\"next\"").flatMap {
                $0.components(separatedBy: "href=\"").last?.unescaped
            }
        }
        #expect(all.prefix(250) == (100...349).map { "Mine \($0)" }[...])
        #expect(Set(all).count == all.count)
        #expect(all.count == 250 + (try await app.rows("SELECT 1 FROM exercises WHERE user_id IS NULL")).count)
    }
}
