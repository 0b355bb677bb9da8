extension ArchiveTable {
    /// Every table of an archive; a row comes after the rows it refers to.
    static let all =
        [profile, exercises, exerciseChoices, equipment, plates, exerciseSettings] + workouts + routineTables
        + [strengthSets, cardioSessions, trackables, trackableEntries, weightRecords, daysOff] + nutrition + journal
        + goalTables + health + [trainers, achievements, reminderDismissals]

    /// The tables with personal data that are not in an archive, and why.
    static let exceptions: [String: String] = [
        "sessions": "Keys of browsers: what they open is this WorkHome.",
        "health_tokens": "Keys of phones and scales, of which only digests are known.",
        "progress_shares": "Keys of links: what they open is this WorkHome.",
        "password_resets": "Keys to a new password here.",
        "api_keys": "Keys of programs, of which only digests are known.",
        "api_sign_ins": "Programs that are signed in here.",
        "api_refresh_tokens": "Keys of programs that are signed in here.",
        "idempotent_answers": "What programs were answered, for 30 days.",
        "held_forms": "What was typed and waits to be sent or deleted, for 30 days.",
        "health_syncs": "A log of what phones sent; the results are in the other tables.",
        "imports": "A log of files that were imported; the results are in the other tables.",
        "import_rows": "Which row came from which imported file, so that it can be undone here.",
        "exercise_names": "How exercise names in other files were matched; an import asks again.",
        "routine_partners": "Who may see a workout while it goes on: accounts of this WorkHome, for some hours.",
        "undo_steps": "Ways back from what was done last, for a day.",
        "training_days": "Sums, recomputed from sets, cardio sessions and workouts.",
        "training_totals": "Sums, recomputed from the training days.",
        "training_patterns": "Counts, recomputed from the training days.",
        "exercise_days": "Sums, recomputed from sets and cardio sessions.",
        "histories": "Until when months that are over are packed.",
        "history_months": "Months that are over, packed again from the rows that they are of.",
        "nutrition_days": "Sums, recomputed from what was eaten.",
        "outdated_body_weights": "From which day on the body weights of sets must be recomputed.",
        "outdated_exercise_days": "Which days of exercises must be recomputed.",
        "outdated_nutrition_days": "Which days of food must be recomputed.",
        "outdated_records": "Which records must be recomputed.",
        "deletions": "What is being deleted.",
        "personal_records": "Recomputed from sets and cardio sessions.",
        "exercise_bests": "The best of the personal records.",
        "label_units": "What the last label was copied in; the next one asks again.",
        "goal_periods": "Recomputed from the goals' targets, pauses and entries.",
    ]

    /// A timestamp in readable form, in UTC.
    package static func moment(_ column: String) -> String { "strftime('%Y-%m-%dT%H:%M:%SZ', \(column), 'unixepoch')" }

    static func name(of table: String, _ column: String) -> String {
        "(SELECT name FROM \(table) WHERE id = t.\(column))"
    }

    /// A minute of the day as a clock time; null if unknown.
    static func clock(_ column: String) -> String {
        "iif(\(column) IS NULL, NULL, printf('%02d:%02d', \(column) / 60, \(column) % 60))"
    }
}
