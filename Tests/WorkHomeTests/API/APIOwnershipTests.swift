import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct APIOwnershipTests {
    /// All requests share one household, in which nothing may change.
    @Test func rowsOfOtherUsersAreNotFound() async throws {
        let stage = try await APIFixture()
        let rows = try await stage.rows()
        let guest = try await Program.withKey(stage.app, of: try await stage.household.guest())
        // The last use of a key is only saved from time to time.
        #expect(try await guest.get("/api/v1/exercises").status == 200)
        let before = try await stage.contents()
        let files = try stage.app.photoFiles()
        var tried: Set<String> = []
        for (method, path, description) in stage.operations where path.contains("{id}") {
            let noun = String(path.split(separator: "/")[2])
            guard !APIFixture.ofEverybody.contains(noun) else { continue }
            tried.insert(noun)
            let target = path.replacing("{id}", with: try #require(rows[noun], "\(noun)"))
            let body = try await stage.example(description, for: path)
            for other in [stage.sam, guest] {
                let answer = try await other.send(method, target, body)
                #expect(answer.status == 404, "\(method) \(target)")
                #expect(!answer.text.contains("Alex"))
            }
            if method == .get { #expect(try await stage.alex.get(target).status == 200, "\(target)") }
        }
        #expect(tried == Set(rows.keys))
        let changed = try await stage.tables(changedSince: before)
        #expect(changed == [])
        #expect(try stage.app.photoFiles() == files)
    }

    /// Only the operations for signing in are public; all others reveal nothing without a token.
    @Test func nothingIsAccessibleWithoutAToken() async throws {
        let stage = try await APIFixture()
        let rows = try await stage.rows()
        let unknown = "whk_" + String(repeating: "x", count: 43)
        let before = try await stage.contents()
        var open: Set<String> = []
        var tried = 0
        for (method, path, description) in stage.operations {
            guard description["security"]?.array?.isEmpty != true else {
                open.insert("\(method) \(path)")
                continue
            }
            let noun = String(path.split(separator: "/")[2])
            let target = path.replacing("{id}", with: rows[noun] ?? "1")
            let body = try await stage.example(description, for: path)
            // From different addresses, because of the rate limit.
            let address = "192.0.2.\(tried)"
            tried += 1
            for token in [nil, unknown] {
                let nobody = Program(stage.app, token: token, address: address)
                let answer = try await nobody.send(method, target, body)
                #expect(answer.status == 401, "\(method) \(target)")
                #expect(!answer.text.contains("Alex"), "\(method) \(target)")
            }
        }
        #expect(
            open == [
                "GET /api/v1/openapi.json", "POST /api/v1/auth/login", "POST /api/v1/auth/register",
                "POST /api/v1/auth/refresh", "POST /api/v1/auth/logout",
            ])
        #expect(try await stage.tables(changedSince: before) == [])
    }

    /// A session cookie opens only pages, whoever owns it.
    @Test func aSessionIsNoToken() async throws {
        let stage = try await APIFixture()
        for (method, path, description) in stage.operations
        where method == .get && description["security"]?.array?.isEmpty != true {
            #expect(try await stage.household.alex.get(path.replacing("{id}", with: "1")).status == 401, "\(path)")
        }
    }

    @Test func listsContainOnlyOwnRows() async throws {
        let stage = try await APIFixture()
        for (method, path, description) in stage.operations where method == .get && !path.contains("{id}") {
            let answer = try await stage.sam.get(path)
            guard description["security"]?.array?.isEmpty == false else { continue }
            #expect([200, 404].contains(answer.status), "\(path)")
            #expect(!answer.text.contains("secret"), "\(path)")
            let list = try await stage.alex.get(path).json["data"]
            #expect(list == nil || list?.array?.isEmpty == false, "\(path)")
        }
    }

    @Test func nothingCanBeMadeOfSomebodyElses() async throws {
        let stage = try await APIFixture()
        let before = try await stage.household.contents()
        let refused: [(String, JSONValue)] = [
            ("sets", ["exercise_id": .integer(stage.household.exercise), "reps": 5, "weight_kilograms": 50]),
            ("trackable-entries", ["trackable_id": .integer(stage.household.trackable), "value": 1]),
            ("meal-entries", ["food_id": .integer(stage.household.food), "meal": "lunch"]),
            (
                "workout-plans",
                [
                    "name": "Mine", "focus": "core", "level": "beginner",
                    "exercises": [["exercise_id": .integer(stage.household.exercise), "reps": 5]],
                ]
            ),
            (
                "routines",
                [
                    "name": "Mine",
                    "exercises": [["exercise_id": .integer(stage.household.exercise), "text": "3 x 5"]],
                ]
            ),
            ("routine-workouts", ["routine_id": 1]),
            ("training-maxes", ["exercise_id": .integer(stage.household.exercise), "kilograms": 80]),
            ("goals", ["type": "trackable", "trackable_id": .integer(stage.household.trackable), "target": 5]),
            (
                "goals",
                [
                    "type": "strength", "measure": "heaviest", "exercise_id": .integer(stage.household.exercise),
                    "target": 5, "reps": 1,
                ]
            ),
        ]
        for (noun, body) in refused {
            #expect(try await stage.sam.send(.post, "/api/v1/\(noun)", body).status == 422, "\(noun)")
        }
        #expect(try await stage.household.tables(changedSince: before) == [])
    }
}
