import GRDB

/// Weeks of goals begin on their person's first day of the week, no longer on Mondays: those of people with another day are
/// forgotten and computed again, and so are anybody's when the day changes. A week that was celebrated becomes the one that
/// shares most of its days, so that it isn't celebrated twice.
@Sendable func beginWeeksOfGoals(_ database: Database) throws {
    let shift = "SELECT (first_weekday + 2) % 7 - 2 FROM users WHERE users.id = celebrations.user_id"
    try database.execute(sql: forgetWeeks("IN (SELECT id FROM users WHERE first_weekday <> 0)", shift))
    let forget = forgetWeeks("= new.id", "(new.first_weekday + 2) % 7 - (old.first_weekday + 2) % 7")
    try database.execute(
        sql: """
            CREATE TRIGGER users_goals_update AFTER UPDATE OF first_weekday ON users
            WHEN new.first_weekday <> old.first_weekday
            BEGIN
            \(forget)
            END;
            """)
}

/// - Parameters:
///   - people: which ids of people have other weeks.
///   - shift: by how many days their weeks move. Saturday, Sunday and Monday are 5, 6 and 0.
private func forgetWeeks(_ people: String, _ shift: String) -> String {
    """
    DELETE FROM goal_periods WHERE goal_id IN (SELECT id FROM goals WHERE user_id \(people) AND cadence = 'weekly');
    UPDATE OR IGNORE celebrations SET period = date(period, (\(shift)) || ' days')
        WHERE goal_id IN (SELECT id FROM goals WHERE user_id \(people) AND cadence = 'weekly');
    UPDATE goals SET outdated_from = counts_from, next_day = NULL, settles_on = NULL, finished_on = NULL
        WHERE user_id \(people) AND cadence = 'weekly';
    """
}
