import GRDB

/// Goals, and their results by period.
///
/// `goal_periods` contains finished periods: the current one is computed from its entries. A change of a goal's data
/// only marks the goal with the first changed day; the same transaction then brings it up to date.
@Sendable func createGoalTables(_ database: Database) throws {
    try database.execute(sql: goalTables)
    for watch in goalWatches {
        for event in watch.events { try database.execute(sql: watch.trigger(on: event)) }
    }
    try database.execute(sql: aggregationTrigger)
    for table in ["goals", "goal_targets", "goal_pauses", "goal_periods", "celebrations"] {
        try countRevisions(database, of: table)
    }
}

private let day = "GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'"

private let goalTables = """
    CREATE TABLE goals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        title TEXT NOT NULL CHECK (length(title) <= 100),
        type TEXT NOT NULL CHECK (type IN ('strength', 'cardio', 'weight', 'trackable', 'workouts', 'nutrient')),
        measure TEXT NOT NULL CHECK (measure IN ('heaviest', 'oneRepMax', 'mostRepetitions', 'volume', 'repetitions',
            'sessions', 'distance', 'duration', 'bodyWeight', 'value', 'workouts', 'trainingDays', 'energy', 'protein',
            'carbohydrate', 'fat', 'fiber')),
        exercise_id INTEGER REFERENCES exercises (id) ON DELETE CASCADE,
        trackable_id INTEGER,
        repetitions INTEGER CHECK (repetitions BETWEEN 1 AND 10000),
        cadence TEXT NOT NULL CHECK (cadence IN ('once', 'daily', 'weekly', 'monthly', 'yearly')),
        direction TEXT NOT NULL CHECK (direction IN ('increase', 'decrease')),
        counts_from TEXT NOT NULL CHECK (counts_from \(day)),
        deadline TEXT CHECK (deadline \(day) AND deadline >= counts_from),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        created_at INTEGER NOT NULL,
        archived_at INTEGER,
        outdated_from TEXT,
        next_day TEXT,
        settles_on TEXT,
        finished_on TEXT,
        streak INTEGER NOT NULL DEFAULT 0,
        best_streak INTEGER NOT NULL DEFAULT 0 CHECK (best_streak >= streak),
        kept_periods INTEGER NOT NULL DEFAULT 0,
        counted_periods INTEGER NOT NULL DEFAULT 0 CHECK (counted_periods >= kept_periods),
        UNIQUE (id, user_id),
        FOREIGN KEY (trackable_id, user_id) REFERENCES trackables (id, user_id) ON DELETE CASCADE,
        CHECK ((type = 'trackable') = (trackable_id IS NOT NULL)),
        CHECK (exercise_id IS NULL OR type IN ('strength', 'cardio')),
        CHECK ((measure = 'heaviest') = (repetitions IS NOT NULL))
    ) STRICT;
    CREATE INDEX goals_of_user ON goals (user_id, type);
    CREATE INDEX goals_of_exercise ON goals (exercise_id) WHERE exercise_id IS NOT NULL;
    CREATE INDEX goals_of_trackable ON goals (trackable_id, user_id) WHERE trackable_id IS NOT NULL;

    CREATE TABLE goal_targets (
        goal_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        first_day TEXT NOT NULL CHECK (first_day \(day)),
        target REAL NOT NULL CHECK (target > 0 AND target <= 1000000000),
        PRIMARY KEY (goal_id, first_day),
        FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE goal_pauses (
        goal_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        first_day TEXT NOT NULL CHECK (first_day \(day)),
        last_day TEXT CHECK (last_day \(day) AND last_day >= first_day),
        PRIMARY KEY (goal_id, first_day),
        FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX goal_pauses_open ON goal_pauses (goal_id) WHERE last_day IS NULL;

    CREATE TABLE goal_periods (
        goal_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        first_day TEXT NOT NULL,
        last_day TEXT NOT NULL,
        start_value REAL,
        value REAL,
        target REAL NOT NULL,
        result TEXT NOT NULL CHECK (result IN ('kept', 'missed', 'skipped')),
        PRIMARY KEY (goal_id, first_day),
        FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE celebrations (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        goal_id INTEGER,
        period TEXT,
        achievement TEXT,
        seen_at INTEGER,
        UNIQUE (goal_id, period),
        FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE,
        CHECK ((goal_id IS NULL) = (period IS NULL) AND (goal_id IS NULL) = (achievement IS NOT NULL))
    ) STRICT;
    CREATE INDEX celebrations_of_user ON celebrations (user_id, seen_at, id);
    """

/// A table that goals depend on, and the goals affected by a row of it. `$` stands for the row, `old` or `new`.
struct GoalWatch {
    let table: String
    var day = "day"
    /// The columns whose changes matter; nil for all.
    var columns: String?
    var events = ["INSERT", "UPDATE", "DELETE"]
    let goals: String

    func trigger(on event: String) -> String {
        let rows = event == "INSERT" ? ["new"] : event == "DELETE" ? ["old"] : ["old", "new"]
        let columns = event == "UPDATE" ? columns.map { " OF \($0)" } ?? "" : ""
        return """
            CREATE TRIGGER \(table)_goals_\(event.lowercased()) AFTER \(event)\(columns) ON \(table)
            BEGIN \(rows.map(mark).joined(separator: " ")) END;
            """
    }

    private func mark(_ row: String) -> String {
        """
        UPDATE goals SET outdated_from = \(row).\(day) WHERE user_id = \(row).user_id
            AND \(goals.replacing("$", with: row)) AND (outdated_from IS NULL OR outdated_from > \(row).\(day))
            AND (finished_on IS NULL OR finished_on >= \(row).\(day));
        """
    }
}

private let goalWatches = [
    GoalWatch(
        table: "strength_sets", goals: "type = 'strength' AND (exercise_id IS NULL OR exercise_id = $.exercise_id)"),
    GoalWatch(
        table: "cardio_sessions", goals: "type = 'cardio' AND (exercise_id IS NULL OR exercise_id = $.exercise_id)"),
    GoalWatch(table: "weight_records", day: "recorded_on", goals: "type = 'weight'"),
    GoalWatch(table: "trackable_entries", goals: "type = 'trackable' AND trackable_id = $.trackable_id"),
    GoalWatch(table: "training_days", columns: "completed_workouts", goals: "type = 'workouts'"),
    GoalWatch(table: "nutrition_days", goals: "type = 'nutrient'"),
]

/// Another aggregation changes the values of all periods.
private let aggregationTrigger = """
    CREATE TRIGGER trackables_goals_update AFTER UPDATE OF aggregation ON trackables
    WHEN new.aggregation <> old.aggregation
    BEGIN UPDATE goals SET outdated_from = '1000-01-01' WHERE user_id = new.user_id AND type = 'trackable'
        AND trackable_id = new.id; END;
    """
