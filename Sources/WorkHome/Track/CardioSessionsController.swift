import GRDB
import HTTP
import HTTPTypes

enum CardioSessionsController {
    static func new(_ visit: MemberVisit) async throws -> Response {
        guard let id = visit.request.query["exercise"] else {
            return try await ExercisePicker.page(visit, kind: .cardio)
        }
        let day = visit.trackedDay
        let (exercise, last) = try await visit.read { database, user in
            guard let exercise = try user.loggableExercise(database, id) else { throw HTTPError(.notFound) }
            return (exercise, try user.lastCardioText(database, of: exercise.id, on: day))
        }
        // Somebody may have left this flow to make an exercise of their own, and made one of the other kind.
        guard exercise.kind == .cardio else { return .redirect(to: Paths.newSet(exercise.id, on: day)) }
        return try page(visit, try CardioForm(exercise: exercise, on: day, visit.user.units.distance), last: last)
    }

    static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
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
                try exercise.flatMap { try user.lastCardioText(database, of: $0, on: day) }
            }
            return try page(visit, form, last: last, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let change = try await visit.write { database, user in
            try user.change(database, CardioSessionRow.self, to: [draft], token: token, at: moment) {
                let logged = try user.logCardio(database, draft, at: moment)
                return ([logged.id], logged.outcome)
            }
        }
        return try visit.redirect(
            to: Paths.track(on: draft.day, exercise: draft.exercise.id), after: change, notice: .cardioSaved,
            record: .cardioRecord)
    }

    static func edit(_ visit: MemberVisit, session: Int) async throws -> Response {
        try page(visit, try await form(visit, session), last: nil)
    }

    static func update(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        var form = try await form(visit, session)
        form.take(typed.fields)
        guard let draft = form.validate(today: visit.today), form.settleDoubts(about: draft) else {
            return try page(visit, form, last: nil, status: .unprocessableContent)
        }
        let (id, moment, token) = (Int64(session), visit.moment, FormToken.read(typed.fields))
        let change = try await visit.write { database, user in
            try user.change(database, CardioSessionRow.self, row: id, to: [draft], token: token, at: moment) {
                try user.updateCardio(database, id: id, draft, at: moment).map { ([id], $0) }
            }
        }
        return try visit.redirect(
            to: Paths.track(on: draft.day, exercise: draft.exercise.id), after: change, notice: .cardioSaved)
    }

    static func destroy(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let (id, moment, token) = (Int64(session), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.cardioSession(database, id: id)?.day
            let change = try user.change(database, CardioSessionRow.self, row: id, to: [], token: token, at: moment) {
                try user.deleteCardio(database, id: id, at: moment).map { ([id], $0) }
            }
            return (change, day)
        }
        return try visit.redirect(to: Paths.track(on: day ?? visit.today), after: change, notice: .cardioDeleted)
    }

    private static func form(_ visit: MemberVisit, _ session: Int) async throws -> CardioForm {
        try await visit.read { database, user in
            guard let session = try user.cardioSession(database, id: Int64(session)),
                let exercise = try user.exercise(database, id: session.exerciseID)
            else { throw HTTPError(.notFound) }
            return try CardioForm(session, of: exercise, user.units.distance)
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: CardioForm, last: String?, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = LoggingPage(
            view: .cardioSession, form: form, title: form.exercise?.name ?? "Cardio",
            unit: form.distanceUnit.rawValue, last: last, today: visit.today)
        return try visit.page(page, title: "Cardio", destination: .track, status: status)
    }
}
