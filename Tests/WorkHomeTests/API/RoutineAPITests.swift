import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Web

@Suite struct RoutineAPITests {
    private let app: TestApp
    private let program: Program
    private let bench: JSONValue
    private let row: JSONValue

    init() async throws {
        app = try await TestApp()
        program = try await Program.withKey(app, of: try await app.member())
        bench = .integer(try #require(Int64(try await app.exercise("bench-press"))))
        row = .integer(try #require(Int64(try await app.exercise("barbell-row"))))
    }

    private func make(_ exercises: JSONValue) async throws -> Answer {
        try await program.send(.post, "/api/v1/routines", ["name": "Upper", "exercises": exercises])
    }

    private func exercises(_ answer: Answer) -> [JSONValue] { answer.json["exercises"]?.array ?? [] }

    @Test func everyValueIsWrittenAndRead() async throws {
        let made = try await program.send(
            .post, "/api/v1/routines",
            [
                "name": "Upper", "note": "Slowly.\nWith care.", "is_shared": true,
                "exercises": [
                    [
                        "exercise_id": bench, "text": "warm-up 2 x 5 @ 50 % work; 3 x 5+ @ work",
                        "rule": "linear +2.5 kg / 5 lb", "work_weight_kilograms": 62.5, "rest_seconds": 180,
                        "clock": "every 120 s",
                        "note": "Elbows in",
                    ],
                    ["exercise_id": row, "is_joined": true, "text": "3 x 8-12 @ 135 lb rpe 8"],
                ],
            ])
        #expect(made.status == 201, "\(made.text)")
        #expect(made.json["name"] == "Upper" && made.json["is_shared"] == true)
        #expect(made.json["note"] == "Slowly.\nWith care.")
        let first = try #require(exercises(made).first)
        #expect(first["slot"] == 1 && first["exercise_id"] == bench && first["is_joined"] == false)
        #expect(first["rule"] == "linear +2.5 kg / 5 lb" && first["work_weight_kilograms"] == 62.5)
        #expect(first["clock"] == "every 120 s" && exercises(made)[1]["clock"] == .null)
        #expect(first["rest_seconds"] == 180 && first["note"] == "Elbows in")
        let lines = first["lines"]?.array ?? []
        #expect(lines.map { $0["kind"] } == ["warmUp", "normal"] && lines.map { $0["sets"] } == [2, 3])
        #expect(lines.map { $0["is_amrap"] } == [false, true] && lines.map { $0["load"] } == ["work", "work"])
        #expect(lines.map { $0["load_value"] } == [0.5, 1])
        let second = exercises(made)[1]
        #expect(second["is_joined"] == true && second["rest_seconds"] == .null && second["rule"] == .null)
        #expect(second["text"] == "3 x 8-12 @ 135 lb rpe 8")
        #expect(second["lines"]?.array?.first?["reps_to"] == 12)
        let path = try #require(made.location)
        #expect(try await program.get(path).json == made.json)
        #expect(try await program.get("/api/v1/routines").json["data"]?.array == [made.json])
        #expect(try await program.send(.delete, path).status == 204)
        #expect(try await program.get(path).status == 404)
    }

    @Test(arguments: [
        "5 x 3", "3 x 8-12", "1 x 5+", "2 x 45 s", "3 x 40 m @ 24 kg", "3 x 40 m in 30 s", "warm-up 2 x 5 @ 50 % work",
        "drop 1 x 12 @ 10 kg", "failure 1 x 8 @ 75 % 1rm", "3 x 5 @ 85 % tm", "4 x 5 @ rpe 8", "3 x 5 @ 60 kg rpe 8.5",
    ])
    func linesSayTheSameAsTheText(text: String) async throws {
        let made = try await make([["exercise_id": bench, "text": .string(text)]])
        let lines = try #require(exercises(made).first?["lines"], "\(made.text)")
        let again = try await make([["exercise_id": bench, "lines": lines]])
        #expect(exercises(again).first?["text"] == .string(text), "\(again.text)")
        #expect(exercises(again).first?["lines"] == lines)
    }

    @Test func aRoutineOfTheLibraryIsCopied() async throws {
        let made = try await program.send(.post, "/api/v1/routines", ["library_key": "five-by-five-a"])
        #expect(made.status == 201, "\(made.text)")
        let library = try #require(RoutineLibrary.routines.first { $0.key == "five-by-five-a" })
        #expect(made.json["name"] == .string(library.name) && made.json["note"] == "")
        #expect(exercises(made).map { $0["text"] } == library.exercises.map { .string($0.lines.text) })
        #expect(exercises(made).contains { $0["rule"] != .null })
        let named = try await program.send(
            .post, "/api/v1/routines", ["library_key": "five-by-five-a", "name": "Mine", "is_shared": true])
        #expect(named.json["name"] == "Mine" && named.json["is_shared"] == true)
        let unknown = try await program.send(.post, "/api/v1/routines", ["library_key": "none"])
        #expect(unknown.errors == ["library_key": "The library has no routine with this key"])
        let both = try await program.send(
            .post, "/api/v1/routines",
            ["library_key": "five-by-five-a", "exercises": [["exercise_id": bench, "text": "3 x 5"]]])
        #expect(both.errors == ["exercises": "A routine of the library has its own"])
        let neither = try await program.send(.post, "/api/v1/routines", ["note": "x"])
        #expect(neither.status == 422 && neither.errors.keys.sorted() == ["exercises", "name"])
    }

    @Test func anExerciseKeepsItsSlot() async throws {
        let made = try await make([
            ["exercise_id": bench, "text": "3 x 5 @ work", "work_weight_kilograms": 60],
            ["exercise_id": row, "text": "3 x 8"],
        ])
        let path = try #require(made.location)
        // What was read can be sent back as it is, in another order.
        let more: JSONValue = ["exercise_id": bench, "text": "1 x 20"]
        let turned: [JSONValue] = exercises(made).reversed() + [more]
        let changed = try await program.send(.patch, path, ["exercises": .array(turned)])
        #expect(changed.status == 200, "\(changed.text)")
        #expect(exercises(changed).map { $0["slot"] } == [2, 1, 3])
        #expect(exercises(changed).map { $0["work_weight_kilograms"] } == [.null, 60, .null])
        // A slot that is free again is not given to another exercise.
        let shorter = try await program.send(.patch, path, ["exercises": .array(Array(turned.prefix(2)))])
        #expect(exercises(shorter).map { $0["slot"] } == [2, 1])
        let longer = try await program.send(.patch, path, ["exercises": .array(turned)])
        #expect(exercises(longer).map { $0["slot"] } == [2, 1, 4])
        let renamed = try await program.send(.patch, path, ["name": "Upper body"])
        #expect(exercises(renamed) == exercises(longer))
    }

    @Test func whatCantBeDoneIsRefused() async throws {
        let cases: [(JSONValue, String)] = [
            (["exercise_id": bench], "please enter sets like"),
            (["exercise_id": bench, "text": "a few"], "please enter sets like"),
            (["exercise_id": bench, "text": "3 x 5 @ -20 kg"], "a weight can’t be below zero"),
            (["exercise_id": bench, "lines": [["sets": 3]]], "please enter sets like"),
            (["exercise_id": bench, "lines": [["sets": 3, "reps": 5, "seconds": 5]]], "please enter sets like"),
            (
                ["exercise_id": bench, "lines": [["sets": 3, "reps": 5, "load": "kilograms"]]], "please enter sets like"
            ),
            (
                ["exercise_id": bench, "text": "3 x 5", "lines": [["sets": 3, "reps": 6]]],
                "either text or lines"
            ),
            (["exercise_id": bench, "text": "3 x 5", "rule": "faster"], "please choose how it progresses"),
            (["exercise_id": 987_654, "text": "3 x 5"], "does not exist"),
        ]
        for (exercise, message) in cases {
            let answer = try await make([exercise])
            #expect(answer.status == 422 && answer.errors["exercises"]?.contains(message) == true, "\(answer.text)")
        }
        let many: JSONValue = .array(Array(repeating: ["exercise_id": bench, "text": "20 x 5"], count: 8))
        #expect(try await make(many).errors == ["exercises": "A routine holds at most 150 sets"])
        #expect(try await app.count("routines") == 0)
    }

    @Test func aTrainingMaxIsOfADay() async throws {
        let path = "/api/v1/training-maxes"
        let made = try await program.send(.post, path, ["exercise_id": bench, "kilograms": 90])
        #expect(made.status == 201 && made.location == "\(path)/\(bench.typed)-2026-11-21", "\(made.text)")
        #expect(made.json["first_day"] == "2026-11-21" && made.json["kilograms"] == 90)
        // The same day is the same one, another day another.
        _ = try await program.send(.post, path, ["exercise_id": bench, "kilograms": 92.5])
        _ = try await program.send(.post, path, ["exercise_id": bench, "kilograms": 80, "first_day": "2026-10-01"])
        let list = try await program.get(path).json["data"]?.array ?? []
        #expect(list.map { $0["kilograms"] } == [80, 92.5])
        let changed = try await program.send(.patch, "\(path)/\(bench.typed)-2026-10-01", ["kilograms": 82.5])
        #expect(changed.json["kilograms"] == 82.5)
        #expect(try await program.send(.delete, try #require(made.location)).status == 204)
        #expect(try await app.rows("SELECT first_day, kilograms FROM training_maxes") == ["2026-10-01 82.5"])
        for wrong in ["1", "\(bench.typed)-2026-13-01", "0\(bench.typed)-2026-10-01", "x-2026-10-01"] {
            #expect(try await program.get("\(path)/\(wrong)").status == 404, "\(wrong)")
        }
    }

    /// As the form on the page of a lift does.
    @Test func anImpossibleTrainingMaxIsConfirmed() async throws {
        let path = "/api/v1/training-maxes"
        let asked = try await program.send(.post, path, ["exercise_id": bench, "kilograms": 5_000])
        #expect(asked.status == 422)
        #expect(asked.errors["confirmed"]?.contains("That is more than anyone has lifted") == true, "\(asked.text)")
        #expect(try await app.count("training_maxes") == 0)
        let body: JSONValue = ["exercise_id": bench, "kilograms": 5_000, "confirmed": true]
        let made = try await program.send(.post, path, body)
        #expect(made.status == 201 && made.json["kilograms"] == 5_000 && made.json["confirmed"] == nil)
        let address = try #require(made.location)
        #expect(try await program.send(.patch, address, ["kilograms": 6_000]).errors["confirmed"] != nil)
        #expect(try await program.send(.patch, address, ["kilograms": 100]).json["kilograms"] == 100)
    }

    @Test func whatIsNoTrainingMaxIsRefused() async throws {
        let running = JSONValue.integer(try #require(Int64(try await app.exercise("running"))))
        let cases: [(JSONValue, [String: String])] = [
            (["exercise_id": running, "kilograms": 90], ["exercise_id": "Please choose an exercise"]),
            (
                ["exercise_id": bench, "kilograms": 0],
                ["kilograms": "Please enter a number from 0.01 to 100,000"]
            ),
            (
                ["exercise_id": bench, "kilograms": 90, "first_day": "2028-01-01"],
                ["first_day": "Please choose a date within a year of today"]
            ),
        ]
        for (body, errors) in cases {
            #expect(try await program.send(.post, "/api/v1/training-maxes", body).errors == errors)
        }
    }
}
