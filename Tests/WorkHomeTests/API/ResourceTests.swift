import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct ResourceTests {
    private func stage() async throws -> (app: TestApp, program: Program, bench: JSONValue) {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        return (app, program, .integer(try #require(Int64(try await app.exercise("bench-press")))))
    }

    private func set(_ bench: JSONValue, reps: Int64 = 8, day: String = "2026-11-20") -> JSONValue {
        ["exercise_id": bench, "reps": .integer(reps), "weight_kilograms": 62.5, "day": .string(day)]
    }

    /// A singleton resource is changed as carefully as one of many.
    @Test(arguments: ["reminders", "nutrition-target"])
    func whatThereIsOneOfIsChangedWhileItIsWhatTheProgramBelieves(name: String) async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: app.member())
        let path = "/api/v1/\(name)"
        let tag = try #require(try await program.get(path).headers[.eTag])
        func change(_ value: Int64, headers: HTTPFields) async throws -> Answer {
            name == "reminders"
                ? try await program.send(.patch, path, ["step_goal": .integer(value)], headers: headers)
                : try await program.send(
                    .put, path,
                    [
                        "energy_kilocalories": .integer(value), "protein_grams": 120, "carbohydrate_grams": 250,
                        "fat_grams": 75, "fiber_grams": 30, "water_milliliters": 2_000, "confirmed": true,
                    ], headers: headers)
        }
        let first = try await change(2_200, headers: [.ifMatch: tag])
        #expect(first.status == 200)
        let now = try #require(first.headers[.eTag])
        #expect(try await program.get(path).headers[.eTag] == now)
        #expect(try await change(2_300, headers: [.ifMatch: tag]).status == 412)
        #expect(try await program.get(path).headers[.eTag] == now)
        #expect(try await change(2_300, headers: [.ifMatch: now]).status == 200)
        #expect(try await change(2_400, headers: [:]).status == 200)
    }

    @Test func aSetIsMadeReadChangedAndDeleted() async throws {
        let (app, program, bench) = try await stage()
        let made = try await program.send(.post, "/api/v1/sets", set(bench))
        #expect(made.status == 201)
        #expect(made.location == "/api/v1/sets/1")
        #expect(made.json["volume_kilograms"] == 500)
        #expect(made.json["kind"] == "normal")
        let read = try await program.get("/api/v1/sets/1")
        #expect(read.json == made.json)
        #expect(read.headers[.eTag] == made.headers[.eTag])
        let changed = try await program.send(.patch, "/api/v1/sets/1", ["reps": 10, "note": "Slow", "rpe": 8.5])
        #expect(changed.status == 200)
        #expect(changed.json["reps"] == 10)
        #expect(changed.json["weight_kilograms"] == 62.5)
        #expect(changed.json["rpe"] == 8.5)
        #expect(try await program.send(.patch, "/api/v1/sets/1", ["rpe": .null]).json["rpe"] == .null)
        // Derived data changes too, as on the page.
        #expect(try await app.count("personal_records") > 0)
        #expect(try await program.send(.delete, "/api/v1/sets/1").status == 204)
        #expect(try await program.get("/api/v1/sets/1").status == 404)
        #expect(try await app.count("personal_records") == 0)
    }

    /// 135 lb stay 135 lb, and a distance is kept to the meter.
    @Test func numbersAreKeptAsTheyAreSent() async throws {
        let (app, program, bench) = try await stage()
        let pounds = 61.234_969_95
        let made = try await program.send(
            .post, "/api/v1/sets", ["exercise_id": bench, "reps": 5, "weight_kilograms": .number(pounds)])
        #expect(made.json["weight_kilograms"] == .number(pounds))
        let changed = try await program.send(.patch, "/api/v1/sets/1", ["reps": 6])
        #expect(changed.json["weight_kilograms"] == .number(pounds))
        let running: JSONValue = .integer(Int64(try await app.exercise("running")) ?? 0)
        let run = try await program.send(
            .post, "/api/v1/cardio-sessions",
            ["exercise_id": running, "duration_seconds": 1_723, "distance_meters": 5_234])
        #expect(run.json["distance_meters"] == 5_234)
        #expect(run.json["duration_seconds"] == 1_723)
    }

    @Test func helpAgainstTheBodysWeightIsBelowZero() async throws {
        let (app, program, bench) = try await stage()
        let pullUp: JSONValue = .integer(Int64(try await app.exercise("pull-up")) ?? 0)
        for weight: JSONValue in [-20, 0, 12.5] {
            let made = try await program.send(
                .post, "/api/v1/sets", ["exercise_id": pullUp, "reps": 5, "weight_kilograms": weight])
            #expect(made.json["weight_kilograms"] == weight, "\(made.text)")
        }
        let refused = try await program.send(
            .post, "/api/v1/sets", ["exercise_id": bench, "reps": 5, "weight_kilograms": -20])
        #expect(refused.errors == ["weight_kilograms": "Must be positive"])
    }

    @Test func theRulesAreThoseOfThePage() async throws {
        let (app, program, bench) = try await stage()
        let mistakes: [(JSONValue, [String: String])] = [
            (
                [:],
                [
                    "exercise_id": "Please choose an exercise", "reps": "Reps required",
                    "weight_kilograms": "Weight required",
                ]
            ),
            (["exercise_id": bench, "reps": 0, "weight_kilograms": 50], ["reps": "Must be positive"]),
            (
                ["exercise_id": bench, "reps": 5, "weight_kilograms": 50, "day": "2026-11-22"],
                ["day": "Please choose today or an earlier day"]
            ),
            (["exercise_id": bench, "reps": "5", "weight_kilograms": 50], ["reps": "Please send a whole number"]),
            (["exercise_id": bench, "reps": 5, "weight": 50], ["weight": "There is no field with this name"]),
        ]
        for (body, errors) in mistakes {
            let answer = try await program.send(.post, "/api/v1/sets", body)
            #expect(answer.status == 422)
            #expect(answer.errors == errors)
        }
        #expect(try await app.count("strength_sets") == 0)
    }

    /// A form would round each of them.
    @Test func numbersOfOtherNounsAreKeptToo() async throws {
        let (_, program, _) = try await stage()
        let sent: [(path: String, body: [String: JSONValue], numbers: [String: Double])] = [
            ("goals", ["type": "nutrient", "measure": "protein", "cadence": "daily"], ["target": 140.555]),
            ("goals", ["type": "cardio", "measure": "distance"], ["target": 42_195.125]),
            ("weights", ["day": "2026-11-20"], ["weight_kilograms": 70.123_456]),
            ("meal-entries", ["meal": "lunch"], ["energy_kilocalories": 650.125, "protein_grams": 33.333]),
            ("recipes", ["name": "Soup"], ["servings": 2.125, "weight_grams": 1_234.567]),
        ]
        for (path, body, numbers) in sent {
            let members = numbers.mapValues { JSONValue.number($0) }
            let made = try await program.send(.post, "/api/v1/\(path)", .object(body.merging(members) { $1 }))
            #expect(made.status == 201, "\(made.text)")
            for (name, number) in members { #expect(made.json[name] == number, "\(path) \(name)") }
            // A change of something else leaves them alone.
            let address = try #require(made.location)
            let changed = try await program.send(.patch, address, .object(body.filter { $0.key == "meal" }))
            #expect(changed.status == 200, "\(changed.text)")
            for (name, number) in members { #expect(changed.json[name] == number, "\(path) \(name)") }
        }
    }

    @Test func aPlanIsEatenByAChange() async throws {
        let (app, program, _) = try await stage()
        let body: [String: JSONValue] = ["meal": "lunch", "protein_grams": 30.1, "planned": true]
        let made = try await program.send(.post, "/api/v1/meal-entries", .object(body))
        #expect(made.json["planned"] == true && made.json["energy_kilocalories"] == 120.4)
        #expect(try await app.count("nutrition_days") == 0)
        let address = try #require(made.location)
        let moved = try await program.send(.patch, address, ["meal": "dinner"])
        #expect(moved.json["planned"] == true)
        #expect(try await program.send(.patch, address, ["planned": false]).json["planned"] == false)
        #expect(try await app.count("nutrition_days") == 1)
        let ahead = try await program.send(
            .post, "/api/v1/meal-entries", ["meal": "lunch", "energy_kilocalories": 500, "day": "2026-11-25"])
        #expect(ahead.json["planned"] == true)
        let day = try await program.get("/api/v1/nutrition-days/2026-11-25").json
        #expect(day["entries"] == 0 && day["planned_entries"] == 1)
    }

    @Test func whatHardlyAnybodyMeansIsConfirmed() async throws {
        let (_, program, bench) = try await stage()
        var body = set(bench, reps: 500).object ?? [:]
        let asked = try await program.send(.post, "/api/v1/sets", .object(body))
        #expect(asked.status == 422)
        #expect(asked.errors["confirmed"]?.contains("500 reps? That is a lot for one set.") == true)
        body["confirmed"] = true
        #expect(try await program.send(.post, "/api/v1/sets", .object(body)).status == 201)
    }

    @Test func aListIsReadPageByPage() async throws {
        let (_, program, bench) = try await stage()
        for day in 10...16 { _ = try await program.send(.post, "/api/v1/sets", set(bench, day: "2026-11-\(day)")) }
        var (seen, path): ([JSONValue], String?) = ([], "/api/v1/sets?limit=3")
        var pages = 0
        while let next = path {
            let page = try await program.get(next)
            let items = try #require(page.json["data"]?.array)
            seen += items.compactMap { $0["day"] }
            pages += 1
            path = page.headers[.link]?.between("<", ">")
            #expect((path == nil) == (page.json["next"] == .null))
            // A set added in the meantime shifts nothing.
            if pages == 1 { _ = try await program.send(.post, "/api/v1/sets", set(bench, day: "2026-11-20")) }
        }
        #expect(pages == 3)
        #expect(seen == (10...16).reversed().map { .string("2026-11-\($0)") })
        let some = try await program.get("/api/v1/sets?from=2026-11-12&to=2026-11-13")
        #expect(some.json["data"]?.array?.compactMap { $0["day"] } == ["2026-11-13", "2026-11-12"])
        for query in [
            "limit=0", "limit=201", "limit=x", "after=x", "after=", "after=1.2", "from=x",
            "from=2026-11-13&to=2026-11-12",
        ] {
            #expect(try await program.get("/api/v1/sets?\(query)").status == 400, "\(query)")
        }
    }

    @Test func listsThatAreReadWholeHavePagesToo() async throws {
        let (_, program, _) = try await stage()
        let first = try await program.get("/api/v1/trackables?limit=2")
        #expect(first.json["data"]?.array?.compactMap { $0["name"] } == ["Steps", "Water"])
        let next = try #require(first.json["next"]?.text)
        let second = try await program.get("/api/v1/trackables?limit=2&after=\(next)")
        #expect(second.json["data"]?.array?.compactMap { $0["name"] } == ["Sleep"])
        #expect(second.json["next"] == .null)
        let found = try await program.get("/api/v1/exercises?q=bench%20press&limit=1")
        #expect(found.json["data"]?.array?.first?["name"] == "Bench Press")
        let more = try #require(found.json["next"]?.text)
        let other = try await program.get("/api/v1/exercises?q=bench%20press&limit=1&after=\(more)")
        #expect(other.json["data"]?.array?.first?["name"] != "Bench Press")
    }

    @Test func whatWasChangedMeanwhileIsLeftAlone() async throws {
        let (_, program, bench) = try await stage()
        let made = try await program.send(.post, "/api/v1/sets", set(bench))
        let tag = try #require(made.headers[.eTag])
        #expect(!tag.hasPrefix("W/"))
        let first = try await program.send(.patch, "/api/v1/sets/1", ["reps": 9], headers: [.ifMatch: tag])
        #expect(first.status == 200)
        for method in [HTTPRequest.Method.patch, .delete] {
            let late = try await program.send(
                method, "/api/v1/sets/1", method == .patch ? ["reps": 10] : nil, headers: [.ifMatch: tag])
            #expect(late.status == 412)
            #expect(late.headers[.contentType] == "application/problem+json")
        }
        #expect(try await program.get("/api/v1/sets/1").json["reps"] == 9)
        let current = try #require(first.headers[.eTag])
        #expect(try await program.get("/api/v1/sets/1", headers: [.ifNoneMatch: current]).status == 304)
        #expect(try await program.get("/api/v1/sets/1", headers: [.ifNoneMatch: tag]).status == 200)
        #expect(try await program.send(.delete, "/api/v1/sets/1", headers: [.ifMatch: current]).status == 204)
    }

    /// A large response is not compressed, so that its tag stays a strong one that a change can use.
    @Test func aLargeAnswerKeepsItsTag() async throws {
        let (_, program, _) = try await stage()
        let text = String(repeating: "Rain. ", count: 500)
        _ = try await program.send(.post, "/api/v1/journal-entries", ["day": "2026-11-20", "text": .string(text)])
        let read = try await program.get("/api/v1/journal-entries/2026-11-20", headers: [.acceptEncoding: "gzip"])
        #expect(read.headers[.contentEncoding] == nil)
        let tag = try #require(read.headers[.eTag])
        let changed = try await program.send(
            .patch, "/api/v1/journal-entries/2026-11-20", ["text": "Sun."], headers: [.ifMatch: tag])
        #expect(changed.json["text"] == "Sun.")
    }
}
