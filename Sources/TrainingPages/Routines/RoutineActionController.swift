import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

/// What a person does in a workout: every button of its page is posted to one address.
package enum RoutineActionController {
    /// What a request asks for.
    fileprivate struct Step: Sendable {
        let reference: WorkoutReference
        let press: RoutinePress
        let workout: RoutineWorkout
        let actions: [RoutineAction]
        let happenedAt: Int64?
        /// What was typed at other places, which the next page shows again.
        let typed: [Query.Item]

        var notice: Notice.Code {
            if case .missed? = actions.last { .setMissed } else { press.notice }
        }
    }

    /// A form that is shown again.
    private struct Refused: Sendable {
        var state: RoutineWorkoutState
        /// What the page proposes.
        let proposed: RoutineActionForm
        var form: RoutineActionForm
    }

    private enum Prepared: Sendable {
        case step(Step)
        case refused(Refused)
    }

    package static func act(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        let reference = try WorkoutReference(fields, today: visit.today).orNotFound()
        let prepared = try await visit.read { try prepare($0, $1, reference, fields, at: moment) }
        switch prepared {
        case .refused(let refused): return try RoutineWorkoutController.page(visit, refused.state, form: refused.form)
        case .step(let step): return try await apply(visit, step, fields)
        }
    }

    private static func apply(_ visit: MemberVisit, _ step: Step, _ fields: FormFields) async throws -> Response {
        let moment = visit.moment
        guard !step.actions.isEmpty else {
            return try visit.redirect(to: RoutineExercisePicker.path(of: step.workout))
        }
        do {
            let outcome = try await visit.write { database, user in
                try user.routines.apply(database, step, at: moment)
            }
            return try await respond(visit, step, outcome)
        } catch let refusal as RoutineActionRefusal {
            guard refusal != .notFound else { throw HTTPError(.notFound) }
            let refused = try await visit.read { database, user in
                var refused = try refuse(database, user, step.workout, fields, at: moment)
                refused.form.problem = refusal.message
                return refused
            }
            return try RoutineWorkoutController.page(visit, refused.state, form: refused.form)
        }
    }

    // Reading the form

    private static func prepare(
        _ database: Database, _ user: User, _ reference: WorkoutReference, _ fields: FormFields,
        at moment: TrainingMoment
    ) throws -> Prepared {
        let workout = try user.routines.workout(database, of: reference)
        var refused = try refuse(database, user, workout, fields, at: moment)
        guard let press = RoutinePress(fields) else {
            refused.form.problem = RoutineTexts.tapACheckMark
            return .refused(refused)
        }
        if case .swap = press { try user.equipment.prepareRacks(database) }
        let places = workout.donePlaces(press)
        let missed = places.compactMap { place in
            refused.form.missed(at: place, fields).map { (place: place, exercise: $0) }
        }
        let done = places.filter { place in !missed.contains { $0.place == place } }
        let sets = try done.compactMap { place -> (place: Int, draft: StrengthSetDraft)? in
            // Whether the workout may be of its day is asked where it begins.
            try refused.form.draft(database, user, at: place, fields, on: workout.day, today: workout.day)
                .map { (place, $0) }
        }
        guard sets.count == done.count else { return .refused(refused) }
        let others = workout.openPlaces.filter { !places.contains($0) && $0 != press.place }
        let actions =
            missed.map { RoutineAction.missed(place: $0.place, exercise: $0.exercise) } + workout.actions(press, sets)
        return .step(
            Step(
                reference: reference, press: press, workout: workout, actions: actions,
                happenedAt: fields.moment("happened_at"),
                typed: refused.form.typed(at: others, otherThan: refused.proposed)))
    }

    /// The page with everything that was typed.
    private static func refuse(
        _ database: Database, _ user: User, _ workout: RoutineWorkout, _ fields: FormFields, at moment: TrainingMoment
    ) throws -> Refused {
        let state = try user.routines.state(database, of: workout, at: moment)
        let proposed = try RoutineActionForm(workout, token: FormToken(), user.units)
        var form = proposed
        form.take(fields)
        form.token = FormToken.read(fields) ?? form.token
        return Refused(state: state, proposed: proposed, form: form)
    }

    // Answering

    private static func respond(_ visit: MemberVisit, _ step: Step, _ outcome: RoutineOutcome) async throws -> Response
    {
        guard let id = outcome.workout else {
            let path = step.workout.routine.map { Paths.routineWorkout($0) } ?? Paths.workouts
            guard outcome.change != nil else { return try visit.redirect(to: path, notice: .workoutDiscarded) }
            return try visit.redirect(to: path, after: outcome.change, notice: .routineWorkoutDiscarded)
        }
        let workout = try await visit.read { try $1.routines.workout($0, id: id) }.orNotFound()
        let path = self.path(of: workout, showing: step.typed) + anchor(step.press, outcome, in: workout)
        guard let change = outcome.change else {
            return try visit.redirect(to: path, notice: step.press.noticeWithoutChange)
        }
        return try visit.redirect(
            to: path, after: change, notice: step.notice, record: step.press.record,
            rest: rest(visit, outcome))
    }

    /// The page of a workout with what was typed, but not sent for its set: without a script, a button sends the whole
    /// page, and the answer would propose everything anew.
    private static func path(of workout: RoutineWorkout, showing typed: [Query.Item]) -> String {
        let path = RoutineExercisePicker.path(of: workout)
        guard workout.isOpen, !typed.isEmpty else { return path }
        return "\(path)?" + typed.map { "\($0.name)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }

    /// Where the page opens without a script: at what was changed.
    private static func anchor(_ press: RoutinePress, _ outcome: RoutineOutcome, in workout: RoutineWorkout) -> String {
        if let place = outcome.place ?? press.place { return "#set-\(place)" }
        switch press {
        case .addSet(let slot), .addWarmUp(let slot):
            if let place = workout.lastPlace(of: slot) { return "#set-\(place)" }
        default: break
        }
        if let slot = press.slot { return "#exercise-\(slot)" }
        if case .addExercise = press, let last = workout.exercises.last { return "#exercise-\(last.slot)" }
        return ""
    }

    private static func rest(_ visit: MemberVisit, _ outcome: RoutineOutcome) -> RestTimer? {
        switch outcome.rest {
        case .person: visit.user.restTimer
        case .seconds(let seconds): RestTimer(seconds: seconds)
        case nil: nil
        }
    }
}

extension User.Routines {
    /// The workout that a form is for, or what it would begin.
    fileprivate func workout(_ database: Database, of reference: WorkoutReference) throws -> RoutineWorkout {
        if let known = try workout(database, token: reference.token) { return known }
        let start = try reference.start.orNotFound()
        let routine = try self.routine(database, id: start.routine).orNotFound()
        if let open = try openWorkout(database), open.routine == routine.id, open.day == start.day { return open }
        return try preview(database, of: routine, on: start.day, token: reference.token)
    }

    fileprivate func apply(
        _ database: Database, _ step: RoutineActionController.Step, at moment: TrainingMoment
    ) throws -> RoutineOutcome {
        var outcome = RoutineOutcome()
        for action in step.actions {
            outcome = try apply(database, action, in: step.reference, at: moment, happenedAt: step.happenedAt)
        }
        return outcome
    }
}

extension RoutineWorkout {
    /// The place of the set that was added last to an exercise.
    fileprivate func lastPlace(of slot: String) -> Int? {
        exercises.filter { $0.slot == slot }.flatMap(\.sets).map(\.place).max()
    }

    /// The places whose fields a button completes.
    fileprivate func donePlaces(_ press: RoutinePress) -> [Int] {
        switch press {
        case .done(let place): [place]
        case .doneRest(let slot): openPlaces(ofGroupOf: slot)
        default: []
        }
    }

    /// What a button means for this workout.
    /// - Parameter sets: what was typed in the places that it completes.
    fileprivate func actions(
        _ press: RoutinePress, _ sets: [(place: Int, draft: StrengthSetDraft)]
    ) -> [RoutineAction] {
        switch press {
        case .done: sets.map { .done(place: $0.place, $0.draft) }
        case .doneRest: sets.isEmpty ? [] : [.doneAll(sets)]
        case .undone(let place): [.undone(place: place)]
        case .skip(let place): [.skip(place: place)]
        case .unskip(let place): [.unskip(place: place)]
        case .addSet(let slot): [.addSet(slot: slot)]
        case .addWarmUp(let slot): [.addWarmUp(slot: slot)]
        case .addWarmUps(let slot): [.addWarmUps(slot: slot)]
        case .up(let slot): [.move(slot: slot, by: -1)]
        case .down(let slot): [.move(slot: slot, by: 1)]
        case .skipRest(let slot): [.skipRest(slot: slot)]
        case .swap(let slot, let exercise): [.swap(slot: slot, exercise: exercise)]
        case .addExercise(let exercise): [.addExercise(exercise)]
        case .finish: [.finish]
        case .reopen: [.reopen]
        case .discard: [.discard]
        }
    }
}

extension RoutinePress {
    /// The end of a workout leaves nothing to undo, and a repeated tap changes nothing.
    fileprivate var noticeWithoutChange: Notice.Code? {
        switch self {
        case .finish, .reopen: notice
        default: nil
        }
    }

    fileprivate var record: Notice.Code? {
        if case .doneRest = self { return .setsRecord }
        return place == nil ? nil : .setRecord
    }

    fileprivate var notice: Notice.Code {
        switch self {
        case .done: .setSaved
        case .doneRest: .setsSaved
        case .undone: .setDeleted
        case .skip, .skipRest: .setSkipped
        case .addSet, .addWarmUp: .setAdded
        case .addWarmUps: .warmUpsAdded
        case .swap: .exerciseSwapped
        case .addExercise: .exerciseAdded
        case .unskip, .up, .down: .workoutChanged
        case .finish: .workoutSaved
        case .reopen: .workoutReopened
        case .discard: .routineWorkoutDiscarded
        }
    }
}
