import Support
import Testing

@testable import WorkHome

/// An editor that was opened before the routine changed does not replace the change without asking.
@Suite struct RoutineConflictTests {
    private let stage: RoutineFixture

    init() async throws {
        stage = try await RoutineFixture()
        try await stage.browser.post("/routines", RoutineFixture.basics + RoutineFixture.entry(0, stage.squat))
    }

    private func save(_ form: [FormValue], reps: String) async throws -> Answer {
        try await stage.browser.post(
            "/routines/1", form.map { $0.name == "amount.0.0" ? FormValue($0.name, reps) : $0 })
    }

    private func lines() async throws -> [String] { try await stage.app.rows("SELECT lines FROM routine_exercises") }

    @Test func theOtherChangeIsToldAndReplacedOnlyIfThePersonSaysSo() async throws {
        let opened = RoutineFixture.values(of: try await stage.browser.get("/routines/1/edit"))
        #expect(try await save(opened, reps: "8").status == 303)
        let asked = try await save(opened, reps: "12")
        #expect(asked.status == 200 || asked.status == 422)
        #expect(asked.main.words.contains("This routine was changed in the meantime"))
        #expect(asked.value(of: "amount.0.0") == "12", "what was typed stays")
        #expect(try await lines() == ["3 x 8 @ 60 kg"])
        #expect(try await stage.browser.post("/routines/1", RoutineFixture.values(of: asked)).status == 303)
        #expect(try await lines() == ["3 x 12 @ 60 kg"])
    }

    @Test func aChangeAfterTheQuestionIsAskedAboutAgain() async throws {
        let opened = RoutineFixture.values(of: try await stage.browser.get("/routines/1/edit"))
        #expect(try await save(opened, reps: "8").status == 303)
        let asked = RoutineFixture.values(of: try await save(opened, reps: "12"))
        let other = RoutineFixture.values(of: try await stage.browser.get("/routines/1/edit"))
        #expect(try await save(other, reps: "9").status == 303)
        let again = try await stage.browser.post("/routines/1", asked)
        #expect(again.main.words.contains("This routine was changed in the meantime"))
        #expect(try await lines() == ["3 x 9 @ 60 kg"])
    }

    @Test func theSameRoutineIsNoChange() async throws {
        let opened = RoutineFixture.values(of: try await stage.browser.get("/routines/1/edit"))
        #expect(try await save(opened, reps: "5").status == 303)
        #expect(try await save(opened, reps: "6").status == 303)
        #expect(try await lines() == ["3 x 6 @ 60 kg"])
    }

    @Test(arguments: ["note", "rest.0", "name"])
    func everythingThatTheEditorChangesCounts(field: String) async throws {
        let opened = RoutineFixture.values(of: try await stage.browser.get("/routines/1/edit"))
        let changed = opened.map { $0.name == field ? FormValue(field, field == "rest.0" ? "60" : "Else") : $0 }
        #expect(try await stage.browser.post("/routines/1", changed).status == 303)
        #expect(try await save(opened, reps: "8").main.words.contains("changed in the meantime"))
    }
}
