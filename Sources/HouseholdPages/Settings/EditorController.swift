import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

/// Adds, changes, archives and deletes things of one kind, each on the page of its form.
package struct EditorController<Edited: DraftForm, Item: Sendable>: Editor {
    /// The page after a change, unless the thing has one of its own.
    let list: String
    var own: (@Sendable (Int64) -> String)?
    /// The page that the form was opened from, if that goes on with what was saved.
    var back: @Sendable (Edited, Int64) -> String? = { _, _ in nil }
    let added: Notice.Code
    let saved: Notice.Code
    var archived: Notice.Code?
    var restored: Notice.Code?
    let deleted: Notice.Code
    /// - Throws: 403 for those who only look.
    var admit: @Sendable (MemberVisit) throws -> Void = { _ in }
    /// The page on which to choose what kind to add, before the form is opened.
    var choose: @Sendable (MemberVisit) throws -> Response? = { _ in nil }
    /// The form of a new one, which then takes what was typed; that is nil for a form that is only opened.
    let begin: @Sendable (MemberVisit, FormFields?) throws -> Edited
    let find: @Sendable (Database, User, Int64) throws -> Item?
    let form: @Sendable (Database, User, Item) throws -> Edited
    let page: @Sendable (MemberVisit, Edited, Item?, HTTPResponse.Status) throws -> Response
    let save: @Sendable (Database, User, Edited.Draft, _ old: Item?, Date) throws -> Int64
    var setArchived: @Sendable (Database, User, Int64, _ seconds: Int64?) throws -> Bool = { _, _, _, _ in false }
    /// nil for one that can't be deleted.
    let question: @Sendable (Database, User, Item) throws -> ConfirmPage.Question?
    /// nil if there was nothing to delete.
    let remove: @Sendable (Database, User, Int64, TrainingMoment) throws -> TrainingOutcome?

    package func show(_ visit: MemberVisit, id: Int64?) async throws -> Response {
        try admit(visit)
        if id == nil, let choice = try choose(visit) { return choice }
        let (item, form) = try await open(visit, id)
        return try page(visit, form, item, .ok)
    }

    package func submit(_ visit: MemberVisit, _ typed: Submission, id: Int64?) async throws -> Response {
        try admit(visit)
        let (item, opened) = try await open(visit, id, typed.fields)
        var form = opened
        form.take(typed.fields)
        let now = visit.now
        let row = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try id.map { try find(database, user, $0).orNotFound() }
            return try save(database, user, draft, old, now)
        }
        guard let row else { return try page(visit, form, item, .unprocessableContent) }
        return try visit.redirect(to: back(form, row) ?? own?(row) ?? list, notice: id == nil ? added : saved)
    }

    /// Archives a thing, or brings it back.
    package func set(archived isArchived: Bool) -> @Sendable (MemberVisit, Submission, Int) async throws -> Response {
        { visit, _, id in
            try admit(visit)
            let (id, seconds) = (Int64(id), isArchived ? visit.now.secondsSince1970 : nil)
            try await visit.write { try setArchived($0, $1, id, seconds) }.orNotFound()
            return try visit.redirect(to: own?(id) ?? list, notice: isArchived ? archived : restored)
        }
    }

    package func confirmDeletion(_ visit: MemberVisit, id: Int) async throws -> Response {
        try admit(visit)
        let asked = try await visit.read { database, user -> ConfirmPage.Question? in
            try find(database, user, Int64(id)).flatMap { try question(database, user, $0) }
        }.orNotFound()
        return try visit.ask(asked)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        try admit(visit)
        let moment = visit.moment
        let outcome = try await visit.write { try remove($0, $1, Int64(id), moment) }.orNotFound()
        return try visit.redirect(to: list, notice: deleted, outcome: outcome)
    }

    /// A deletion after which nothing is to be told but that it was done.
    static func plainly(
        _ delete: @escaping @Sendable (Database, User, Int64) throws -> Bool
    ) -> @Sendable (Database, User, Int64, TrainingMoment) throws -> TrainingOutcome? {
        { database, user, id, _ in try delete(database, user, id) ? TrainingOutcome() : nil }
    }

    private func open(_ visit: MemberVisit, _ id: Int64?, _ typed: FormFields? = nil) async throws -> (Item?, Edited) {
        guard let id else { return (nil, try begin(visit, typed)) }
        return try await visit.read { database, user -> (Item?, Edited) in
            let item = try find(database, user, id).orNotFound()
            return (item, try form(database, user, item))
        }
    }
}
