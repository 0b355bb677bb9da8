import GRDB

/// Food that is planned, and how much of a day's energy has unknown macros.
///
/// `nutrition_days` has only what was eaten. `…_unknown_kilocalories` is the energy of the entries of which that macro is
/// unknown, and `unknown_entries` counts those of which the energy is: without them a low sum would look like a low
/// amount.
@Sendable func planFood(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE meal_entries ADD COLUMN is_planned INTEGER NOT NULL DEFAULT 0 CHECK (is_planned IN (0, 1));
            ALTER TABLE nutrition_days ADD COLUMN unknown_entries INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE nutrition_days ADD COLUMN protein_unknown_kilocalories REAL NOT NULL DEFAULT 0;
            ALTER TABLE nutrition_days ADD COLUMN carbohydrate_unknown_kilocalories REAL NOT NULL DEFAULT 0;
            ALTER TABLE nutrition_days ADD COLUMN fat_unknown_kilocalories REAL NOT NULL DEFAULT 0;
            """)
    try withoutTriggers(database, of: "nutrition_days") {
        try database.execute(sql: countUnknown)
    }
}

/// Only days with something unknown change.
private let countUnknown = """
    UPDATE nutrition_days SET unknown_entries = unknown.entries, protein_unknown_kilocalories = unknown.protein,
        carbohydrate_unknown_kilocalories = unknown.carbohydrate, fat_unknown_kilocalories = unknown.fat
    FROM (
        SELECT user_id, day, sum(energy_kilocalories IS NULL) AS entries,
            total(iif(protein_grams IS NULL, energy_kilocalories, 0)) AS protein,
            total(iif(carbohydrate_grams IS NULL, energy_kilocalories, 0)) AS carbohydrate,
            total(iif(fat_grams IS NULL, energy_kilocalories, 0)) AS fat
        FROM meal_entries
        WHERE energy_kilocalories IS NULL OR protein_grams IS NULL OR carbohydrate_grams IS NULL OR fat_grams IS NULL
        GROUP BY user_id, day
    ) AS unknown
    WHERE unknown.user_id = nutrition_days.user_id AND unknown.day = nutrition_days.day
    """

/// The sums stay as they are, so that no goal and no history has to be computed anew.
private func withoutTriggers(_ database: Database, of table: String, _ change: () throws -> Void) throws {
    let triggers = try Row.fetchAll(
        database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?",
        arguments: [table])
    for trigger in triggers {
        let name: String = trigger["name"]
        try database.execute(sql: "DROP TRIGGER \(name)")
    }
    try change()
    for trigger in triggers {
        let sql: String = trigger["sql"]
        try database.execute(sql: sql)
    }
}
