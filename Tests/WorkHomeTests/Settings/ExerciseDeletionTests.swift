import GRDB
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct ExerciseDeletionTests {
    @Test func itAsksAndSaysHowMany() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser, sets: 42)
        let page = try await browser.get("/settings/exercises/\(id)/delete")
        #expect(
            page.main.words.contains(
                "This also permanently deletes its 42 sets and its records. To keep the history, archive the exercise "
                    + "instead."))
        #expect(page.text.contains("formaction=\"/settings/exercises/\(id)/archive\""))
        #expect(try await app.count("strength_sets") == 42)
    }

    @Test func withoutHistoryThereIsNothingToArchive() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        let page = try await browser.get("/settings/exercises/\(id)/delete")
        #expect(
            page.main.words.contains("Tower Fly has no sets and no cardio sessions. It will be permanently deleted."))
        #expect(!page.text.contains("formaction"))
    }

    @Test func everythingOfItGoesAndNothingElse() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let gone = try await app.addExercise("Tower Fly", of: browser, sets: 3)
        let kept = try await app.addExercise("Row", of: browser, sets: 2)
        try await app.execute(
            """
            INSERT INTO undo_steps (id, user_id, noun, previous, current, created_at) VALUES
                (1, 1, 'strengthSet', '[{"exercise_id":\(gone)}]', '[]', 0),
                (2, 1, 'strengthSet', '[{"exercise_id":\(gone)}]', '[{"exercise_id":\(gone)}]', 0),
                (3, 1, 'cardioSession', '[]', '[{"exercise_id":\(gone)}]', 0),
                (4, 1, 'strengthSet', '[]', '[{"exercise_id":\(kept)}]', 0),
                (5, 1, 'trackableEntry', '[{"trackable_id":\(gone)}]', '[]', 0);
            """)
        let records = "SELECT * FROM personal_records WHERE exercise_id = \(kept) ORDER BY id"
        let keptRecords = try await app.rows(records)
        #expect(!keptRecords.isEmpty)
        let answer = try await browser.post("/settings/exercises/\(gone)/delete")
        #expect(answer.location == "/settings/exercises")
        #expect(try await browser.follow(answer).flash == "Exercise deleted.")
        #expect(try await app.rows("SELECT DISTINCT exercise_id FROM strength_sets") == ["\(kept)"])
        #expect(try await app.rows(records) == keptRecords)
        #expect(try await app.count("personal_records") == keptRecords.count)
        let totals = try await app.rows(
            "SELECT training_days, strength_sets, repetitions, volume_grams FROM training_totals")
        #expect(totals == ["2 2 20 400000"])
        let counted =
            "SELECT records - (SELECT count(*) FROM personal_records WHERE is_baseline = 0) FROM training_totals"
        #expect(try await app.rows(counted) == ["0"])
        #expect(try await app.count("training_days") == 2)
        #expect(try await app.rows("SELECT id FROM undo_steps ORDER BY id") == ["4", "5"])
        #expect(try await browser.get("/settings/exercises/\(gone)").status == 404)
        #expect(try await browser.post("/settings/exercises/\(gone)/delete").status == 404)
    }

    @Test func itLeavesThePlansThatItIsIn() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        try await app.execute(
            """
            INSERT INTO workout_plans (id, user_id, name, focus, level, rounds, created_at)
            VALUES (901, 1, 'Both', 'strength', 'beginner', 1, 0), (902, 1, 'Alone', 'strength', 'beginner', 1, 0);
            INSERT INTO workout_plan_exercises (plan_id, position, user_id, exercise_id, reps, rest_seconds)
            VALUES (901, 0, 1, 1, 10, 15), (901, 1, 1, \(id), 10, 15), (902, 0, 1, \(id), 10, 15);
            """)
        let page = try await browser.get("/settings/exercises/\(id)/delete")
        #expect(
            page.main.words.contains(
                "It is also removed from 2 of your workout plans. A plan without other exercises is deleted."))
        try await browser.post("/settings/exercises/\(id)/delete")
        #expect(try await app.rows("SELECT id FROM workout_plans WHERE user_id = 1") == ["901"])
        #expect(try await app.rows("SELECT position FROM workout_plan_exercises WHERE plan_id = 901") == ["0"])
    }

    @Test func itLeavesTheRoutinesThatItIsIn() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        try await app.execute(
            """
            INSERT INTO routines (id, user_id, name, created_at) VALUES (1, 1, 'Both', 0), (2, 1, 'Alone', 0),
                (3, 1, 'Without', 0);
            INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, is_joined, lines) VALUES
                (1, 1, 1, 0, 1, 0, '3 x 5'), (1, 2, 1, 1, \(id), 0, '3 x 5'), (1, 3, 1, 2, 2, 1, '3 x 5'),
                (1, 4, 1, 3, 3, 1, '3 x 5'), (1, 5, 1, 4, 4, 0, '3 x 5'), (1, 6, 1, 5, \(id), 1, '3 x 5'),
                (1, 7, 1, 6, 5, 1, '3 x 5'), (2, 1, 1, 0, \(id), 0, '3 x 5'), (3, 1, 1, 0, 1, 0, '3 x 5'),
                (3, 2, 1, 1, 2, 1, '3 x 5');
            """)
        let page = try await browser.get("/settings/exercises/\(id)/delete")
        #expect(
            page.main.words.contains(
                "It is also removed from 2 routines of yours. A routine without other exercises is deleted."))
        try await browser.post("/settings/exercises/\(id)/delete")
        #expect(try await app.rows("SELECT id FROM routines ORDER BY id") == ["1", "3"])
        // Where it began a superset, the next one begins it; where it was in the middle, the rest stays joined.
        let rows = "SELECT slot, is_joined FROM routine_exercises WHERE routine_id ="
        #expect(
            try await app.rows("\(rows) 1 ORDER BY position") == ["1 0", "3 0", "4 1", "5 0", "7 1"])
        #expect(try await app.rows("\(rows) 3 ORDER BY position") == ["1 0", "2 1"])
    }

    @Test func itSaysWhichGoalsGoWithIt() async throws {
        let stage = try await GoalFixture()
        let id = try await stage.app.addExercise("Tower Fly", of: stage.browser)
        let path = "/settings/exercises/\(id)/delete"
        #expect(try await !stage.words(path).contains("goal"))
        try await stage.add(stage.bench100)
        try await stage.add(stage.bench100, ["exercise_id": "\(id)"])
        #expect(
            try await stage.words(path).contains(
                "It will be permanently deleted, and one of your goals with its history."))
        try await stage.add(stage.bench100, ["exercise_id": "\(id)", "target": "120"])
        try await stage.lift("60", exercise: "\(id)")
        #expect(
            try await stage.words(path).contains(
                "permanently deletes its 1 set and its records, and 2 of your goals with their history."))
        try await stage.browser.post(path)
        #expect(try await stage.app.rows("SELECT id FROM goals") == ["1"])
    }

    @Test func aFailureLeavesEverything() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser, sets: 3)
        try await app.execute(
            "CREATE TRIGGER refusal BEFORE DELETE ON strength_sets WHEN old.id = 3 BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        #expect(try await browser.post("/settings/exercises/\(id)/delete").status == 500)
        #expect(try await app.count("strength_sets") == 3)
        #expect(try await browser.get("/settings/exercises/\(id)").main.words.contains("3 sets"))
    }
}
