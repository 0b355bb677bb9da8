import Fitness
import GRDB
import Models
import Texts

extension ArchiveTable {
    static let health = [healthSources, healthSamples, healthDays, healthWorkouts]

    /// A device's clock may be a day ahead, and a sleep counts for the day on which it ends.
    private static let nightDays = 3
    private static let sourceName = name(of: "health_sources", "source_id")

    private static let healthSources = ArchiveTable(
        name: "health_sources", counted: CountTexts.devices,
        columns: [.word("app", HealthApp.self), "name", "position"],
        csv: ["app": "t.app", "name": "t.name", "position": "t.position"],
        identity: ["app", "name"], isKeptWhileUsed: true)

    private static let healthSamples = ArchiveTable(
        name: "health_samples", counted: CountTexts.deviceSamples,
        columns: [
            .row("source_id", of: "health_sources", as: "source"), "metric", "started_at",
            .planned("day", ahead: nightDays), "value", "sample_count", "ended_at",
            .word("granularity", HealthGranularity.self), "record_id", "smaller_value",
            "dismissed_value",
        ],
        csv: [
            "date": "t.day", "metric": "t.metric", "value": "t.value", "unit": unit,
            "started_at_utc": moment("t.started_at"), "ended_at_utc": moment("t.ended_at"),
            "samples": "t.sample_count", "source": sourceName, "granularity": "t.granularity",
            "id_at_source": "t.record_id", "smaller_value": "t.smaller_value",
            "dismissed_value": "t.dismissed_value",
        ],
        identity: ["source_id", "metric", "started_at", "ended_at", "record_id"], following: markDay)

    /// The totals of a day's samples, and the row that was derived from them.
    private static let healthDays = ArchiveTable(
        name: "health_days",
        columns: [
            .word("metric", HealthMetric.self), .planned("day", ahead: nightDays), "value",
            .row("row_id", of: "trackable_entries", as: "trackable_entry", where: "t.metric <> 'weight'"),
            .row("row_id", of: "weight_records", as: "weight_record", where: "t.metric = 'weight'"), "row_value",
            "changed_at", "is_closed",
        ],
        csv: [
            "date": "t.day", "metric": "t.metric", "value": "t.value", "unit": unit,
            "changed_at_utc": moment("t.changed_at"),
        ],
        order: "t.day, t.metric", leftOut: ["user_id", "is_outdated"], identity: ["metric", "day"],
        leavesAccountBlank: true, following: checkDay)

    private static let healthWorkouts = ArchiveTable(
        name: "health_workouts", counted: CountTexts.deviceWorkouts,
        columns: [
            .row("source_id", of: "health_sources", as: "source"), "external_id", "started_at",
            .row("exercise_id", of: "exercises", as: "exercise"), "duration_seconds", "distance_meters",
            .row("cardio_session_id", of: "cardio_sessions", as: "cardio_session"),
            "utc_offset", "energy_kilocalories", "is_shown", "is_settled",
        ],
        csv: [
            "started_at_utc": moment("t.started_at"), "exercise": name(of: "exercises", "exercise_id"),
            "duration_s": "t.duration_seconds", "distance_m": "t.distance_meters", "source": sourceName,
            "id_at_source": "t.external_id", "utc_offset_s": "t.utc_offset", "energy_kcal": "t.energy_kilocalories",
            "is_shown": "iif(t.is_shown, 'yes', 'no')",
        ],
        identity: ["external_id"], fitting: hideSecondRecording)

    private static let unit: String = {
        let units = HealthMetric.allCases.map { "WHEN '\($0.rawValue)' THEN '\($0.unit.symbol)'" }
        return "CASE t.metric \(units.joined(separator: " ")) END"
    }()

    /// A day that was there before the archive's own days came has more samples now.
    private static func markDay(_ database: Database, _ user: User, _ row: ArchiveRow) throws {
        try database.run(
            "UPDATE health_days SET is_outdated = 1 WHERE user_id = ? AND metric = ? AND day = ?",
            [user.id, row["metric"], row["day"]])
    }

    /// The archive's day is what its samples amount to, also where some of them were left out.
    private static func checkDay(_ database: Database, _ user: User, _ row: ArchiveRow) throws {
        guard let metric = row["metric"].flatMap(String.fromDatabaseValue).flatMap(HealthMetric.init),
            let day = row["day"].flatMap(LocalDay.fromDatabaseValue),
            let value = row["value"].flatMap(Double.fromDatabaseValue)
        else { return }
        try user.health.checkDay(database, HealthDayKey(metric: metric, day: day), value: value)
    }

    /// A session shows one of its recordings, whatever an archive says.
    private static func hideSecondRecording(_ database: Database, _ user: User, _ row: inout ArchiveRow) throws {
        let isTaken = try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM health_workouts WHERE user_id = ? AND cardio_session_id = ? AND is_shown = 1)
            """, [user.id, row["cardio_session_id"]])
        if isTaken == true { row["is_shown"] = 0.databaseValue }
    }
}
