import HTTPTypes
import Support

@testable import Web

/// Typical requests of programs, for tests that inspect the database's queries.
enum APIWalk {
    private static let lists = [
        "sets", "cardio-sessions", "trackable-entries", "workout-sessions", "records", "days-off", "weights",
        "meal-entries", "nutrition-days", "nutrient-days", "journal-entries", "exercises", "trackables",
        "workout-plans", "goals",
        "achievements", "foods", "saved-meals", "recipes", "trainers", "progress-shares", "routines", "training-maxes",
        "equipment", "plates", "exercise-settings", "routine-workouts",
    ]

    static func run(_ household: Household) async throws {
        let key = try await Program.withKey(household.app, of: household.alex, name: "Walk")
        for list in lists {
            let page = try await key.get("/api/v1/\(list)?limit=1")
            if let next = page.json["next"]?.text { _ = try await key.get("/api/v1/\(list)?after=\(next)") }
            _ = try await key.get("/api/v1/\(list)?from=2026-01-01&to=2026-12-31&q=bench")
        }
        _ = try await key.send(
            .post, "/api/v1/days-off", ["day": "2026-11-02", "reason": "sick"],
            headers: [.idempotencyKey: "walk"])
        _ = try await key.send(.patch, "/api/v1/days-off/2026-11-02", ["reason": "travel"])
        _ = try await key.send(.delete, "/api/v1/days-off/2026-11-02")
        _ = try await key.send(.patch, "/api/v1/weights/1", ["weight_kilograms": 71])
        _ = try await key.send(.patch, "/api/v1/users/me", ["first_weekday": "sunday"])
        try await keepRoutines(household, key)
        let added = try await key.upload(
            "/api/v1/photos", [FormValue("day", "2026-11-03")], files: [APIFixture.photo()])
        if let path = added.location { _ = try await key.send(.delete, path) }
        var program = Program(household.app)
        let pair = try await program.signIn(Cast.alex)
        let next = try await program.send(
            .post, "/api/v1/auth/refresh", ["refresh_token": pair.json["refresh_token"] ?? .null])
        program.token = next.json["access_token"]?.text
        _ = try await program.get("/api/v1/users/me")
        _ = try await program.send(.post, "/api/v1/auth/logout")
        _ = try await program.send(
            .post, "/api/v1/auth/logout", ["refresh_token": next.json["refresh_token"] ?? .null])
        _ = try await household.alex.get("/settings/sessions")
        try await household.alex.post("/settings/api-keys/2/delete")
    }

    private static func keepRoutines(_ household: Household, _ key: Program) async throws {
        let exercises: JSONValue = [
            ["exercise_id": .integer(household.exercise), "text": "3 x 5 @ work", "work_weight_kilograms": 50]
        ]
        let made = try await key.send(.post, "/api/v1/routines", ["name": "Walk", "exercises": exercises])
        if let path = made.location {
            _ = try await key.send(.patch, path, ["note": "Slowly"])
            try await doRoutine(made.json["id"] ?? .null, household, key)
            _ = try await key.send(.delete, path)
        }
        try await keepTrainingMax(household, key)
    }

    private static func doRoutine(_ routine: JSONValue, _ household: Household, _ key: Program) async throws {
        let made = try await key.send(.post, "/api/v1/routine-workouts", ["routine_id": routine, "token": "walk"])
        guard let path = made.location else { return }
        let place = made.json["sets"]?.array?.first?["session_set_id"] ?? .null
        let set = try await key.send(
            .post, "/api/v1/sets",
            [
                "exercise_id": .integer(household.exercise), "reps": 5, "weight_kilograms": 50,
                "session_set_id": place,
            ])
        _ = try await key.send(
            .patch, path, ["note": "Well", "finished_at": .moment(household.app.clock.now.secondsSince1970)])
        _ = try await key.send(.patch, path, ["finished_at": .null])
        _ = try await key.send(.delete, path)
        if let location = set.location { _ = try await key.send(.delete, location) }
    }

    private static func keepTrainingMax(_ household: Household, _ key: Program) async throws {
        let max = try await key.send(
            .post, "/api/v1/training-maxes", ["exercise_id": .integer(household.exercise), "kilograms": 80])
        if let path = max.location {
            _ = try await key.get(path)
            _ = try await key.send(.patch, path, ["kilograms": 82.5])
            _ = try await key.send(.delete, path)
        }
    }
}
