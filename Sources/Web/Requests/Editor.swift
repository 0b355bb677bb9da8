import HTTP

/// Adds, changes and deletes things of one kind, each on the page of its form.
package protocol Editor: Sendable {
    /// The form of a thing, of a new one without an id.
    func show(_ visit: MemberVisit, id: Int64?) async throws -> Response
    /// Saves what was typed in that form.
    func submit(_ visit: MemberVisit, _ typed: Submission, id: Int64?) async throws -> Response
    func confirmDeletion(_ visit: MemberVisit, id: Int) async throws -> Response
    func destroy(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response
}

extension RouteTable {
    /// The addresses of an editor.
    /// - Parameters:
    ///   - list: the address of the list, to which new things are posted.
    ///   - thing: the address of one, such as `/routines/:routine`.
    ///   - form: what follows in the address of its form; empty for a thing without another page.
    ///   - version: the state of what the form changes.
    package mutating func edit(
        _ list: String, _ thing: String, form: String = "/edit", of version: StateVersion? = nil, _ editor: some Editor
    ) {
        get("\(list)/new") { (visit: MemberVisit) in try await editor.show(visit, id: nil) }
        post(list) { (visit: MemberVisit, typed: Submission) in try await editor.submit(visit, typed, id: nil) }
        get(thing + form, of: version) { (visit: MemberVisit, id: Int) in
            try await editor.show(visit, id: Int64(id))
        }
        post(thing, of: version) { (visit: MemberVisit, typed: Submission, id: Int) in
            try await editor.submit(visit, typed, id: Int64(id))
        }
        get("\(thing)/delete") { (visit: MemberVisit, id: Int) in try await editor.confirmDeletion(visit, id: id) }
        post("\(thing)/delete") { (visit: MemberVisit, typed: Submission, id: Int) in
            try await editor.destroy(visit, typed, id: id)
        }
    }
}
