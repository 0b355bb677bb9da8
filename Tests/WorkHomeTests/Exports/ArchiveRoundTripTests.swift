import Foundation
import GRDB
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Transfer
@testable import Web

@Suite struct ArchiveRoundTripTests {
    /// The data derived from the rows, without ids.
    private static let derived = [
        """
        SELECT total_points, level, current_streak, best_streak, total_workouts, weight_kilograms,
            starting_weight_kilograms FROM users WHERE first_name = 'Alex'
        """,
        """
        SELECT day, strength_sets, repetitions, volume_grams, cardio_sessions, cardio_seconds, workouts, energy_kilocalories
        FROM training_days JOIN users ON users.id = user_id WHERE first_name = 'Alex' ORDER BY day
        """,
        """
        SELECT personal_records.kind, weight_grams, value, day, is_baseline, exercises.name FROM personal_records
        JOIN exercises ON exercises.id = exercise_id JOIN users ON users.id = personal_records.user_id
        WHERE first_name = 'Alex' ORDER BY day, exercises.name, personal_records.kind, weight_grams, value
        """,
        "SELECT title, streak, best_streak, kept_periods FROM goals ORDER BY id",
        "SELECT first_day, last_day, value, target, result FROM goal_periods ORDER BY goal_id, first_day",
    ]

    private func expectEqual(_ first: OpenedArchive, _ second: OpenedArchive) {
        #expect(Set(first.contents.keys) == Set(second.contents.keys))
        for (path, bytes) in first.contents where second.contents[path] != bytes {
            Issue.record("\(path)\n\(first.text(path).prefix(3_000))\n\(second.text(path).prefix(3_000))")
        }
    }

    @Test func anEmptyWorkHomeHasTheSameAfterwards() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (other, alex) = try await household.app.elsewhere()
        let report = try await other.bring(bytes)
        #expect(
            report.problems == []
                && report.known.filter { !["foods", "food_portions", "food_nutrients"].contains($0.key) } == [:])
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
        for query in Self.derived { #expect(try await other.rows(query) == household.app.rows(query), "\(query)") }
        #expect(try await Recomputation.recompute(other.app.database, now: other.clock.now).differences == [])
        for page in ["/", "/track", "/journal/2026-11-20", "/goals", "/nutrition", "/progress", "/trainers"] {
            #expect(try await alex.get(page).status == 200, "\(page)")
        }
    }

    @Test func vitaminsOfOwnFoodsComeBack() async throws {
        let household = try await Household()
        let known = """
            SELECT foods.name, iron_milligrams, vitamin_b12_micrograms, zinc_milligrams FROM food_nutrients
            JOIN foods ON foods.id = food_id WHERE source = 'own' ORDER BY foods.name
            """
        let archive = try await household.alex.archive()
        #expect(archive.text("csv/food_nutrients.csv").contains("vitamin_b12_ug"))
        let (other, _) = try await household.app.elsewhere()
        #expect(try await other.bring(try archive.zipped()).problems == [])
        #expect(
            try await other.rows(known)
                == ["A secret food of Alex 2.5 0.4 null", "A secret recipe of Alex 2.5 0.4 null"])
        // Archives of earlier versions don't have them.
        let earlier = archive.without { $0.contains("/food_nutrients.") }
        let (another, _) = try await household.app.elsewhere()
        #expect(try await another.bring(try earlier.zipped()).problems == [])
        #expect(try await another.rows(known).isEmpty)
        #expect(try await another.rows("SELECT name FROM foods WHERE name = 'A secret food of Alex'").count == 1)
    }

    @Test func monthsOfALifeComeBack() async throws {
        let app = try await TestApp(foods: .embedded)
        var options = DemoPerson.Options()
        (options.dayCount, options.email, options.firstName) = (75, Cast.alex.email, "Alex")
        let person = try #require(try await DemoPerson.create(in: app.folders, [options], now: app.clock.now).first)
        let browser = Browser(app)
        try await browser.post("/login", ["email": person.email, "password": person.password])
        let bytes = try await browser.get("/settings/data/export").bytes
        let (other, alex) = try await app.elsewhere(foods: .embedded)
        let report = try await other.bring(bytes)
        #expect(report.problems == [])
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
        for query in Self.derived { #expect(try await other.rows(query) == app.rows(query), "\(query)") }
    }

    @Test func theSameArchiveTwiceAddsNothing() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let before = try await household.alex.archive()
        let again = try await household.app.bring(bytes)
        #expect(again.new == [:] && again.problems == [])
        expectEqual(before, try await household.alex.archive())
        let (other, alex) = try await household.app.elsewhere()
        try await other.bring(bytes)
        let files = try other.photoFiles()
        #expect(try await other.bring(bytes).new == [:])
        expectEqual(before, try await alex.archive())
        #expect(try other.photoFiles() == files)
    }

    @Test func rowsThatAreAlikeStayAsManyAsTheyAre() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let bench = try await app.exercise("bench-press")
        for _ in 0..<3 { try await alex.post("/track/sets", ["exercise_id": bench, "weight": "60", "reps": "5"]) }
        let bytes = try await alex.get("/settings/data/export").bytes
        try await app.execute("DELETE FROM strength_sets WHERE id = (SELECT max(id) FROM strength_sets)")
        let report = try await app.bring(bytes)
        #expect(report.new == ["strength_sets": 1])
        #expect(try await app.count("strength_sets") == 3)
    }

    @Test func whatSomebodyHasAlreadyStays() async throws {
        let household = try await Household()
        try await household.sam.post("/journal/2026-11-20", ["text": "Sam was here"])
        try await household.sam.post("/progress/measurements", ["weight": "90", "height": "190", "date": "2026-11-19"])
        try await household.app.execute("UPDATE trainers SET is_private = 0")
        let sam = try await household.app.user(Cast.sam)
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let report = try await household.app.bring(bytes, as: Cast.sam)
        #expect(report.known["journal_entries"] == 1 && report.known["journal_photos"] == 3)
        #expect(report.known["trainers"] != nil && report.new["trainers"] == nil)
        #expect(report.new["strength_sets"] != nil)
        #expect(try await household.sam.get("/journal/2026-11-20").text.contains("Sam was here"))
        let now = try await household.app.user(Cast.sam)
        #expect(now.firstName == "Sam" && now.email == sam.email && now.heightCentimeters == 190)
        // Alex's data is unchanged.
        expectEqual(try OpenedArchive(bytes), try await household.alex.archive())
    }

    @Test func aPreviewChangesNothing() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (other, alex) = try await household.app.elsewhere()
        let before = try await alex.archive()
        let look = try await other.look(at: bytes)
        #expect(look.photos.contains("photos/profile.jpg") && look.photos.count >= 4)
        expectEqual(before, try await alex.archive())
        let report = try await other.bring(bytes)
        #expect(report.new == look.new && report.known == look.known)
    }
}
