import Foundation
import Support
import Testing

@testable import WorkHome

/// Alex with a routine: three sets of bench press, a superset of pull-ups and planks, and a carry.
struct RoutinePerson {
    static let page = "/routines/7/workout"

    let person: TrackedPerson
    var app: TestApp { person.app }
    var browser: Browser { person.browser }

    init() async throws {
        person = try await TrackedPerson()
        try await person.useKilograms()
        try await addRoutine(7, "Push A")
        try await addExercise("bench-press", slot: 1, "warm-up 1 x 5 @ 30 kg; 3 x 5 @ 60 kg", rest: 120)
        try await addExercise("pull-up", slot: 2, "2 x 8-12", note: "All the way down")
        try await addExercise("plank", slot: 3, "2 x 45 s", isJoined: true)
        try await addExercise("farmers-walk", slot: 4, "1 x 40 m @ 25 kg")
    }

    func addRoutine(_ id: Int, _ name: String, of user: Int = 1) async throws {
        try await app.execute(
            "INSERT INTO routines (id, user_id, name, created_at) VALUES (\(id), \(user), '\(name)', 0)")
    }

    func addExercise(
        _ key: String, to routine: Int = 7, slot: Int, _ lines: String, rest: Int? = nil, note: String = "",
        rule: String? = nil, clock: String? = nil, isJoined: Bool = false, of user: Int = 1
    ) async throws {
        try await app.execute(
            """
            INSERT INTO routine_exercises
                (routine_id, slot, user_id, position, exercise_id, is_joined, lines, rule, rest_seconds, clock, note)
            VALUES (\(routine), \(slot), \(user), \(slot), (SELECT id FROM exercises WHERE key = '\(key)'),
                \(isJoined ? 1 : 0), '\(lines)', \(rule.map { "'\($0)'" } ?? "NULL"),
                \(rest.map { String($0) } ?? "NULL"), \(clock.map { "'\($0)'" } ?? "NULL"), '\(note)')
            """)
    }

    func workout() async throws -> Answer { try await browser.get(Self.page) }

    /// Presses a button of a page as a browser without scripts does: everything in its form is sent.
    @discardableResult
    func press(
        _ name: String, _ changes: [String: String] = [:], value: String = "", on page: Answer? = nil,
        by other: Browser? = nil
    ) async throws -> Answer {
        let shown = if let page { page } else { try await workout() }
        var fields = shown.fields(ofFormTo: "/track/workout")
        for (name, value) in changes {
            guard let index = fields.firstIndex(where: { $0.name == name }) else {
                fields.append(FormValue(name, value))
                continue
            }
            fields[index] = FormValue(name, value)
        }
        // Whoever takes another one's place does not say whose page it was.
        if other != nil { fields.removeAll { $0.name == "shown_to" } }
        return try await (other ?? browser).post("/track/workout", fields + [FormValue(name, value)])
    }

    func sets() async throws -> [String] {
        try await app.rows(
            """
            SELECT key, strength_sets.kind, reps, duration_seconds, distance_meters, weight_kilograms FROM strength_sets
            JOIN exercises ON exercises.id = exercise_id ORDER BY strength_sets.id
            """)
    }

    func workouts() async throws -> [String] {
        try await app.rows("SELECT name, finished_at IS NULL FROM routine_sessions ORDER BY id")
    }
}

/// A set on the page of a workout.
struct SetRow {
    var isDone = false
    var isSkipped = false
    var words = ""
}

extension Answer {
    /// The rows of the sets, in their order.
    var setRows: [SetRow] {
        main.components(separatedBy: "<li class=\"workout-set").dropFirst().map { row in
            let states = row.prefix { $0 != "\"" }
            let text = row.components(separatedBy: "</li>")[0]
            return SetRow(
                isDone: states.contains("is-done"), isSkipped: states.contains("is-skipped"),
                words: String(text.drop { $0 != ">" }.dropFirst()).words)
        }
    }

    /// One that the page doesn't have is empty.
    func setRow(_ index: Int) -> SetRow { setRows.dropFirst(index).first ?? SetRow() }

    /// What a browser sends of the first form with this address.
    func fields(ofFormTo action: String) -> [FormValue] {
        let form = source.components(separatedBy: "<form ").first { $0.contains("action=\"\(action)\"") } ?? ""
        let content = form.components(separatedBy: "</form>")[0]
        return content.components(separatedBy: "<").compactMap { tag in
            guard let name = tag.between(" name=\"", "\"")?.unescaped else { return nil }
            if tag.hasPrefix("input") { return FormValue(name, tag.between(" value=\"", "\"")?.unescaped ?? "") }
            guard tag.hasPrefix("select") else { return nil }
            return FormValue(name, value(of: name) ?? "")
        }
    }
}
