import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Web

/// The rules before the tables count as SQLite's `length` does, which counts Unicode scalars and ends at a NUL.
@Suite struct OutsideTextTests {
    /// One character that SQLite counts as three.
    private static let accented = "e\u{323}\u{301}"

    private struct Place {
        let path: String
        let field: String
        var most = TextLimits.name
        var others: [String: String] = [:]
    }

    private static let forms = [
        Place(path: "/track/sets", field: "note", most: 1_000),
        Place(path: "/track/cardio", field: "note", most: 1_000),
        Place(path: "/track/entries", field: "note", most: 1_000), Place(path: "/settings/exercises", field: "name"),
        Place(path: "/settings/exercises", field: "instructions", most: 4_000),
        Place(path: "/settings/trackables", field: "name", most: 60),
        Place(path: "/settings/trackables", field: "unit", most: 20), Place(path: "/routines", field: "name"),
        Place(path: "/routines", field: "note", most: 1_000), Place(path: "/programs", field: "name"),
        Place(path: "/workouts", field: "name"), Place(path: "/workouts", field: "description", most: 1_000),
        Place(path: "/goals", field: "title"), Place(path: "/goals", field: "note", most: 1_000),
        Place(path: "/nutrition/quick-add", field: "name"), Place(path: "/nutrition/recipes", field: "name"),
        Place(path: "/nutrition/foods", field: "name", most: 200), Place(path: "/nutrition/foods", field: "brand"),
        Place(path: "/trainers", field: "name"), Place(path: "/trainers", field: "bio", most: 4_000),
        Place(path: "/settings/equipment", field: "name", most: 60, others: ["kind": "bar", "unit": "kilograms"]),
        Place(path: "/settings/shares", field: "recipient"),
        Place(path: "/settings/api-keys", field: "name", most: 60),
        Place(path: "/settings/health/tokens", field: "name", most: 60), Place(path: "/profile", field: "first_name"),
    ]

    @Test func aFormSaysWhatIsWrongBesideItsField() async throws {
        let browser = try await TestApp().member()
        for place in Self.forms {
            let others = place.others.map { FormValue($0.key, $0.value) }
            let long = String(repeating: Self.accented, count: place.most)
            for (text, message) in [
                (long, "Use at most \(place.most) characters"), ("a\0b", "This has a character that can’t be saved"),
            ] {
                let answer = try await browser.post(place.path, others + [FormValue(place.field, text)])
                #expect(answer.status == 422, "\(place.path) \(place.field)")
                #expect(answer.fieldErrors[place.field] == message, "\(place.path) \(place.field)")
            }
        }
    }

    @Test func aNULIsNoPartOfAnyForm() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let journal = try await browser.upload("/journal/2026-11-21", ["text": "a\0b"])
        #expect(journal.status == 422 && journal.fieldErrors == ["text": "This has a character that can’t be saved"])
        let registered = try await Browser(app).post(
            "/register",
            [
                "first_name": "Kim", "last_name": "Field", "email": "kim@example.com", "age": "30",
                "password": "correct\0horse",
            ])
        #expect(registered.status == 422)
        #expect(registered.fieldErrors["password"] == "This has a character that can’t be saved")
        let routine = try await RoutineFixture()
        for name in ["name", "note.0", "rest.0", "amount.0.0", "load.0.0", "kind.0.0", "rule.0", "sets.0.0"] {
            let values = RoutineFixture.basics + RoutineFixture.entry(0, routine.squat)
            let typed = values.map { FormValue($0.name, $0.name == name ? "\($0.text)\0" : $0.text) }
            let page = try await routine.browser.post("/routines", typed)
            #expect(page.status == 422 && page.fieldErrors[name] != nil, "\(name)")
        }
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await routine.routines() == [])
    }

    private static let resources = [
        Place(path: "sets", field: "note", most: 1_000), Place(path: "cardio-sessions", field: "note", most: 1_000),
        Place(path: "trackables", field: "name", most: 60), Place(path: "trackables", field: "unit", most: 20),
        Place(path: "exercises", field: "name"), Place(path: "routines", field: "name"),
        Place(path: "programs", field: "name"), Place(path: "workout-plans", field: "description", most: 1_000),
        Place(path: "goals", field: "title", others: ["type": "workouts"]),
        Place(path: "foods", field: "name", most: 200), Place(path: "foods", field: "brand"),
        Place(path: "recipes", field: "name"), Place(path: "saved-meals", field: "name"),
        Place(path: "trainers", field: "about", most: 4_000),
        Place(path: "equipment", field: "name", most: 60, others: ["kind": "bar"]),
        Place(path: "journal-entries", field: "text", most: 20_000),
    ]

    @Test func aProgramHearsItOfTheMember() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        for place in Self.resources {
            let others = place.others.mapValues { JSONValue.string($0) }
            let long = String(repeating: Self.accented, count: place.most)
            for (text, message) in [
                (long, "Use at most \(place.most) characters"), ("a\0b", "This has a character that can’t be saved"),
                ("\0", "This has a character that can’t be saved"),
            ] {
                let body = others.merging([place.field: .string(text)]) { $1 }
                let answer = try await program.send(.post, "/api/v1/\(place.path)", .object(body))
                #expect(answer.status == 422, "\(place.path) \(place.field): \(answer.text)")
                #expect(answer.errors[place.field] == message, "\(place.path) \(place.field)")
            }
        }
    }

    /// Names a workout: 64 characters that are 192 for the table, and none at all.
    @Test(arguments: [String(repeating: accented, count: 64), "\0", "a\0", String(repeating: "x", count: 65)])
    func aTokenFitsItsColumn(token: String) async throws {
        let person = try await RoutinePerson()
        let pressed = try await person.press("done.1", ["session": token])
        #expect([404, 422].contains(pressed.status))
        let program = try await Program.withKey(person.app, of: person.browser)
        let begun = try await program.send(
            .post, "/api/v1/routine-workouts", ["routine_id": 7, "token": .string(token)])
        #expect(begun.status == 422 && begun.errors["token"] != nil, "\(begun.text)")
        #expect(try await person.app.count("routine_sessions") == 0)
    }

    @Test func aRuleFitsItsColumnAndNamesExercisesThatExist() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let program = try await Program.withKey(app, of: browser)
        let pushUp = JSONValue.integer(try #require(Int64(try await app.exercise("push-up"))))
        let missing = "Push-Up: this progression goes on with an exercise that does not exist"
        let (first, letters) = ("reps +1 to 8,sets to 5,then ", "abcdefghijklmnopqrstuvwxyz0123")
        for (rule, message) in [
            (first + "push-up > moon-walk", missing),
            // Spaces make it longer than its column when it is stored.
            (first + letters.map { "\($0)>\($0)a" }.joined(separator: ">"), "Push-Up: please choose how it progresses"),
        ] {
            let exercise: JSONValue = ["exercise_id": pushUp, "text": "2 x 8", "rule": .string(rule)]
            let answer = try await program.send(
                .post, "/api/v1/routines", ["name": "Ladder", "exercises": [exercise]])
            #expect(answer.status == 422 && answer.errors["exercises"] == message, "\(answer.text)")
            let fields =
                RoutineFixture.basics + RoutineFixture.entry(0, pushUp.typed, ["rule": "bodyweight", "load": ""])
                + ["more": "1", "most": "8", "most_sets": "5", "known": rule].map { FormValue("\($0.key).0", $0.value) }
            let page = try await browser.post("/routines", fields)
            #expect(page.status == 422 && page.fieldErrors["rule.0"] != nil, "\(page.fieldErrors)")
        }
        #expect(try await app.count("routines") == 0)
    }
}
