import HTTP

/// Adds, changes and deletes things of one kind, each on the page of its form.
package protocol Editor: Sendable {
    func new(_ visit: MemberVisit) async throws -> Response
    func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response
    func edit(_ visit: MemberVisit, id: Int) async throws -> Response
    func update(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response
    func confirmDeletion(_ visit: MemberVisit, id: Int) async throws -> Response
    func destroy(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response
}

extension RouteTable {
    /// The addresses of an editor.
    /// - Parameters:
    ///   - list: the address of the list, to which new things are posted.
    ///   - thing: the address of one, such as `/routines/:routine`.
    ///   - form: what follows in the address of its form; empty for a thing without another page.
    package mutating func edit(_ list: String, _ thing: String, form: String = "/edit", _ editor: some Editor) {
        get("\(list)/new") { (visit: MemberVisit) in try await editor.new(visit) }
        post(list) { (visit: MemberVisit, typed: Submission) in try await editor.create(visit, typed) }
        get(thing + form) { (visit: MemberVisit, id: Int) in try await editor.edit(visit, id: id) }
        post(thing) { (visit: MemberVisit, typed: Submission, id: Int) in
            try await editor.update(visit, typed, id: id)
        }
        get("\(thing)/delete") { (visit: MemberVisit, id: Int) in try await editor.confirmDeletion(visit, id: id) }
        post("\(thing)/delete") { (visit: MemberVisit, typed: Submission, id: Int) in
            try await editor.destroy(visit, typed, id: id)
        }
    }
}
