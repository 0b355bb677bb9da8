import Fitness
import Texts

/// What an archive contains, by table.
package struct ArchiveCounts: Codable, Sendable, Equatable {
    /// By table name.
    package var new: [String: Int] = [:]
    var known: [String: Int] = [:]

    var newText: String? { Self.text(new) }
    var knownText: String? { Self.text(known) }

    /// `1 profile, 12 sets`; nil for nothing. Tables that only belong to another one's rows are not listed.
    static func text(_ counts: [String: Int]) -> String? {
        let texts = ArchiveTable.all.compactMap { table in
            counts[table.name].flatMap { $0 > 0 ? noun(table.name, $0) : nil }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func noun(_ table: String, _ count: Int) -> String? {
        nouns[table].map { CountText.of(count, $0.one, $0.many) }
    }

    static let nouns: [String: (one: String, many: String)] = [
        "users": ("profile", "profiles"), "exercises": ("exercise of your own", "exercises of your own"),
        "exercise_choices": ("built-in exercise as you want it", "built-in exercises as you want them"),
        "strength_sets": ("set", "sets"), "cardio_sessions": ("cardio session", "cardio sessions"),
        "trackables": ("trackable", "trackables"), "trackable_entries": ("tracked value", "tracked values"),
        "weight_records": ("weight", "weights"), "days_off": ("day off", "days off"),
        "workout_plans": ("workout plan", "workout plans"), "workout_sessions": ("workout", "workouts"),
        "foods": ("food", "foods"), "meal_entries": ("food that was eaten", "foods that were eaten"),
        "saved_meals": ("saved meal", "saved meals"), "recipes": ("recipe", "recipes"),
        "nutrition_targets": ("target of food", "targets of food"),
        "journal_entries": ("journal entry", "journal entries"), "journal_photos": ("photo", "photos"),
        "goals": ("goal", "goals"), "celebrations": ("celebration", "celebrations"),
        "health_sources": ("device", "devices"), "health_samples": ("sample of a device", "samples of devices"),
        "health_workouts": ("workout of a device", "workouts of devices"), "trainers": ("trainer", "trainers"),
        "achievements": ("achievement", "achievements"),
    ]
}

extension ArchiveReport {
    package var counts: ArchiveCounts { ArchiveCounts(new: new, known: known) }

    /// The problems in the form that every import reports.
    var importProblems: [ImportProblem] {
        problems.map { ImportProblem(file: $0.file, line: $0.line, reason: $0.reason) }
    }

    package func reading() -> ImportReading {
        ImportReading(
            format: .archive, rows: [], problems: importProblems, problemCount: problemCount, questions: [], notes: [])
    }
}
