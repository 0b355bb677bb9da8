import Forms
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Corrects when a workout was and what it is called, and does it once more.
package enum WorkoutDetailsController {
    package static func edit(_ visit: MemberVisit, workout: Int) async throws -> Response {
        try page(visit, form(visit, over: await found(visit, workout)))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let (id, moment) = (Int64(workout), visit.moment)
        var form = try await form(visit, over: found(visit, workout))
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft in
            let stored = try user.routines.loggedWorkout(database, id: id).orNotFound()
            return Saved(change: try user.routines.save(database, draft, over: stored, at: moment))
        }
        guard let saved else { return try page(visit, form, status: .unprocessableContent) }
        let path = Paths.trackedWorkout(id)
        guard let change = saved.change else { return try visit.redirect(to: path, notice: .workoutChanged) }
        return try visit.redirect(to: path, after: change, notice: .workoutChanged)
    }

    /// nil if everything was as before.
    private struct Saved: Sendable {
        let change: LoggedChange?
    }

    package static func repeatWorkout(
        _ visit: MemberVisit, _ typed: Submission, workout: Int
    ) async throws -> Response {
        let (id, moment) = (Int64(workout), visit.moment)
        let token = try FormToken.read(typed.fields) ?? FormToken().text
        let begun = try await visit.write { database, user in
            let earlier = try user.routines.loggedWorkout(database, id: id).orNotFound()
            return try user.routines.repeatWorkout(database, earlier, token: token, at: moment)
        }
        return try visit.redirect(to: Paths.trackedWorkout(try begun.orNotFound()))
    }

    /// One that is over: an open one ends first.
    private static func found(_ visit: MemberVisit, _ workout: Int) async throws -> RoutineWorkout {
        try await visit.read { database, user in
            try user.routines.loggedWorkout(database, id: Int64(workout)).flatMap { $0.isOpen ? nil : $0 }
        }.orNotFound()
    }

    private static func form(_ visit: MemberVisit, over workout: RoutineWorkout) -> WorkoutDetailsForm {
        WorkoutDetailsForm(
            of: workout.id ?? 0, workout.details(in: visit.user.timeZone), at: visit.moment)
    }

    private static func page(
        _ visit: MemberVisit, _ form: WorkoutDetailsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            WorkoutDetailsPage(form: form), title: RoutineTexts.changeWorkout, destination: .workout, status: status)
    }
}

struct WorkoutDetailsPage: PageContent {
    var view: CompiledView<Self> { view_routines_workout_edit }
    let form: WorkoutDetailsForm

    var back: Link { Link(RoutineTexts.backToTheWorkout, to: form.action) }
}
