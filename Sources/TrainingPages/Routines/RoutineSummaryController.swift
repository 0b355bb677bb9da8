import Fitness
import Forms
import HTTP
import Routines
import Texts
import Web

/// A workout that is over: what was done, what of it the routine keeps, and its deletion.
package enum RoutineSummaryController {
    static func page(_ visit: MemberVisit, _ state: RoutineWorkoutState) async throws -> Response {
        let workout = state.workout
        let (summary, changes, day) = try await visit.read { database, user in
            (
                try user.routines.summary(database, of: workout), try user.routines.changes(database, of: workout),
                try user.training.trackDay(database, on: workout.day)
            )
        }
        let page = RoutineSummaryPage(
            workout: workout, id: workout.id ?? 0, summary: summary, changes: changes, records: day.records,
            undo: state.undo, token: FormToken(of: visit.user.revision), user: visit.user, today: visit.today)
        return try visit.page(page, title: workout.name, destination: .workout)
    }

    package static func keepChanges(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let (moment, path) = (visit.moment, Paths.trackedWorkout(Int64(workout)))
        do {
            try await visit.write { try $1.routines.keepChanges($0, of: Int64(workout), at: moment) }.orNotFound()
            return try visit.redirect(to: path, notice: .routineChanged)
        } catch is Faults {
            return try visit.redirect(to: path, notice: .routineNotChanged)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let found = try await visit.read { try $1.routines.workout($0, id: Int64(workout)) }.orNotFound()
        let question = ConfirmPage.Question(
            WorkoutTexts.deleteWorkoutQuestion, RoutineTexts.deleteQuestionOf(found.name, found.day.longText),
            deleting: Paths.trackedWorkout(Int64(workout)), label: WorkoutTexts.deleteWorkout)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let (day, outcome) = try await visit.write { database, user in
            let found = try user.routines.loggedWorkout(database, id: Int64(workout)).orNotFound()
            let reference = WorkoutReference(token: found.token)
            return (found.day, try user.routines.apply(database, .discard, in: reference, at: moment))
        }
        return try visit.redirect(to: Paths.track(on: day), after: outcome?.change, notice: .workoutDeleted)
    }
}
