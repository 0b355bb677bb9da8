import HTTPTypes
import Support
import Testing

@testable import Web

/// WorkHome's own export, brought back to the account that it came from.
@Suite struct OwnExportTests {
    private let app: TestApp
    private let alex: Browser

    /// Three equal sets, a warm-up, assistance, a hold, a run, and a set of a program.
    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
        let (bench, pull) = (try await app.exercise("bench-press"), try await app.exercise("assisted-pull-up"))
        for _ in 0..<3 { try await log(["exercise_id": bench, "weight": "60", "reps": "10"]) }
        try await log(["exercise_id": bench, "weight": "40", "reps": "10", "kind": "warmUp", "note": "=easy"])
        try await log(["exercise_id": pull, "load": "assisted", "weight": "20", "reps": "6", "rpe": "8.5"])
        try await log(["exercise_id": try await app.exercise("plank"), "duration": "45"])
        try await alex.post(
            "/track/cardio",
            ["exercise_id": try await app.exercise("running"), "duration": "28:45", "distance": "5.12"])
        let program = try await Program.withKey(app, of: alex)
        let sent = try await program.send(
            .post, "/api/v1/sets",
            ["exercise_id": .integer(Int64(bench) ?? 0), "reps": 5, "weight_kilograms": 61.235, "day": "2026-11-20"])
        #expect(sent.status == 201)
    }

    private func log(_ values: KeyValuePairs<String, String>) async throws {
        let answer = try await alex.post("/track/sets", values.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 303)
    }

    private func export() async throws -> String { try await alex.get("/settings/data/strong.csv").source }

    private func sets() async throws -> [String] {
        try await app.rows(
            "SELECT reps, round(1000 * weight_kilograms) FROM strength_sets ORDER BY reps, weight_kilograms")
    }

    @Test(arguments: ["kilograms", "pounds"])
    func itChangesNothing(unit: String) async throws {
        try await alex.post(
            "/settings/units", ["weight_unit": unit, "distance_unit": unit == "pounds" ? "miles" : "kilometers"])
        let (csv, before) = (try await export(), try await app.count("strength_sets"))
        let path = try #require(try await alex.bring(csv).location)
        let page = try await alex.get(path)
        #expect(page.main.words.contains("Nothing new in this file"))
        #expect(page.main.words.contains("Already known 7 sets, 1 cardio session"), "\(page.main.words)")
        try await alex.post(path)
        #expect(try await app.count("strength_sets") == before)
        #expect(try await app.count("cardio_sessions") == 1)
        #expect(try await app.count("import_rows") == 0)
    }

    /// The other tables of the export, each as a file by itself.
    @Test func aTableOfTheArchiveChangesNothing() async throws {
        for _ in 0..<2 {
            try await alex.post("/track/entries", ["trackable_id": "2", "value": "250", "date": "2026-11-20"])
        }
        try await alex.post(
            "/nutrition/quick-add", ["energy": "500", "meal": "dinner", "name": "Stew", "date": "2026-11-20"])
        try await alex.post("/progress/measurements", ["weight": "71.83", "height": "170", "date": "2026-11-20"])
        let archive = try await alex.archive()
        let files: [(table: String, rows: String, columns: [String: String])] = [
            ("trackable_entries", "values", ["measure": "trackable", "value": "value", "unit": "unit"]),
            ("meal_entries", "foods", ["meal": "meal", "food": "food", "energy": "energy_kcal"]),
            ("weight_records", "weights", ["weight": "weight_kg"]),
        ]
        for file in files {
            let csv = archive.text("csv/\(file.table).csv")
            let headings = csv.prefix { !$0.isNewline }.split(separator: ",").map(String.init)
            let page = try #require(try await alex.bring(csv).location)
            let columns = try file.columns.map { field, heading in
                FormValue("column_\(field)", String(try #require(headings.firstIndex(of: heading), "\(headings)")))
            }
            let others = ["column_date": "0", "column_time": "none", "weight_unit": "kilograms"]
            let chosen = try await alex.post(
                "\(page)/columns?rows=\(file.rows)", columns + others.map { FormValue($0.key, $0.value) })
            #expect(chosen.status == 303, "\(file.table): \(chosen.fieldErrors)")
            let before = try await app.count(file.table)
            #expect(before > 0)
            let words = try await alex.get(page).main.words
            #expect(words.contains("Nothing new in this file"), "\(file.table): \(words)")
            try await alex.post(page)
            #expect(try await app.count(file.table) == before)
        }
        #expect(try await app.count("import_rows") == 0)
    }

    /// A set that was changed comes back as one of its own, and one that was deleted comes back; what was written about
    /// a set changes nothing of what was done.
    @Test func anOlderOneAddsWhatIsMissing() async throws {
        let csv = try await export()
        try await alex.post("/track/sets/1/delete")
        try await alex.post("/track/sets/2", ["reps": "9", "weight": "60"])
        try await alex.post("/track/sets/3", ["reps": "10", "weight": "60", "note": "Slow", "rpe": "9"])
        let path = try #require(try await alex.bring(csv).location)
        let page = try await alex.get(path)
        #expect(page.main.words.contains("Already known 5 sets, 1 cardio session"), "\(page.main.words)")
        #expect(try await sets().count == 6)
        try await alex.post(path)
        let rows = try await sets()
        #expect(rows == ["0 0", "5 61235", "6 -20000", "9 60000", "10 40000", "10 60000", "10 60000", "10 60000"])
        // Once more, there is nothing to add.
        let again = try await alex.get(try #require(try await alex.bring(csv).location))
        #expect(again.main.words.contains("Already known 7 sets, 1 cardio session"), "\(again.main.words)")
    }

    /// Another account has what came from the older export, whatever moved up since.
    @Test func aNewerOneAddsWhatIsNewElsewhere() async throws {
        let other = try await TestApp()
        let blair = try await other.member()
        try await blair.importFile(try await export())
        let bench = try await app.exercise("bench-press")
        try await alex.post("/track/sets/1/delete")
        try await log(["exercise_id": bench, "weight": "70", "reps": "3"])
        try await blair.importFile(try await export())
        let rows = try await other.rows("SELECT count(*), sum(weight_kilograms = 70) FROM strength_sets")
        #expect(rows == ["8 1"])
    }

    /// What an import added is known again, even if it was corrected or deleted since.
    @Test func whatWasImportedStaysCorrectable() async throws {
        let other = try await TestApp()
        let blair = try await other.member()
        try await blair.importFile(try await export())
        let ids = try await other.rows(
            "SELECT id FROM strength_sets WHERE reps = 10 AND weight_kilograms = 60 ORDER BY id")
        #expect(ids.count == 3)
        let corrected = try await blair.post("/track/sets/\(ids[0])", ["reps": "9", "weight": "60"])
        #expect(corrected.status == 303)
        try await blair.post("/track/sets/\(ids[1])/delete")
        try await alex.post("/settings/units", ["weight_unit": "pounds", "distance_unit": "miles"])
        // The next export is in other units, and has a set more.
        let program = try await Program.withKey(app, of: alex, name: "Later")
        let bench = Int64(try await app.exercise("bench-press")) ?? 0
        let sent = try await program.send(
            .post, "/api/v1/sets", ["exercise_id": .integer(bench), "reps": 3, "weight_kilograms": 80])
        #expect(sent.status == 201)
        try await blair.importFile(try await export())
        let rows = try await other.rows("SELECT reps FROM strength_sets WHERE weight_kilograms >= 60 ORDER BY reps")
        #expect(rows == ["3", "5", "9", "10"])
    }

    /// Strong has a workout with the name that WorkHome's have: it is known by its place, whatever was logged here.
    @Test func aWorkoutOfStrongMayHaveTheSameName() async throws {
        let header = try #require(try await export().split(whereSeparator: \.isNewline).first)
        func file(_ weight: Int) -> String {
            "\(header)\n2026-11-21 18:10:42,Training,1h 5m,Bench Press,1,\(weight),kg,10,,0,km,0,,\n"
        }
        try await alex.importFile(file(60))
        #expect(try await app.count("strength_sets") == 8)
        let again = try await alex.get(try #require(try await alex.bring(file(65)).location))
        #expect(again.main.words.contains("Nothing new in this file"))
    }

    @Test func aFileOfAnotherAppGoesOnAsBefore() async throws {
        let lines = ["2026-11-21 18:10:00,\"Push Day\",1h,\"Bench Press\",1,60,10,0,0,\"\",\"\","]
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        try await alex.importFile(
            ([header] + lines).joined(separator: "\n"), [FormValue("weight_unit", "kilograms")])
        #expect(try await app.count("strength_sets") == 8)
    }
}
