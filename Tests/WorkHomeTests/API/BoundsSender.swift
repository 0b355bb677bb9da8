import HTTPTypes
import Support
import Testing

@testable import Web

/// Sends bodies with one member changed and valid values for the others.
struct BoundsSender {
    let stage: APIFixture
    let key: Program
    private let lastTrackable: JSONValue

    init(_ stage: APIFixture) async throws {
        self.stage = stage
        key = try await Program.withKey(stage.app, of: stage.household.alex, name: "Bounds")
        let made = try await key.send(
            .post, "/api/v1/trackables", ["name": "Mood", "unit": "points", "aggregation": "last"])
        lastTrackable = try #require(made.json["id"])
    }

    func id(_ exercise: String) async throws -> JSONValue {
        .integer(Int64(try await stage.app.exercise(exercise)) ?? 0)
    }

    /// A created row is deleted again, so that it does not affect the next request.
    func send(
        _ method: HTTPRequest.Method, _ path: String, _ member: [String], _ value: JSONValue
    ) async throws -> Answer {
        var body = try await whole(method, path, member, value)
        Self.set(&body, member[...], value)
        let target = path.replacing("/users/{id}", with: "/users/me")
            .replacing("/exercise-settings/{id}", with: "/exercise-settings/\(stage.household.exercise)")
        let answer = try await key.send(method, target, .object(body))
        if answer.status == 201, let location = answer.location { _ = try await key.send(.delete, location) }
        return answer
    }

    /// Sets a member, also in each object of a list.
    private static func set(_ body: inout [String: JSONValue], _ member: ArraySlice<String>, _ value: JSONValue) {
        guard let name = member.first else { return }
        guard member.count > 1, let list = body[name]?.array else { return body[name] = value }
        body[name] = .array(
            list.map { element in
                var element = element.object ?? [:]
                set(&element, member.dropFirst(), value)
                return .object(element)
            })
    }

    /// A valid body in which the member may have any value within its bounds.
    private func whole(
        _ method: HTTPRequest.Method, _ path: String, _ member: [String], _ value: JSONValue
    ) async throws -> [String: JSONValue] {
        let operation = stage.operations.first { $0.method == method && $0.path == path }
        let description = try #require(operation).description
        var body = try await stage.example(description, for: path)?.object ?? [:]
        let name = member[0]
        switch path.replacing("/api/v1/", with: "") {
        case "sets":
            body["confirmed"] = true
            // A set has either reps or a time or distance.
            if name == "reps", value == 0 { body["duration_seconds"] = 30 }
            if ["duration_seconds", "distance_meters"].contains(name) { body["reps"] = 0 }
            if name == "weight_kilograms" { body["exercise_id"] = try await id("pull-up") }
        case "nutrition-target":
            body["confirmed"] = true
            // The lowest energy is that of women.
            try await stage.app.execute("UPDATE users SET sex = 'female'; UPDATE nutrition_targets SET sex = 'female'")
        case "cardio-sessions", "training-maxes", "weights", "weights/{id}":
            body["confirmed"] = true
        case "trackable-entries":
            body["confirmed"] = true
            body["trackable_id"] = lastTrackable
        case "meal-entries":
            body["confirmed"] = true
            if ["food_id", "quantity", "portion"].contains(name) {
                body["food_id"] = .integer(stage.household.food)
                (body["quantity"], body["portion"]) = (1, "g")
            }
        case "foods":
            body["confirmed"] = true
            // A milliliter may weigh more than a gram.
            body["unit"] = "milliliters"
            (body["name"], body["portions"]) = ("Syrup", [["name": "1 cup", "amount": 40]])
            if name == "energy_kilojoules" { body["energy_kilocalories"] = nil }
        case "saved-meals", "recipes":
            let list = path.hasSuffix("recipes") ? "ingredients" : "items"
            body["name"] = "Bounds"
            if list == "items" || member.count > 1 {
                body[list] = [["food_id": .integer(stage.household.food), "quantity": 1, "portion": "g"]]
            }
            if member.last == "id" { body[list] = [[:]] }
        case "programs" where ["first_day", "start_weights"].contains(name):
            body = ["library_key": "beginner-linear", "confirmed": true]
            body["start_weights"] = [["lift": "squat", "kilograms": 60]]
        case "programs" where name == "library_key": body = [:]
        case "routines" where name == "library_key": body = [:]
        case "routines": (body["exercises"], body["confirmed"]) = ([.object(try await routineLine(member))], true)
        case "equipment" where ["weights", "add_ons"].contains(name):
            (body["kind"], body["weights"], body["add_ons"]) = ("stack", [5], [])
        case "workout-plans":
            let amount: [String: JSONValue] = member.last == "reps" ? ["reps": 8] : ["seconds": 30]
            body["exercises"] = [.object(amount.merging(["exercise_id": try await id("plank")]) { $1 })]
        case "goals":
            body["confirmed"] = true
            // The type of goal with the largest target.
            (body["type"], body["measure"], body["target"]) = ("cardio", "distance", 5_000)
            if name == "target", let target = Double(value.typed), target < 1 {
                // A distance has whole meters, other values hundredths.
                (body["type"], body["measure"]) = ("trackable", "value")
                body["trackable_id"] = .integer(stage.household.trackable)
            } else if name == "reps" {
                (body["type"], body["measure"], body["target"]) = ("strength", "heaviest", 100)
                body["exercise_id"] = try await id("bench-press")
            } else if name == "exercise_id" {
                (body["type"], body["measure"], body["target"]) = ("strength", "heaviest", 100)
                body["reps"] = 1
            } else if name == "trackable_id" {
                (body["type"], body["measure"], body["target"]) = ("trackable", "value", 5)
            }
        default: break
        }
        return body
    }

    private func routineLine(_ member: [String]) async throws -> [String: JSONValue] {
        var line: [String: JSONValue] = ["sets": 1]
        switch member.last {
        case "seconds", "meters": break
        case "load_value": (line["reps"], line["load"]) = (5, "kilograms")
        default: line["reps"] = 1
        }
        // Only where the body is lifted can a weight assist.
        let key = ["work_weight_kilograms", "load_value"].contains(member.last) ? "pull-up" : "bench-press"
        return ["exercise_id": try await id(key), "lines": [.object(line)]]
    }
}
