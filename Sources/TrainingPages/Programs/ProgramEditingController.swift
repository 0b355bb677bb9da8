import Forms
import HTTP
import Texts
import Web

/// Creates, edits and deletes the user's programs.
package enum ProgramEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        try page(visit, try await form(visit))
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try await save(visit, typed)
    }

    package static func edit(_ visit: MemberVisit, program: Int) async throws -> Response {
        try page(visit, try await form(visit, of: Int64(program)))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        try await save(visit, typed, over: Int64(program))
    }

    private static func save(
        _ visit: MemberVisit, _ typed: Submission, over id: Int64? = nil
    ) async throws -> Response {
        let moment = visit.moment
        var form = try await form(visit, of: id)
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try id.map { try user.programs.program(database, id: $0).orNotFound() }
            return try user.programs.save(database, draft, over: old, at: moment)
        }
        guard let saved else { return try page(visit, form) }
        return try visit.redirect(to: Paths.program(saved), notice: .programSaved)
    }

    private static func form(_ visit: MemberVisit, of id: Int64? = nil) async throws -> ProgramForm {
        try await visit.read { database, user in
            let found = try id.map { try user.programs.program(database, id: $0).orNotFound() }
            return try ProgramForm(
                found, days: id.map { try user.programs.days(database, of: $0) } ?? [], user,
                choices: ProgramForm.Choice.all(database, user, for: id))
        }
    }

    private static func page(_ visit: MemberVisit, _ form: ProgramForm) throws -> Response {
        try visit.page(
            ProgramFormPage(form: form), title: form.title, destination: .workout, status: form.answerStatus)
    }

    package static func confirmDeletion(_ visit: MemberVisit, program: Int) async throws -> Response {
        let found = try await visit.read { try $1.programs.program($0, id: Int64(program)) }.orNotFound()
        let question = ConfirmPage.Question(
            ProgramTexts.deleteQuestion,
            found.libraryKey == nil
                ? ProgramTexts.deletionWarning(found.name)
                : ProgramTexts.deletionWarning(withRoutines: found.name),
            deleting: Paths.program(found.id), label: ProgramTexts.deleteProgram)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        try await visit.write { try $1.programs.delete($0, id: Int64(program)) }.orNotFound()
        return try visit.redirect(to: Paths.programs, notice: .programDeleted)
    }
}
