import Support
import Testing

@testable import WorkHome

@Suite struct ExerciseLimitTests {
    @Test func theCatalogueCantBeChanged() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let before = try await app.rows("SELECT * FROM exercises")
        #expect(try await browser.get("/settings/exercises/1").status == 200)
        for path in ["/edit", "/delete"] {
            #expect(try await !browser.get("/settings/exercises/1").text.contains("/settings/exercises/1\(path)"))
            #expect(try await browser.get("/settings/exercises/1\(path)").status == 404)
        }
        for path in ["", "/delete", "/archive", "/restore"] {
            let answer = try await browser.post("/settings/exercises/1\(path)", SettingsSamples.exercise)
            #expect(answer.status == 404, "\(path)")
        }
        #expect(try await app.rows("SELECT * FROM exercises") == before)
    }

    @Test func fiveHundredAreEnough() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
            INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
            SELECT 1, 'Mine ' || n, 'strength', 'external', 'none', 'chest', 3.5 FROM numbers
            """)
        let answer = try await browser.post("/settings/exercises", SettingsSamples.exercise)
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors == ["name": "You have 500 exercises of your own. Delete one you no longer need"])
    }
}
