import Foundation
import GRDB
import Support
import Synchronization
import Testing

@testable import HTTP
@testable import Storage
@testable import Web
@testable import WorkHome

@Suite struct QueryPlanTests {
    @Test func noPageAndNoFormReadsAWholeTable() async throws {
        let household = try await Household()
        let recorder = StatementRecorder()
        recorder.watch(household.app.app.database)
        try await walk(household)
        let statements = recorder.statements.filter { sql in
            ["SELECT", "UPDATE", "DELETE", "INSERT", "WITH"].contains { sql.hasPrefix($0) } && !sql.contains("sqlite_")
                // Queries of FTS5 on its own tables.
                && !sql.contains("_words_")
        }
        // The walk reached everything.
        for expected in [
            "FROM weight_records", "FROM journal_entries", "FROM journal_photos", "FROM sessions JOIN users",
            "DELETE FROM login_buckets", "UPDATE users SET", "INSERT INTO journal_photos",
            "DELETE FROM journal_entries", "FROM personal_records", "FROM exercise_days", "INSERT INTO workout_plans",
            "FROM workout_plan_exercises", "FROM workout_sessions", "UPDATE workout_sessions",
            "FROM workout_session_exercises", "FROM achievements WHERE",
            "DELETE FROM workout_sessions", "DELETE FROM exercises", "DELETE FROM trackables", "DELETE FROM users",
            "INSERT INTO strength_sets", "UPDATE cardio_sessions SET", "DELETE FROM trackable_entries",
            "INSERT INTO trainers", "UPDATE trainers SET", "DELETE FROM trainers", "FROM trainers WHERE photo_uuid",
            "FROM health_samples", "UPDATE health_samples", "FROM health_days", "FROM health_tokens JOIN users",
            "UPDATE OR REPLACE health_samples", "DELETE FROM health_sources", "DELETE FROM health_syncs",
            "INSERT INTO meal_entries", "UPDATE meal_entries", "DELETE FROM meal_entries", "FROM nutrition_targets",
            "INSERT INTO admin_events", "UPDATE invites", "FROM password_resets JOIN users",
            "INSERT INTO progress_shares", "DELETE FROM progress_share_views",
            "FROM journal_words", "FROM training_days WHERE user_id = ? AND day IN",
            "INSERT INTO imports", "INSERT INTO import_rows", "FROM import_rows", "DELETE FROM import_rows",
            "FROM goals LEFT JOIN", "UPDATE goals SET outdated_from", "INSERT INTO goal_periods",
            "INSERT INTO goal_pauses", "DELETE FROM goal_targets", "INTO celebrations",
            "UPDATE celebrations SET seen_at",
            "FROM api_sign_ins JOIN users", "UPDATE api_refresh_tokens", "DELETE FROM api_sign_ins",
            "FROM api_keys JOIN users", "INSERT INTO idempotent_answers", "(day, logged_at, id) <",
            "FROM routine_exercises", "INTO routine_weights", "DELETE FROM routines", "INTO training_maxes",
            "UPDATE routine_exercises", "INSERT INTO equipment", "UPDATE plates SET", "DELETE FROM equipment",
            "INSERT INTO exercise_settings", "INTO routine_partners", "DELETE FROM routine_partners", "FROM food_words",
            "DELETE FROM undo_steps",
            "FROM undo_steps WHERE user_id = ? AND token = ?",
        ] {
            #expect(statements.contains { $0.contains(expected) }, "\(expected)")
        }
        #expect(statements.count > 30)
        for sql in statements.sorted() {
            // Tables of marks may be scanned: they hold only those of one transaction.
            guard !sql.contains("outdated_") else { continue }
            let steps = try await plan(of: sql, household.app)
            #expect(Self.wholeReads(in: steps) == [], "\(sql)")
            // Days of several exercises of one person come in an order only by sorting them.
            let isOfSeveral = sql.contains("plan_name, own, NULL") || sql.contains("OVER (ORDER BY day)")
            #expect(isOfSeveral || !steps.contains { $0.contains("TEMP B-TREE") }, "\(steps) in \(sql)")
        }
    }

    @Test func aQueryWithoutAnIndexIsFound() async throws {
        let app = try await TestApp()
        #expect(try await plan(of: "SELECT * FROM users WHERE first_name = ?", app) == ["SCAN users"])
        let sorted = try await plan(of: "SELECT * FROM sessions WHERE user_id = ? ORDER BY address", app)
        #expect(sorted.last == "USE TEMP B-TREE FOR ORDER BY")
    }

