import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Forms
@testable import Web

/// The API accepts exactly the values that the document allows.
@Suite struct BoundsTests {
    /// A member of a body, with its path and schema.
    private struct Member {
        let path: [String]
        let schema: JSONValue

        var name: String { path.joined(separator: ".") }

        /// The schema without the alternative null.
        var plain: JSONValue {
            schema["anyOf"]?.array?.first { $0["type"] != "null" } ?? schema
        }
    }

    /// A value for a member, and whether it is to be accepted.
    private struct Probe {
        let value: JSONValue
        let isTaken: Bool
    }

    private func bodies(_ stage: APIFixture) -> [(method: HTTPRequest.Method, path: String, schema: JSONValue)] {
        stage.operations.compactMap { method, path, description in
            guard let schema = description["requestBody"]?["content"]?["application/json"]?["schema"] else {
                return nil
            }
            let check = SchemaCheck(document: stage.document)
            return (method, path, schema["$ref"]?.text.map { check.resolved($0) } ?? schema)
        }
    }

    /// All members of an object, including those of objects in its lists.
    private func members(_ schema: JSONValue, below path: [String] = []) -> [Member] {
        (schema["properties"]?.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, schema in
            let member = Member(path: path + [name], schema: schema)
            return [member] + (member.plain["items"].map { members($0, below: path + [name]) } ?? [])
        }
    }

