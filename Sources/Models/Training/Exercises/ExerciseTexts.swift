import Fitness
import Texts

/// Texts about exercises in the settings.
package enum ExerciseTexts {
    package static func kind(_ kind: ExerciseKind) -> String { kind.rawValue.capitalized }

    package static func load(_ load: ExerciseLoad) -> String {
        switch load {
        case .external: "Total load"
        case .bodyweight: "Added to your body weight"
        }
    }

    /// `42 sets and 1 cardio session`; nil when nothing was logged.
    package static func logged(_ usage: ExerciseUsage) -> String? {
        let parts = [
            usage.sets > 0 ? CountText.of(usage.sets, "set") : nil,
            usage.cardioSessions > 0 ? CountText.of(usage.cardioSessions, "cardio session") : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// What is deleted together with an exercise.
    package static func deletion(of exercise: Exercise, _ usage: ExerciseUsage) -> String {
        var sentences: [String] = []
        if let logged = logged(usage) {
            sentences.append("This also permanently deletes its \(logged) and its records\(goals(usage)).")
        } else {
            sentences.append(
                "\(exercise.name) has no sets and no cardio sessions. "
                    + "It will be permanently deleted\(goals(usage)).")
        }
        if usage.plans > 0 {
            let plans = usage.plans == 1 ? "one of your workout plans" : "\(usage.plans) of your workout plans"
            sentences.append("It is removed from \(plans); a plan with nothing else in it is deleted too.")
        }
        if usage.isLogged, !exercise.isArchived {
            sentences.append("To keep the history, archive the exercise instead.")
        }
        return sentences.joined(separator: " ")
    }

    /// `, and one of your goals with its history`; empty without goals.
    private static func goals(_ usage: ExerciseUsage) -> String {
        switch usage.goals {
        case 0: ""
        case 1: ", and one of your goals with its history"
        default: ", and \(usage.goals) of your goals with their history"
        }
    }
}
