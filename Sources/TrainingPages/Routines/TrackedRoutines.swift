import Fitness
import Forms
import Models
import Routines
import Texts
import Web

/// The workouts of routines that Track shows: the open one, and those of the day.
struct TrackedRoutines: Sendable {
    /// A heading above the exercises of one workout.
    struct Workout: Sendable {
        let session: RoutineSession
        let exercises: [ExerciseCard]

        var name: String { session.name }
        var path: String { RoutineExercisePicker.path(of: session) }

        var note: String {
            let sets = session.sets.compactMap(\.done).countText
            let seconds = Int(session.totals.seconds)
            return seconds < 60 ? sets : RoutineTexts.sessionTotals(sets, DurationText.total(seconds: seconds).text)
        }
    }

    var open: RoutineSession?
    var sessions: [RoutineSession] = []

    /// An exercise stands below the first workout in which it was done.
    func workouts(of cards: [ExerciseCard]) -> [Workout] {
        var shown: Set<String> = []
        return sessions.compactMap { session in
            let done = session.exercises.filter { $0.sets.contains { $0.done != nil } }
            let own = cards.filter { card in
                done.contains { ExerciseCard.id(of: $0.exercise.id) == card.id } && shown.insert(card.id).inserted
            }
            return done.isEmpty ? nil : Workout(session: session, exercises: own)
        }
    }
}
