import GRDB
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

/// Alex's household with API clients, and the OpenAPI document.
struct APIFixture: Sendable {
    let household: Household
    let alex: Program
    let sam: Program
    let document: JSONValue

    init() async throws {
        household = try await Household()
        alex = try await Program.signedIn(household.app)
        sam = try await Program.signedIn(household.app, as: Cast.sam)
        document = try await Self.served.value
    }

    /// Every app serves the same document, and reading it takes longer than most tests.
    private static let served: Task<JSONValue, any Error> = Task.detached {
        try await Program(TestApp()).get("/api/v1/openapi.json").json
    }

    var app: TestApp { household.app }

    /// The operations of the document.
    var operations: [(method: HTTPRequest.Method, path: String, description: JSONValue)] {
        (document["paths"]?.object ?? [:]).sorted { $0.key < $1.key }.flatMap { path, methods in
            (methods.object ?? [:]).sorted { $0.key < $1.key }.compactMap { method, description in
                HTTPRequest.Method(method.uppercased()).map { ($0, path, description) }
            }
        }
    }

    /// A request body made from the examples of its schema, with existing ids.
    func example(_ description: JSONValue, for path: String) async throws -> JSONValue? {
        guard let schema = description["requestBody"]?["content"]?["application/json"]?["schema"] else { return nil }
        let whole = schema["$ref"]?.text.map { SchemaCheck(document: document).resolved($0) } ?? schema
        var body = (whole["properties"]?.object ?? [:]).compactMapValues { $0["examples"]?.array?.first }
        func id(_ key: String) async throws -> JSONValue {
            .integer(Int64(try await app.exercise(key)) ?? 0)
        }
        switch path.replacing("/{id}", with: "").replacing("/api/v1/", with: "") {
        case "sets" where body["exercise_id"] != nil: body["exercise_id"] = try await id("bench-press")
        case "cardio-sessions" where body["exercise_id"] != nil: body["exercise_id"] = try await id("running")
        case "training-maxes" where body["exercise_id"] != nil: body["exercise_id"] = try await id("bench-press")
        case "routines": body["exercises"] = [["exercise_id": try await id("bench-press"), "text": "3 x 5 @ work"]]
        case "programs": body["days"] = [["plan_id": .integer(household.plan)]]
        case "workout-plans": body["exercises"] = [["exercise_id": try await id("plank"), "seconds": 30]]
        case "auth/register": body["email"] = "new@example.com"
        case "auth/refresh": body["refresh_token"] = "x"
        case "goals" where body["type"] != nil: body["counts_from"] = "2026-11-01"
        default: break
        }
        return .object(body)
    }

    /// A photo as a program uploads it.
    static func photo() throws -> ChosenFile {
        ChosenFile(name: "photo", filename: "hill.jpg", bytes: try Repository.picture("quadrants.jpg"))
    }

    /// All rows except those that any request changes: rate limits and the last use of keys.
    func contents() async throws -> [String: [[DatabaseValue]]] {
        try await household.contents().filter { !["login_buckets", "api_keys"].contains($0.key) }
    }

    func tables(changedSince before: [String: [[DatabaseValue]]]) async throws -> [String] {
        try await household.tables(changedSince: before).filter { before[$0] != nil }
    }

    /// One of Alex's rows of each resource; days and achievements exist for every user.
    func rows() async throws -> [String: String] {
        func first(_ table: String) async throws -> String {
            try await app.rows("SELECT min(id) FROM \(table) WHERE user_id = 1")[0]
        }
        return [
            "users": try await alex.get("/api/v1/users/me").json["id"]?.text ?? "",
            "exercises": "\(household.exercise)", "sets": try await first("strength_sets"),
            "cardio-sessions": try await first("cardio_sessions"), "trackables": "\(household.trackable)",
            "routines": try await first("routines"), "programs": try await first("programs"),
            "routine-workouts": try await first("routine_sessions"),
            "training-maxes": "\(try await app.exercise("bench-press"))-2026-11-21",
            "trackable-entries": try await first("trackable_entries"), "workout-plans": "\(household.plan)",
            "workout-sessions": try await first("workout_sessions"), "records": try await first("personal_records"),
            "days-off": "2026-11-20", "weights": try await first("weight_records"), "goals": try await first("goals"),
            "foods": "\(household.food)", "meal-entries": try await first("meal_entries"), "saved-meals": "1",
            "recipes": "1", "journal-entries": "2026-11-20", "photos": household.photo, "trainers": "1",
            "exercise-settings": "\(household.exercise)",
            "progress-shares": try await first("progress_shares"),
        ]
    }

    static let ofEverybody: Set = ["achievements", "nutrition-days", "nutrient-days", "equipment", "plates"]
}
