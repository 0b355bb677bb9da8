import Support
import Testing

@testable import HTTP
@testable import Web

/// What is deleted and taken back. It was allowed once, so it comes back though a limit was reached meanwhile, and
/// without a food that is gone. It doesn't without what it is of, or when something else has its name.
@Suite struct UndoDoorTests {
    @Test func whatItIsOfIsGone() async throws {
        let stage = try await DoorStage()
        for deletion in DeletedSample.impossible {
            let step = try await deletion.step(stage)
            try await stage.alex.post(deletion.goneAt)
            let before = try await stage.rows(deletion.noun.sample.rows)
            let answer = try await stage.alex.post("/track/undo/\(step)")
            if deletion.isOffered {
                let page = try await stage.alex.follow(answer)
                #expect(page.flash == "This can’t be undone: it has been changed or deleted since.", "\(deletion.noun)")
            } else {
                #expect(answer.status == 404, "\(deletion.noun)")
            }
            let isUnchanged = try await stage.rows(deletion.noun.sample.rows) == before
            #expect(isUnchanged, "\(deletion.noun)")
        }
    }

    /// Undo takes no draft from outside: it puts back the rows that WorkHome itself kept, which a draft once let in, and
    /// reads nothing that is sent with the number of its step. So no bad draft gets in here, whatever is sent along.
    @Test func itReadsNothingThatIsSent() async throws {
        let stage = try await DoorStage()
        for deletion in DeletedSample.all where !deletion.isOffered {
            let sample = deletion.noun.sample
            let first = try await deletion.step(stage)
            #expect(try await stage.alex.post("/track/undo/\(first)").status == 303, "\(deletion.noun)")
            let before = try await stage.rows(sample.rows)
            for draft in sample.drafts {
                guard let typed = draft.typed else { continue }
                let step = try await stage.alex.post(stage.named(deletion.path)).undoStep
                let fields = typed.map { FormValue($0.key, $0.value) }
                #expect(try await stage.alex.post("/track/undo/\(step)", fields).status == 303, "\(draft.title)")
                let isSame = try await stage.rows(sample.rows) == before
                #expect(isSame, "\(deletion.noun): \(draft.title)")
            }
        }
    }

    @Test func itsNameIsTaken() async throws {
        let stage = try await DoorStage()
        let step = try await stage.alex.post(stage.named("/nutrition/meals/{meal}/delete")).undoStep
        let again: KeyValuePairs = ["name": "usual", "meal": "lunch", "date": "2026-11-20"]
        #expect(try await stage.alex.post("/nutrition/meals", again).status == 303)
        let before = try await stage.rows(NounSample.savedMeal.rows)
        let page = try await stage.alex.follow(stage.alex.post("/track/undo/\(step)"))
        #expect(page.flash == "This can’t be undone: it has been changed or deleted since.")
        let isUnchanged = try await stage.rows(NounSample.savedMeal.rows) == before
        #expect(isUnchanged)
    }

    @Test func itComesBackThoughThereAreAsManyAsAllowed() async throws {
        let stage = try await DoorStage()
        for deletion in DeletedSample.possible {
            guard let limit = Limit.all.first(where: { $0.noun == deletion.noun }) else { continue }
            let step = try await deletion.step(stage)
            try await limit.fill(stage)
            #expect(try await limit.count(stage) == limit.most, "\(limit.table)")
            #expect(try await stage.alex.post("/track/undo/\(step)").status == 303, "\(limit.table)")
            #expect(try await limit.count(stage) == limit.most + 1, "\(limit.table)")
            #expect(try await stage.alex.post("/track/undo/\(step)").status == 404, "\(limit.table): it is back")
        }
    }

    @Test func foodComesBackToAFullDay() async throws {
        let stage = try await DoorStage()
        let deletion = try #require(DeletedSample.possible.first { $0.noun == .foodEntry })
        let step = try await deletion.step(stage)
        try await stage.app.execute(DayOfFood.full("2026-11-19"))
        let undone = try await stage.alex.post("/track/undo/\(step)")
        #expect(try await stage.alex.follow(undone).flash == "Undone.")
        #expect(try await stage.app.count("meal_entries WHERE day = '2026-11-19'") == 201)
    }

