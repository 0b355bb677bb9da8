import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Web

/// What a routine asks next, and the workouts done with it, as programs see them.
@Suite struct RoutineWorkoutAPITests {
    private let app: TestApp
    private let program: Program
    private let bench: JSONValue
    private let plank: JSONValue
    private let routine: JSONValue

    init() async throws {
        app = try await TestApp()
        program = try await Program.withKey(app, of: try await app.member())
        bench = .integer(try #require(Int64(try await app.exercise("bench-press"))))
        plank = .integer(try #require(Int64(try await app.exercise("plank"))))
        let made = try await program.send(
            .post, "/api/v1/routines",
            [
                "name": "Upper",
                "exercises": [
                    [
                        "exercise_id": bench, "text": "warm-up 1 x 5 @ 50 % work; 2 x 5+ @ work",
                        "rule": "linear +2.5 kg / 5 lb", "work_weight_kilograms": 62.3,
                    ],
                    ["exercise_id": plank, "text": "1 x 45 s"],
                ],
            ])
        routine = try #require(made.json["id"], "\(made.text)")
    }

    private func begin(_ more: [String: JSONValue] = [:]) async throws -> Answer {
        let body = more.merging(["routine_id": routine]) { one, _ in one }
        return try await program.send(.post, "/api/v1/routine-workouts", .object(body))
    }

    private func sets(_ answer: Answer) -> [JSONValue] { answer.json["sets"]?.array ?? [] }

    private func logSet(_ place: JSONValue?, _ more: [String: JSONValue] = [:]) async throws -> Answer {
        let set: [String: JSONValue] = [
            "exercise_id": bench, "reps": 5, "weight_kilograms": 62.5, "session_set_id": place ?? .null,
        ]
        return try await program.send(.post, "/api/v1/sets", .object(set.merging(more) { $1 }))
    }

    @Test func aRoutineSaysWhatItAsksNext() async throws {
        let read = try await program.get("/api/v1/routines/\(routine.typed)")
        let next = try #require(read.json["next"]?.array, "\(read.text)")
        #expect(next.map { $0["slot"] } == [1, 2] && next.map { $0["exercise_id"] } == [bench, plank])
        #expect(next[0]["reason"]?["code"] == "start" && next[0]["reason"]?["text"]?.text?.isEmpty == false)
        #expect(next[1]["reason"] == .null)
        let sets = next[0]["sets"]?.array ?? []
        #expect(sets.map { $0["kind"] } == ["warmUp", "normal", "normal"])
        #expect(sets.map { $0["kilograms"] } == [30, 62.3, 62.3], "a warm-up is rounded")
        #expect(sets.map { $0["loadable_kilograms"] } == [30, 62.5, 62.5])
        #expect(sets.map { $0["per_side"] } == [[5], [20, 1.25], [20, 1.25]])
        #expect(sets.map { $0["is_amrap"] } == [false, false, true] && sets.map { $0["reps"] } == [5, 5, 5])
        let hold = next[1]["sets"]?.array?.first
        #expect(hold?["seconds"] == 45 && hold?["reps"] == .null && hold?["per_side"] == .null)
        #expect(try await app.count("routine_sessions") == 0)
    }

    @Test func aWorkoutIsBegunDoneAndFinished() async throws {
        let made = try await begin(["token": "watch-1"])
        #expect(made.status == 201, "\(made.text)")
        #expect(made.json["day"] == "2026-11-21" && made.json["name"] == "Upper")
        #expect(made.json["finished_at"] == .null && made.json["token"] == "watch-1")
        let places = sets(made)
        #expect(places.map { $0["exercise_id"] } == [bench, bench, bench, plank])
        #expect(places.map { $0["set_id"] } == [.null, .null, .null, .null])
        #expect(places[1]["asked"]?["kilograms"] == 62.3 && places[1]["asked"]?["loadable_kilograms"] == 62.5)
        let set = try await logSet(places[1]["session_set_id"])
        #expect(set.status == 201, "\(set.text)")
        #expect(set.json["session_set_id"] == places[1]["session_set_id"] && set.json["asked"] == places[1]["asked"])
        let path = try #require(made.location)
        #expect(try await sets(program.get(path)).map { $0["set_id"] } == [.null, set.json["id"], .null, .null])
        let done = try await program.send(
            .patch, path, ["finished_at": .moment(app.clock.now.secondsSince1970), "note": "Well"])
        #expect(done.json["finished_at"] == .moment(app.clock.now.secondsSince1970), "\(done.text)")
        #expect(done.json["note"] == "Well")
        let reopened = try await program.send(.patch, path, ["finished_at": .null])
        #expect(reopened.json["finished_at"] == .null && reopened.json["note"] == "Well")
        // What was logged stays when its workout goes.
        #expect(try await program.send(.delete, path).status == 204)
        #expect(try await program.get(path).status == 404)
        let kept = try await program.get(try #require(set.location))
        #expect(kept.json["session_set_id"] == .null && kept.json["asked"] == .null && kept.json["reps"] == 5)
    }

    /// The step of a rule and what can be loaded are those of the person's unit, as on their pages.
    @Test func somebodyInPoundsIsAskedForPounds() async throws {
        #expect(try await program.send(.patch, "/api/v1/users/me", ["weight_unit": "pounds"]).status == 200)
        let (start, next) = (WeightUnit.pounds.kilograms(135), WeightUnit.pounds.kilograms(140))
        let made = try await program.send(
            .post, "/api/v1/routines",
            [
                "name": "Pounds",
                "exercises": [
                    [
                        "exercise_id": bench, "text": "2 x 5 @ work", "rule": "linear +2.5 kg / 5 lb",
                        "work_weight_kilograms": .number(start),
                    ]
                ],
            ])
        let id = try #require(made.json["id"], "\(made.text)")
        let first = try await begin(["routine_id": id, "token": "one"])
        for set in sets(first) {
            let logged = try await logSet(set["session_set_id"], ["weight_kilograms": .number(start)])
            #expect(logged.status == 201, "\(logged.text)")
        }
        let end = JSONValue.moment(app.clock.now.secondsSince1970)
        _ = try await program.send(.patch, try #require(first.location), ["finished_at": end])
        app.clock.advance(hours: 48)
        let second = try await begin(["routine_id": id, "token": "two"])
        #expect(sets(second).count == 2, "\(second.text)")
        for set in sets(second) {
            for member in ["kilograms", "loadable_kilograms"] {
                let asked = set["asked"]?[member].flatMap { Double($0.typed) }
                #expect(abs((asked ?? 0) - next) < 0.01, "\(member) \(second.text)")
            }
        }
    }

    /// As on the page: nothing is logged, and the place says so.
    @Test func aSetWithoutOneRepIsMissed() async throws {
        let made = try await begin()
        let (path, place) = (try #require(made.location), sets(made)[1]["session_set_id"])
        // The same again is nothing new.
        for _ in 0..<2 {
            let missed = try await logSet(place, ["reps": 0])
            #expect(missed.status == 204 && missed.bytes.isEmpty, "\(missed.text)")
        }
        let read = try await sets(program.get(path))
        #expect(read.map { $0["is_missed"] } == [false, true, false, false])
        #expect(read.map { $0["is_skipped"] } == [false, true, false, false])
        #expect(try await app.count("strength_sets") == 0)
        #expect(try await logSet(place).status == 201)
        #expect(try await sets(program.get(path)).map { $0["is_missed"] } == [false, false, false, false])
        let done = "This set of the workout is already done"
        #expect(try await logSet(place, ["reps": 0]).errors == ["session_set_id": done])
        #expect(try await logSet(99_999, ["reps": 0]).errors["session_set_id"] != nil)
        // Besides a workout, and of a hold, it says nothing.
        #expect(try await logSet(nil, ["reps": 0]).errors["reps"] != nil)
        let hold = try await logSet(sets(made)[3]["session_set_id"], ["exercise_id": plank, "reps": 0])
        #expect(hold.status == 422 && hold.errors["duration_seconds"] != nil, "\(hold.text)")
        let paths = try await program.get("/api/v1/openapi.json").json["paths"]
        #expect(paths?["/api/v1/sets"]?["post"]?["responses"]?["204"] != nil)
        #expect(paths?["/api/v1/cardio-sessions"]?["post"]?["responses"]?["204"] == nil)
    }

    @Test func theSameTokenBeginsNothingNew() async throws {
        let first = try await begin(["token": "watch-1"])
        #expect(try await begin(["token": "watch-1"]).location == first.location)
        // The open one of that day is joined.
        #expect(try await begin().location == first.location)
        #expect(try await app.count("routine_sessions") == 1)
    }

    @Test func theListBeginsWithTheNewest() async throws {
        for day in ["2026-11-19", "2026-11-18", "2026-11-20"] {
            let made = try await begin(["day": .string(day), "token": .string(day)])
            let set = try await logSet(sets(made)[1]["session_set_id"])
            #expect(set.json["day"] == .string(day), "\(set.text)")
            let end = JSONValue.moment(app.clock.now.secondsSince1970)
            _ = try await program.send(.patch, try #require(made.location), ["finished_at": end])
        }
        let list = try await program.get("/api/v1/routine-workouts?limit=2")
        #expect(list.json["data"]?.array?.map { $0["day"] } == ["2026-11-20", "2026-11-19"])
        let rest = try await program.get("/api/v1/routine-workouts?after=\(list.json["next"]?.text ?? "")")
        #expect(rest.json["data"]?.array?.map { $0["day"] } == ["2026-11-18"] && rest.json["next"] == .null)
        let some = try await program.get("/api/v1/routine-workouts?from=2026-11-19&to=2026-11-19")
        #expect(some.json["data"]?.array?.count == 1)
    }

    @Test func aWorkoutIsRenamedAndMovedWithItsSets() async throws {
        let made = try await begin()
        let (path, set) = (try #require(made.location), try await logSet(sets(made)[1]["session_set_id"]))
        let moved = try await program.send(.patch, path, ["name": "Moved", "day": "2026-11-19"])
        #expect(moved.json["name"] == "Moved" && moved.json["day"] == "2026-11-19", "\(moved.text)")
        #expect(try await program.get(try #require(set.location)).json["day"] == "2026-11-19")
        #expect(try await program.send(.patch, path, ["day": "2026-11-22"]).errors["day"] != nil)
        #expect(try await program.send(.patch, path, ["name": ""]).status == 422)
    }

    @Test func whatCantBeDoneIsRefused() async throws {
        let none = try await program.send(.post, "/api/v1/routine-workouts", ["routine_id": 99])
        #expect(none.status == 422 && none.errors == ["routine_id": "There is no routine with this id"])
        #expect(try await begin(["day": "2026-11-22"]).errors["day"] != nil)
        #expect(try await begin(["token": .string(String(repeating: "x", count: 65))]).status == 422)
        #expect(try await app.count("routine_sessions") == 0)
        let made = try await begin()
        let path = try #require(made.location)
        let now = JSONValue.moment(app.clock.now.secondsSince1970)
        #expect(
            try await program.send(.patch, path, ["finished_at": now]).errors
                == ["finished_at": "Nothing is done in this workout. Delete it instead"])
        for wrong: JSONValue in ["later", "2027-01-01T00:00:00Z"] {
            #expect(try await program.send(.patch, path, ["finished_at": wrong]).errors["finished_at"] != nil)
        }
        let place = sets(made)[1]["session_set_id"]
        let misfit = "The workout has no such set, or it has another exercise or another day"
        let refused: [(JSONValue?, [String: JSONValue], String)] = [
            (99_999, [:], misfit), (sets(made)[3]["session_set_id"], [:], misfit),
            (place, ["day": "2026-11-20"], misfit),
        ]
        for (place, more, message) in refused {
            #expect(try await logSet(place, more).errors == ["session_set_id": message])
        }
        #expect(try await logSet(place).status == 201)
        #expect(try await logSet(place).errors == ["session_set_id": "This set of the workout is already done"])
        #expect(try await app.count("strength_sets") == 1)
        let set = try await program.send(.patch, "/api/v1/sets/1", ["session_set_id": 1])
        #expect(set.status != 200)
    }

    @Test func anotherPersonsWorkoutsAreNotThere() async throws {
        let made = try await begin()
        let place = sets(made)[1]["session_set_id"]
        let sam = try await Program.withKey(app, of: try await app.member(Cast.sam))
        let path = try #require(made.location)
        #expect(try await sam.get(path).status == 404)
        #expect(try await sam.send(.patch, path, ["note": "x"]).status == 404)
        #expect(try await sam.send(.delete, path).status == 404)
        #expect(try await sam.send(.post, "/api/v1/routine-workouts", ["routine_id": routine]).status == 422)
        let body: [String: JSONValue] = [
            "exercise_id": bench, "reps": 5, "weight_kilograms": 60, "session_set_id": place ?? .null,
        ]
        for reps: JSONValue in [5, 0] {
            let set = body.merging(["reps": reps]) { $1 }
            #expect(try await sam.send(.post, "/api/v1/sets", .object(set)).status == 422)
        }
        #expect(try await sets(program.get(path)).allSatisfy { $0["is_missed"] == false })
        #expect(try await sam.get("/api/v1/routine-workouts").json["data"] == [])
        #expect(try await app.count("strength_sets") == 0)
    }
}