    @Test func everyNumberAndEveryTextOfABodyHasBounds() async throws {
        let stage = try await APIFixture()
        var count = 0
        for (method, path, schema) in bodies(stage) {
            for member in members(schema) {
                let plain = member.plain
                let place = Comment(rawValue: "\(method) \(path) \(member.name)")
                switch plain["type"]?.text {
                case "integer", "number":
                    // Ids have no maximum.
                    let isRow = member.path.last?.hasSuffix("id") == true
                    #expect(
                        plain["enum"] != nil || plain["minimum"] != nil && (isRow || plain["maximum"] != nil), place)
                    count += 1
                case "string":
                    let isSpelled = plain["enum"] != nil || plain["format"] == "date"
                    #expect(isSpelled || plain["maxLength"] != nil, place)
                    count += 1
                case "array": #expect(plain["maxItems"] != nil || plain["items"]?["enum"] != nil, place)
                default: break
                }
            }
        }
        #expect(count > 90)
    }

    @Test func everyExampleKeepsThem() async throws {
        let stage = try await APIFixture()
        let check = SchemaCheck(document: stage.document)
        for (method, path, schema) in bodies(stage) {
            for (name, member) in schema["properties"]?.object ?? [:] {
                for example in member["examples"]?.array ?? [] {
                    #expect(check.mistakes(in: example, member) == [], "\(method) \(path) \(name)")
                }
            }
        }
        let text: JSONValue = ["type": "string", "minLength": 1, "maxLength": 2, "pattern": "^a+$"]
        for wrong: JSONValue in ["", "aaa", "b"] { #expect(!check.mistakes(in: wrong, text).isEmpty) }
        let number: JSONValue = ["type": "number", "minimum": 0.5, "maximum": 2]
        for wrong: JSONValue in [0.4, 2.1, -3] { #expect(!check.mistakes(in: wrong, number).isEmpty) }
    }

    // At the bounds and beyond

    @Test func whatIsStatedIsTakenAndNothingBeyond() async throws {
        let stage = try await APIFixture()
        let sender = try await BoundsSender(stage)
        var count = 0
        for (method, path, schema) in bodies(stage) where !path.hasPrefix("/api/v1/auth/") {
            // A change has the same members as a creation, which is tested.
            let isTriedElsewhere =
                method == .patch
                && stage.operations.contains { $0.method == .post && path.hasPrefix("\($0.path)/") }
            guard !isTriedElsewhere else { continue }
            for member in members(schema) {
                for probe in probes(member) {
                    let answer = try await sender.send(method, path, member.path, probe.value)
                    let place = Comment(rawValue: "\(method) \(path) \(member.name) = \(probe.value) \(answer.text)")
                    if probe.isTaken {
                        #expect((200...299).contains(answer.status), place)
                    } else {
                        #expect(answer.status == 422, place)
                        #expect(!answer.errors.isEmpty, place)
                    }
                    count += 1
                }
            }
        }
        #expect(count > 200)
    }

    /// Values at and beyond each bound.
    private func probes(_ member: Member) -> [Probe] {
        let schema = member.plain
        // Ids and texts with many rules are covered by other tests.
        let isRow = member.path.last?.hasSuffix("id") == true
        let hasRules =
            [
                "time_zone", "portion", "barcode", "phone", "telegram_name", "rate_amount", "rate_currency", "email",
                "library_key", "lift",
            ].contains(member.path.last)
            || ["exercises.text", "exercises.rule", "exercises.clock"].contains(member.name)
        switch schema["type"]?.text {
        case "integer" where isRow: return [Probe(value: 0, isTaken: false), Probe(value: -1, isTaken: false)]
        case "integer", "number":
            return numbers(schema, by: schema["type"] == "integer" ? 1 : 0.01)
        case "string" where hasRules:
            return lengths(schema).filter { !$0.isTaken }
        case "string": return lengths(schema)
        default: return []
        }
    }

    private func numbers(_ schema: JSONValue, by step: Double) -> [Probe] {
        if let choices = schema["enum"]?.array {
            return choices.map { Probe(value: $0, isTaken: true) } + [
                Probe(value: -1, isTaken: false), Probe(value: 7, isTaken: false),
            ]
        }
        var probes: [Probe] = []
        for (name, direction) in [("minimum", -1.0), ("maximum", 1.0)] {
            guard let bound = schema[name], let number = Double(bound.typed) else { continue }
            probes.append(Probe(value: bound, isTaken: true))
            let beyond = number + direction * step
            probes.append(Probe(value: step == 1 ? .integer(Int64(beyond)) : .number(beyond), isTaken: false))
        }
        if schema["multipleOf"] != nil { probes.append(Probe(value: 8.3, isTaken: false)) }
        return probes
    }

    private func lengths(_ schema: JSONValue) -> [Probe] {
        var probes: [Probe] = []
        // Two UTF-16 units and four bytes each, because the limit counts characters.
        let text = { (length: Int) in JSONValue.string(String(repeating: "\u{1F600}", count: length)) }
        if let most = schema["maxLength"].flatMap({ Int($0.typed) }) {
            probes += [Probe(value: text(most), isTaken: true), Probe(value: text(most + 1), isTaken: false)]
        }
        if let least = schema["minLength"].flatMap({ Int($0.typed) }), least > 0 {
            probes += [Probe(value: text(least), isTaken: true), Probe(value: text(least - 1), isTaken: false)]
        }
        return probes
    }

    @Test func aPhaseOfAWorkoutKeepsThem() async throws {
        let stage = try await APIFixture()
        try await stage.app.execute("DELETE FROM workout_sessions WHERE completed_at IS NULL")
        let started = try await stage.alex.send(
            .post, "/api/v1/workout-sessions", ["plan_id": .integer(stage.household.plan)])
        let path = try #require(started.location)
        let schema = bodies(stage).first { $0.path == "/api/v1/workout-sessions/{id}" }?.schema
        let member = Member(path: ["phase_number"], schema: schema?["properties"]?["phase_number"] ?? .null)
        #expect(probes(member).count == 4)
        for probe in probes(member) {
            let answer = try await stage.alex.send(
                .patch, path, ["action": "pause", "phase_number": probe.value])
            #expect(probe.isTaken ? answer.status == 200 : answer.errors["phase_number"] != nil, "\(answer.text)")
        }
    }

    @Test func listsAreAsLongAsStated() async throws {
        let stage = try await APIFixture()
        let sender = try await BoundsSender(stage)
        let item: JSONValue = ["food_id": .integer(stage.household.food), "quantity": 1]
        let line: JSONValue = ["exercise_id": try await sender.id("plank"), "seconds": 30]
        let routineLine: JSONValue = ["exercise_id": try await sender.id("plank"), "text": "3 x 5"]
        let portions = (1...5).map { number -> JSONValue in ["name": .string("portion \(number)"), "amount": 40] }
        let specialities = (TrainerSpecialities.known + (1...11).map { "Other \($0)" }).map { JSONValue.string($0) }
        let weights = (1...101).map { JSONValue.number(Double($0) / 2) }
        for (path, name, elements, most) in [
            ("saved-meals", "items", Array(repeating: item, count: 201), 200),
            ("recipes", "ingredients", Array(repeating: item, count: 201), 200),
            ("workout-plans", "exercises", Array(repeating: line, count: 61), 60),
            ("routines", "exercises", Array(repeating: routineLine, count: 41), 40),
            ("foods", "portions", portions, 4), ("trainers", "specialities", specialities, 30),
            ("equipment", "weights", weights, 100), ("equipment", "add_ons", Array(weights.prefix(11)), 10),
        ] {
            let path = "/api/v1/\(path)"
            let schema = bodies(stage).first { $0.path == path && $0.method == .post }?.schema
            #expect(schema?["properties"]?[name]?["maxItems"]?.typed == "\(most)", "\(path)")
            let taken = try await sender.send(.post, path, [name], .array(Array(elements.prefix(most))))
            #expect(taken.status == 201, "\(path) \(taken.text)")
            let refused = try await sender.send(.post, path, [name], .array(Array(elements.prefix(most + 1))))
            #expect(refused.status == 422, "\(path)")
        }
        #expect(try await sender.send(.post, "/api/v1/workout-plans", ["exercises"], []).status == 422)
        #expect(try await sender.send(.post, "/api/v1/progress-shares", ["parts"], []).status == 422)
    }

    @Test(arguments: GoalMeasure.allCases)
    func eachMeasureOfAGoalHasItsLargestTarget(measure: GoalMeasure) async throws {
        let stage = try await APIFixture()
        let sender = try await BoundsSender(stage)
        let type = try #require(GoalType.allCases.first { $0.measures.contains(measure) })
        var body: [String: JSONValue] = [
            "type": .string(type.rawValue), "measure": .string(measure.rawValue), "cadence": "weekly",
            "direction": "increase", "counts_from": "2026-11-01",
        ]
        let exercises: [SetMeasure: String] = [.reps: "bench-press", .hold: "plank", .carry: "farmers-walk"]
        let counted = SetMeasure.allCases.first(where: measure.setMeasures.contains)
        if type == .strength, let key = counted.flatMap({ exercises[$0] }) {
            body["exercise_id"] = try await sender.id(key)
        }
        if measure.record != nil { body["exercise_id"] = try await sender.id("running") }
        if type == .trackable { body["trackable_id"] = .integer(stage.household.trackable) }
        if measure == .heaviest { body["reps"] = 1 }
        let most = measure.largestTarget
        let schema = bodies(stage).first { $0.path == "/api/v1/goals" }?.schema
        #expect(schema?["properties"]?["target"]?["maximum"].flatMap { Double($0.typed) } ?? 0 >= most)
        for (target, isTaken) in [(most, true), (most + 0.01, false), (most + 1, false), (0, false)] {
            (body["target"], body["confirmed"]) = (.number(target), true)
            let answer = try await sender.key.send(.post, "/api/v1/goals", .object(body))
            #expect(isTaken ? answer.status == 201 : answer.errors["target"] != nil, "\(target) \(answer.text)")
        }
    }

    @Test func aRegistrationKeepsThem() async throws {
        let stage = try await APIFixture()
        let schema = try #require(bodies(stage).first { $0.path == "/api/v1/auth/register" }?.schema)
        let program = Program(stage.app, address: "192.0.2.99")
        let email = { (length: Int) in JSONValue.string(String(repeating: "a", count: length - 6) + "@x.com") }
        var cases: [(String, JSONValue, Bool)] = [
            ("email", email(254), true), ("email", email(255), false),
            ("password", .string(String(repeating: "a", count: 1_024)), true),
            ("password", .string(String(repeating: "a", count: 1_025)), false), ("password", "aaaaaa", true),
            ("password", "aaaaa", false), ("time_zone", .string(String(repeating: "a", count: 65)), false),
        ]
        for name in ["height", "weight", "first_name", "last_name"] {
            let member = Member(path: [name], schema: schema["properties"]?[name] ?? .null)
            cases += probes(member).map { (name, $0.value, $0.isTaken) }
        }
        #expect(cases.count > 20)
        for (number, (name, value, isTaken)) in cases.enumerated() {
            stage.app.clock.advance(hours: 1)
            var body = try #require(
                try await stage.example(
                    ["requestBody": ["content": ["application/json": ["schema": schema]]]], for: "/api/v1/auth/register"
                )?.object)
            body["email"] = .string("new\(number)@home.example")
            body[name] = value
            let answer = try await program.send(.post, "/api/v1/auth/register", .object(body))
            #expect(isTaken ? answer.status == 201 : answer.errors[name] != nil, "\(name) \(value) \(answer.text)")
        }
    }
}
