import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct ExerciseAPITests {
    private let app: TestApp
    private let program: Program
    private let bench: String

    init() async throws {
        app = try await TestApp()
        program = try await Program.withKey(app, of: try await app.member())
        bench = "/api/v1/exercises/\(try await app.exercise("bench-press"))"
    }

    @Test func aBuiltInExerciseIsRenamedForOnePerson() async throws {
        let tag = try #require(try await program.get(bench).headers[.eTag])
        let named = try await program.send(.patch, bench, ["name": "Flat Bench"], headers: [.ifMatch: tag])
        #expect(named.status == 200)
        #expect(named.json["name"] == "Flat Bench" && named.json["built_in_name"] == "Bench Press")
        #expect(try await program.send(.patch, bench, ["name": "Bench"], headers: [.ifMatch: tag]).status == 412)
        let sam = try await Program.withKey(app, of: try await app.member(Cast.sam))
        #expect(try await sam.get(bench).json["name"] == "Bench Press")
        let again = try await program.send(.patch, bench, ["name": "Bench Press"])
        #expect(again.json["name"] == "Bench Press" && again.json["built_in_name"] == .null)
        #expect(try await app.count("exercise_choices") == 0)
    }

    @Test func aBuiltInExerciseIsHiddenAndShownAgain() async throws {
        for isHidden in [true, false] {
            let changed = try await program.send(.patch, bench, ["is_hidden": .bool(isHidden)])
            #expect(changed.status == 200 && changed.json["is_hidden"] == .bool(isHidden))
            #expect(try await app.count("exercise_choices") == (isHidden ? 1 : 0))
        }
    }

    @Test func theRulesAreThoseOfThePage() async throws {
        let taken = try await program.send(.patch, bench, ["name": "pull-up", "is_hidden": true])
        #expect(taken.status == 422 && taken.errors == ["name": "Another exercise has that name"])
        #expect(try await app.count("exercise_choices") == 0)
        for change: JSONValue in [["equipment": "dumbbell"], ["is_archived": true], ["name": "X", "kind": "cardio"]] {
            #expect(try await program.send(.patch, bench, change).status == 403)
        }
        #expect(try await program.send(.delete, bench).status == 403)
        let own = try #require(
            try await program.send(.post, "/api/v1/exercises", ["name": "Ring row"]).location)
        let refused = try await program.send(.patch, own, ["is_hidden": true])
        #expect(refused.errors == ["is_hidden": "Archive an exercise of your own instead"])
        #expect(try await program.send(.patch, own, ["is_hidden": false, "name": "Row"]).json["name"] == "Row")
    }
}
