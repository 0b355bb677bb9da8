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
            counts[table.name].flatMap { $0 > 0 ? Self.texts[table.name]?($0) : nil }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// By table name.
    static let texts: [String: @Sendable (Int) -> String] = [
        "users": CountTexts.profiles,
        "exercises": CountTexts.exercisesOfYourOwn,
        "exercise_choices": CountTexts.builtInExerciseChoices,
        "equipment": CountTexts.piecesOfEquipment,
        "plates": CountTexts.kindsOfPlates,
        "exercise_settings": CountTexts.exerciseSettings,
        "strength_sets": CountTexts.sets,
        "cardio_sessions": CountTexts.cardioSessions,
        "trackables": CountTexts.trackables,
        "trackable_entries": CountTexts.trackedValues,
        "weight_records": CountTexts.weights,
        "days_off": CountTexts.daysOff,
        "workout_plans": CountTexts.workoutPlans,
        "workout_sessions": CountTexts.workouts,
        "routines": CountTexts.routines,
        "programs": CountTexts.programs,
        "training_maxes": CountTexts.trainingMaxes,
        "routine_sessions": CountTexts.workoutsWithRoutines,
        "foods": CountTexts.foods,
        "meal_entries": CountTexts.eatenFoods,
        "saved_meals": CountTexts.savedMeals,
        "recipes": CountTexts.recipes,
        "nutrition_targets": CountTexts.nutritionTargets,
        "journal_entries": CountTexts.journalEntries,
        "journal_photos": CountTexts.photos,
        "goals": CountTexts.goals,
        "celebrations": CountTexts.celebrations,
        "health_sources": CountTexts.devices,
        "health_samples": CountTexts.deviceSamples,
        "health_workouts": CountTexts.deviceWorkouts,
        "trainers": CountTexts.trainers,
        "achievements": CountTexts.achievements,
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
            format: .archive, problems: importProblems, problemCount: problemCount, questions: [], notes: [])
    }
}
