import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Web

@Suite struct ProgramAPITests {
    @Test func aProgramIsMadeChangedEndedAndBegunAgain() async throws {
        let fixture = try await RoutineFixture()
        let program = try await Program.withKey(fixture.app, of: fixture.browser)
        for name in ["First", "Second"] {
            let entry = RoutineFixture.entry(0, fixture.squat)
            _ = try await fixture.browser.post("/routines", [FormValue("name", name)] + entry)
        }
        let created = try await program.send(
            .post, "/api/v1/programs",
            [
                "name": "Mine", "weekdays": ["monday", "thursday"],
                "days": [["routine_id": 1], ["routine_id": 2]],
            ])
        #expect(created.status == 201, "\(created.text)")
        #expect(created.json["due"]?["routine_id"] == 1 && created.json["due"]?["week"] == 1)
        #expect(created.json["is_followed"] == true && created.json["schedule"] == "rotation")
        let turned = try await program.send(
            .patch, "/api/v1/programs/1",
            ["days": [["number": 2, "routine_id": 2], ["number": 1, "routine_id": 1]], "deload_every": 4])
        #expect(turned.json["due"]?["number"] == 2 && turned.json["deload_every"] == 4)
        let ended = try await program.send(.patch, "/api/v1/programs/1", ["is_followed": false])
        #expect(ended.json["due"] == .null && ended.json["ended_on"] == "2026-11-21")
        let again = try await program.send(.patch, "/api/v1/programs/1", ["is_followed": true])
        #expect(again.json["ended_on"] == .null && again.json["due"] != .null)
        let refused = try await program.send(
            .post, "/api/v1/programs",
            ["name": "Other", "weekdays": ["monday"], "days": [["routine_id": 1], ["plan_id": 1, "routine_id": 2]]])
        #expect(refused.status == 422 && refused.errors["days"] != nil)
        let taken = try await program.send(
            .post, "/api/v1/programs", ["name": "Other", "weekdays": ["monday"], "days": [["routine_id": 1]]])
        #expect(taken.errors["days"] == "That routine is a day of another program. Copy it first.")
        #expect(try await program.send(.delete, "/api/v1/programs/1").status == 204)
        // Routines of their own stay.
        #expect(try await fixture.app.rows("SELECT count(*) FROM routines") == ["2"])
    }
}
