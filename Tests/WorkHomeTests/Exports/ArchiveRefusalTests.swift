import DataFiles
import Foundation
import Support
import Testing
import Texts

@testable import Transfer
@testable import Web

@Suite struct ArchiveRefusalTests {
    private func exported() async throws -> (app: TestApp, archive: OpenedArchive, bytes: [UInt8]) {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        return (household.app, try OpenedArchive(bytes), bytes)
    }

    private func error(_ bytes: [UInt8]) async throws -> String? {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        do {
            try await app.bring(bytes)
            return nil
        } catch let error as ImportError {
            let refusal = ImportTexts.archiveRejected("")
            return error.description.hasPrefix(refusal) ? String(error.description.dropFirst(refusal.count)) : nil
        }
    }

    @Test func aFileThatWasChangedIsTold() async throws {
        let (_, archive, _) = try await exported()
        var files = archive.files.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
        let index = try #require(files.firstIndex { $0.0 == "json/strength_sets.jsonl" })
        files[index].1 += Array("\n".utf8)
        #expect(
            try await error(OpenedArchive.zip(files))
                == "json/strength_sets.jsonl was changed after the export: its SHA-256 differs from manifest.json.")
        files.remove(at: index)
        #expect(try await error(OpenedArchive.zip(files)) == "json/strength_sets.jsonl is missing.")
        files.removeAll { $0.0 == "manifest.json" }
        #expect(try await error(OpenedArchive.zip(files)) == "It has no manifest.json, so it is not complete.")
    }

    @Test(arguments: [
        "../x", "/etc/passwd", "json/../../x", "json//x", "photos/./x", "program", "json/a/../x", "data/x",
    ])
    func aPathOutOfItIsRefused(path: String) async throws {
        let text = try await error(OpenedArchive.zip([(path, [1])]))
        #expect(text == "“\(path)” does not belong to an archive.")
    }

    @Test func aBombIsRefused() async throws {
        let zeros = [UInt8](repeating: 0, count: 80 << 20)
        #expect(
            try await error(OpenedArchive.zip([("json/profile.jsonl", zeros)])) == ImportTexts.archiveUnpacksToTooMuch)
    }

    @Test func aLaterVersionIsRefused() async throws {
        let manifest = "{\"format\": \"workhome-archive\", \"version\": 2, \"files\": {}}"
        #expect(
            try await error(OpenedArchive.zip([("manifest.json", Array(manifest.utf8))]))
                == "It was made by a newer version of WorkHome.")
    }

    /// Invalid rows never stop the import of the others.
    @Test func invalidRowsAreSkippedAndReportedByLine() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let set = #""day":"2026-11-01","kind":"normal","reps":5,"weight_kilograms":60,"note":"","logged_at":1"#
        let lines = [
            "{\"id\":1,\"exercise\":\"bench-press\",\(set)}", "no JSON", "{\"id\":3,\"exercise\":\"no-such\",\(set)}",
            "{\"id\":4,\"exercise\":7,\(set)}",
            "{\"id\":5,\"exercise\":\"bench-press\",\(set.replacing("11-01", with: "02-30"))}",
            "{\"id\":6,\"exercise\":\"bench-press\",\(set.replacing("\"reps\":5", with: "\"reps\":0"))}",
            "{\"id\":7,\"exercise\":\"bench-press\",\(set.replacing("at\":1", with: "at\":9e99"))}",
            "{\"id\":8,\"exercise\":\"bench-press\",\(set.replacing("at\":1", with: "at\":9999999999999999"))}",
            "{\"id\":9,\"exercise\":\"bench-press\",\(set),\"nested\":{}}",
            "{\"id\":10,\"exercise\":\"bench-press\",\(set.replacing("60", with: "62.5"))}",
        ]
        let (_, archive, _) = try await exported()
        let bytes = try archive.zipped(changing: ["json/strength_sets.jsonl": lines.joined(separator: "\n")])
        let report = try await app.bring(bytes)
        let problems = report.problems.filter { $0.file == "json/strength_sets.jsonl" }
        #expect(problems.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 9])
        #expect(problems[1].reason == "This WorkHome has no exercise “no-such”.")
        #expect(problems[2].reason == "exercise 7 is missing.")
        #expect(problems[3].reason == "day is not a day.")
        let weights = try await app.rows("SELECT weight_kilograms FROM strength_sets WHERE logged_at = 1 ORDER BY id")
        #expect(weights == ["60", "62.5"])
    }

    /// Numbers that would overflow sums, and a workout position beyond its own exercises.
    @Test func numbersOutOfAllRangesAreLeftOut() async throws {
        let (_, archive, _) = try await exported()
        let set = #""exercise":"bench-press","day":"2026-11-01","kind":"normal","weight_kilograms":60,"note":"""#
        let session = """
            "plan_name":"Legs","focus":"strength","day":"2026-11-01","started_at":1,"phase_started_at_milliseconds":1,\
            "position":7,"exercise_count":1,"exercises_done":1
            """
        let over = "\"phase\":\"complete\",\"completed_at\":9,\"recorded_at\":9"
        let bytes = try archive.zipped(changing: [
            "json/strength_sets.jsonl": """
            {"id":1,\(set),"logged_at":1,"reps":-9223372036854775808}
            {"id":2,\(set),"logged_at":9000000000000000000.0,"reps":5}
            """,
            "json/workout_sessions.jsonl": """
            {"id":1,\(session),\(over)}
            {"id":2,\(session),"phase":"exercise","completed_at":null,"recorded_at":null}
            """,
            "json/workout_session_exercises.jsonl": """
            {"session":1,"position":0,"name":"Squat","reps":5,"rest_seconds":9,"met":1e300}
            """,
        ])
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex, heightCentimeters: nil, weightKilograms: nil)
        let problems = try await app.bring(bytes).problems
            .filter { $0.place.contains("sets") || $0.place.contains("session") }
        #expect(
            problems.map { "\($0.place) \($0.reason)" } == [
                "json/workout_sessions.jsonl, line 2 The workout is still running.",
                "json/workout_session_exercises.jsonl, line 1 met is out of range.",
                "json/strength_sets.jsonl, line 1 reps is out of range.",
                "json/strength_sets.jsonl, line 2 logged_at is out of range.",
            ])
        #expect(try await alex.get("/workouts").status == 200)
        #expect(try await Program.withKey(app, of: alex).get("/api/v1/workout-sessions").status == 200)
    }

    /// The tables take them, but no page could be made of them.
    @Test func unknownWordsAreLeftOut() async throws {
        let (_, archive, _) = try await exported()
        let exercise = #""kind":"strength","load":"external","met":3,"instructions":"""#
        let over = """
            "plan_name":"Legs","day":"2026-11-01","started_at":1,"phase_started_at_milliseconds":1,"position":0,\
            "exercise_count":1,"exercises_done":1,"phase":"complete","completed_at":9,"recorded_at":9
            """
        let bytes = try archive.zipped(changing: [
            "json/exercises.jsonl": """
            {"id":1,\(exercise),"name":"A","equipment":"wand","primary_muscle":"lats","secondary_muscles":""}
            {"id":2,\(exercise),"name":"B","equipment":"barbell","primary_muscle":"tail","secondary_muscles":""}
            {"id":3,\(exercise),"name":"C","equipment":"barbell","primary_muscle":"lats","secondary_muscles":"chest,tail"}
            {"id":4,\(exercise),"name":"D","equipment":"barbell","primary_muscle":"lats","secondary_muscles":"chest,abdominals"}
            """,
            "json/workout_plans.jsonl": """
            {"id":1,"name":"P","summary":"","focus":"core","level":"beginner","goals":"stayFit,win","rounds":1,"created_at":1}
            """,
            "json/workout_sessions.jsonl": "{\"id\":1,\"focus\":\"tail\",\(over)}",
        ])
        let app = try await TestApp()
        let alex = try await app.member()
        let problems = try await app.bring(bytes).problems.filter { $0.reason.contains("unknown") }
        #expect(
            problems.map { "\($0.place) \($0.reason)" } == [
                "json/exercises.jsonl, line 1 equipment is unknown.",
                "json/exercises.jsonl, line 2 primary_muscle is unknown.",
                "json/exercises.jsonl, line 3 secondary_muscles is unknown.",
                "json/workout_plans.jsonl, line 1 goals is unknown.",
                "json/workout_sessions.jsonl, line 1 focus is unknown.",
            ])
        #expect(try await app.rows("SELECT name FROM exercises WHERE user_id IS NOT NULL") == ["D"])
        #expect(try await alex.get("/workouts").status == 200)
    }

    /// Foods of a guest are not shared with the household.
    @Test func aGuestsFoodsStayTheirOwn() async throws {
        let (_, archive, _) = try await exported()
        let food = """
            {"id":1,"is_private":0,"is_added_by_them":1,"source":"openFoodFacts","source_key":"4000000000009",\
            "name":"Odd Porridge","brand":"","barcode":"00004000000009","unit":"grams","energy_kilocalories":90,\
            "search_position":0,"updated_at":1,"archived_at":null}
            """
        let bytes = try archive.zipped(changing: ["json/foods.jsonl": food])
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        for number in 1...2 {
            try await guest.bring(bytes, named: "archive.zip")
            try await guest.post("/settings/data/imports/\(number)", [])
        }
        #expect(
            try await app.rows(
                "SELECT source, source_key IS NULL, user_id IS NOT NULL FROM foods WHERE name = 'Odd Porridge'")
                == ["own 1 1"])
    }

    @Test func whatIsNoPictureIsLeftOut() async throws {
        let (_, archive, _) = try await exported()
        let bytes = try archive.zipped(changing: ["photos/journal/2026-11-20/2.jpg": "<script>"])
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let report = try await app.bring(bytes)
        let problems = report.problems.filter { $0.file == "json/journal_photos.jsonl" }
        #expect(problems.map(\.reason) == ["The photo photos/journal/2026-11-20/2.jpg is not in the archive."])
        #expect(try await app.photos(on: "2026-11-20").count == 2)
    }

    /// Partially imported rows are removed at the next start, because the file is gone.
    @Test func aFailureLeavesNothing() async throws {
        let (_, _, bytes) = try await exported()
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex, heightCentimeters: nil, weightKilograms: nil)
        let before = try await alex.archive()
        try await app.execute(
            "CREATE TRIGGER fails BEFORE UPDATE OF total_points ON users BEGIN SELECT raise(ABORT, 'fails'); END")
        await #expect(throws: (any Error).self) { try await app.bring(bytes) }
        try await app.execute("DROP TRIGGER fails")
        try await app.app.sweep()
        await app.app.longChanges.finish()
        #expect(try app.photoFiles() == [])
        #expect(try await alex.archive().contents == before.contents)
    }
}
