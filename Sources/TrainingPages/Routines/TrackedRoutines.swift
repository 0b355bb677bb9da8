import Fitness
import Models
import Routines
import Texts
import Web

/// The workouts of routines that Track shows: the open one, and those of the day.
struct TrackedRoutines: Sendable {
    /// A heading above the exercises of one workout.
    struct Workout: Sendable {
        let workout: RoutineWorkout
        let exercises: [ExerciseCard]

        var name: String { workout.name }
        var path: String { RoutineExercisePicker.path(of: workout) }

        var note: String { workout.totals.text }
    }

    var open: RoutineWorkout?
    var workouts: [RoutineWorkout] = []

    /// An exercise has a card in each workout in which it was done. Its sets besides the workouts are in the first one.
    func workouts(of cards: [ExerciseCard]) -> [Workout] {
        let inWorkouts = Set(workouts.flatMap(\.doneSets))
        var seen: Set<String> = []
        return workouts.compactMap { workout in
            let done = workout.exercises.filter { $0.sets.contains { $0.done != nil } }
            let sets = Set(workout.doneSets)
            let own = cards.compactMap { card -> ExerciseCard? in
                guard done.contains(where: { ExerciseCard.id(of: $0.exercise.id) == card.id }) else { return nil }
                let isFirst = seen.insert(card.id).inserted
                return card.only(
                    { sets.contains($0.id) || isFirst && !inWorkouts.contains($0.id) },
                    ofWorkout: isFirst ? nil : workout.id)
            }
            return done.isEmpty ? nil : Workout(workout: workout, exercises: own)
        }
    }
}

extension RoutineSummary.Totals {
    /// `12 sets, 3 warm-ups, 45 min`
    var text: String {
        let sets = CountTexts.sets(sets, warmUps: warmUps)
        return seconds < 60 ? sets : RoutineTexts.sessionTotals(sets, DurationText.total(seconds: Int(seconds)).text)
    }
}

extension RoutineWorkout {
    fileprivate var doneSets: [Int64] { sets.compactMap { $0.done?.id } }
}
