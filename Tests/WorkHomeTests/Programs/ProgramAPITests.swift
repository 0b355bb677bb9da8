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

    @Test func aProgramOfTheLibraryIsStarted() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let request: [String: JSONValue] = [
            "library_key": "five-three-one-beginners", "weekdays": ["tuesday", "friday", "sunday"],
            "first_day": "2026-11-22",
            "start_weights": [["lift": "squat", "kilograms": 100], ["lift": "bench-press", "kilograms": 70]],
        ]
        let started = try await program.send(.post, "/api/v1/programs", .object(request))
        #expect(started.status == 201, "\(started.text)")
        #expect(started.json["library_key"] == "five-three-one-beginners" && started.json["weeks"] == 4)
        #expect(started.json["schedule"] == "rotation" && started.json["started_on"] == "2026-11-22")
        #expect(started.json["weekdays"] == ["tuesday", "friday", "sunday"])
        #expect(started.json["days"]?.array?.count == 3 && started.json["due"]?["day"] == "2026-11-22")
        #expect(
            try await app.rows("SELECT first_day, kilograms FROM training_maxes ORDER BY kilograms") == [
                "2026-11-21 70", "2026-11-21 100",
            ])
        // As on the page, the same request begins one program.
        let again = try await program.send(.post, "/api/v1/programs", .object(request))
        #expect(again.json["id"] == started.json["id"])
        let changes: [String: JSONValue] = [
            "schedule": "weekly", "weekdays": ["monday", "tuesday", "friday"], "first_day": "2026-11-23",
            "start_weights": [["lift": "squat", "kilograms": 90], ["lift": "bench-press", "kilograms": 70]],
        ]
        var ids = [started.json["id"]]
        for (name, value) in changes {
            let other = try await program.send(
                .post, "/api/v1/programs", .object(request.merging([name: value]) { $1 }))
            #expect(other.status == 201 && !ids.contains(other.json["id"]), "\(name)")
            ids.append(other.json["id"])
        }
        let gzclp: [String: JSONValue] = [
            "library_key": "gzclp", "start_weights": [["lift": "t1-squat", "kilograms": 60]],
        ]
        let lighter: JSONValue = [["lift": "t1-squat", "kilograms": 50]]
        let first = try await program.send(.post, "/api/v1/programs", .object(gzclp))
        #expect(try await program.send(.post, "/api/v1/programs", .object(gzclp)).json["id"] == first.json["id"])
        let other = try await program.send(
            .post, "/api/v1/programs", .object(gzclp.merging(["start_weights": lighter]) { $1 }))
        #expect(other.status == 201 && other.json["id"] != first.json["id"])
        let usual = try await program.send(.post, "/api/v1/programs", ["library_key": "upper-lower"])
        #expect(usual.json["schedule"] == "weekly" && usual.json["started_on"] == "2026-11-21")
    }

    @Test func aWrongStartSaysWhatIsWrong() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        func errors(_ body: JSONValue) async throws -> [String: String] {
            let answer = try await program.send(.post, "/api/v1/programs", body)
            #expect(answer.status == 422, "\(answer.text)")
            return answer.errors
        }
        #expect(
            try await errors(["library_key": "none"]) == ["library_key": "The library has no program with this key"])
        #expect(
            try await errors(["library_key": "gzclp", "name": "Mine"]) == [
                "name": "A program of the library has its own"
            ])
        #expect(
            try await errors(["library_key": "gzclp", "schedule": "weekly", "weekdays": ["monday"]]) == [
                "weekdays": "Choose 4 weekdays: one for each day of the program"
            ])
        #expect(try await errors(["library_key": "gzclp", "first_day": "2030-01-01"]).keys.sorted() == ["first_day"])
        let lift = try await errors(
            ["library_key": "gzclp", "start_weights": [["lift": "curl", "kilograms": 10]]])
        #expect(lift == ["start_weights": "The program has no such lift that begins with a weight"])
        let weight: JSONValue = [["lift": "t1-squat", "kilograms": -30]]
        #expect(
            try await errors(["library_key": "gzclp", "start_weights": weight]) == [
                "start_weights": "Please enter a possible weight"
            ])
        let heavy: JSONValue = [["lift": "t1-squat", "kilograms": 5_000]]
        #expect(try await errors(["library_key": "gzclp", "start_weights": heavy]).keys.sorted() == ["confirmed"])
        #expect(try await errors(["first_day": "2026-11-22"]).keys.sorted() == ["first_day"])
        #expect(try await errors([:]).keys.sorted() == ["days", "name", "weekdays"])
        #expect(try await app.rows("SELECT count(*) FROM programs") == ["0"])
        let confirmed = try await program.send(
            .post, "/api/v1/programs", ["library_key": "gzclp", "start_weights": heavy, "confirmed": true])
        #expect(confirmed.status == 201)
    }
}
