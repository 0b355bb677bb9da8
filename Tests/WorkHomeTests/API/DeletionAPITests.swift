import HTTPTypes
import Support
import Testing

@testable import Web

/// A deletion that takes what was logged along is asked about, as on its page.
@Suite struct DeletionAPITests {
    private let app: TestApp
    private let program: Program

    init() async throws {
        app = try await TestApp()
        _ = try await app.member()
        program = try await Program.signedIn(app)
    }

    private func add(_ noun: String, _ body: JSONValue) async throws -> JSONValue {
        let answer = try await program.send(.post, "/api/v1/\(noun)", body)
        #expect(answer.status == 201, "\(answer.text)")
        return try #require(answer.json["id"])
    }

    private func expectQuestion(_ path: String, _ question: String) async throws {
        for query in ["", "?confirmed=false"] {
            let asked = try await program.send(.delete, path + query)
            #expect(asked.status == 409)
            #expect(asked.errors["confirmed"] == "\(question) Add ?confirmed=true to delete it.")
            #expect(try await program.get(path).status == 200)
        }
        #expect(try await program.send(.delete, "\(path)?confirmed=true").status == 204)
        #expect(try await program.get(path).status == 404)
    }

    @Test func anExerciseWithHistoryIsAskedAbout() async throws {
        let id = try await add("exercises", ["name": "Ring row"])
        for reps in [8, 9] {
            _ = try await add("sets", ["exercise_id": id, "reps": .int(reps), "weight_kilograms": 20])
        }
        _ = try await add("goals", ["type": "strength", "measure": "heaviest", "exercise_id": id, "target": 60])
        try await expectQuestion(
            "/api/v1/exercises/\(id.typed)",
            """
            This also permanently deletes its 2 sets and its records, and one of your goals with its history. To keep \
            the history, archive the exercise instead.
            """)
        #expect(try await app.count("strength_sets") == 0)
        #expect(try await app.count("goals") == 0)
    }

    @Test func aTrackableWithHistoryIsAskedAbout() async throws {
        let id = try await add("trackables", ["name": "Reading", "unit": "pages"])
        for value in [10, 20] { _ = try await add("trackable-entries", ["trackable_id": id, "value": .int(value)]) }
        _ = try await add("goals", ["type": "trackable", "measure": "value", "trackable_id": id, "target": 30])
        try await expectQuestion(
            "/api/v1/trackables/\(id.typed)",
            """
            This also permanently deletes its 2 entries. 1 goal of yours counts it and is deleted with all history. To \
            keep the history, archive the trackable instead.
            """)
    }

    /// As everything else, and as before.
    @Test func whatWasNeverLoggedGoesAtOnce() async throws {
        let exercise = try await add("exercises", ["name": "Ring row"])
        let trackable = try await add("trackables", ["name": "Reading", "unit": "pages"])
        for path in ["exercises/\(exercise.typed)", "trackables/\(trackable.typed)"] {
            #expect(try await program.send(.delete, "/api/v1/\(path)").status == 204, "\(path)")
        }
        let bench = try await app.exercise("bench-press")
        #expect(try await program.send(.delete, "/api/v1/exercises/\(bench)?confirmed=true").status == 403)
        #expect(try await program.send(.delete, "/api/v1/trackables/1").status == 403)
    }

    @Test func theDocumentNamesTheQuestion() async throws {
        let document = try await program.get("/api/v1/openapi.json").json
        for (path, isAsked) in [("exercises", true), ("trackables", true), ("sets", false)] {
            let operation = document["paths"]?["/api/v1/\(path)/{id}"]?["delete"]
            let names = operation?["parameters"]?.array?.compactMap { $0["name"]?.text } ?? []
            #expect(names.contains("confirmed") == isAsked, "\(path)")
            if isAsked { #expect(operation?["responses"]?["409"] != nil, "\(path)") }
        }
    }
}
