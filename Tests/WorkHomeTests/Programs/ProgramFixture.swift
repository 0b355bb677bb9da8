import Support
import Testing

@testable import WorkHome

/// Forms of programs.
enum ProgramFixture {
    /// Starts GZCLP as the form proposes it.
    /// - Returns: the address of the program.
    static func start(_ browser: Browser, _ key: String = "gzclp", changing changes: [FormValue] = []) async throws
        -> Answer
    {
        let path = "/programs/library/\(key)/start"
        let page = try await browser.get(path)
        var fields = page.fields(ofFormTo: path).filter { field in
            field.name != "weekdays" && field.name != "schedule" && !changes.contains { $0.name == field.name }
        }
        fields += [FormValue("schedule", "rotation")].filter { field in !changes.contains { $0.name == field.name } }
        if !changes.contains(where: { $0.name == "weekdays" }) {
            fields += ["monday", "wednesday", "friday"].map { FormValue("weekdays", $0) }
        }
        return try await browser.post(path, fields + changes)
    }

    /// Runs every statement of the programs, for the test of query plans.
    static func walk(_ browser: Browser, _ app: TestApp) async throws {
        let path = try #require(try await start(browser).location)
        let number = path.split(separator: "/").last.map(String.init) ?? ""
        let routine = try await app.rows("SELECT min(routine_id) FROM program_days WHERE program_id = \(number)")[0]
        #expect(try await browser.get("/programs/1/cycles/1").status == 200)
        for page in ["", "/edit", "/delete", "/end", "/lifts/\(routine)-1"] {
            #expect(try await browser.get(path + page).status == 200)
        }
        for page in ["", "/new", "/library/upper-lower"] {
            #expect(try await browser.get("/programs\(page)").status == 200)
        }
        #expect(try await browser.post("\(path)/skip", ["number": "1"]).status == 303)
        #expect(try await browser.post("\(path)/unskip").status == 303)
        let values = [
            FormValue("name", "Mine"), FormValue("schedule", "rotation"), FormValue("weekdays", "monday"),
            FormValue("weeks", "1"), FormValue("day.0", "routine-\(routine)"), FormValue("number.0", "1"),
        ]
        #expect(try await browser.post(path, values).status == 303)
        let plan = try await app.rows("SELECT min(id) FROM workout_plans WHERE key IS NOT NULL")[0]
        let timed = values.dropLast(2) + [FormValue("day.0", "plan-\(plan)")]
        #expect(try await browser.post("/programs", Array(timed)).status == 303)
        #expect(try await browser.post("/workouts/\(plan)/sessions").status == 303)
        for action in ["end", "restart", "delete"] {
            #expect(try await browser.post("\(path)/\(action)").status == 303)
        }
        try await walkTrainingMax(browser, app)
    }

    private static func walkTrainingMax(_ browser: Browser, _ app: TestApp) async throws {
        let path = try #require(try await start(browser, "five-three-one-beginners").location)
        let number = path.split(separator: "/").last.map(String.init) ?? ""
        let routine = try await app.rows("SELECT min(routine_id) FROM program_days WHERE program_id = \(number)")[0]
        let lift = "\(path)/lifts/\(routine)-1"
        #expect(try await browser.get(lift).status == 200)
        #expect(try await browser.post(lift, ["training_max": "100", "first_day": "2027-02-01"]).status == 303)
        #expect(try await browser.post("\(lift)/remove", ["first_day": "2027-02-01"]).status == 303)
        let setup = "/settings/exercises/\(try await app.exercise("squat"))/setup"
        for said in ["90", ""] { #expect(try await browser.post(setup, ["training_max": said]).status == 303) }
    }
}