    /// The steps that scan a whole table, by its name or alias. The statement's own temporary results may be scanned:
    /// a constant row, a list of values, and a subquery, whose own steps are in the plan.
    private static func wholeReads(in plan: [String]) -> [String] {
        plan.filter { step in
            guard step.hasPrefix("SCAN ") else { return false }
            let name = step.dropFirst(5)
            let isSubquery = plan.contains("CO-ROUTINE \(name)") || plan.contains("MATERIALIZE \(name)")
            // A household has few of these, and a page shows all of them.
            let isOfHousehold = ["equipment", "plates"].contains(name.prefix { $0 != " " })
            // The index contains only running imports, which are few.
            let isOfRunning = name.hasSuffix("USING INDEX imports_running")
            // The index contains only shared routines, which one page shows together.
            let isOfShared = name.hasSuffix("USING INDEX routines_shared")
            return name != "CONSTANT ROW" && !isSubquery && !isOfRunning && !isOfShared && !isOfHousehold
                && !name.contains("VIRTUAL TABLE")
        }
    }

    @Test(arguments: [
        "SELECT * FROM users AS trained",
        "SELECT id FROM (SELECT trained.id FROM users AS trained LIMIT ?) AS few WHERE id > ?",
    ])
    func aWholeTableUnderAnotherNameIsFound(sql: String) async throws {
        let reads = Self.wholeReads(in: try await plan(of: sql, try await TestApp()))
        #expect(reads.count == 1 && reads[0].hasPrefix("SCAN trained"), "\(reads)")
    }

    private func plan(of sql: String, _ app: TestApp) async throws -> [String] {
        try await app.app.database.write { database in
            let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
            // The argument values do not affect the plan.
            statement.setUncheckedArguments([])
            return try Row.fetchAll(statement).map { $0["detail"] }
        }
    }

    private func goThroughAWorkout(_ household: Household) async throws {
        for action in ["pause", "resume", "next", "skip-rest", "next", "finish"] {
            try await household.alex.post("/sessions/1/\(action)")
        }
        _ = try await household.alex.get("/sessions/1")
        try await household.alex.post("/sessions/1/delete")
        try await household.alex.post("/workouts/\(TestApp.plan)/sessions")
        try await household.alex.post("/sessions/2/finish")
    }

    private func walk(_ household: Household) async throws {
        let (app, alex) = (household.app, household.alex)
        for route in RouteTable.workHome(app.app).router.routes where route.method == .get {
            _ = try await alex.get(household.path(route.pattern))
        }
        _ = try await alex.get("/photos/\(household.photo)")
        _ = try await alex.get("/journal/2026-11-20/photos/\(household.photos[0])?gallery=0")
        _ = try await alex.get("/journal/2026-11-20/photos/\(household.photos[2])?gallery=0")
        _ = try await alex.get("/journal/search?q=secr")
        app.clock.advance(hours: 2)
        let picture = ChosenFile(name: "photos", filename: "a", bytes: try Repository.picture("quadrants.jpg"))
        try await alex.upload("/journal/2026-11-20", ["text": "x", "remove": household.photo], files: [picture])
        let photo = try #require(
            try await alex.get("/journal/2026-11-20").main.between("<img src=\"/photos/", "?size"))
        try await alex.post("/journal/2026-11-20/photos/\(photo)/delete")
        try await alex.post("/journal/2026-11-20/delete")
        try await alex.post("/progress/measurements", ["weight": "71", "height": "170"])
        try await alex.post("/progress/weights/2/delete")
        try await goThroughAWorkout(household)
        try await NutritionWalk.run(alex, household)
        try await GoalWalk.run(alex, household)
        try await train(household)
        for page in ["exercises/9001", "exercises/242", "body-weight", "trackables/2", "trackables/3", "nutrients/fat"]
        {
            for query in ["range=all&day=2026-11-20", "range=week"] {
                _ = try await alex.get("/analyze/\(page)?\(query)")
            }
        }
        try await APIWalk.run(household)
        try await alex.post("/profile", ProfileTests.values)
        try await alex.upload("/profile/photo", files: [ChosenFile(name: "photo", filename: "", bytes: picture.bytes)])
        try await alex.post("/profile/photo/delete")
        try await RoutineFixture.walk(alex, app)
        try await ProgramFixture.walk(alex, app)
        try await TrainingPair.walk(alex, app)
        try await PlanFixture.walk(alex, plan: household.plan)
        try await alex.post("/settings/rest-days", ["rest_days": "3"])
        try await alex.post("/settings/days-off", ["first_day": "2026-11-10", "reason": "travel"])
        try await alex.post("/settings/days-off/2026-11-10/delete")
        try await AdminFixture.walk(alex, app)
        try await alex.post("/settings/sessions/99/delete")
        try await alex.post("/settings/sessions/others/delete")
        try await alex.post("/profile/email", ["email": Cast.alex.email, "email_password": Cast.alex.password])
        try await alex.post(
            "/profile/password", ["current_password": Cast.alex.password, "new_password": "another one"])
        try await HealthWalk.run(household)
        try await SettingsWalk.run(alex, household)
        try await TrainerSamples.walk(alex)
        try await EquipmentSamples.walk(alex)
        try await FoodSamples.walk(alex)
        try await ShareFixture.walk(alex)
        try await ImportWalk.run(alex)
        try await alex.post("/logout")
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.post("/guest/leave")
        try await guest.post("/guest")
        try await guest.post("/profile/account", GuestTests.account.map { FormValue($0.name, $0.text + "x") })
        let newcomer = Browser(app)
        try await newcomer.post("/register", Cast.sam.registration(["email": "new@example.com"]))
        try await newcomer.post("/login", ["email": "new@example.com", "password": Cast.sam.password])
        try await newcomer.post("/settings/account/delete", ["password": Cast.sam.password])
    }
}

