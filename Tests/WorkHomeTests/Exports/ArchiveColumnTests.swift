import Foundation
import Support
import Testing

@testable import Transfer
@testable import Web

/// What an archive may have in its columns: no row is added that stops a page later.
@Suite struct ArchiveColumnTests {
    private let app: TestApp
    private let alex: Browser
    private let archive: OpenedArchive

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex, heightCentimeters: nil, weightKilograms: nil)
        archive = try await Household().alex.archive()
    }

    /// The reasons by file and line, of these files alone.
    private func problems(_ files: [String: String]) async throws -> [String] {
        let paths = Dictionary(uniqueKeysWithValues: files.map { ("json/\($0).jsonl", $1) })
        return try await app.bring(try archive.zipped(changing: paths)).problems.compactMap { problem -> String? in
            guard let file = problem.file, paths[file] != nil else { return nil }
            return "\(file.dropFirst(5).dropLast(6)) \(problem.line) \(problem.reason)"
        }
    }

    private static let workout = """
        "plan_name":"Legs","focus":"strength","day":"2026-11-01","position":0,"exercise_count":1,"exercises_done":1,\
        "phase":"complete","completed_at":9,"recorded_at":9
        """

    /// SQLite would make numbers of the texts, behind the check of their range.
    @Test func aTextIsNoNumberAndANumberNoText() async throws {
        let step = #""session":1,"name":"Squat","reps":5,"rest_seconds":9,"met":3"#
        let session = #""routine":null,"name":"Upper","day":"2026-11-20""#
        let found = try await problems([
            "workout_sessions": """
            {"id":1,\(Self.workout),"started_at":1,"phase_started_at_milliseconds":1}
            {"id":2,\(Self.workout),"started_at":1,"phase_started_at_milliseconds":"9223372036854775807"}
            """,
            "workout_session_exercises": """
            {"position":0,\(step),"active_milliseconds":"9223372036854775807"}
            {"position":0,\(step),"rested_milliseconds":"9223372036854775807"}
            {"position":0,\(step.replacing(":3", with: ":\"1e308\""))}
            {"position":0,\(step),"active_milliseconds":1000}
            """,
            "routine_sessions": """
            {"id":1,"token":"one",\(session),"started_at":"-9223372036854775808","finished_at":2}
            {"id":2,"token":"two",\(session),"started_at":1,"finished_at":9223372036854775807}
            {"id":3,"token":3,\(session),"started_at":1,"finished_at":2}
            """,
            "journal_entries": """
            {"id":1,"day":"2026-11-20","text":"One","created_at":1,"updated_at":"9223372036854775807"}
            {"id":2,"day":"2026-11-19","text":"Two","created_at":1,"updated_at":-30610224001}
            {"id":3,"day":"2026-11-18","text":3,"created_at":1,"updated_at":1}
            {"id":4,"day":"2026-11-17","text":"Fo\\u0000ur","created_at":1,"updated_at":1}
            {"id":5,"day":"2026-11-16","text":"Five","created_at":1,"updated_at":1.5}
            {"id":6,"day":"2026-11-15","text":"Six","created_at":-30610224000,"updated_at":32503679999.0}
            """,
        ])
        #expect(
            found == [
                "workout_sessions 2 phase_started_at_milliseconds is not a number.",
                "workout_session_exercises 1 active_milliseconds is not a number.",
                "workout_session_exercises 2 rested_milliseconds is not a number.",
                "workout_session_exercises 3 met is not a number.",
                "routine_sessions 1 started_at is not a number.", "routine_sessions 2 finished_at is out of range.",
                "routine_sessions 3 token is not a text.", "journal_entries 1 updated_at is not a number.",
                "journal_entries 2 updated_at is out of range.", "journal_entries 3 text is not a text.",
                "journal_entries 4 text is out of range.", "journal_entries 5 updated_at is out of range.",
            ])
        #expect(try await app.rows("SELECT text, updated_at FROM journal_entries") == ["Six 32503679999"])
        for page in ["/", "/journal/2026-11-15", "/workouts", "/sessions/1", "/settings/data/export"] {
            #expect(try await alex.get(page).status == 200, "\(page)")
        }
    }

    @Test func textsAndWordsThatNoPageCouldShowAreLeftOut() async throws {
        let long = String(repeating: "e\u{301}\u{302}", count: 1_400)
        let found = try await problems([
            "workout_sessions": """
            {"id":1,\(Self.workout.replacing("Legs", with: long)),"started_at":1,"phase_started_at_milliseconds":1}
            """,
            "health_days": #"{"metric":"moods","day":"2026-11-20","value":1,"changed_at":1,"is_closed":0}"#,
        ])
        #expect(found == ["workout_sessions 1 plan_name is out of range.", "health_days 1 metric is unknown."])
    }

    /// The clock says 21 November 2026; elsewhere it may be the 22nd.
    @Test func aDayIsOneThatPagesTake() async throws {
        func set(_ number: Int, _ day: String) -> String {
            """
            {"id":\(number),"exercise":"bench-press","day":"\(day)","kind":"normal","reps":5,"weight_kilograms":60,\
            "note":"","logged_at":1}
            """
        }
        let days = ["1000-01-01", "1896-01-01", "1900-01-01", "2026-11-22", "2026-11-23", "2999-12-31", "9999-12-31"]
        let found = try await problems([
            "strength_sets": zip(1..., days).map { set($0, $1) }.joined(separator: "\n"),
            "days_off": """
            {"day":"2027-11-01","reason":"sick"}
            {"day":"2999-12-31","reason":"sick"}
            """,
            "goals": """
            {"id":1,"title":"Steps","type":"bodyWeight","measure":"weight","cadence":"once","direction":"decrease",\
            "counts_from":"2999-01-01","created_at":1}
            """,
        ])
        let reasons = [1, 2, 5, 6].map { "strength_sets \($0) day is out of range." }
        #expect(
            found == reasons + [
                "strength_sets 7 day is not a day.", "days_off 2 day is out of range.",
                "goals 1 counts_from is out of range.",
            ])
        #expect(try await app.rows("SELECT day FROM strength_sets ORDER BY day") == ["1900-01-01", "2026-11-22"])
        for page in ["/", "/track?date=2999-12-31", "/records", "/analyze", "/progress/achievements"] {
            #expect(try await alex.get(page).status < 400, "\(page)")
        }
    }

    /// A recipe's vitamins are written to its food, which must be nobody else's.
    @Test func aRecipeIsAFoodOfOnesOwn() async throws {
        let food = #""brand":"","unit":"grams","energy_kilocalories":717.0,"search_position":0"#
        let found = try await problems([
            "foods": """
            {"id":1,"is_private":0,"is_added_by_them":0,"source":"usdaSR24","source_key":"01001","name":"Butter",\(food),"updated_at":1}
            {"id":2,"is_private":1,"is_added_by_them":1,"source":"own","source_key":null,"name":"Stew",\(food),"updated_at":1}
            """,
            "recipes": """
            {"id":1,"food":1,"servings":2.0,"weight_grams":500.0}
            {"id":2,"food":2,"servings":2.0,"weight_grams":500.0}
            {"id":3,"food":2,"servings":1e-18,"weight_grams":500.0}
            """,
        ])
        let recipes = found.filter { $0.hasPrefix("recipes") }
        #expect(recipes == ["recipes 1 food is out of range.", "recipes 3 servings is out of range."])
    }

    /// What fails each time is not tried again each minute.
    @Test func anArchiveThatCantBeAddedSaysSoAndEnds() async throws {
        let path = "/settings/data/imports/1"
        let before = try await alex.archive()
        try await app.execute(
            "CREATE TRIGGER fails BEFORE INSERT ON personal_records BEGIN SELECT raise(ABORT, 'odd record'); END")
        try await alex.bring(try archive.zipped(), named: "workhome.zip")
        try await alex.post(path, [])
        await app.app.longChanges.finish()
        #expect(try await app.rows("SELECT state FROM imports") == ["undone"])
        let reason = "This WorkHome archive can’t be imported. WorkHome can’t work with something in it (odd record)."
        #expect(try await app.rows("SELECT summary ->> '$.refusal' FROM imports") == [reason])
        #expect(try await alex.get(path).main.words.contains("(odd record)"))
        #expect(try await alex.archive().contents == before.contents)
    }
}
