import Support
import Testing

@testable import WorkHome

/// A user with exercises of the catalogue, and values for the editor of routines.
struct RoutineFixture {
    let app: TestApp
    let browser: Browser
    let squat: String
    let curl: String
    let plank: String

    init() async throws {
        app = try await TestApp()
        browser = try await app.member()
        squat = try await app.exercise("squat")
        curl = try await app.exercise("dumbbell-curl")
        plank = try await app.exercise("plank")
    }

    static let basics = [FormValue("name", "Monday"), FormValue("note", "Warm up first")]

    /// An exercise with one line of sets; other values replace the usual ones.
    static func entry(_ place: Int, _ exercise: String, _ changes: KeyValuePairs<String, String> = [:]) -> [FormValue] {
        var values = [
            ("exercise", exercise), ("sets", "3"), ("amount", "5"), ("measure", "reps"), ("load", "60"),
            ("basis", "kilograms"), ("rpe", ""), ("kind", "normal"), ("rule", "none"), ("rest", "180"), ("note", ""),
        ]
        for (name, value) in changes {
            values.removeAll { $0.0 == name }
            values.append((name, value))
        }
        let ofLine: Set = ["sets", "amount", "measure", "load", "basis", "rpe", "kind"]
        return values.map { name, value in
            FormValue(ofLine.contains(name) ? "\(name).\(place).0" : "\(name).\(place)", value)
        }
    }

    /// What the form of a page would send.
    static func values(of page: Answer) -> [FormValue] {
        let form = page.main.between("data-plan-form", "</form>") ?? ""
        let names = form.components(separatedBy: "<").filter { tag in
            ["input ", "select ", "textarea "].contains { tag.hasPrefix($0) }
        }.compactMap { $0.between(" name=\"", "\"") }
        return names.compactMap { name in page.value(of: name).map { FormValue(name, $0) } }
    }

    /// The exercises of the editor's list.
    static func places(_ page: Answer) -> [String] {
        (0..<40).compactMap { page.value(of: "exercise.\($0)") }
    }

    func routines() async throws -> [String] {
        try await app.rows("SELECT name || '|' || note || '|' || is_shared FROM routines ORDER BY id")
    }

    /// The exercises of all routines as stored: slot, key, whether it is joined, lines, rule and rest.
    func exercises() async throws -> [String] {
        try await app.rows(
            """
            SELECT slot, key, is_joined, '"' || lines || '"', coalesce(rule, '-'), coalesce(rest_seconds, '-')
            FROM routine_exercises JOIN exercises ON exercises.id = exercise_id ORDER BY routine_id, position
            """)
    }

    func weights() async throws -> [String] {
        try await app.rows(
            "SELECT slot, first_day, kilograms FROM routine_weights ORDER BY routine_id, slot, first_day")
    }

    /// Runs every statement of the routines, for the test of query plans.
    static func walk(_ browser: Browser, _ app: TestApp) async throws {
        let entry = entry(
            0, try await app.exercise("squat"), ["rule": "linear", "basis": "work", "load": "", "start": "60"])
        let saved = try await browser.post("/routines", basics + entry)
        let path = try #require(saved.location)
        for page in ["", "/edit", "/delete"] { #expect(try await browser.get(path + page).status == 200) }
        for page in ["", "/new?from=five-by-five-a", "/new?day=2026-11-20", "/library/full-body-barbell-a"] {
            #expect(try await browser.get("/routines\(page)").status == 200)
        }
        #expect(try await browser.post(path, basics + entry).status == 303)
        #expect(try await browser.post("\(path)/share", ["shared": "1"]).status == 303)
        #expect(try await browser.post("\(path)/copy").status == 303)
        #expect(try await browser.post("\(path)/delete").status == 303)
    }
}
