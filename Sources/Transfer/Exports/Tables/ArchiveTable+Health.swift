import Fitness
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
        identity: ["source_id", "metric", "started_at", "ended_at", "record_id"])

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
        leavesAccountBlank: true)

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
        identity: ["external_id"])

    private static let unit: String = {
        let units = HealthMetric.allCases.map { "WHEN '\($0.rawValue)' THEN '\($0.unit.symbol)'" }
        return "CASE t.metric \(units.joined(separator: " ")) END"
    }()
}
