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

    /// As after its own exercise stopped being one of the body alone.
    @Test func aWeightBelowZeroStays() async throws {
        let set = try await id("weight_kilograms = 0")
        try await stage.app.execute("UPDATE strength_sets SET weight_kilograms = -20 WHERE id = \(set)")
        let form = try await stage.alex.get("/track/sets/\(set)/edit")
        let noted = try await stage.alex.post(
            "/track/sets/\(set)", ["reps": "5", "weight": form.value(of: "weight") ?? "", "note": "Kept"])
        #expect(noted.status == 303)
        #expect(try await program.send(.patch, "/api/v1/sets/\(set)", ["reps": 6]).status == 200)
        #expect(try await self.set(set) == ["-20 null Kept"])
    }

    /// Shorter than a form takes, longer ago, and nothing of what is added up.
    @Test func whatIsNoSetStaysToo() async throws {
        let running = try await stage.app.exercise("running")
        try await stage.app.execute(
            """
            INSERT INTO cardio_sessions
                (user_id, exercise_id, day, duration_seconds, distance_meters, energy_kilocalories, logged_at)
            VALUES (1, \(running), '1901-02-03', 60, 0.004, 5, 1);
            INSERT INTO trackable_entries (user_id, trackable_id, day, value, logged_at)
            SELECT 1, id, '1901-02-03', 0, 1 FROM trackables WHERE key = 'steps';
            INSERT INTO goals (user_id, title, type, measure, cadence, direction, counts_from, created_at)
            VALUES (1, 'Light', 'weight', 'bodyWeight', 'once', 'decrease', '2026-11-20', 1);
            INSERT INTO goal_targets (goal_id, user_id, first_day, target) VALUES (1, 1, '2026-11-20', 10)
            """)
        let id = try await stage.app.rows("SELECT max(id) FROM cardio_sessions")[0]
        let session = try await stage.alex.get("/track/cardio/\(id)/edit")
        let noted = try await stage.alex.post(
            "/track/cardio/\(id)",
            [
                "duration": "1:00", "distance": session.value(of: "distance") ?? "", "date": "1901-02-03",
                "note": "Short",
            ])
        #expect(noted.status == 303, "\(noted.fieldErrors)")
        let counted = try await stage.alex.post(
            "/track/entries/1", ["value": "0", "date": "1901-02-03", "note": "Ill"])
        #expect(counted.status == 303, "\(counted.fieldErrors)")
        for path in ["cardio-sessions/\(id)", "trackable-entries/1", "goals/1"] {
            let changed = try await program.send(.patch, "/api/v1/\(path)", ["note": "Kept"])
            #expect(changed.status == 200, "\(path) \(changed.text)")
        }
        #expect(
            try await stage.app.rows("SELECT CAST(distance_meters AS TEXT) FROM cardio_sessions WHERE id = \(id)") == [
                "0.004"
            ])
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
