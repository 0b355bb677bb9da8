import Fitness
import GRDB
import Models
import Texts

extension ArchiveTable {
    static let goalTables = [goals, goalTargets, goalPauses, celebrations]

    private static let goals = ArchiveTable(
        name: "goals", counted: CountTexts.goals,
        columns: [
            "title", "type", "measure", .row("exercise_id", of: "exercises", as: "exercise"), "counts_family",
            .row("trackable_id", of: "trackables", as: "trackable"), "repetitions", "cadence", "direction",
            .day("counts_from"), .planned("deadline", ahead: 20 * 366), "note", "created_at", "archived_at",
        ],
        csv: [
            "title": "t.title", "type": "t.type", "measure": "t.measure",
            "exercise": name(of: "exercises", "exercise_id"), "trackable": name(of: "trackables", "trackable_id"),
            "repetitions": "t.repetitions", "cadence": "t.cadence", "direction": "t.direction",
            "counts_from": "t.counts_from", "deadline": "t.deadline", "note": "t.note",
            "made_at_utc": moment("t.created_at"), "archived_at_utc": moment("t.archived_at"),
            "all_of_its_kind": "iif(t.counts_family, 'yes', 'no')",
        ],
        leftOut: [
            "id", "user_id", "outdated_from", "next_day", "settles_on", "finished_on", "kept_until", "streak",
            "best_streak",
            "kept_periods", "counted_periods",
        ])

    /// A target is in the unit of its goal's measure: kg, m, s, kcal, g, or a count.
    private static let goalTargets = ArchiveTable(
        name: "goal_targets", columns: [.row("goal_id", of: "goals", as: "goal"), .day("first_day"), "target"],
        csv: [
            "goal": goalTitle, "goal_number": goalNumber, "from": "t.first_day", "target": "t.target",
            "measure": "(SELECT measure FROM goals WHERE id = t.goal_id)",
        ],
        order: "t.goal_id, t.first_day", leftOut: ["user_id"], owner: "goal_id")

    private static let goalPauses = ArchiveTable(
        name: "goal_pauses",
        columns: [.row("goal_id", of: "goals", as: "goal"), .day("first_day"), .day("last_day")],
        csv: ["goal": goalTitle, "goal_number": goalNumber, "from": "t.first_day", "to": "t.last_day"],
        order: "t.goal_id, t.first_day", leftOut: ["user_id"], owner: "goal_id")

    private static let celebrations = ArchiveTable(
        name: "celebrations", counted: CountTexts.celebrations,
        columns: [.row("goal_id", of: "goals", as: "goal"), "period", "achievement", "seen_at"],
        csv: [
            "goal": goalTitle, "goal_number": goalNumber, "period": "t.period", "achievement": "t.achievement",
            "seen_at_utc": moment("t.seen_at"),
        ],
        identity: ["goal_id", "period", "achievement"], leavesAccountBlank: true,
        remembered: "coalesce(goal_id, '') || ' ' || coalesce(period, '') || ' ' || coalesce(achievement, '')",
        fitting: fitWeek)

    /// Weeks of the archive may begin on another day. A week becomes the one that shares most of its days, so that it isn't
    /// celebrated twice.
    private static func fitWeek(_ database: Database, _ user: User, _ row: inout ArchiveRow) throws {
        guard let period = row["period"].flatMap(LocalDay.fromDatabaseValue) else { return }
        let first = try Weekday.first(
            database,
            """
            SELECT users.first_weekday FROM goals JOIN users ON users.id = goals.user_id
            WHERE goals.id = ? AND goals.cadence = 'weekly'
            """, [row["goal_id"]])
        guard let first else { return }
        let week = GoalCadence.weekly.days(containing: period + 3, weeksFrom: first)
        row["period"] = week.lowerBound.databaseValue
    }

    private static let goalTitle = "(SELECT title FROM goals WHERE id = t.goal_id)"
    /// The goal's line number among the goals.
    private static let goalNumber =
        "(SELECT count(*) FROM goals WHERE user_id = t.user_id AND id <= t.goal_id AND t.goal_id IS NOT NULL)"
}
