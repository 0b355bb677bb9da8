import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

/// The workout of a routine: what it asks, and what was done. Reading writes nothing.
package enum RoutineWorkoutController {
    /// The open workout of a routine, or what starting one would ask.
    package static func show(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let (moment, token) = (visit.moment, try FormToken().text)
        let day = visit.request.query.day("date").map { min($0, moment.today) }
        let state = try await visit.read { database, user in
            let workout = try user.routines.workout(database, of: Int64(routine), on: day, at: moment, token: token)
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
    /// - Parameter day: that of a workout to log afterwards; nil for what goes on, or for one of today.
    func workout(
        _ database: Database, of routine: Int64, on day: LocalDay? = nil, at moment: TrainingMoment, token: String
    ) throws -> RoutineWorkout {
        let routine = try self.routine(database, id: routine).orNotFound()
        if let open = try openWorkout(database), open.routine == routine.id {
            // One of a past day goes on while somebody is logging it.
            let lastLogged = open.sets.compactMap(\.done?.loggedAt).max() ?? 0
            let isBeingLogged = moment.now.secondsSince1970 - lastLogged < RoutineWorkout.longestSeconds
            let goesOn =
                open.isCurrent(at: moment) || (open.knownStart(in: user.timeZone) == nil && isBeingLogged)
            if day.map({ $0 == open.day }) ?? goesOn { return open }
        }
        return try preview(database, of: routine, on: day ?? moment.today, token: token)
    }
}

extension RoutineWorkout {
    /// For so long after its start, a workout that went on past midnight is still the one of its routine.
    private static let nightSeconds: Int64 = 12 * 3_600

    fileprivate func isCurrent(at moment: TrainingMoment) -> Bool {
        day == moment.today || (startedAt ?? 0) > moment.now.secondsSince1970 - Self.nightSeconds
    }
}

/// What a person does in a workout: every button of its page is posted to one address.
package enum RoutineActionController {
    package static func act(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        let reference = try WorkoutReference(fields, today: visit.today).orNotFound()
        do {
            guard let press = RoutinePress(fields) else {
                throw Faults(RoutineActionForm.press, RoutineTexts.tapACheckMark)
            }
            // The first tap asks for all weights of the workout that begins with it.
            if press.needsRacks || reference.start != nil {
                try await visit.read { try $1.equipment.prepareRacks($0) }
            }
            let tap = try await visit.write { try RoutineTap($0, $1, press, fields, in: reference, at: moment) }
            return try tap.answer(visit)
        } catch let faults as Faults {
            return try await refused(visit, fields, reference, faults)
        }
    }

    /// The page with everything that was typed.
    private static func refused(
        _ visit: MemberVisit, _ fields: FormFields, _ reference: WorkoutReference, _ faults: Faults
    ) async throws -> Response {
        let moment = visit.moment
        let state = try await visit.read { database, user in
            let found = try user.routines.workout(database, of: reference).orNotFound()
            let workout = try found.id.flatMap { try user.routines.workout(database, id: $0) } ?? found
            return try RoutineWorkoutState(database, user, of: workout, at: moment)
        }
        var form = RoutineActionForm(state.workout, token: try FormToken(), visit.user.units)
        form.take(fields)
        form.token = FormToken.read(fields) ?? form.token
        form.show(faults)
        return try RoutineWorkoutController.page(visit, state, form: form)
    }
}

/// A button of a workout's page that was pressed, and what that led to.
struct RoutineTap: Sendable {
    private let press: RoutinePress
    /// nil if there was nothing to do.
    private let action: RoutineAction?
    /// As the page showed it.
    private let workout: RoutineWorkout
    /// What the action led to.
    private let outcome: RoutineOutcome?
    /// What was typed at other places, which the next page shows again.
    private let typed: [Query.Item]

    /// Does it, in the transaction that looks the workout up.
    /// - Throws: `Faults`, by the names of the fields.
    init(
        _ database: Database, _ user: User, _ press: RoutinePress, _ fields: FormFields,
        in reference: WorkoutReference, at moment: TrainingMoment
    ) throws {
        let workout = try user.routines.workout(database, of: reference).orNotFound()
        let proposed = RoutineActionForm(workout, token: try FormToken(), user.units)
        var form = proposed
        form.take(fields)
        let action = try form.action(database, user, press, fields, in: workout)
        let done = press.donePlaces(in: workout)
        let others = workout.openPlaces.filter { !done.contains($0) && $0 != press.place }
        self.press = press
        self.action = action
        self.workout = workout
        outcome = try action.map {
            try user.routines.apply(
                database, $0, in: reference, at: moment, happenedAt: fields.moment("happened_at")
            ).orNotFound()
        }
        typed = form.typed(at: others, otherThan: proposed)
    }

    /// Leads to the page, where it opens without a script: at what was changed.
    func answer(_ visit: MemberVisit) throws -> Response {
        guard let action, let outcome else { return try visit.redirect(to: RoutineExercisePicker.path(of: workout)) }
        guard let id = outcome.workout else {
            let path = workout.routine.map { Paths.routineWorkout($0) } ?? Paths.workouts
            guard outcome.change != nil else { return try visit.redirect(to: path, notice: .workoutDiscarded) }
            return try visit.redirect(to: path, after: outcome.change, notice: .routineWorkoutDiscarded)
        }
        let page = RoutineExercisePicker.path(id: id, routine: workout.routine, isOpen: outcome.isOpen)
        let path = page + (outcome.isOpen ? query : "") + anchor(outcome)
        guard let change = outcome.change else {
            return try visit.redirect(to: path, notice: action.noticeWithoutChange)
        }
        return try visit.redirect(
            to: path, after: change, notice: action.notice(after: outcome), record: press.record(after: outcome),
            rest: outcome.rest.map { visit.user.restTimer(after: $0) })
    }

    /// What was typed, but not sent for its set: without a script, a button sends the whole page, and the answer would
    /// propose everything anew.
    private var query: String { typed.isEmpty ? "" : "?\(Query(items: typed).text)" }

    /// A set stays in sight as long as the next one is below it.
    private func anchor(_ outcome: RoutineOutcome) -> String {
        if case .addExercise? = action { return outcome.slot.map { "#exercise-\($0)" } ?? "" }
        if let place = outcome.place ?? press.place {
            guard outcome.done + outcome.missed > 0 else { return "#set-\(place)" }
            guard let next = outcome.next else {
                return outcome.isOpen ? "#\(RoutineWorkoutPage.end)" : "#set-\(place)"
            }
            let isBelow = workout[next]?.exercise.slot == workout[place]?.exercise.slot
            return "#set-\(isBelow ? place : next)"
        }
        return press.slot.map { "#exercise-\($0)" } ?? ""
    }
}

extension User {
    func restTimer(after rest: RoutineRest) -> RestTimer {
        switch rest {
        case .person: restTimer
        case .seconds(let seconds): RestTimer(seconds: seconds)
        }
    }
}

extension RoutinePress {
    fileprivate func record(after outcome: RoutineOutcome) -> Notice.Code? {
        if case .doneRest = self { return outcome.missed > 0 ? .setsRecordMissed : .setsRecord }
        return place == nil ? nil : .setRecord
    }
}

extension RoutineAction {
    /// The end of a workout leaves nothing to undo, and a repeated tap changes nothing.
    fileprivate var noticeWithoutChange: Notice.Code? {
        switch self {
        case .finish, .reopen: notice
        default: nil
        }
    }

    fileprivate func notice(after outcome: RoutineOutcome) -> Notice.Code {
        switch (outcome.done, outcome.missed) {
        case (_, 0): notice
        case (0, 1): .setMissed
        case (0, _): .setsMissed
        default: .setsSavedMissed
        }
    }

    private var notice: Notice.Code {
        switch self {
        case .done, .missed: .setSaved
        case .doneAll: .setsSaved
        case .undone: .setDeleted
        case .skip, .skipRest: .setSkipped
        case .addSet, .addWarmUp: .setAdded
        case .addWarmUps: .warmUpsAdded
        case .swap: .exerciseSwapped
        case .addExercise: .exerciseAdded
        case .unskip, .move: .workoutChanged
        case .finish: .workoutSaved
        case .reopen: .workoutReopened
        case .discard: .routineWorkoutDiscarded
        }
    }
}
