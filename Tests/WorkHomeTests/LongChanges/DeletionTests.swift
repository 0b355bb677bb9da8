import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Operations
@testable import Transfer
@testable import Web

/// Large numbers of rows are deleted in slices.
@Suite struct DeletionTests {
    private static func sets(_ count: Int, of exercise: String) -> String {
        """
        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(count))
        INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
        SELECT 1, \(exercise), date('2020-01-01', (number / 4) || ' days'), 'normal', 5, 60, number FROM numbers
        """
    }

    private func differences(_ app: TestApp) async throws -> [Recomputation.Difference] {
        try await Recomputation.recompute(app.app.database, now: app.clock.now).differences
    }

    @Test func anExerciseWithManySetsGoesWithThem() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await app.execute(
            """
            INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (1, 'Tower Fly', 'strength', 'external', 'other', 'lats', 4)
            """)
        let exercise = try #require(try await app.rows("SELECT id FROM exercises WHERE user_id = 1").first)
        try await app.execute(Self.sets(900, of: exercise))
        _ = try await differences(app)
        let page = try await alex.follow(try await alex.post("/settings/exercises/\(exercise)/delete"))
        #expect(page.status == 200)
        #expect(try await app.rows("SELECT id FROM exercises WHERE user_id = 1") == [])
        for table in ["strength_sets", "exercise_days", "training_days", "personal_records", "deletions"] {
            #expect(try await app.count(table) == 0, "\(table)")
        }
        #expect(try await differences(app) == [])
    }

    private static let manySamples = """
        INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'autoExport', 'Watch');
        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 900)
        INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value)
        SELECT 1, 1, 'steps', number * 3600, date('2026-10-01', (number / 24) || ' days'), 100 FROM numbers
        """

    @Test func aSourceWithManySamplesGoesWithThem() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await app.execute(Self.manySamples)
        try await alex.post("/settings/health/sources/1/delete")
        for table in ["health_sources", "health_samples", "health_days", "deletions"] {
            #expect(try await app.count(table) == 0, "\(table)")
        }
        #expect(try await alex.get("/settings/health").status == 200)
    }

    /// The phone received confirmation that these samples were stored.
    @Test func whatComesWhileItsSourceGoesStays() async throws {
        let app = try await TestApp()
        _ = try await app.member()
        try await app.execute(Self.manySamples)
        let (user, now) = (try await app.user(Cast.alex), app.clock.now)
        let moment = TrainingMoment(now, in: .gmt)
        var intake = HealthPayload(app: .autoExport, timeZone: .gmt, now: now)
        try intake.add(.steps, name: "steps", 70, at: "2026-11-20 08:00:00 +0000", source: "Watch")
        let complete = intake
        let kept = try await app.app.database.write { database in
            #expect(try user.health.removeHealthSource(database, id: 1, at: moment))
            var delivery = HealthDelivery(user, complete)
            let isKept = try delivery.step(database)
            try delivery.finishSlice(database, now: now)
            return isKept
        }
        #expect(kept)
        await app.app.longChanges.finish()
        #expect(try await app.rows("SELECT name FROM health_sources") == ["Watch"])
        #expect(try await app.rows("SELECT value FROM health_samples") == ["70"])
        #expect(try await app.rows("SELECT day, value FROM health_days") == ["2026-11-20 70"])
    }

    /// Photos are deleted with their entries, even if the deletion fails later.
    @Test func noPhotoStaysOfADeletionThatFailedHalfway() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let picture = ChosenFile(name: "photos", filename: "a", bytes: try Repository.picture("quadrants.jpg"))
        try await alex.upload("/journal/2026-11-20", ["text": "Here"], files: [picture])
        #expect(try app.photoFiles() != [])
        // Slow enough for several slices, so that earlier ones are committed when the rest is refused.
        try await app.execute(
            """
            CREATE TRIGGER slow AFTER DELETE ON journal_entries BEGIN
                SELECT count(*) FROM (SELECT 1 FROM exercises, exercises, exercises, exercises LIMIT 8000000);
            END;
            CREATE TRIGGER refuse BEFORE DELETE ON users BEGIN SELECT raise(ABORT, 'no'); END;
            """)
        let (user, now) = (try await app.user(Cast.alex), app.clock.now)
        _ = try await app.app.database.write { try user.deleteEverything($0, now: now.secondsSince1970) }
        await app.app.longChanges.finish()
        #expect(app.log.lines.contains { $0.hasPrefix("error A long change could not continue.") })
        #expect(try await app.count("users") == 1)
        #expect(try await app.count("journal_entries") == 0)
        #expect(try app.photoFiles() == [])
    }

    /// From the first transaction on, the account is closed and invisible; a restart continues the deletion.
    @Test func anAccountIsClosedAtOnceAndGoesOnAfterARestart() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let sam = try await app.member(Cast.sam)
        try await app.execute(Self.sets(900, of: try await app.exercise("squat")))
        let (user, now) = (try await app.user(Cast.alex), app.clock.now)
        _ = try await app.app.database.write { database in
            try User.find(database, id: 2)?.setRole(database, .admin, by: .commandLine, now: now)
            return try user.deleteEverything(database, now: now.secondsSince1970)
        }
        #expect(try await app.count("strength_sets") == 900)
        #expect(try await alex.get("/").location == "/login")
        #expect(try await sam.get("/admin/users").main.words.contains("Alex") == false)
        #expect(try await sam.get("/admin/users/1").status == 404)
        // The address is available again.
        try await app.register(Cast.alex)

        try await app.app.database.write { database in
            var removal = AccountRemoval(user)
            for _ in 0..<8 { _ = try removal.step(database) }
        }
        let left = try await app.count("strength_sets")
        #expect(left > 0 && left < 900)
        let again = try await TestApp(clock: app.clock, reopening: app)
        try await again.app.sweep()
        await again.app.longChanges.finish()
        #expect(try await again.rows("SELECT id FROM users ORDER BY id") == ["2", "3"])
        #expect(try await again.count("strength_sets") == 0)
        #expect(try await again.count("deletions") == 0)
        #expect(try await again.rows("PRAGMA foreign_key_check") == [])
    }
}
