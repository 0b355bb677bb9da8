import Support
import Testing

@testable import Transfer
@testable import WorkHome

@Suite struct EquipmentArchiveTests {
    private static let all = [
        """
        SELECT name, kind, unit, used_for, empty_weight, collar_weight, sides, sleeve_millimeters, weights, add_ons,
            is_assisting FROM equipment ORDER BY name
        """, "SELECT weight, unit, sleeve_millimeters, pairs, color FROM plates ORDER BY weight, sleeve_millimeters",
        """
        SELECT exercises.name, equipment.name, rest_seconds, note FROM exercise_settings
        JOIN exercises ON exercises.id = exercise_id LEFT JOIN equipment ON equipment.id = equipment_id ORDER BY 1
        """,
    ]

    @Test func itComesBackInAnotherWorkHome() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (other, _) = try await household.app.elsewhere()
        let report = try await other.bring(bytes)
        #expect(report.problems == [] && report.new["equipment"] == 2 && report.new["exercise_settings"] == 1)
        for query in Self.all {
            let rows = try await household.app.rows(query)
            #expect(try await other.rows(query) == rows && !rows.isEmpty, "\(query)")
        }
    }

    /// A person takes along what they use, whoever added it.
    @Test func whatSomebodyUsesIsInTheirArchive() async throws {
        let household = try await Household()
        let bench = try await household.app.exercise("bench-press")
        try await household.sam.post("/settings/exercises/\(bench)/setup", ["equipment_id": "1"])
        let bytes = try await household.sam.get("/settings/data/export").bytes
        let (other, _) = try await household.app.elsewhere()
        #expect(try await other.bring(bytes).problems == [])
        #expect(try await other.rows("SELECT name, added_by FROM equipment") == ["Olympic bar 1"])
        #expect(try await other.rows("SELECT equipment_id, exercise_id FROM exercise_settings") == ["1 \(bench)"])
    }

    @Test func whatTheHouseholdHasStays() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let before = try await household.app.rows("SELECT * FROM equipment")
        let report = try await household.app.bring(bytes, as: Cast.sam)
        #expect(report.known["equipment"] == 2 && report.new["equipment"] == nil && report.known["plates"] == 6)
        #expect(try await household.app.rows("SELECT * FROM equipment") == before)
        #expect(
            try await household.app.rows("SELECT equipment_id FROM exercise_settings WHERE user_id = 2") == ["1"])
    }

    /// A guest changes nothing of the household's, and keeps their rests and notes.
    @Test func aGuestsArchiveAddsNothingToTheHousehold() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let app = try await household.app.elsewhere().app
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.bring(bytes)
        try await guest.post("/settings/data/imports/1", [])
        #expect(try await app.rows("SELECT rest_seconds, note FROM exercise_settings") == ["240 A secret of Alex"])
        for table in ["equipment", "plates"] { #expect(try await app.count(table) == 0, "\(table)") }
    }

    /// Imports Alex's archive into another WorkHome.
    private func imported() async throws -> (app: TestApp, alex: Browser) {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (other, alex) = try await household.app.elsewhere()
        try await alex.bring(bytes)
        try await alex.post("/settings/data/imports/1", [])
        #expect(try await other.rows("SELECT name FROM equipment ORDER BY id") == ["Olympic bar", "Pulldown"])
        return (other, alex)
    }

    @Test func undoingTheImportTakesItBack() async throws {
        let (app, alex) = try await imported()
        try await alex.post("/settings/data/imports/1/undo")
        for table in ["equipment", "plates", "exercise_settings"] {
            #expect(try await app.count(table) == 0, "\(table)")
        }
    }

    @Test func undoingTheImportLeavesWhatOthersUse() async throws {
        let (app, alex) = try await imported()
        let sam = try await app.member(Cast.sam)
        let bench = try await app.exercise("bench-press")
        try await sam.post("/settings/exercises/\(bench)/setup", ["equipment_id": "1"])
        try await alex.post("/settings/data/imports/1/undo")
        #expect(try await app.rows("SELECT name FROM equipment") == ["Olympic bar"])
    }

    @Test func weightsThatAreNoneAreLeftOut() async throws {
        let household = try await Household()
        let archive = try await household.alex.archive()
        let (other, _) = try await household.app.elsewhere()
        let lines = [#"[\"heavy\"]"#, "[-5]", "[1e9]", "nothing", "[8,12]"].enumerated().map { index, weights in
            """
            {"id":\(index + 1),"name":"Bells \(index)","kind":"fixed","unit":"kilograms","weights":"\(weights)",\
            "is_assisting":0,"created_at":0}
            """
        }
        let report = try await other.bring(
            archive.zipped(changing: ["json/equipment.jsonl": lines.joined(separator: "\n")]))
        #expect(report.problems.filter { $0.file == "json/equipment.jsonl" }.map(\.line) == [1, 2, 3, 4])
        #expect(try await other.rows("SELECT name FROM equipment") == ["Bells 4"])
    }
}