extension QueryPlanTests {
    /// Logs, changes, deletes and undoes one of each.
    fileprivate func train(_ household: Household) async throws {
        let alex = household.alex
        let bench = try await household.app.exercise("bench-press")
        let running = try await household.app.exercise("running")
        try await alex.post("/track/sets", ["exercise_id": bench, "reps": "8", "weight": "62", "token": "one"])
        try await alex.post("/track/sets/1", ["reps": "8", "weight": "62"])
        try await alex.post(
            "/track/sets/repeat", ["exercise_id": bench, "date": "2026-11-21", "from": "2026-11-20"])
        try await alex.post("/track/cardio", ["exercise_id": running, "duration": "30", "distance": "6"])
        try await alex.post("/track/cardio/1", ["duration": "30", "distance": "6"])
        try await alex.post("/track/entries", ["trackable_id": "3", "value": "8"])
        try await alex.post("/track/entries/1", ["value": "8"])
        _ = try await alex.get("/track")
        for path in ["new/strength?exercise=\(bench)", "new/cardio?exercise=\(running)", "new/trackable?trackable=3"] {
            _ = try await alex.get("/track/\(path)")
        }
        for noun in ["sets", "cardio", "entries"] { try await alex.post("/track/\(noun)/1/delete") }
        let steps = try await household.app.rows(
            "SELECT id FROM undo_steps WHERE user_id = 1 ORDER BY created_at DESC, id DESC")
        for step in steps { try await alex.post("/track/undo/\(step)") }
    }
}

/// Counts how often each statement is run by a pool's connections.
final class StatementRecorder: Sendable {
    private let recorded = Mutex<[String: Int]>([:])

    var statements: Set<String> { recorded.withLock { Set($0.keys) } }

    /// How often statements with this text were run.
    func count(of part: String) -> Int {
        recorded.withLock { $0.filter { $0.key.contains(part) }.values.reduce(0, +) }
    }

    /// A pool opens readers on demand; reading at the maximum concurrency reaches all of them.
    func watch(_ database: AppDatabase) {
        let readers = database.readers
        database.pool.writeWithoutTransaction(trace)
        let (all, returned) = (DispatchGroup(), DispatchGroup())
        let threads = (0..<ReaderPool.maximumIdle).map { _ in
            all.enter()
            returned.enter()
            return Thread {
                defer { returned.leave() }
                do {
                    try readers.read { database in
                        self.trace(database)
                        all.leave()
                        all.wait()
                    }
                } catch {
                    Issue.record(error)
                }
            }
        }
        for thread in threads { thread.start() }
        // Until they are back in the pool, a read would open another one.
        returned.wait()
    }

    private func trace(_ database: Database) {
        database.trace { event in
            if case .statement(let statement) = event { self.recorded.withLock { $0[statement.sql, default: 0] += 1 } }
        }
    }
}
