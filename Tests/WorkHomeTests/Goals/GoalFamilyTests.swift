import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Operations
@testable import Web

/// Goals that count all of a kind, such as all runs.
@Suite struct GoalFamilyTests {
    private func log(_ stage: GoalFixture, _ key: String, on day: String = "2026-11-19") async throws {
        try await stage.browser.post(
            "/track/cardio",
            [
                "exercise_id": try await stage.app.exercise(key), "duration": "30", "distance": "4", "date": day,
            ])
    }

    @Test func aNewGoalCountsAllRuns() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns)
        try await stage.add(stage.threeRuns, ["scope": "exercise"])
        #expect(try await stage.app.rows("SELECT counts_family FROM goals ORDER BY id") == ["1", "0"])
        for key in ["running", "trail-running", "walking", "cycling"] { try await log(stage, key) }
        #expect(try await stage.words("/goals/1").contains("2 of 3 runs"))
        #expect(try await stage.words("/goals/2").contains("1 of 3 runs"))
        #expect(try await stage.words("/goals/1").contains("All running counts"))
        #expect(try await stage.words("/goals/1").contains("Thu, 19 Nov · Trail Running"))
        // What an own exercise is, its name says.
        try await stage.browser.post(
            "/settings/exercises",
            [
                "name": "Fell run", "kind": "cardio", "measure": "reps", "load": "external", "equipment": "none",
                "primary_muscle": "heart", "intensity": "vigorous",
            ])
        let own = try await stage.app.rows("SELECT id FROM exercises WHERE user_id NOT NULL").joined()
        try await stage.browser.post(
            "/track/cardio", ["exercise_id": own, "duration": "20", "date": "2026-11-20"])
        #expect(try await stage.words("/goals/1").contains("3 of 3 runs"))
        // The goal that counts one of them is changed to count all.
        try await stage.post("/goals/2", stage.threeRuns, ["scope": "family"])
        #expect(try await stage.words("/goals/2").contains("3 of 3 runs"))
        let wrong = try await stage.post("/goals/2", stage.threeRuns, ["scope": "odd"])
        #expect(wrong.fieldErrors == ["scope": "Please choose from the list"])
    }

    @Test func aTimedRunCountsAndWalksBetweenAreNoWalk() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns)
        let walking = try await stage.app.exercise("walking")
        try await stage.add(stage.threeRuns, ["exercise_id": walking])
        try await stage.app.execute(
            """
            INSERT INTO workout_sessions (id, user_id, plan_name, focus, day, started_at, phase, position,
                phase_started_at_milliseconds, completed_at, recorded_at, exercise_count, exercises_done)
            VALUES (1, 1, 'Couch to 5 km, Week 1', 'cardio', '2026-11-19', 1, 'complete', 0, 1, 9, 9, 2, 2),
                (2, 1, 'Legs', 'strength', '2026-11-20', 1, 'complete', 0, 1, 9, 9, 2, 2);
            INSERT INTO workout_session_exercises (session_id, position, user_id, exercise_id, name, met, seconds,
                rest_seconds, active_milliseconds)
            SELECT session, position, 1, exercises.id, exercises.name, 5, 60, 0, seconds * 1000
            FROM (SELECT 1 AS session, 0 AS position, 'walking' AS exercise, 300 AS seconds
                UNION VALUES (1, 1, 'jogging', 60), (1, 2, 'walking', 90), (2, 0, 'jogging', 60), (2, 1, 'squat', 600))
            JOIN exercises ON key = exercise;
            """)
        try await log(stage, "running")
        #expect(try await stage.words("/goals/1").contains("2 of 3 runs"))
        #expect(try await stage.words("/goals/1").contains("Couch to 5 km, Week 1"))
        #expect(try await stage.words("/goals/2").contains("0 of 3 walks"))
        // Its distance, which its page offers to log, is no second run.
        try await log(stage, "jogging")
        #expect(try await stage.words("/goals/1").contains("2 of 3 runs"))
        let differences = try await Recomputation.recompute(stage.app.app.database, now: stage.app.clock.now)
            .differences
        #expect(differences == [])
    }

    @Test(
        arguments: [
            ("intervals", "Tempo", .run), ("hiking", "", .walk), ("spinning", "", .ride), ("breaststroke", "", .swim),
            ("rowing-machine", "Run", nil), ("stair-climbing", "", nil), (nil, "Laufen", .run),
            (nil, "Gravel bike", .ride),
            (nil, "Rudern", nil), (nil, "Triathlon", nil),
        ] as [(String?, String, CardioFamily?)])
    func anExerciseIsOfAFamily(key: String?, name: String, family: CardioFamily?) {
        #expect(CardioFamily(key: key, named: name) == family)
    }

    @Test func familiesAreOfExercisesThatExist() {
        let keys = CardioFamily.allCases.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        #expect(Set(keys).isSubset(of: Set(ExerciseCatalogue.all.filter { $0.kind == .cardio }.map(\.key))))
    }
}
