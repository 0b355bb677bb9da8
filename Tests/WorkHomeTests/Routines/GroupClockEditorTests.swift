import Support
import Testing

@testable import WorkHome

/// The clock of an exercise or a superset in the editor of routines.
@Suite struct GroupClockEditorTests {
    private func clocks(_ stage: RoutineFixture) async throws -> [String] {
        try await stage.app.rows("SELECT coalesce(clock, '-') FROM routine_exercises ORDER BY routine_id, position")
    }

    private func save(_ stage: RoutineFixture, _ changes: KeyValuePairs<String, String>) async throws -> Answer {
        try await stage.browser.post(
            "/routines", RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, changes))
    }

    @Test(arguments: [
        (["clock": "every", "clock_every": "90"], "every 90 s"),
        (["clock": "every", "clock_every": "1:30"], "every 90 s"),
        // Its seconds are not shown before it is chosen.
        (["clock": "every"], "every 60 s"), (["clock": "intervals"], "20 s on, 10 s off"),
        (["clock": "intervals", "clock_work": "30", "clock_rest": "15"], "30 s on, 15 s off"),
        (["clock": "none", "clock_every": "90"], "-"), ([:], "-"),
    ])
    func aClockIsChosenInPlainWords(typed: [String: String], clock: String) async throws {
        let stage = try await RoutineFixture()
        let fields = typed.map { FormValue("\($0.key).0", $0.value) }
        let saved = try await stage.browser.post(
            "/routines", RoutineFixture.basics + RoutineFixture.entry(0, stage.squat) + fields)
        #expect(saved.status == 303, "\(saved.fieldErrors)")
        #expect(try await clocks(stage) == [clock])
        // The editor that is saved as it is changes nothing, and a copy has it too.
        let path = try #require(saved.location)
        let editor = try await stage.browser.get("\(path)/edit")
        #expect(try await stage.browser.post(path, RoutineFixture.values(of: editor)).status == 303)
        #expect(try await stage.browser.post("\(path)/copy").status == 303)
        #expect(try await clocks(stage) == [clock, clock])
    }

    @Test(arguments: [
        (["clock": "every", "clock_every": "4"], "clock_every.0", "Please enter 5 to 600 seconds"),
        (["clock": "every", "clock_every": ""], "clock_every.0", "Please enter 5 to 600 seconds"),
        (
            ["clock": "intervals", "clock_work": "20", "clock_rest": "601"], "clock_rest.0",
            "Please enter 5 to 600 seconds"
        ),
        (["clock": "intervals", "clock_work": "x"], "clock_work.0", "Please enter a time like 45, 1:30 or 2m 5s"),
        (["clock": "hourly"], "clock.0", "Please choose from the list"),
    ])
    func aMistakeIsSaidBesideItsField(typed: [String: String], id: String, message: String) async throws {
        let stage = try await RoutineFixture()
        let fields = typed.map { FormValue("\($0.key).0", $0.value) }
        let page = try await stage.browser.post(
            "/routines", RoutineFixture.basics + RoutineFixture.entry(0, stage.squat) + fields)
        #expect(page.status == 422)
        #expect(page.fieldErrors == [id: message] && page.focusedField == id)
        for field in typed where field.key != "clock" { #expect(page.value(of: "\(field.key).0") == field.value) }
        #expect(try await stage.routines() == [])
    }

    @Test func choosingShowsTheSeconds() async throws {
        let stage = try await RoutineFixture()
        let typed = RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["clock": "intervals"])
        #expect(try await stage.browser.get("/routines/new").value(of: "clock_work.0") == nil)
        let page = try await stage.browser.post("/routines", typed + [FormValue("choose_clock.0", "")])
        #expect(page.value(of: "clock_work.0") == "20" && page.value(of: "clock_rest.0") == "10")
        #expect(page.value(of: "clock_every.0") == nil)
        #expect(try await stage.routines() == [])
    }

    /// The clock is that of the whole superset, at its first exercise.
    @Test func aSupersetHasOneClock() async throws {
        let stage = try await RoutineFixture()
        let list =
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["clock": "every"])
            + RoutineFixture.entry(1, stage.curl, ["joined": "1", "clock": "every"])
            + RoutineFixture.entry(
                2, stage.plank, ["amount": "45", "measure": "seconds", "load": "", "clock": "every"])
        let joined = try await stage.browser.post("/routines", list + [FormValue("join.2", "")])
        #expect(joined.value(of: "clock.0") == "every")
        #expect(joined.value(of: "clock.1") == nil && joined.value(of: "clock.2") == nil)
        let swapped = try await stage.browser.post(
            "/routines", RoutineFixture.values(of: joined) + [FormValue("down.0", "")])
        #expect(RoutineFixture.places(swapped) == [stage.curl, stage.squat, stage.plank])
        #expect(swapped.value(of: "clock.0") == "every" && swapped.value(of: "clock.1") == nil)
        let removed = try await stage.browser.post(
            "/routines", RoutineFixture.values(of: swapped) + [FormValue("remove.0", "")])
        #expect(RoutineFixture.places(removed) == [stage.squat, stage.plank])
        #expect(removed.value(of: "clock.0") == "every")
        let saved = try await stage.browser.post("/routines", RoutineFixture.values(of: removed))
        #expect(try await clocks(stage) == ["every 60 s", "-"])
        let page = try await stage.browser.get(saved.location ?? "")
        #expect(page.main.words.contains("Every minute, 3 rounds"))
    }

    @Test func theLibraryHasClocks() async throws {
        let stage = try await RoutineFixture()
        let editor = try await stage.browser.get("/routines/new?from=tabata-without-equipment")
        #expect(try await stage.browser.post("/routines", RoutineFixture.values(of: editor)).status == 303)
        let tabata = "20 s on, 10 s off"
        #expect(try await clocks(stage) == [tabata, tabata, "-", tabata])
        let page = try await stage.browser.get("/routines/library/tabata-without-equipment")
        #expect(page.main.words.contains("20 s work, 10 s rest, 8 rounds"))
    }
}
