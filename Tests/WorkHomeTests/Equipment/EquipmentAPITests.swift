import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct EquipmentAPITests {
    private static let bar: JSONValue = [
        "name": "Trap bar", "kind": "bar", "empty_weight": 25, "collar_weight": 5, "sleeve_millimeters": 50,
    ]

    @Test func equipmentIsMadeReadChangedAndDeleted() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let made = try await program.send(.post, "/api/v1/equipment", Self.bar)
        #expect(made.status == 201, "\(made.text)")
        #expect(
            made.json == [
                "id": 1, "name": "Trap bar", "kind": "bar", "unit": "kilograms", "used_for": .null,
                "is_archived": false, "empty_weight": 25, "collar_weight": 5, "sides": 2, "sleeve_millimeters": 50,
                "weights": [], "add_ons": [], "is_assisting": false,
            ])
        let changed = try await program.send(
            .patch, "/api/v1/equipment/1", ["used_for": "barbell", "is_archived": true, "sides": 1])
        #expect(changed.status == 200 && changed.json["used_for"] == "barbell" && changed.json["sides"] == 1)
        #expect(changed.json["is_archived"] == true && changed.json["empty_weight"] == 25)
        let stack = try await program.send(
            .post, "/api/v1/equipment",
            [
                "name": "Assist", "kind": "stack", "unit": "pounds", "weights": [20, 10, 12.5], "add_ons": [2.5],
                "is_assisting": true,
            ])
        #expect(stack.json["weights"] == [10, 12.5, 20] && stack.json["add_ons"] == [2.5])
        #expect(stack.json["is_assisting"] == true && stack.json["empty_weight"] == .null)
        let twice = try await program.send(.post, "/api/v1/equipment", Self.bar)
        #expect(twice.errors == ["name": "Archived equipment has that name. Restore it, or choose another name"])
        let wrong = try await program.send(.post, "/api/v1/equipment", ["name": "Bar", "kind": "bar"])
        #expect(Set(wrong.errors.keys) == ["empty_weight", "sleeve_millimeters"])
        #expect(try await program.send(.delete, "/api/v1/equipment/1").status == 204)
        #expect(try await program.get("/api/v1/equipment").json["data"]?.array?.count == 1)
    }

    @Test func platesAreMadeReadChangedAndDeleted() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let made = try await program.send(.post, "/api/v1/plates", ["weight": 1.25, "pairs": 2, "color": "red"])
        #expect(
            made.json == [
                "id": 1, "weight": 1.25, "unit": "kilograms", "pairs": 2, "sleeve_millimeters": 50, "color": "red",
            ])
        #expect(try await program.send(.patch, "/api/v1/plates/1", ["color": .null]).json["color"] == .null)
        let twice = try await program.send(.post, "/api/v1/plates", ["weight": 1.25, "pairs": 1])
        #expect(twice.errors == ["weight": "Your household already has plates of this weight and size"])
        #expect(try await program.send(.delete, "/api/v1/plates/1").status == 204)
        #expect(try await app.count("plates") == 0)
    }

    @Test func settingsOfAnExerciseAreReadAndChanged() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let bench = try await app.exercise("bench-press")
        let path = "/api/v1/exercise-settings/\(bench)"
        #expect(
            try await program.get(path).json == [
                "exercise_id": .integer(Int64(bench) ?? 0), "equipment_id": .null, "rest_seconds": .null, "note": "",
            ])
        _ = try await program.send(.post, "/api/v1/equipment", Self.bar)
        let changed = try await program.send(
            .patch, path, ["equipment_id": 1, "rest_seconds": 200, "note": "Seat at 4"])
        #expect(changed.status == 200 && changed.json["rest_seconds"] == 200)
        #expect(try await program.get("/api/v1/exercise-settings").json["data"]?.array == [changed.json])
        #expect(try await program.send(.patch, path, ["note": ""]).json["equipment_id"] == 1)
        let refused = try await program.send(.patch, path, ["equipment_id": 9, "rest_seconds": 901])
        #expect(Set(refused.errors.keys) == ["equipment_id", "rest_seconds"])
        _ = try await program.send(.patch, path, ["equipment_id": .null, "rest_seconds": .null])
        #expect(try await app.count("exercise_settings") == 0)
        let running = try await app.exercise("running")
        #expect(try await program.get("/api/v1/exercise-settings/\(running)").status == 404)
    }

    /// Everybody at home reads and changes them; guests only read.
    @Test func guestsOnlyRead() async throws {
        let stage = try await APIFixture()
        let guest = try await Program.withKey(stage.app, of: try await stage.household.guest())
        for (path, body) in [
            ("equipment", Self.bar), ("plates", ["weight": 0.5, "pairs": 1] as JSONValue),
        ] {
            #expect(try await guest.get("/api/v1/\(path)").json["data"]?.array?.isEmpty == false)
            #expect(try await guest.get("/api/v1/\(path)/1").status == 200)
            let before = try await stage.contents()
            #expect(try await guest.send(.post, "/api/v1/\(path)", body).status == 403, "\(path)")
            #expect(try await guest.send(.patch, "/api/v1/\(path)/1", [:]).status == 403, "\(path)")
            #expect(try await guest.send(.delete, "/api/v1/\(path)/1").status == 403, "\(path)")
            #expect(try await stage.tables(changedSince: before) == [])
            #expect(try await stage.sam.send(.post, "/api/v1/\(path)", body).status == 201)
        }
    }
}
