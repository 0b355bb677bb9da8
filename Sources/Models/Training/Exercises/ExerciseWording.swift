import Fitness
import Texts

/// Texts about exercises in the settings.
package enum ExerciseWording {
    package static func kind(_ kind: ExerciseKind) -> String { kind.rawValue.capitalized }

    package static func load(_ load: ExerciseLoad) -> String {
        switch load {
        case .external: ExerciseTexts.totalLoad
        case .bodyweight: ExerciseTexts.addedToYourBodyWeight
        }
    }

    /// `42 sets and 1 cardio session`; nil when nothing was logged.
    package static func logged(_ usage: ExerciseUsage) -> String? {
        let parts = [
            usage.sets > 0 ? CountTexts.sets(usage.sets) : nil,
            usage.cardioSessions > 0 ? CountTexts.cardioSessions(usage.cardioSessions) : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: CommonTexts.and)
    }

    /// What is deleted together with an exercise.
    package static func deletion(of exercise: Exercise, _ usage: ExerciseUsage) -> String {
        var sentences: [String] = []
        if let logged = logged(usage) {
            let them =
                usage.sets + usage.cardioSessions == 1
                ? ExerciseTexts.itTooWithItsRecords : ExerciseTexts.themTooWithTheirRecords
            sentences.append(ExerciseTexts.deletingDeletesLogged(exercise.name, logged, them))
        } else {
            sentences.append("\(exercise.name) has no sets and no cardio sessions. It will be permanently deleted.")
        }
        if usage.plans > 0 {
            let plans =
                usage.plans == 1
                ? ExerciseTexts.oneOfYourWorkoutPlans : ExerciseTexts.someOfYourWorkoutPlans(usage.plans)
            sentences.append(ExerciseTexts.removedFromPlans(plans))
        }
        if usage.goals > 0 {
            sentences.append(
                usage.goals == 1
                    ? ExerciseTexts.goalIsDeletedToo
                    : ExerciseTexts.goalsAreDeletedToo(usage.goals))
        }
        if usage.isLogged, !exercise.isArchived {
            sentences.append(ExerciseTexts.archiveInsteadHint)
        }
        return sentences.joined(separator: " ")
    }
}
