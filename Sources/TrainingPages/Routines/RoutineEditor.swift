import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Creates, edits and deletes things of one kind whose form has a list: its buttons change the form, and save nothing.
package struct ListEditor<Edited: ListForm>: Editor {
    /// The page after a deletion.
    let list: String
    /// The page of one, to which saving leads.
    let own: @Sendable (Int64) -> String
    let saved: Notice.Code
    let deleted: Notice.Code
    /// The form that is opened, of a new one without an id.
    let open: @Sendable (Database, MemberVisit, _ id: Int64?) throws -> Edited
    /// The form as it was submitted.
    let read: @Sendable (Database, MemberVisit, _ id: Int64?, FormFields) throws -> Edited
    let page: @Sendable (MemberVisit, Edited, HTTPResponse.Status) throws -> Response
    let save: @Sendable (Database, User, Edited.Draft, _ id: Int64?, TrainingMoment) throws -> Int64
    let question: @Sendable (Database, User, Int64) throws -> ConfirmPage.Question
    /// false if there was nothing to delete.
    let delete: @Sendable (Database, User, Int64) throws -> Bool

    package func show(_ visit: MemberVisit, id: Int64?) async throws -> Response {
        try page(visit, try await visit.read { database, _ in try open(database, visit, id) }, .ok)
    }

    package func submit(_ visit: MemberVisit, _ typed: Submission, id: Int64?) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        var form = try await visit.read { database, _ in try read(database, visit, id, fields) }
        let row = try await visit.save(&form) { try save($0, $1, $2, id, moment) }
        guard let row else { return try page(visit, form, form.answerStatus) }
        return try visit.redirect(to: own(row), notice: saved)
    }

    package func confirmDeletion(_ visit: MemberVisit, id: Int) async throws -> Response {
        try visit.ask(try await visit.read { try question($0, $1, Int64(id)) }, destination: .workout)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        try await visit.write { try delete($0, $1, Int64(id)) }.orNotFound()
        return try visit.redirect(to: list, notice: deleted)
    }
}

/// The user's own routines.
extension ListEditor<RoutineForm> {
    package static let routines = ListEditor(
        list: Paths.routines, own: { Paths.routine($0) }, saved: .routineSaved, deleted: .routineDeleted,
        open: { database, visit, id in
            let (user, today) = (visit.user, visit.today)
            guard let id else {
                return try RoutineForm(
                    newFrom: visit.request.query, visit.app.training.routines, user, database, today: today)
            }
            let routine = try user.routines.routine(database, id: id).orNotFound()
            return RoutineForm(
                routine, try user.routines.exercises(database, of: routine, until: today),
                in: try user.programs.program(database, of: routine.id).map(RoutineForm.InProgram.init), user,
                choices: try user.training.exercises(database))
        },
        read: { database, visit, id, typed in
            let old = try id.map { try visit.user.routines.routine(database, id: $0).orNotFound() }
            return try RoutineForm(typed, routine: old, visit.user, database, today: visit.today)
        },
        page: { try $0.page(RoutineFormPage(form: $1), title: $1.title, destination: .workout, status: $2) },
        save: { database, user, draft, id, moment in
            let old = try id.map { try user.routines.routine(database, id: $0).orNotFound() }
            return try user.routines.save(database, draft, over: old, at: moment)
        },
        question: { database, user, id in
            let routine = try user.routines.routine(database, id: id).orNotFound()
            return ConfirmPage.Question(
                RoutineTexts.deleteQuestion, RoutineTexts.deletionWarning(routine.name),
                deleting: Paths.routine(routine.id), label: RoutineTexts.deleteRoutine)
        },
        delete: { try $1.routines.delete($0, id: $2) })
}
