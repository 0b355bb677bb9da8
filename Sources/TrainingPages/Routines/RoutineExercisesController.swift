import Forms
import HTTP
import Web

package enum RoutineExercisesController {
    /// The exercises to add to a workout, or to do in place of another.
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (moment, query, token) = (visit.moment, visit.request.query, try FormToken())
        guard query["workout"] != nil || query["routine"] != nil else {
            return try await RoutineWorkoutController.reload(visit)
        }
        let words = query.searchWords
        let picker = try await visit.read { database, user in
            let workout =
                try query.row("workout").map { try user.routines.workout(database, id: $0).orNotFound() }
                ?? user.routines.workout(database, of: query.row("routine") ?? 0, at: moment, token: token.text)
            return try RoutineExercisePicker(
                workout, slot: query["slot"], words: words, token: token, units: user.units,
                all: try user.training.exercises(database),
                recent: try user.training.recentExercises(database, .strength),
                frequent: try user.training.frequentExercises(
                    database, [.strength], until: moment.today, atMost: 10),
                used: words.isEmpty ? [] : try user.training.trainedExercises(database))
        }
        return try visit.page(picker, title: picker.workout.name, destination: .workout)
    }
}
