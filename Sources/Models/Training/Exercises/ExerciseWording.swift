import Fitness
import Texts

/// Texts about exercises in the settings.
package enum ExerciseWording {
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
            let them =
                usage.sets + usage.cardioSessions == 1 ? "it too, with its records" : "them too, with their records"
            sentences.append("\(exercise.name) has \(logged). Deleting it deletes \(them).")
        } else {
            sentences.append("\(exercise.name) has no sets and no cardio sessions. It will be permanently deleted.")
        }
        if usage.plans > 0 {
            let plans = usage.plans == 1 ? "one of your workout plans" : "\(usage.plans) of your workout plans"
            sentences.append("It is removed from \(plans); a plan with nothing else in it is deleted too.")
        }
        if usage.goals > 0 {
            sentences.append(
                usage.goals == 1
                    ? "One of your goals is deleted with it, with its history."
                    : "\(usage.goals) of your goals are deleted with it, with their history.")
        }
        if usage.isLogged, !exercise.isArchived {
            sentences.append("If you archive it instead, it is no longer offered for logging but keeps its history.")
        }
        return sentences.joined(separator: " ")
    }
}
