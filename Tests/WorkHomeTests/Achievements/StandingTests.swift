import Foundation
import GRDB
import Support
import Synchronization
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct StandingTests {
    @Test func theFirstSetBringsPointsAndAchievements() async throws {
        let alex = try await Trainee()
        let unlocked = try await alex.logSet().unlocked
        #expect(unlocked == [.firstWorkout, .firstSet])
        let user = try await alex.user
        #expect(user.currentStreak == 1)
        #expect(user.bestStreak == 1)
        #expect(user.totalPoints == 10 + 10 + 10)
        #expect(user.level == 1)
        #expect(try await alex.logSet().unlocked == [])
        #expect(
            try await alex.app.rows("SELECT key, unlocked_at FROM achievements ORDER BY key") == [
                "firstSet 1795253400", "firstWorkout 1795253400",
            ])
    }

    @Test func aSlipOfTheFingerLeavesNothing() async throws {
        let alex = try await Trainee()
        let set = try await alex.logSet().id
        try await alex.deleteSet(set)
        let user = try await alex.user
        #expect(user.currentStreak == 0 && user.bestStreak == 0 && user.totalPoints == 0 && user.level == 1)
        #expect(user.streakAliveUntil == nil)
        #expect(try await alex.app.rows("SELECT key FROM achievements WHERE revoked_at IS NULL") == [])
        #expect(try await !alex.browser.get("/progress/achievements").main.contains("Unlocked on"))
        #expect(try await alex.app.count("training_days") == 0)
    }

    @Test func whatIsUndoneSoonKeepsItsDate() async throws {
        let alex = try await Trainee()
        let dates = "SELECT key, unlocked_at FROM achievements WHERE revoked_at IS NULL ORDER BY key"
        let set = try await alex.logSet().id
        let before = try await alex.app.rows(dates)
        #expect(before.count == 2)
        alex.app.clock.advance(hours: 3)
        try await alex.deleteSet(set)
        #expect(try await alex.app.rows(dates) == [])
        #expect(try await alex.logSet().unlocked == [])
        #expect(try await alex.app.rows(dates) == before)
    }

    @Test func whatIsReachedLaterOnIsUnlockedThen() async throws {
        let alex = try await Trainee()
        let set = try await alex.logSet().id
        try await alex.deleteSet(set)
        alex.app.clock.advance(days: 2)
        #expect(try await alex.logSet().unlocked == [.firstWorkout, .firstSet])
        let date = alex.app.clock.now.secondsSince1970
        #expect(
            try await alex.app.rows("SELECT key, unlocked_at, revoked_at FROM achievements ORDER BY key") == [
                "firstSet \(date) null", "firstWorkout \(date) null",
            ])
    }

    @Test func aCompletedWorkoutIsCounted() async throws {
        let alex = try await Trainee()
        #expect(try await alex.completeWorkout() == [.firstWorkout, .firstSession])
        let user = try await alex.user
        #expect(user.totalWorkouts == 1)
        #expect(user.totalCaloriesBurned == 70)
        #expect(user.totalPoints == 10 + 25 + 20)
    }

    @Test func daysInARowAreAStreak() async throws {
        let alex = try await Trainee()
        for _ in 0..<6 {
            try await alex.logSet()
            alex.app.clock.advance(days: 1)
        }
        let unlocked = try await alex.logSet().unlocked
        #expect(unlocked.contains(.streak7))
        #expect(try await alex.user.currentStreak == 7)
    }

    /// A backdated day joins two streaks, and deleting it splits them again.
    @Test func aBackdatedDayCounts() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-16", "2026-11-20", "2026-11-21"] { try await alex.logSet(day) }
        #expect(try await alex.user.currentStreak == 2)
        let set = try await alex.logSet("2026-11-18").id
        #expect(try await alex.user.currentStreak == 6)
        #expect(try await alex.user.bestStreak == 6)
        try await alex.deleteSet(set)
        #expect(try await alex.user.currentStreak == 2)
        #expect(try await alex.user.bestStreak == 2)
    }

    @Test func movingASetToAnotherDayMovesTheStreak() async throws {
        let alex = try await Trainee()
        let set = try await alex.logSet("2026-11-10").id
        try await alex.logSet("2026-11-21")
        #expect(try await alex.user.currentStreak == 1)
        _ = try await alex.write { database, user, moment in
            let draft = StrengthSetDraft(
                exercise: try Trainee.exercise(database, "bench-press"), day: moment.today.previous, reps: 10,
                weightKilograms: 50)
            return try user.training.update(database, id: set, draft, at: moment)
        }
        #expect(try await alex.user.currentStreak == 2)
    }

    @Test func anotherSetOfADayReadsNoHistory() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        let days = try await statements(alex) { try await alex.logSet() }
        #expect(!days.contains(where: readsHistory))
        alex.app.clock.advance(days: 1)
        let newDay = try await statements(alex) { try await alex.logSet() }
        #expect(newDay.contains(where: readsHistory))
        // The first cardio of the day can complete an all-round week.
        let newKind = try await statements(alex) { try await alex.logRun() }
        #expect(newKind.contains(where: readsHistory))
    }

    @Test func nothingIsWrittenWhereNothingChanged() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        let revision = try await alex.user.revision
        _ = try await alex.write { try $1.training.refreshStanding($0, at: $2) }
        #expect(try await alex.user.revision == revision)
    }

    private func readsHistory(_ statement: String) -> Bool {
        statement.hasPrefix("SELECT") && ["FROM training_days", "FROM days_off"].contains { statement.contains($0) }
    }

    private func statements(_ alex: Trainee, _ body: () async throws -> Void) async throws -> [String] {
        let recorder = SQLRecorder()
        try await alex.app.app.database.write { $0.trace { recorder.note("\($0)") } }
        try await body()
        try await alex.app.app.database.write { $0.trace(options: []) }
        return recorder.statements
    }

    @Test(arguments: [("23:30", "2026-11-20"), ("00:30", "2026-11-21")])
    func theDayIsTheirOwn(time: String, day: String) async throws {
        // 2026-11-20 in Auckland, UTC+13.
        let zone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let moment = try Date("2026-11-20T\(time == "23:30" ? "10" : "11"):30:00Z", strategy: .iso8601)
        let alex = try await Trainee(timeZone: zone, clock: TestClock(moment))
        try await alex.logSet()
        #expect(
            try await alex.app.rows("SELECT day, logged_minute FROM strength_sets") == [
                "\(day) \(time == "23:30" ? 1_410 : 30)"
            ])
        // Two days of rest in this week, or one and then two in the next: Wednesday is one too many.
        #expect(try await alex.user.streakAliveUntil == LocalDay("2026-11-25"))
    }

    /// Days with a daylight saving change count like any others.
    @Test(arguments: ["2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z"])
    func changingTheClockBreaksNothing(start: String) async throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let alex = try await Trainee(timeZone: zone, clock: TestClock(try Date(start, strategy: .iso8601)))
        try await alex.write { database, user, _ in
            try database.execute(sql: "UPDATE users SET rest_days_per_week = 0 WHERE id = ?", arguments: [user.id])
        }
        for _ in 0..<3 {
            try await alex.logSet()
            alex.app.clock.advance(days: 1)
        }
        #expect(try await alex.user.currentStreak == 3)
    }

    @Test func movingToAnotherZoneKeepsTheDays() async throws {
        let alex = try await Trainee()
        for _ in 0..<3 {
            try await alex.logSet()
            alex.app.clock.advance(days: 1)
        }
        let before = try await alex.app.rows("SELECT day FROM training_days")
        // The morning of the 24th is still the evening of the 23rd there, which is already a training day.
        try await alex.app.execute("UPDATE users SET time_zone = 'Pacific/Honolulu'")
        try await alex.logSet()
        #expect(try await alex.app.rows("SELECT day FROM training_days") == before)
        #expect(try await alex.user.currentStreak == 3)
        // And the 25th in Kiritimati: one day of rest lies between.
        try await alex.app.execute("UPDATE users SET time_zone = 'Pacific/Kiritimati'")
        alex.app.clock.advance(days: 0.5)
        try await alex.logSet()
        #expect(try await alex.app.rows("SELECT day FROM training_days") == before + ["2026-11-25"])
        #expect(try await alex.user.currentStreak == 5)
    }
}

private final class SQLRecorder: Sendable {
    private let recorded = Mutex<[String]>([])

    var statements: [String] { recorded.withLock { $0 } }

    func note(_ statement: String) { recorded.withLock { $0.append(statement) } }
}
