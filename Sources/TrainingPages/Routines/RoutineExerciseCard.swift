import Fitness
import Forms
import HTTP
import Routines
import Texts

/// An exercise on the page of a workout.
struct RoutineExerciseCard: Sendable {
    let exercise: WorkoutExercise
    /// What the person noted for every time; nil for nothing.
    let ownNote: String?
    let rows: [RoutineSetRow]
    /// A second card of a slot, after a swap in the middle, has another id.
    let occurrence: Int
    /// Whether it is a superset with the one above and the one below.
    let joinsAbove: Bool
    let joinsBelow: Bool
    /// The clock of the group that it begins.
    var clock: RoutineWorkoutClock?
    let isFirst: Bool
    let isLast: Bool
    /// Which workout its sets belong to, as a query.
    let query: String
    let restTimer: RestTimer
    let units: Units
    /// Whether there are warm-ups to propose.
    let hasWarmUps: Bool
    let today: LocalDay

    var slot: String { exercise.slot }
    var id: String { occurrence == 0 ? "exercise-\(slot)" : "exercise-\(slot)-\(occurrence)" }
    var titleID: String { "\(id)-title" }
    var name: String { exercise.exercise.name }
    var path: String { Paths.records(of: exercise.exercise.id) }
    var isDone: Bool { rows.allSatisfy { !$0.isOpen } }

    var swapped: String? { exercise.askedExercise.map { RoutineTexts.insteadOf($0.name) } }
    var superset: String? { joinsAbove || joinsBelow ? RoutineTexts.superset : nil }

    var reason: String? {
        setupPath == nil ? exercise.reason.map { ReasonText.text($0, units, today: today) } : nil
    }
    /// Where the training max is set that is missing.
    var setupPath: String? {
        exercise.reason == .needsTrainingMax ? Paths.exerciseSetup(exercise.exercise.id) : nil
    }
    var proposal: String? { exercise.proposal.map { ReasonText.text($0, units) } }
    /// The person's own, then the routine's.
    var notes: [String] {
        let own = ownNote.map { [$0] } ?? []
        return exercise.note.isEmpty || exercise.note == ownNote ? own : own + [exercise.note]
    }

    var rest: String? {
        guard exercise.clock == nil else { return nil }
        let timer = exercise.restSeconds.map { RestTimer(seconds: $0) } ?? restTimer
        return timer.isOn ? RoutineTexts.restOf(timer.text) : nil
    }

    var swapPath: String { "\(Paths.routineExercises)?\(query)&slot=\(PercentEncoding.encode(slot))" }
}
