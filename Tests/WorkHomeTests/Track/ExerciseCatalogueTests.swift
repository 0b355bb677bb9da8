import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Storage
@testable import Web

@Suite struct ExerciseCatalogueLoadingTests {
    @Test func theRowsAreTheCatalogue() async throws {
        let app = try await TestApp()
        let rows = try await app.rows(
            "SELECT key || '|' || name || '|' || met_code || '|' || instructions FROM exercises")
        let expected = ExerciseCatalogue.all.map { "\($0.key)|\($0.name)|\($0.activity.code)|\($0.instructions)" }
        #expect(rows.sorted() == expected.sorted())
        let squat = try await app.rows(
            "SELECT kind, load, equipment, mechanic, primary_muscle, secondary_muscles, met, user_id FROM exercises "
                + "WHERE key = 'pull-up'")
        #expect(squat == ["strength bodyweight pullUpBar compound lats biceps,upperBack,forearms 6.5 null"])
    }

    @Test func aFirstStartLoadsExercisesAndPlans() async throws {
        let folder = try TemporaryFolder()
        let app = try await TestApp(opening: "\(folder.path)/data")
        #expect(try await app.count("exercises") == ExerciseCatalogue.all.count)
        #expect(try await app.count("workout_plans") == PlanLibrary.all.count)
    }

    @Test func aMistakeInTheTextsEndsTheStart() async throws {
        let folder = try TemporaryFolder()
        let database = try AppDatabase(path: "\(folder.path)/workhome.sqlite")
        let texts = ["exercises.txt", "plans.txt", "activities.txt", "warm-ups-and-cool-downs.txt"]
        let broken = TrainingCatalogue(Dictionary(uniqueKeysWithValues: texts.map { ($0, Array("Nothing".utf8)) }))
        let mistake = try #require(broken.mistake)
        await #expect(throws: mistake) {
            try await database.loadCatalogues(training: broken, foods: .sample, now: 1)
        }
        #expect(try await database.read { try Int.first($0, "SELECT count(*) FROM exercises") } == 0)
        try database.close()
    }

    @Test func aSecondStartWritesNothing() async throws {
        let app = try await TestApp()
        let before = try await version(app)
        _ = try await TestApp(reopening: app)
        #expect(try await version(app) == before)
        try await app.app.database.write { database in
            let before = database.totalChangesCount
            try ExerciseCatalogue.load(database, now: 1)
            try PlanLibrary.load(database, now: 1)
            #expect(database.totalChangesCount == before)
        }
        try await app.execute("UPDATE exercises SET name = 'Squats' WHERE key = 'squat'")
        let changed = try await version(app)
        _ = try await TestApp(reopening: app)
        #expect(try await version(app) != changed)
    }

    @Test func onlyWhatDiffersIsWritten() async throws {
        let app = try await TestApp()
        let before = try await app.rows("SELECT id, name, instructions, met FROM exercises WHERE key = 'squat'")
        try await app.execute("UPDATE exercises SET instructions = 'Old.', met = 1 WHERE key = 'squat'")
        try await app.app.database.write { database in
            let before = database.totalChangesCount
            try ExerciseCatalogue.load(database, now: 1)
            #expect(database.totalChangesCount == before + 1)
        }
        #expect(try await app.rows("SELECT id, name, instructions, met FROM exercises WHERE key = 'squat'") == before)
    }

    @Test func whatIsGoneIsArchivedAndItsSetsStand() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        try await app.execute("UPDATE exercises SET key = 'old' WHERE key = 'squat'")
        try await app.execute("UPDATE exercises SET archived_at = 1, name = 'Running!' WHERE key = 'running'")
        try await app.execute(
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
            SELECT \(user), id, '2026-11-20', 'normal', 5, 100, 1 FROM exercises WHERE key = 'old';
            """)
        app.clock.advance(hours: 1)
        let now = app.clock.now.secondsSince1970
        let next = try await TestApp(clock: app.clock, reopening: app)
        let sets = try await next.rows(
            "SELECT reps, name, archived_at FROM strength_sets JOIN exercises ON exercises.id = exercise_id")
        #expect(sets == ["5 Squat \(now)"])
        let names = try await next.rows("SELECT name FROM exercises WHERE key = 'running' AND archived_at IS NULL")
        #expect(names == ["Running"])
        #expect(try await next.count("exercises") == ExerciseCatalogue.all.count + 1)
        // It was archived once: later starts do not change the time.
        app.clock.advance(hours: 1)
        let last = try await TestApp(clock: app.clock, reopening: next)
        #expect(try await last.rows("SELECT archived_at FROM exercises WHERE key = 'old'") == ["\(now)"])
    }

    /// Changes whenever another connection has written (sqlite.org/pragma.html#pragma_data_version).
    private func version(_ app: TestApp) async throws -> [String] {
        try await app.rows("PRAGMA data_version")
    }
}
