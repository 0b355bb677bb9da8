import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

/// How much of the body a set moves.
@Suite struct BodyShareTests {
    private static let sets = "SELECT body_weight_kilograms, volume_grams FROM strength_sets ORDER BY id"

    private func differences(_ person: TrackedPerson) async throws -> [Recomputation.Difference] {
        try await Recomputation.recompute(person.app.app.database, now: person.app.clock.now).differences
    }

    @Test func aPushUpMovesItsShareAndACrunchOnlyWhatIsAdded() async throws {
        let person = try await TrackedPerson()
        for key in ["pull-up", "push-up", "crunch"] {
            let exercise = try await person.app.exercise(key)
            try await person.logSet(["exercise_id": exercise, "reps": "10", "load": "added", "weight": "5"])
        }
        #expect(try await person.app.rows(Self.sets) == ["70 750000", "44.8 498000", "0 50000"])
        let estimated = """
            SELECT key FROM personal_records JOIN exercises ON exercises.id = exercise_id
            WHERE personal_records.kind = 'oneRepMax' ORDER BY key
            """
        #expect(try await person.app.rows(estimated) == ["pull-up", "push-up"])
        #expect(try await differences(person) == [])
        let crunch = try await person.browser.get("/settings/exercises/\(person.app.exercise("crunch"))")
        #expect(crunch.main.contains("there is no one-rep max"))
        let pushUp = try await person.browser.get("/settings/exercises/\(person.app.exercise("push-up"))")
        #expect(pushUp.main.words.contains("64 % of your body weight") && pushUp.main.contains("Ebben"))
    }

    @Test func recordsAndGoalsFollowAWeighingThatIsCorrected() async throws {
        let person = try await TrackedPerson(weightKilograms: 180)
        try await person.logSet(["exercise_id": person.pullUp, "reps": "1"])
        let best = "SELECT value FROM personal_records WHERE kind = 'oneRepMax'"
        #expect(try await person.app.rows(best) == ["180"])
        let corrected: KeyValuePairs = ["weight": "80", "date": "2026-11-21"]
        let asked = try await person.browser.post("/progress/weights/1", corrected)
        let confirmed = FormValue("confirmed", try #require(asked.value(of: "confirmed")))
        try await person.browser.post(
            "/progress/weights/1", corrected.map { FormValue($0.key, $0.value) } + [confirmed])
        #expect(try await person.app.rows(Self.sets) == ["80 80000"])
        #expect(try await person.app.rows(best) == ["80"])
        #expect(try await person.app.rows("SELECT volume_grams FROM training_totals") == ["80000"])
        #expect(try await differences(person) == [])
    }

    /// Of a version that counted whole bodies: what was over and what was reached stays, the rest is computed again.
    @Test func whatWasReachedBeforeStays() async throws {
        let person = try await TrackedPerson()
        let crunch = try await person.app.exercise("crunch")
        for day in ["2026-11-12", "2026-11-20"] {
            try await person.logSet(["exercise_id": crunch, "reps": "20", "date": day])
        }
        try await person.app.execute(
            """
            INSERT INTO goals (id, user_id, title, type, measure, cadence, direction, counts_from, created_at,
                outdated_from, kept_until, kept_periods, counted_periods)
            VALUES (1, 1, '', 'strength', 'volume', 'weekly', 'increase', '2026-11-09', 0, '2026-11-09',
                '2026-11-15', 1, 1);
            INSERT INTO goal_targets VALUES (1, 1, '2026-11-09', 1000);
            INSERT INTO goal_periods VALUES (1, 1, '2026-11-09', '2026-11-15', NULL, 1400, 1000, 'kept');
            INSERT INTO achievements (user_id, key, unlocked_at, is_kept) VALUES (1, 'volume1Tonne', 1, 1);
            UPDATE users SET recounted_on = '2026-11-21';
            """)
        try await person.logSet(["exercise_id": crunch, "reps": "21", "date": "2026-11-12"])
        let periods = "SELECT first_day, value, result FROM goal_periods"
        #expect(try await person.app.rows(periods) == ["2026-11-09 1400 kept"])
        let kept = "SELECT count(*) FROM achievements WHERE key = 'volume1Tonne' AND revoked_at IS NULL"
        #expect(try await person.app.rows(kept) == ["1"])
        #expect(try await differences(person) == [])
        #expect(try await person.app.rows(periods) == ["2026-11-09 1400 kept"])
        #expect(try await person.browser.get("/").main.contains("Your bodyweight sets were counted again"))
        person.app.clock.advance(hours: 14 * 24)
        #expect(try await person.browser.get("/").main.contains("counted again") == false)
    }
}
