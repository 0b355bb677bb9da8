import Fitness
import Models
import Texts

/// Texts about exercises in the settings.
package enum ExerciseWording {
    package static func kind(_ kind: ExerciseKind) -> String {
        switch kind {
        case .strength: CommonTexts.strength
        case .cardio: CommonTexts.cardio
        case .mobility: ExerciseTexts.mobility
        }
    }

    package static func measure(_ measure: SetMeasure) -> String {
        switch measure {
        case .reps: CommonTexts.reps
        case .hold: CommonTexts.time
        case .carry: ExerciseTexts.distanceOrTime
        }
    }

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
        return parts.isEmpty ? nil : CommonTexts.list(parts)
    }

    /// What is deleted together with an exercise.
    package static func deletion(of exercise: Exercise, _ usage: ExerciseUsage) -> String {
        var sentences: [String] = []
        if let logged = logged(usage) {
            sentences.append(ExerciseTexts.deletionAlsoDeletes(logged, usage.goals))
        } else {
            sentences.append(ExerciseTexts.nothingIsLoggedOf(exercise.name, usage.goals))
        }
        if usage.plans > 0 {
            let plans =
                usage.plans == 1
                ? ExerciseTexts.oneOfYourWorkoutPlans : ExerciseTexts.someOfYourWorkoutPlans(usage.plans)
            sentences.append(ExerciseTexts.removedFromPlans(plans))
        }
        if usage.routines > 0 { sentences.append(ExerciseTexts.removedFromRoutines(usage.routines)) }
        if usage.isLogged, !exercise.isArchived {
            sentences.append(ExerciseTexts.archiveToKeepHistory)
        }
        return sentences.joined(separator: " ")
    }
}
