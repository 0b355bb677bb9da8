import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Creates, edits and deletes the user's own routines.
package enum RoutineEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let (query, today, library) = (visit.request.query, visit.today, visit.app.training.routines)
        let form = try await visit.read { try RoutineForm(newFrom: query, library, $1, $0, today: today) }
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try await save(visit, typed)
    }

    package static func edit(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let today = visit.today
        let form = try await visit.read { database, user -> RoutineForm in
            let routine = try user.routines.routine(database, id: Int64(routine)).orNotFound()
            return RoutineForm(
                routine, try user.routines.exercises(database, of: routine, until: today),
                in: try user.programs.program(database, of: routine.id).map(RoutineForm.InProgram.init), user,
                choices: try user.training.exercises(database))
        }
        return try page(visit, form)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        try await save(visit, typed, over: Int64(routine))
    }

    private static func save(
        _ visit: MemberVisit, _ typed: Submission, over id: Int64? = nil
    ) async throws -> Response {
        let moment = visit.moment
        var form = try await visit.read { database, user -> RoutineForm in
            let old = try id.map { try user.routines.routine(database, id: $0).orNotFound() }
            return try RoutineForm(typed.fields, routine: old, user, database, today: moment.today)
        }
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try id.map { try user.routines.routine(database, id: $0).orNotFound() }
            return try user.routines.save(database, draft, over: old, at: moment)
        }
        guard let saved else { return try page(visit, form, status: form.answerStatus) }
        return try visit.redirect(to: Paths.routine(saved), notice: .routineSaved)
    }

    package static func confirmDeletion(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let routine = try await visit.read { try $1.routines.routine($0, id: Int64(routine)) }.orNotFound()
        let question = ConfirmPage.Question(
            RoutineTexts.deleteQuestion, RoutineTexts.deletionWarning(routine.name),
            deleting: Paths.routine(routine.id), label: RoutineTexts.deleteRoutine)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        try await visit.write { try $1.routines.delete($0, id: Int64(routine)) }.orNotFound()
        return try visit.redirect(to: Paths.routines, notice: .routineDeleted)
    }

    private static func page(
        _ visit: MemberVisit, _ form: RoutineForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(RoutineFormPage(form: form), title: form.title, destination: .workout, status: status)
    }
}