    @Test func whatWasEatenAndCookedComesBackWithoutAFoodThatIsGone() async throws {
        let stage = try await DoorStage()
        let entry = try await stage.app.rows("SELECT min(id) FROM meal_entries")[0]
        var steps: [String] = []
        for path in ["/nutrition/entries/\(entry)/delete", "/nutrition/recipes/{recipe}/delete"] {
            steps.append(try await stage.alex.post(stage.named(path)).undoStep)
        }
        #expect(try await stage.alex.post(stage.named("/nutrition/foods/{oats}/delete")).status == 303)
        for step in steps {
            #expect(try await stage.alex.follow(stage.alex.post("/track/undo/\(step)")).flash == "Undone.")
        }
        #expect(try await stage.app.rows("SELECT food_id FROM meal_entries WHERE id = \(entry)") == ["null"])
        #expect(try await stage.app.rows("SELECT food_id FROM recipe_ingredients") == ["null"])
    }
}

/// Something that is deleted, to be taken back.
struct DeletedSample: Sendable {
    let noun: Noun
    /// What adds it.
    let statements: String
    /// Where it is deleted.
    let path: String
    /// Where what it is of is deleted then.
    var goneAt = ""
    /// Whether its undo step stays when that is gone.
    var isOffered = false

    func step(_ stage: DoorStage) async throws -> String {
        if !statements.isEmpty { try await stage.app.execute(statements) }
        let deleted = try await stage.alex.post(stage.named(path))
        #expect(deleted.status == 303 && !deleted.undoStep.isEmpty, "\(path)")
        return deleted.undoStep
    }

    static let all = impossible + possible

    static let impossible: [DeletedSample] = [
        DeletedSample(
            noun: .strengthSet,
            statements: exercise(9_001, "strength") + """
                INSERT INTO strength_sets (id, user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
                VALUES (9001, 1, 9001, '2026-11-20', 'normal', 5, 60, 0);
                """,
            path: "/track/sets/9001/delete", goneAt: "/settings/exercises/9001/delete"),
        DeletedSample(
            noun: .cardioSession,
            statements: exercise(9_002, "cardio") + """
                INSERT INTO cardio_sessions (id, user_id, exercise_id, day, duration_seconds, energy_kilocalories,
                    logged_at)
                VALUES (9002, 1, 9002, '2026-11-20', 600, 100, 0);
                """,
            path: "/track/cardio/9002/delete", goneAt: "/settings/exercises/9002/delete"),
        DeletedSample(
            noun: .trackedEntry,
            statements: """
                INSERT INTO trackables (id, user_id, name, unit, icon, step, aggregation)
                VALUES (9003, 1, 'To go', 'cups', 'coffee', 1, 'sum');
                INSERT INTO trackable_entries (id, user_id, trackable_id, day, value, logged_at)
                VALUES (9003, 1, 9003, '2026-11-20', 2, 0);
                """,
            path: "/track/entries/9003/delete", goneAt: "/settings/trackables/9003/delete"),
        DeletedSample(
            noun: .goal, statements: exercise(9_004, "strength") + goal(of: "9004"), path: "/goals/9004/delete",
            goneAt: "/settings/exercises/9004/delete", isOffered: true),
    ]

    static let possible: [DeletedSample] = [
        DeletedSample(
            noun: .foodEntry,
            statements: """
                INSERT INTO meal_entries (id, user_id, day, meal, name, quantity, portion, energy_kilocalories,
                    logged_at)
                VALUES (9004, 1, '2026-11-19', 'lunch', 'Canteen', 1, '', 600, 0);
                """,
            path: "/nutrition/entries/9004/delete"),
        // The foods of as many recipes as allowed are foods, too.
        DeletedSample(noun: .recipe, statements: "", path: "/nutrition/recipes/{recipe}/delete"),
        DeletedSample(noun: .food, statements: "", path: "/nutrition/foods/{oats}/delete"),
        DeletedSample(noun: .savedMeal, statements: "", path: "/nutrition/meals/{meal}/delete"),
        DeletedSample(
            noun: .goal, statements: goal(of: "(SELECT id FROM exercises WHERE key = 'bench-press')"),
            path: "/goals/9004/delete"),
    ]

    private static func exercise(_ id: Int, _ kind: String) -> String {
        """
        INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
        VALUES (\(id), 1, 'To go \(id)', '\(kind)', 'external', 'other', 'chest', 3);

        """
    }

    private static func goal(of exercise: String) -> String {
        """
        INSERT INTO goals (id, user_id, title, type, measure, exercise_id, repetitions, cadence, direction,
            counts_from, created_at)
        VALUES (9004, 1, 'Bench 200', 'strength', 'heaviest', \(exercise), 1, 'once', 'increase', '2026-11-01', 0);
        INSERT INTO goal_targets (goal_id, user_id, first_day, target) VALUES (9004, 1, '2026-11-01', 200);
        """
    }
}
