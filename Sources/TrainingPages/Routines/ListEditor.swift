import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
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
