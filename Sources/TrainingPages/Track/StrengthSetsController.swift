import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

package enum StrengthSetsController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        guard let id = visit.request.query["exercise"] else {
            return try await ExercisePicker.page(visit, kind: .strength)
        }
        let (day, query) = (visit.trackedDay, visit.request.query)
        let (exercise, form, last) = try await visit.read { database, user in
            guard let exercise = try user.loggableExercise(database, id) else { throw HTTPError(.notFound) }
            var (form, last) = try blank(database, user, exercise, on: day)
            form.suggest(last?.nextSet)
            form.back = ReturnPath(query["back"])
            if let reps = query["reps"].flatMap({ Int($0) }), reps > 0 { form.reps.value = String(reps) }
            return (exercise, form, last)
        }
        // Somebody may have left this flow to make an exercise of their own, and made one of the other kind.
        guard exercise.kind == .strength else { return .redirect(to: Paths.newCardio(exercise.id, on: day)) }
        // A running workout asks for one set.
        let repetition =
            form.back == nil
            ? try last.flatMap { try SetRepetition(of: exercise, after: $0, on: day, today: visit.today) } : nil
        return try page(visit, form, last: last, repetition: repetition)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let fields = typed.fields
        let day = fields["date"].flatMap { LocalDay($0) } ?? visit.today
        var (form, last) = try await visit.read { database, user in
            let exercise = try user.loggableExercise(database, fields["exercise_id"], .strength)
            var (form, last) = try blank(database, user, exercise, on: day)
            if exercise == nil { form.subject.options = try user.exerciseOptions(database, .strength) }
            form.take(fields)
            // Its workout may be gone by now: the set is shown on its day.
            if let workout = form.back.flatMap(Paths.workoutSession(at:)),
                try user.workouts.workoutSession(database, id: workout) == nil
            {
                form.back = nil
            }
            return (form, last)
        }
        guard let draft = try await draft(visit, &form) else {
            return try page(visit, form, last: last, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let change = try await visit.write { database, user in
            try user.change(database, StrengthSetDraft.self, to: [draft], token: token, at: moment) {
                let logged = try user.training.logSet(database, draft, at: moment)
                return ([logged.id], logged.outcome)
            }
        }
        return try visit.redirect(
            to: form.back?.path ?? Paths.track(on: draft.day, exercise: draft.exercise.id), after: change,
            notice: .setSaved, record: .setRecord, rest: restTimer(visit, after: draft, form))
    }

    package static func edit(_ visit: MemberVisit, set: Int) async throws -> Response {
        guard let form = try await existing(visit, set) else { throw HTTPError(.notFound) }
        let workout = try await visit.read { try $1.workout(ofSet: Int64(set), $0) }
        return try page(visit, form, last: nil, workout: workout)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, set: Int) async throws -> Response {
        guard var form = try await existing(visit, set) else { return try await addAnew(visit, typed) }
        form.take(typed.fields)
        guard let draft = try await draft(visit, &form) else {
            return try page(visit, form, last: nil, status: .unprocessableContent)
        }
        let (id, moment, token) = (Int64(set), visit.moment, FormToken.read(typed.fields))
        let change = try await visit.write { database, user in
            try user.change(database, StrengthSetDraft.self, row: id, to: [draft], token: token, at: moment) {
                try user.training.updateSet(database, id: id, draft, at: moment).map { ([id], $0) }
            }
        }
        return try visit.redirect(
            to: Paths.track(on: draft.day, exercise: draft.exercise.id), after: change, notice: .setSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, set: Int) async throws -> Response {
        let (id, moment, token) = (Int64(set), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.training.strengthSet(database, id: id)?.day
            let change = try user.change(database, StrengthSetDraft.self, row: id, to: [], token: token, at: moment) {
                try user.training.deleteSet(database, id: id, at: moment).map { ([id], $0) }
            }
            return (change, day)
        }
        return try visit.redirect(to: Paths.track(on: day ?? visit.today), after: change, notice: .setDeleted)
    }

    private static func existing(_ visit: MemberVisit, _ set: Int) async throws -> StrengthSetForm? {
        try await visit.read { database, user in
            guard let set = try user.training.strengthSet(database, id: Int64(set)),
                let exercise = try user.training.exercise(database, id: set.exerciseID)
            else { return nil }
            return try StrengthSetForm(set, of: exercise, user.units.weight)
        }
    }

    /// The set was deleted elsewhere while it was edited here: what was typed stays, to be added anew.
    private static func addAnew(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let form = try await visit.read { database, user -> StrengthSetForm in
            let id = typed.fields["exercise_id"]
            guard let exercise = try user.loggableExercise(database, id, .strength) else { throw HTTPError(.notFound) }
            var form = try blank(database, user, exercise, on: visit.today).0
            let token = form.token
            form.take(typed.fields)
            form.token = token
            return form
        }
        return try page(
            visit, form, last: nil, notice: StrengthSetForm.deletedMeanwhile("set"), status: .notFound)
    }

    /// What a form says, once nothing of it is wrong or in doubt.
    private static func draft(_ visit: MemberVisit, _ form: inout StrengthSetForm) async throws -> StrengthSetDraft? {
        guard let draft = form.validate(today: visit.today) else { return nil }
        let bodyWeight = try await visit.read { try $1.training.bodyWeight($0, for: draft) }
        return form.settleDoubts(about: draft, bodyWeightKilograms: bodyWeight) ? draft : nil
    }

    /// A running workout has a rest of its own.
    private static func restTimer(
        _ visit: MemberVisit, after draft: StrengthSetDraft, _ form: StrengthSetForm
    ) -> RestTimer? {
        draft.day == visit.today && form.back == nil ? visit.user.restTimer : nil
    }

    private static func blank(
        _ database: Database, _ user: User, _ exercise: Exercise?, on day: LocalDay
    ) throws -> (StrengthSetForm, last: LastPerformance?) {
        let last = try exercise.map { try user.training.lastPerformance(database, of: $0.id, on: day) }
        var form = try StrengthSetForm(exercise: exercise, on: day, user.units.weight)
        form.knownKilograms = last?.nextSet?.weightKilograms.magnitude
        return (form, last)
    }

    private static func page(
        _ visit: MemberVisit, _ form: StrengthSetForm, last: LastPerformance?, repetition: SetRepetition? = nil,
        notice: String? = nil, workout: Link? = nil, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let text = form.exercise.flatMap { last?.text(of: $0, visit.user.units.weight, today: visit.today) }
        let page = LoggingPage(
            view: view_track_set, form: form, title: form.exercise?.name ?? "Strength",
            unit: form.weightUnit.rawValue, last: text, repetition: repetition, notice: notice, workout: workout,
            today: visit.today)
        return try visit.page(page, title: "Strength", destination: .track, status: status)
    }
}
