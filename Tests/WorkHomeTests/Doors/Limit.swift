/// How many of a noun a person may have, and the statements that fill it.
struct Limit: Sendable {
    let noun: Noun
    let most: Int
    let message: String
    let table: String
    var field = "name"
    /// The rows that count.
    var counted = "user_id = 1"
    /// The table `numbers` of each statement counts what is left.
    let statements: [String]

    /// Whether an archive may not exceed it either. All goals, foods, saved meals and recipes of an export come back.
    var isOfArchives: Bool { [.exercise, .trackable, .routine, .program].contains(noun) }

    static let all: [Limit] = [
        Limit(
            noun: .goal, most: 100, message: "You have 100 goals, the maximum. Delete one first.", table: "goals",
            field: "title",
            statements: [
                """
                INSERT INTO goals (user_id, title, type, measure, exercise_id, repetitions, cadence, direction,
                    counts_from, created_at)
                SELECT 1, 'Filled ' || n, 'strength', 'heaviest', (SELECT id FROM exercises WHERE key = 'bench-press'),
                    1, 'once', 'increase', '2026-11-01', 0 FROM numbers
                """,
                """
                INSERT INTO goal_targets (goal_id, user_id, first_day, target)
                SELECT id, user_id, counts_from, 500 FROM goals WHERE title LIKE 'Filled %'
                """,
            ]),
        Limit(
            noun: .savedMeal, most: 200, message: "You have 200 saved meals, the maximum. Delete one first.",
            table: "saved_meals",
            statements: ["INSERT INTO saved_meals (user_id, name) SELECT 1, 'Filled ' || n FROM numbers"]),
        Limit(
            noun: .recipe, most: 500, message: "You have 500 recipes, the maximum. Delete one first.", table: "recipes",
            statements: [
                """
                INSERT INTO foods (user_id, added_by, source, name, search_position, updated_at)
                SELECT 1, 1, 'own', 'Dish ' || n, 0, 0 FROM numbers
                """,
                """
                INSERT INTO recipes (user_id, food_id, servings)
                SELECT 1, id, 4 FROM foods WHERE name LIKE 'Dish %' AND user_id = 1
                """,
            ]),
        Limit(
            noun: .food, most: 2_000, message: "You have 2,000 foods, the maximum. Delete one first.", table: "foods",
            counted: "added_by = 1",
            statements: [
                """
                INSERT INTO foods (user_id, added_by, source, name, search_position, updated_at)
                SELECT 1, 1, 'own', 'Filled ' || n, 0, 0 FROM numbers
                """
            ]),
        Limit(
            noun: .exercise, most: 500, message: "You have 500 exercises of your own. Delete one you no longer need",
            table: "exercises",
            statements: [
                """
                INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
                SELECT 1, 'Filled ' || n, 'strength', 'external', 'other', 'chest', 3 FROM numbers
                """
            ]),
        Limit(
            noun: .trackable, most: 100, message: "You have 100 trackables. Delete one you no longer need",
            table: "trackables",
            statements: [
                """
                INSERT INTO trackables (user_id, name, unit, icon, step, aggregation, position)
                SELECT 1, 'Filled ' || n, 'cups', 'coffee', 1, 'sum', 100 + n FROM numbers
                """
            ]),
        Limit(
            noun: .routine, most: 200, message: "You have 200 routines, the maximum. Delete one first.",
            table: "routines",
            statements: ["INSERT INTO routines (user_id, name, created_at) SELECT 1, 'Filled ' || n, 0 FROM numbers"]),
        Limit(
            noun: .program, most: 100, message: "You have 100 programs. Delete one before you add another.",
            table: "programs",
            statements: [
                """
                INSERT INTO programs (user_id, name, schedule, weekdays, started_on, ended_on, created_at)
                SELECT 1, 'Filled ' || n, 'rotation', '1', '2026-11-01', '2026-11-02', 0 FROM numbers
                """
            ]),
    ]

    /// Fills what is left.
    func fill(_ stage: DoorStage) async throws {
        let left = most - (try await count(stage))
        for statement in statements {
            try await stage.app.execute(
                """
                WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(left))
                \(statement)
                """)
        }
    }

    func count(_ stage: DoorStage) async throws -> Int {
        try await stage.app.count("\(table) WHERE \(counted)")
    }

    func deleteLast(_ stage: DoorStage) async throws {
        try await stage.app.execute("DELETE FROM \(table) WHERE id = (SELECT max(id) FROM \(table) WHERE \(counted))")
    }
}
