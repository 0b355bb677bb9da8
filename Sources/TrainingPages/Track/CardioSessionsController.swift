import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

package enum CardioSessionsController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        guard let id = visit.request.query["exercise"] else {
            return try await ExercisePicker.page(visit, kind: .cardio)
        }
        let day = visit.trackedDay
        let (exercise, last) = try await visit.read { database, user in
            guard let exercise = try user.loggableExercise(database, id) else { throw HTTPError(.notFound) }
            return (exercise, try user.training.lastCardioText(database, of: exercise.id, on: day))
        }
        // Somebody may have left this flow to make an exercise of their own, and made one of the other kind.
        guard exercise.kind == .cardio else { return .redirect(to: Paths.newSet(exercise.id, on: day)) }
        return try page(visit, try CardioForm(exercise: exercise, on: day, visit.user.units.distance), last: last)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let fields = typed.fields
        let day = fields["date"].flatMap { LocalDay($0) } ?? visit.today
        var form = try await visit.read { database, user in
            let exercise = try user.loggableExercise(database, fields["exercise_id"], .cardio)
            var form = try CardioForm(exercise: exercise, on: day, user.units.distance)
            if exercise == nil { form.subject.options = try user.exerciseOptions(database, .cardio) }
            form.take(fields)
            return form
        }
        guard let draft = form.validate(today: visit.today), form.settleDoubts(about: draft) else {
            let exercise = form.exercise?.id
            let last = try await visit.read { database, user in
                try exercise.flatMap { try user.training.lastCardioText(database, of: $0, on: day) }
            }
            return try page(visit, form, last: last, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let change = try await visit.write { database, user in
            try user.change(database, CardioSessionDraft.self, to: [draft], token: token, at: moment) {
                let logged = try user.training.logCardio(database, draft, at: moment)
                return ([logged.id], logged.outcome)
            }
        }
        return try visit.redirect(
            to: Paths.track(on: draft.day, exercise: draft.exercise.id), after: change, notice: .cardioSaved,
            record: .cardioRecord)
    }

    package static func edit(_ visit: MemberVisit, session: Int) async throws -> Response {
        guard let form = try await existing(visit, session) else { throw HTTPError(.notFound) }
        return try page(visit, form, last: nil)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        guard var form = try await existing(visit, session) else { return try await addAnew(visit, typed) }
        form.take(typed.fields)
        guard let draft = form.validate(today: visit.today), form.settleDoubts(about: draft) else {
            return try page(visit, form, last: nil, status: .unprocessableContent)
        }
        let (id, moment, token) = (Int64(session), visit.moment, FormToken.read(typed.fields))
        let change = try await visit.write { database, user in
            try user.change(database, CardioSessionDraft.self, row: id, to: [draft], token: token, at: moment) {
                try user.training.updateCardio(database, id: id, draft, at: moment).map { ([id], $0) }
            }
        }
        return try visit.redirect(
            to: Paths.track(on: draft.day, exercise: draft.exercise.id), after: change, notice: .cardioSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let (id, moment, token) = (Int64(session), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.training.cardioSession(database, id: id)?.day
            let change = try user.change(database, CardioSessionDraft.self, row: id, to: [], token: token, at: moment) {
                try user.training.deleteCardio(database, id: id, at: moment).map { ([id], $0) }
            }
            return (change, day)
        }
        return try visit.redirect(to: Paths.track(on: day ?? visit.today), after: change, notice: .cardioDeleted)
    }

    /// The session was deleted elsewhere while it was edited here: what was typed stays, to be added anew.
    private static func addAnew(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let form = try await visit.read { database, user -> CardioForm in
            let id = typed.fields["exercise_id"]
            guard let exercise = try user.loggableExercise(database, id, .cardio) else { throw HTTPError(.notFound) }
            var form = try CardioForm(exercise: exercise, on: visit.today, user.units.distance)
            let token = form.token
            form.take(typed.fields)
            form.token = token
            return form
        }
        return try page(
            visit, form, last: nil, notice: CardioForm.deletedMeanwhile("session"), status: .notFound)
    }

    private static func existing(_ visit: MemberVisit, _ session: Int) async throws -> CardioForm? {
        try await visit.read { database, user in
            guard let session = try user.training.cardioSession(database, id: Int64(session)),
                let exercise = try user.training.exercise(database, id: session.exerciseID)
            else { return nil }
            return try CardioForm(session, of: exercise, user.units.distance)
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: CardioForm, last: String?, notice: String? = nil,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = LoggingPage(
            view: view_track_cardio, form: form, title: form.exercise?.name ?? "Cardio",
            unit: form.distanceUnit.rawValue, last: last, notice: notice, today: visit.today)
        return try visit.page(page, title: "Cardio", destination: .track, status: status)
    }
}
