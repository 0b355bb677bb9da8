import HTTPTypes
import Support
import Testing

@testable import Web

/// What another app logged may be more than a form or a program can say today. It stays as long as it is not changed.
@Suite struct KeptValueTests {
    private let stage: ImportFixture
    private let program: Program

    init() async throws {
        stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let sets = ["80,8,0,0,\"\",\"\",7.333", "0,5,0,0,\"\",\"\","].map {
            "2026-10-05 18:10:00,\"Push Day\",1h,\"Squat\",1,\($0)"
        }
        try await stage.alex.importFile(
            ([header] + sets).joined(separator: "\n"), [FormValue("weight_unit", "kilograms")])
        program = try await Program.withKey(stage.app, of: stage.alex)
    }

    private func id(_ condition: String) async throws -> String {
        try #require(try await stage.app.rows("SELECT id FROM strength_sets WHERE \(condition)").first)
    }

    private func set(_ id: String) async throws -> [String] {
        try await stage.app.rows("SELECT weight_kilograms, CAST(rpe AS TEXT), note FROM strength_sets WHERE id = \(id)")
    }

    @Test func anEffortBetweenTheStepsStaysInTheForm() async throws {
        let set = try await id("rpe = 7.333")
        let form = try await stage.alex.get("/track/sets/\(set)/edit")
        #expect(form.value(of: "rpe") == "7.33")
        let noted = try await stage.alex.post(
            "/track/sets/\(set)", ["reps": "8", "weight": "80", "rpe": "7.33", "note": "Slow"])
        #expect(noted.status == 303)
        #expect(try await self.set(set) == ["80 7.333 Slow"])
        let changed = try await stage.alex.post("/track/sets/\(set)", ["reps": "8", "weight": "80", "rpe": "7.4"])
        #expect(changed.status == 422)
        #expect(changed.fieldErrors == ["rpe": "Please choose a number from 1 to 10"])
        #expect(try await self.set(set) == ["80 7.333 Slow"])
    }

    @Test func anEffortBetweenTheStepsStaysForAProgram() async throws {
        let set = try await id("rpe = 7.333")
        let noted = try await program.send(.patch, "/api/v1/sets/\(set)", ["note": "Slow"])
        #expect(noted.status == 200, "\(noted.text)")
        let kept = try await self.set(set)
        #expect(kept == ["80 7.333 Slow"])
        #expect(try await program.send(.patch, "/api/v1/sets/\(set)", ["rpe": 7.4]).status == 422)
        #expect(try await self.set(set) == ["80 7.333 Slow"])
    }

    @Test func aMissingWeightStaysWithItsExercise() async throws {
        let set = try await id("weight_kilograms = 0")
        let noted = try await stage.alex.post("/track/sets/\(set)", ["reps": "5", "weight": "0", "note": "Empty"])
        #expect(noted.status == 303)
        #expect(try await program.send(.patch, "/api/v1/sets/\(set)", ["reps": 6]).status == 200)
        #expect(try await self.set(set) == ["0 null Empty"])
        let bench = try await stage.app.exercise("bench-press")
        let moved = try await stage.alex.post(
            "/track/sets/\(set)", ["exercise_id": bench, "reps": "6", "weight": "0"])
        #expect(moved.fieldErrors == ["weight": "Must be positive"])
    }

    /// A name that a later version gives to an exercise of its own.
    @Test func aNameThatIsTakenMeanwhileStays() async throws {
        let made = try await program.send(
            .post, "/api/v1/exercises", ["name": "Ring row", "primary_muscle": "lats"])
        let address = try #require(made.location)
        try await stage.app.execute("UPDATE exercises SET name = 'Squat' WHERE name = 'Ring row'")
        #expect(try await program.send(.patch, address, ["instructions": "Pull"]).status == 200)
        let other = try await program.send(.patch, address, ["name": "Bench Press"])
        #expect(other.status == 422 && other.errors["name"] != nil)
    }
}
