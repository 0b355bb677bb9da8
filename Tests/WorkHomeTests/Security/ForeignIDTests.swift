import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

/// Addresses without an id in the path that take one in a field or in the query.
@Suite struct ForeignIDTests {
    /// The query parameters of pages.
    static let queries = ["exercise", "trackable", "recipe", "trainer", "goal", "meal", "after", "measure"]
    /// The fields of forms, and the members of JSON.
    static let fields = [
        "equipment_id", "exercise_id", "food_id", "plan_id", "routine_id", "session_set_id", "trackable_id",
    ]
    /// These end the session.
    static let ends: Set = ["/guest/leave", "/logout"]

    /// A new field must be added to this test.
    @Test func everyFieldWithANumberIsTried() throws {
        let folder = "\(Repository.root)/Sources"
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        let sources = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        var found: Set<String> = []
        for match in sources.matches(of: #/(?:Field\(|(?:fields|query|values)(?:\[|\.row\())"([a-z_]+_id)"/#) {
            found.insert(String(match.1))
        }
        #expect(found == Set(Self.fields))
    }

    /// All references from one user's rows to another user's.
    private func references(_ app: TestApp) async throws -> [String] {
        let keys = try await app.rows(
            """
            SELECT 'SELECT count(*) FROM ' || child.name || ' AS a JOIN ' || keys."table" || ' AS b ON b.'
                || coalesce(keys."to", 'id') || ' = a.' || keys."from" || ' WHERE b.user_id <> a.user_id'
            FROM sqlite_schema AS child JOIN pragma_foreign_key_list(child.name) AS keys
            WHERE child.type = 'table'
                AND EXISTS (SELECT 1 FROM pragma_table_info(child.name) WHERE name = 'user_id')
                AND EXISTS (SELECT 1 FROM pragma_table_info(keys."table") WHERE name = 'user_id')
            """)
        #expect(keys.count > 10)
        return try await keys.asyncFilter { try await app.rows($0) != ["0"] }
    }

    /// The rows of the first account, including its own.
    private func rowsOfAlex(_ app: TestApp) async throws -> [String] {
        let tables = try await app.rows(
            """
            SELECT tables.name FROM sqlite_schema AS tables WHERE type = 'table'
                AND EXISTS (SELECT 1 FROM pragma_table_info(tables.name) WHERE name = 'user_id')
            """)
        var rows = try await app.rows("SELECT * FROM users WHERE id = 1")
        for table in tables { rows += try await app.rows("SELECT * FROM \(table) WHERE user_id = 1") }
        return rows
    }

    /// Complete forms, which would be accepted if the ids were the sender's own.
    private func wholeForms(_ household: Household) -> [(path: String, values: [FormValue])] {
        func form(_ values: KeyValuePairs<String, String>) -> [FormValue] {
            values.map { FormValue($0.key, $0.value) } + [FormValue("date", "2026-11-21")]
        }
        let (exercise, trackable) = ("\(household.exercise)", "\(household.trackable)")
        return [
            ("/track/sets", form(["exercise_id": exercise, "reps": "5", "weight": "50"])),
            ("/track/sets/repeat", form(["exercise_id": "\(Household.exercise)", "from": "2026-11-14"])),
            ("/track/entries", form(["trackable_id": trackable, "value": "5"])),
            (
                "/nutrition/entries",
                form(["food_id": "\(household.food)", "meal": "lunch", "quantity": "1", "portion": "1 bar"])
            ),
            ("/workouts", PlanFixture.values + PlanFixture.line(0, exercise)),
            (
                "/goals",
                form([
                    "type": "strength", "measure": "heaviest", "exercise_id": exercise, "target": "90", "reps": "1",
                    "cadence": "once", "counts_from": "2026-11-01",
                ])
            ),
            (
                "/goals",
                form([
                    "type": "trackable", "trackable_id": trackable, "target": "5", "cadence": "daily",
                    "direction": "increase",
                ])
            ),
            ("/settings/shares", ShareFixture.values(["records"], ["expiry": "month", "trainer": "1"])),
        ]
    }

    /// Otherwise a form refused for another reason would prove nothing.
    @Test func theirOwnerMaySendThem() async throws {
        let household = try await Household()
        for (path, values) in wholeForms(household) {
            let answer = try await household.alex.post(path, values)
            #expect([201, 303].contains(answer.status), "\(path) \(answer.main.words)")
        }
    }

    @Test(arguments: [false, true])
    func nothingOfSomebodyElsesIsTaken(isGuest: Bool) async throws {
        let household = try await Household()
        let (app, other) = (household.app, isGuest ? try await household.guest() : household.sam)
        let before = try await rowsOfAlex(app)
        let numbers = [
            "exercise_id": "\(household.exercise)", "food_id": "\(household.food)", "plan_id": "\(household.plan)",
            "trackable_id": "\(household.trackable)", "equipment_id": "1",
            "routine_id": "1", "session_set_id": "1",
        ]
        let common = OwnershipTests.values + PlanFixture.line(0, "\(household.exercise)")
        let typed = common + [FormValue("meal", "lunch"), FormValue("quantity", "1"), FormValue("date", "2026-11-20")]
        let queries = [
            "exercise": "\(household.exercise)", "trackable": "\(household.trackable)", "recipe": "1", "trainer": "1",
            "goal": "1", "meal": "1", "after": "0", "measure": "heaviest",
        ]
        for (path, values) in wholeForms(household) {
            let answer = try await other.post(path, values)
            // Guests can't share anything.
            let isTurnedAway = isGuest && path == "/settings/shares" && answer.location == "/profile"
            #expect([404, 422].contains(answer.status) || isTurnedAway, "\(path)")
            #expect(!answer.text.contains("Alex"), "\(path)")
        }
        #expect(Set(queries.keys) == Set(Self.queries))
        #expect(Set(numbers.keys) == Set(Self.fields))
        for (method, pattern) in RouteTable.workHome(app.app).router.routes
        where !pattern.contains(":") && !Self.ends.contains(pattern)
            && !RouteSecurityTests.open.contains("\(method) \(pattern)")
        {
            let answers: [Answer]
            if method == .get {
                let query = queries.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&")
                answers = [try await other.get("\(pattern)?\(query)")]
            } else {
                var given: [Answer] = []
                // If a form takes one of several ids, sending all would test only the first.
                for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
                    given.append(try await other.post(pattern, [FormValue(name, number)] + typed))
                }
                answers = given
            }
            for answer in answers {
                #expect(answer.status < 500, "\(method) \(pattern)")
                // People at home are told with whom they can train.
                guard pattern != "/routines/together" else { continue }
                #expect(!answer.text.contains("Alex"), "\(method) \(pattern)")
            }
        }
        #expect(try await references(app) == [])
        #expect(try await rowsOfAlex(app) == before)
    }
}

extension [String] {
    fileprivate func asyncFilter(_ isIncluded: (String) async throws -> Bool) async rethrows -> [String] {
        var included: [String] = []
        for element in self where try await isIncluded(element) { included.append(element) }
        return included
    }
}
