import Foundation
import GRDB
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

/// Alex and Sam at home, with something of what drafts refer to: `{samsLift}` in a draft is its id here.
struct DoorStage: Sendable {
    let app: TestApp
    let alex: Browser
    let program: Program
    private let ids: [String: String]

    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
        program = try await Program.withKey(app, of: alex)
        let sam = try await app.member(Cast.sam)
        var ids = try await Self.exercises(app, alex, sam)
        ids.merge(try await Self.kitchen(app, alex, sam)) { $1 }
        ids.merge(try await Self.plans(app, program)) { $1 }
        self.ids = ids
    }

    private static func exercises(_ app: TestApp, _ alex: Browser, _ sam: Browser) async throws -> [String: String] {
        var ids: [String: String] = [:]
        for (name, key) in [("bench", "bench-press"), ("plank", "plank"), ("running", "running"), ("squat", "squat")] {
            ids[name] = try await app.exercise(key)
        }
        _ = try await app.addExercise("Own Lift", of: alex)
        let archived = try await app.addExercise("Old Lift", of: alex)
        try await alex.post("/settings/exercises/\(archived)/archive")
        ids["archived"] = "\(archived)"
        ids["samsLift"] = "\(try await app.addExercise("Secret lift of Sam", of: sam))"
        let run: KeyValuePairs = ["name": "Secret run of Sam", "kind": "cardio"]
        try await sam.post("/settings/exercises", SettingsSamples.changed(SettingsSamples.exercise, run))
        ids["samsRun"] = try await app.rows("SELECT max(id) FROM exercises")[0]
        _ = try await app.addTrackable("Own Count", of: alex)
        let counted = try await app.addTrackable("Old Count", of: alex)
        try await alex.post("/settings/trackables/\(counted)/archive")
        ids["archivedCount"] = "\(counted)"
        ids["samsCount"] = try await app.rows("SELECT min(id) FROM trackables WHERE user_id = 2")[0]
        return ids
    }

    /// Oats, with them a breakfast and a lunch, both saved, and a recipe.
    private static func kitchen(_ app: TestApp, _ alex: Browser, _ sam: Browser) async throws -> [String: String] {
        try await sam.post("/nutrition/foods", FoodSamples.values)
        try await alex.post("/nutrition/foods", FoodSamples.values(["name": "Oats", "barcode": ""]))
        let oats = try await app.rows("SELECT max(id) FROM foods WHERE added_by = 1")[0]
        for (name, meal, quantity) in [("Usual", "breakfast", "50"), ("Other", "lunch", "100")] {
            try await alex.post(
                "/nutrition/entries",
                ["food_id": oats, "meal": meal, "quantity": quantity, "portion": "g", "date": "2026-11-20"])
            try await alex.post("/nutrition/meals", ["name": name, "meal": meal, "date": "2026-11-20"])
        }
        try await alex.post("/nutrition/recipes", ["name": "Porridge", "servings": "2"])
        let recipe = try await app.rows("SELECT max(id) FROM recipes")[0]
        try await alex.post(
            "/nutrition/recipes/\(recipe)/ingredients", ["food_id": oats, "quantity": "100", "portion": "g"])
        return [
            "oats": oats, "recipe": recipe,
            "samsFood": try await app.rows("SELECT max(id) FROM foods WHERE added_by = 2")[0],
            "meal": try await app.rows("SELECT min(id) FROM saved_meals")[0],
            "item": try await app.rows("SELECT min(id) FROM saved_meal_items")[0],
        ]
    }

    /// A routine, another one that is a day of a program, and one of Sam's.
    private static func plans(_ app: TestApp, _ program: Program) async throws -> [String: String] {
        try await app.execute(
            """
            INSERT INTO routines (id, user_id, name, created_at)
                VALUES (71, 1, 'Push', 0), (72, 1, 'Pull', 0), (73, 2, 'A secret of Sam', 0);
            INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
                SELECT routines.id, 1, user_id, 0, (SELECT id FROM exercises WHERE key = 'squat'), '3 x 5'
                FROM routines;
            """)
        let taken = try await program.send(
            .post, "/api/v1/programs",
            ["name": "Taken", "weekdays": ["monday"], "days": [["routine_id": 72]]])
        #expect(taken.status == 201, "\(taken.text)")
        return [
            "routine": "71", "taken": "72", "samsRoutine": "73",
            "plan": try await app.rows("SELECT min(id) FROM workout_plans WHERE key IS NOT NULL")[0],
        ]
    }

    // Names

    /// The text with ids in the place of their names.
    func named(_ text: String) -> String {
        var text = text
        for (name, id) in ids where text.contains("{") { text = text.replacing("{\(name)}", with: id) }
        return text
    }

    /// A text that is only a name becomes a number.
    func named(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): text.hasPrefix("{") ? Int64(named(text)).map { JSONValue.integer($0) } ?? value : value
        case .array(let elements): .array(elements.map { named($0) })
        case .object(let members): .object(members.mapValues { named($0) })
        case .null, .bool, .integer, .number: value
        }
    }

    // Rows

    func rows(_ queries: [String]) async throws -> [[[DatabaseValue]]] {
        try await app.app.database.read { database in
            try queries.map { query in
                try Row.fetchAll(database, sql: query).map { Array($0.databaseValues) }
            }
        }
    }

    /// Every table with all its rows, without those that any request changes: of sign-ins, keys and rate limits.
    func everything() async throws -> [String: [[DatabaseValue]]] {
        let tables = try await app.rows("SELECT name FROM sqlite_schema WHERE \(Household.isTable)").filter {
            !["sessions", "login_buckets", "api_keys", "users"].contains($0)
        }
        let rows = try await rows(tables.map { "SELECT * FROM \($0)" })
        return Dictionary(uniqueKeysWithValues: zip(tables, rows))
    }

    // Sending

    func post(
        _ typed: [String: String] = [:], through door: Door, headers: HTTPFields = [:]
    ) async throws -> Answer {
        let kept = door.typed.filter { typed[$0.name] == nil }
        let changed = typed.filter { $0.value != .leftOut }.map { FormValue($0.key, $0.value) }
        var headers = headers
        headers[.secFetchSite] = "same-origin"
        return try await alex.send(
            .post, named(door.path), headers: headers,
            body: .urlEncoded((kept + changed).map { FormValue($0.name, named($0.text)) }))
    }

    func send(_ sent: [String: JSONValue] = [:], through door: Door) async throws -> Answer {
        let body = door.sent.merging(sent) { $1 }.filter { $0.value != .leftOut }
        return try await program.send(door.method, named(door.resource), named(.object(body)))
    }

    /// An archive with these rows, by table.
    func archive(_ tables: [String: [JSONValue]]) async throws -> [UInt8] {
        let files = try tables.map { table, rows in
            let lines = try rows.map { String(decoding: try $0.bytes(), as: UTF8.self) }
            return ("json/\(table).jsonl", lines.joined(separator: "\n"))
        }
        let whole = try await alex.archive()
        return try whole.without { $0 != "json/profile.jsonl" }
            .zipped(changing: Dictionary(uniqueKeysWithValues: files))
    }

    /// Looks through a file and adds what can be added.
    /// - Returns: what is said of the other lines.
    func importFile(_ bytes: [UInt8]) async throws -> [String] {
        let path = try #require(try await alex.bring(bytes).location)
        try await alex.post(path)
        return try await alex.get("\(path)/problems").text.split(separator: "\n").map(String.init)
    }
}

extension Answer {
    /// The messages of a refused request of a program, with plain spaces as on pages.
    var plainErrors: [String: String] { errors.mapValues { $0.replacing("\u{A0}", with: " ") } }
}
