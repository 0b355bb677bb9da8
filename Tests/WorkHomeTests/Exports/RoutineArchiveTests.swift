import Foundation
import Support
import Testing

@testable import Models
@testable import Transfer
@testable import Web

/// Routines in an archive. That they come back as they were is tested with everything else of a household.
@Suite struct RoutineArchiveTests {
    private static let path = "/settings/data/imports/1"

    @Test func setsOfAWorkoutKnowWhatWasAsked() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let asked = """
            SELECT routine_sessions.token, routine_session_sets.place, routines.name FROM strength_sets
            JOIN routine_session_sets ON routine_session_sets.id = session_set_id
            JOIN routine_sessions ON routine_sessions.id = session_id JOIN routines ON routines.id = routine_id
            """
        let (other, _) = try await household.app.elsewhere()
        try await other.bring(bytes)
        #expect(try await other.rows(asked) == ["token-of-alex 0 A routine of Alex's"])
        let csv = try OpenedArchive(bytes).text("csv/strength_sets.csv")
        #expect(csv.contains("A set of Alex") && csv.contains(",A routine of Alex's\r\n"))
    }

    /// What is being done is left out, and its sets are still there.
    @Test func aRunningWorkoutIsNotExported() async throws {
        let household = try await Household()
        try await household.deleteProgram()
        try await household.app.execute("UPDATE routine_sessions SET finished_at = NULL")
        let archive = try await household.alex.archive()
        #expect(archive.lines("json/routine_sessions.jsonl") == [])
        #expect(archive.lines("json/routine_session_sets.jsonl") == [])
        let set = try #require(archive.lines("json/strength_sets.jsonl").first { $0.contains("A set of Alex") })
        #expect(set.contains("\"asked\":null"))
    }

    @Test func archivesOfEarlierVersionsAreImported() async throws {
        let household = try await Household()
        let archive = try await household.alex.archive()
        let names = [
            "routines", "routine_exercises", "routine_weights", "training_maxes", "routine_sessions",
            "routine_session_sets", "programs", "program_days", "program_entries",
        ]
        let sets = archive.text("json/strength_sets.jsonl").replacing(#/,"asked":[0-9a-z]+/#, with: "")
        let earlier = archive.without { path in names.contains { path.contains("/\($0).") } }
        let (other, _) = try await household.app.elsewhere()
        let report = try await other.bring(try earlier.zipped(changing: ["json/strength_sets.jsonl": sets]))
        #expect(report.problems == [])
        #expect(report.new["strength_sets"] == archive.lines("json/strength_sets.jsonl").count)
        #expect(try await other.rows("SELECT count(session_set_id) FROM strength_sets") == ["0"])
    }

    /// No page could be made of them.
    @Test func whatCantBeReadIsLeftOut() async throws {
        let household = try await Household()
        try await household.deleteProgram()
        let exercise = #""routine":1,"exercise":"bench-press""#
        let asked = """
            "session":1,"day":"2026-11-20","exercise":"bench-press","slot":"1","group_number":0,"origin":"asked"
            """
        let bytes = try await household.alex.archive().zipped(changing: [
            "json/routine_exercises.jsonl": """
            {"id":1,\(exercise),"slot":1,"position":0,"lines":"3 x many","rule":null}
            {"id":2,\(exercise),"slot":2,"position":1,"lines":"3 x 5","rule":"faster"}
            {"id":3,\(exercise),"slot":3,"position":2,"lines":"3 x 5","rule":"linear +2.5 kg","clock":"every 60 s"}
            {"id":4,\(exercise),"slot":4,"position":3,"lines":"3 x 5","rule":null,"clock":"hourly"}
            """,
            "json/routine_session_sets.jsonl": """
            {"id":1,\(asked),"place":0,"position":0,"kind":"normal","amount":"5 or so"}
            {"id":2,\(asked),"place":1,"position":1,"kind":"odd","amount":"5"}
            {"id":3,\(asked),"place":2,"position":2,"kind":"normal","amount":"8-12"}
            {"id":4,\(asked.replacing("11-20", with: "11-21")),"place":3,"position":3,"kind":"normal","amount":"8-12"}
            """,
            "json/routine_sessions.jsonl": """
            {"id":1,"token":"one","routine":1,"name":"Upper","day":"2026-11-20","started_at":1,"finished_at":2}
            {"id":2,"token":"two","routine":7,"name":"Gone","day":"2026-11-20","started_at":1,"finished_at":2}
            {"id":3,"token":"three","routine":1,"name":"Open","day":"2026-11-20","started_at":1,"finished_at":null}
            """,
        ])
        let (other, _) = try await household.app.elsewhere()
        let problems = try await other.bring(bytes).problems
        #expect(
            problems.map { "\($0.file ?? "") \($0.line) \($0.reason)" }.filter { !$0.contains("FOREIGN KEY") } == [
                "json/routine_exercises.jsonl 1 lines is unknown.", "json/routine_exercises.jsonl 2 rule is unknown.",
                "json/routine_exercises.jsonl 4 clock is unknown.",
                "json/routine_sessions.jsonl 3 The workout is still running.",
                "json/routine_session_sets.jsonl 1 amount is unknown.",
                "json/routine_session_sets.jsonl 2 kind is unknown.",
            ])
        #expect(problems.map(\.line).suffix(1) == [4], "a set of another day than its workout")
        #expect(try await other.rows("SELECT slot, clock FROM routine_exercises") == ["3 every 60 s"])
        #expect(
            try await other.rows("SELECT token, routine_id IS NULL FROM routine_sessions ORDER BY id")
                == ["one 0", "two 1"])
        #expect(try await other.rows("SELECT place FROM routine_session_sets") == ["2"])
    }

    @Test func aGuestSharesNothing() async throws {
        let household = try await Household()
        try await household.deleteProgram()
        try await household.app.execute("UPDATE routines SET is_shared = 1")
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.bring(bytes, named: "archive.zip")
        try await guest.post(Self.path, [])
        #expect(try await app.rows("SELECT name, is_shared FROM routines") == ["A routine of Alex's 0"])
    }

    /// It has become their own.
    @Test func aRoutineThatWasEditedStaysWhenTheImportIsUndone() async throws {
        let household = try await Household()
        try await household.deleteProgram()
        try await household.app.execute(
            """
            INSERT INTO routines (id, user_id, name, created_at) VALUES (2, 1, 'Left as it was', 1);
            INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
            VALUES (2, 1, 1, 0, 1, '3 x 5');
            """)
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (other, alex) = try await household.app.elsewhere()
        try await alex.bring(bytes, named: "workhome.zip")
        try await alex.post(Self.path, [])
        let program = try await Program.withKey(other, of: alex)
        let listed = try await program.get("/api/v1/routines").json["data"]?.array ?? []
        let edited = try #require(listed.first { $0["name"] == "A routine of Alex's" }?["id"])
        #expect(
            try await program.send(.patch, "/api/v1/routines/\(edited.typed)", ["name": "Mine"]).status == 200)
        let question = try await alex.get("\(Self.path)/undo").main.words
        #expect(question.contains(", 1 routine,") && !question.contains("You changed"))
        try await alex.post("\(Self.path)/undo")
        #expect(try await other.rows("SELECT name FROM routines") == ["Mine"])
        // Its exercise stays with it, and nothing else.
        #expect(try await other.rows("SELECT name FROM exercises WHERE user_id = 1") == ["Tower Fly"])
        for table in ["routine_sessions", "routine_session_sets", "training_maxes", "import_rows"] {
            #expect(try await other.count(table) == 0, "\(table)")
        }
    }
}
