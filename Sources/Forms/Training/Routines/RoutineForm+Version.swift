import Crypto
import Models
import Routines

extension RoutineForm {
    /// Identifies what the editor changes. The weights are left out: a new one counts from a day on.
    static func version(of routine: Routine, _ exercises: [RoutineExercise]) -> String {
        let lines = exercises.map { exercise in
            [
                String(exercise.slot), String(exercise.exercise.id), String(exercise.isJoined), exercise.lines.text,
                exercise.rule?.description ?? "", String(exercise.sharesProgress),
                exercise.restSeconds.map { String($0) } ?? "", exercise.clock?.description ?? "", exercise.note,
            ]
            .joined(separator: "\n")
        }
        return SHA256Digest.version(of: ([routine.name, routine.note] + lines).joined(separator: "\n\n"))
    }
}
