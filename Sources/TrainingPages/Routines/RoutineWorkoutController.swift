import Forms
import GRDB
import HTTP
import Models
import Routines
import Web

/// The workout of a routine: what it asks, and what was done. Reading writes nothing.
package enum RoutineWorkoutController {
    /// The open workout of a routine, or what starting one would ask.
    package static func show(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let (moment, token) = (visit.moment, try FormToken().text)
        let state = try await visit.read { database, user in
            let workout = try user.routines.workout(database, of: Int64(routine), at: moment, token: token)
            return try RoutineWorkoutState(database, user, of: workout, at: moment)
        }
        return try page(visit, state)
    }

    /// A workout, open or finished.
    package static func showWorkout(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let moment = visit.moment
        let state = try await visit.read { database, user in
            let workout = try user.routines.workout(database, id: Int64(workout)).orNotFound()
            return try RoutineWorkoutState(database, user, of: workout, at: moment)
        }
        guard state.workout.finishedAt != nil else { return try page(visit, state) }
        return try await RoutineSummaryController.page(visit, state)
    }

    /// Reloading the page of a form with errors leads back to its workout.
    package static func reload(_ visit: MemberVisit) async throws -> Response {
        let open = try await visit.read { try $1.routines.openWorkout($0) }
        return try visit.redirect(to: open.map(RoutineExercisePicker.path) ?? Paths.workouts)
    }

    /// Whether an address is that of a workout.
    static func isPage(_ path: String) -> Bool {
        path.hasPrefix(Paths.trackedWorkout(0).dropLast())
            || path.hasPrefix(Paths.routines) && path.hasSuffix("/workout")
    }

    static func page(
        _ visit: MemberVisit, _ state: RoutineWorkoutState, form: RoutineActionForm? = nil
    ) throws -> Response {
        let token = FormToken(of: visit.user.revision)
        var shown = form ?? RoutineActionForm(state.workout, token: token, visit.user.units)
        if form == nil { shown.take(FormFields(visit.request.query), at: state.workout.openPlaces) }
        let page = try RoutineWorkoutPage(state, form: shown, user: visit.user, today: visit.today)
        return try visit.page(
            page, title: state.workout.name, destination: .workout,
            status: form == nil ? .ok : .unprocessableContent)
    }
}

extension User.Routines {
    /// The open workout of a routine, or what starting one would ask.
    func workout(
        _ database: Database, of routine: Int64, at moment: TrainingMoment, token: String
    ) throws -> RoutineWorkout {
        let routine = try self.routine(database, id: routine).orNotFound()
        if let open = try openWorkout(database), open.routine == routine.id, open.isCurrent(at: moment) { return open }
        return try preview(database, of: routine, on: moment.today, token: token)
    }
}

extension RoutineWorkout {
    /// For so long after its start, a workout that went on past midnight is still the one of its routine.
    private static let nightSeconds: Int64 = 12 * 3_600

    fileprivate func isCurrent(at moment: TrainingMoment) -> Bool {
        day == moment.today || (startedAt ?? 0) > moment.now.secondsSince1970 - Self.nightSeconds
    }
}
