import Models
import Routines
import Texts

extension Notice {
    package typealias Code = NoticeCode

    var text: String { code.sentence(limit: limit, deleted: deleted.text) }

    private var limit: Int {
        switch code {
        case .tooManyPlans: User.Workouts.maximumOwnPlans
        case .tooManyRoutines: User.Routines.maximumRoutines
        case .workoutTooLong: WorkoutPlan.maximumExercisesInAllRounds
        default: 0
        }
    }

    var isError: Bool { Self.errors.contains(code) }

    private static let errors: Set<Code> = [
        .weightKept, .undoRefused, .importAnswered, .tooManyPlans, .tooManyRoutines, .routineNotCopied,
        .routineNotChanged, .recipeTooLight, .workoutEmpty, .workoutTooLong,
        .guestsCannotShare, .lastAdmin, .backupFailed,
    ]
}
