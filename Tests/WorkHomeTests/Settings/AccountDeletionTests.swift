import GRDB
import Support
import Testing

@testable import HTTP
@testable import Transfer
@testable import Web

@Suite struct AccountDeletionTests {
    /// Fills the tables that the household leaves empty, so that Alex has rows in every table.
    private func fill(_ app: TestApp) async throws {
        try await app.execute(
            """
            INSERT OR IGNORE INTO days_off (user_id, day, reason) VALUES (1, '2026-11-19', 'sick');
            INSERT OR IGNORE INTO achievements (user_id, key, unlocked_at) VALUES (1, 'firstWorkout', 0);
            INSERT INTO password_resets (user_id, token_digest, created_at, expires_at)
                VALUES (1, randomblob(32), 0, 1);
            UPDATE users SET role = 'admin' WHERE id = 2;
            UPDATE routine_sessions SET finished_at = NULL WHERE id = 1;
            INSERT INTO routine_partners (session_id, user_id, day, partner_id, allowed_at)
                VALUES (1, 1, '2026-11-20', 2, 0);
            INSERT INTO import_rows (user_id, import_id, noun, identity) VALUES (1, 1, 'strengthSet', randomblob(16));
            INSERT INTO exercise_choices (user_id, exercise_id, name) VALUES (1, 1, 'Flat bench');
            INSERT INTO label_units (user_id, energy, sodium) VALUES (1, 'kilojoules', 'salt');
            INSERT INTO held_forms (user_id, action, token, body, created_at) VALUES (1, '/track/sets', '', 'reps=5', 0);
            INSERT INTO exercise_names (user_id, name, kind) VALUES (1, 'plank', 'cardio');
            INSERT INTO undo_steps (user_id, noun, previous, current, created_at) VALUES (1, 'strengthSet', '[]', '[]', 0);
            """)
    }

    /// The number of a user's rows in each table with an owner.
    private func rows(of user: Int, _ app: TestApp) async throws -> [String: Int] {
        let tables = try await app.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%user_id%'")
        var counts: [String: Int] = [:]
        for table in tables {
            counts[table] = Int(
                try await app.rows("SELECT count(*) FROM \(table) WHERE user_id = \(user)").first ?? "")
        }
        return counts
    }

    /// Every value of every table as text.
    private func everything(_ app: TestApp) async throws -> String {
        var text = ""
        for table in try await app.rows("SELECT name FROM sqlite_schema WHERE \(Household.isTable)") {
            text += try await app.rows("SELECT * FROM \(table)").joined(separator: "\n")
        }
        return text
    }

    @Test func nothingOfThePersonRemains() async throws {
        let household = try await Household()
        let app = household.app
        try await fill(app)
        // A failed guess leaves a rate limit row with the address.
        _ = try await Browser(app).post("/login", ["email": Cast.alex.email, "password": "guess"])
        let samBefore = try await rows(of: 2, app)
        let before = try await rows(of: 1, app)
        #expect(before.count >= 15)
        let empty = before.filter { $0.value == 0 }.keys
        // Between two changes nothing is marked, and nothing else is being deleted.
        #expect(
            Set(empty) == [
                "deletions", "outdated_body_weights", "outdated_exercise_days", "outdated_nutrition_days",
                "outdated_records",
            ])
        #expect(try app.photoFiles().count == 8)
        #expect(try await everything(app).contains(Cast.alex.email))

        let answer = try await household.alex.post("/settings/account/delete", ["password": Cast.alex.password])

        #expect(answer.status == 303)
        #expect(try await rows(of: 1, app).values.allSatisfy { $0 == 0 })
        #expect(try await app.rows("SELECT id FROM users") == ["2"])
        let left = try await everything(app)
        for trace in [Cast.alex.email, "Stone", "Tower Fly", "A secret of Alex"] {
            #expect(!left.contains(trace), "\(trace)")
        }
        #expect(try app.photoFiles().isEmpty)
        #expect(try await app.rows("PRAGMA foreign_key_check").isEmpty)
        #expect(try await rows(of: 2, app) == samBefore)
        #expect(try await household.sam.get("/").status == 200)
        #expect(try await household.alex.get("/").location == "/login")
        _ = try await app.app.sweep()
    }

    @Test func itSaysWhatWillGoAndWhatWent() async throws {
        let household = try await Household()
        try await fill(household.app)
        var counts = try await rows(of: 1, household.app)
        // A workout is timed or done with a routine.
        counts["workout_sessions", default: 0] += counts["routine_sessions"] ?? 0
        let page = try await household.alex.get("/settings/account/delete")
        let expected = page.main.allBetween("<li class=\"chip\">", "</li>")
        let nouns = [
            "strength_sets": "set", "cardio_sessions": "cardio session", "workout_sessions": "workout",
            "trackable_entries": "tracked value", "weight_records": "weight", "routines": "routine",
        ]
        for (table, noun) in nouns {
            let count = try #require(counts[table])
            #expect(expected.contains("\(count) \(noun)\(count == 1 ? "" : "s")"), "\(table) in \(expected)")
        }
        #expect(expected.contains("4 photos") && expected.contains("1 journal entry"))
        let answer = try await household.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(answer.location == "/login")
        #expect(answer.headers[.clearSiteData] == "\"cache\"")
        let notice = try #require(answer.cookies.first { $0.hasPrefix("workhome_notice=account-deleted:") })
        #expect(notice.contains(":weights=2:journal=1:photos=4:"))
        #expect(notice.wholeMatch(of: #/workhome_notice=account-deleted(:[a-z]+=[0-9]+)+; .*/#) != nil, "\(notice)")
        let login = try await household.alex.follow(answer)
        #expect(login.flash == "Your account is deleted: \(expected.joined(separator: ", ")).")
        #expect(try await household.alex.get("/login").flash == nil)
    }

    @Test(arguments: [("", "Please enter your password"), ("wrong", "That password is wrong.")])
    func aWrongPasswordDeletesNothing(typed: String, message: String) async throws {
        let household = try await Household()
        try await household.app.execute("UPDATE users SET role = 'admin' WHERE id = 2")
        let before = try await rows(of: 1, household.app)
        let answer = try await household.alex.post("/settings/account/delete", ["password": typed])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["password": message])
        #expect(!answer.text.contains("value=\"wrong\""))
        #expect(try await rows(of: 1, household.app) == before)
        #expect(try await household.app.count("users") == 2)
        #expect(try household.app.photoFiles().count == 8)
        let sams = try await household.alex.post("/settings/account/delete", ["password": Cast.sam.password])
        #expect(sams.status == 422)
    }

    @Test func guessingIsSlowedDownAsAtTheLogin() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for _ in 0..<10 {
            #expect(try await browser.post("/settings/account/delete", ["password": "guess"]).status == 422)
        }
        let answer = try await browser.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(answer.status == 429)
        #expect(answer.headers[.retryAfter] == "30")
        #expect(answer.fieldErrors["password"]?.hasPrefix("Too many attempts.") == true)
        #expect(try await app.count("users") == 1)
        app.clock.advance(seconds: 31)
        #expect(
            try await browser.post("/settings/account/delete", ["password": Cast.alex.password]).location == "/login")
        #expect(try await app.count("users") == 0)
    }

    @Test func aFailureHalfwayIsTriedAgain() async throws {
        let household = try await Household()
        try await household.app.execute(
            """
            UPDATE users SET role = 'admin' WHERE id = 2;
            CREATE TRIGGER refusal BEFORE DELETE ON strength_sets BEGIN SELECT RAISE(ABORT, 'no'); END;
            """)
        let answer = try await household.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(answer.status == 303)
        #expect(try await household.alex.get("/").location == "/login")
        #expect(try await household.app.rows("SELECT id FROM users ORDER BY id") == ["1", "2"])
        #expect(try household.app.photoFiles().count == 8)
        try await household.app.execute("DROP TRIGGER refusal")
        await household.app.app.longChanges.finish()
        #expect(try await household.app.rows("SELECT id FROM users") == ["2"])
        #expect(try household.app.photoFiles().isEmpty)
    }

    @Test func theAddressIsFreeAgain() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await Browser(app).post("/login", Cast.alex.credentials).status == 422)
        #expect(try await Browser(app).post("/register", Cast.alex.registration).location == "/login")
    }

    @Test func theAddressOfAnotherKeepsItsBuckets() async throws {
        let app = try await TestApp()
        var long = Cast.sam
        long.email = "\(Cast.alex.email)x"
        try await app.register(long)
        let browser = try await app.member()
        _ = try await Browser(app).post("/login", ["email": long.email, "password": "guess"])
        try await browser.post("/settings/account/delete", ["password": Cast.alex.password])
        let keys = try await app.rows("SELECT key FROM login_buckets WHERE key LIKE 'account %' ORDER BY key")
        #expect(keys == ["account \(long.email)", "account \(long.email) from 192.0.2.9"])
    }

    @Test func aNoticeOfAForgedCookieIsOnlyNumbers() async throws {
        let browser = Browser(try await TestApp())
        await browser.setCookie("workhome_notice", "account-deleted:sets=<b>:photos=3:spoons=4:cardio=-2")
        #expect(try await browser.get("/login").flash == "Your account is deleted: 3 photos.")
    }
}
