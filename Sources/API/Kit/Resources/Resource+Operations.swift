import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Web

extension Resource {
    private var collection: String { "/api/v1/\(path)" }
    private var member: String { "\(collection)/:id" }
    private var reference: Schema { .reference(name) }

    var operations: [APIOperation] {
        [listing, creation, reading, changing, deletion].compactMap { $0 }
    }

    /// The resource's schemas in the document.
    var schemas: [(name: String, schema: Schema)] {
        var schemas = [(name, Schema.object(properties.answer()))]
        if create != nil { schemas.append(("New\(name)", .object(properties.body(isNew: true)))) }
        if update != nil { schemas.append(("\(name)Change", .object(properties.body(isNew: false)))) }
        return schemas
    }

    private var listing: APIOperation? {
        guard let list else { return nil }
        let page = Schema.object([
            .required("data", .list(reference)),
            .required("next", .nullable(.text()), "Send it as “after” to get the next page"),
        ])
        return APIOperation(
            method: .get, path: collection, tag: title, summary: "Lists \(title.lowercasedFirst)",
            access: .read(area), query: PageRequest.parameters + listParameters,
            answers: [.init(status: .ok, schema: page)], problems: [.badRequest],
            action: APIOperation.forUser(.read(area)) { visit, _ in
                let (request, context) = (try PageRequest(visit.request.query), ResourceContext(visit))
                let page = try await visit.read { database, _ in try list(database, context, request) }
                return try answer(visit, page, request)
            })
    }

    private var reading: APIOperation? {
        APIOperation(
            method: .get, path: member, parameter: id, tag: title, summary: "Reads \(one)", access: .read(area),
            answers: [.init(status: .ok, schema: reference)], problems: [.notFound],
            action: APIOperation.forUser(.read(area)) { visit, id in
                let context = ResourceContext(visit)
                let item = try await visit.read { database, _ in try found(database, context, id) }
                return try representation(item).answer(to: visit.request)
            })
    }

    private var creation: APIOperation? {
        guard let create else { return nil }
        return APIOperation(
            method: .post, path: collection, tag: title, summary: "Adds \(one)", access: .write(area),
            body: .reference("New\(name)"), answers: creationAnswers, problems: [.unprocessableContent],
            isIdempotent: true,
            action: APIOperation.forUser(.write(area)) { visit, _ in
                let (sent, bytes) = try await visit.request.members(properties.body(isNew: true))
                let (context, properties) = (ResourceContext(visit), properties)
                let change = properties.change(sent, over: nil)
                let named = try IdempotentRequest(visit.request, content: bytes)
                try await prepare(visit, context)
                return try await visit.respondIdempotently(named) { database in
                    if try properties.naming({ try createNothing?(database, context, change) ?? false }) {
                        return Response(status: .noContent)
                    }
                    let id = try properties.naming { try create(database, context, change) }
                    return try created(found(database, context, id))
                }
            })
    }

    private var creationAnswers: [APIOperation.Answer] {
        let created = APIOperation.Answer(status: .created, schema: reference)
        return createNothing == nil ? [created] : [created, APIOperation.Answer(status: .noContent)]
    }

    private var changing: APIOperation? {
        guard let update else { return nil }
        return APIOperation(
            method: .patch, path: member, parameter: id, tag: title, summary: "Changes \(one)", access: .write(area),
            body: .reference("\(name)Change"), answers: [.init(status: .ok, schema: reference)],
            problems: [.notFound, .preconditionFailed, .unprocessableContent] + changeProblems, isConditional: true,
            action: APIOperation.forUser(.write(area)) { visit, id in
                let (sent, _) = try await visit.request.members(properties.body(isNew: false))
                let (context, properties) = (ResourceContext(visit), properties)
                try await prepare(visit, context)
                return try await visit.write { database, _ in
                    let item = try unchanged(database, context, id, visit.request)
                    let change = properties.change(sent, over: item)
                    try properties.naming { try update(database, context, item, change) }
                    return try representation(found(database, context, identify(item))).response()
                }
            })
    }

    private var deletion: APIOperation? {
        guard let delete else { return nil }
        let confirmed = APIOperation.Parameter(
            name: "confirmed", schema: .boolean, note: "Send true to delete what was logged with it, too")
        return APIOperation(
            method: .delete, path: member, parameter: id, tag: title, summary: "Deletes \(one)", access: .write(area),
            query: deletionQuestion == nil ? [] : [confirmed], answers: [.init(status: .noContent)],
            problems: [.notFound, .preconditionFailed] + deletionProblems
                + (deletionQuestion == nil ? [] : [.conflict]),
            isConditional: true,
            action: APIOperation.forUser(.write(area)) { visit, id in
                let context = ResourceContext(visit)
                try await prepare(visit, context)
                let photos = try await visit.write { database, _ -> [UUID] in
                    let item = try unchanged(database, context, id, visit.request)
                    if visit.request.query["confirmed"] != "true",
                        let question = try deletionQuestion?(database, context, item)
                    {
                        let fault = Faults("confirmed", "\(question) Add ?confirmed=true to delete it.")
                        throw FaultsAnswer(fault, .conflict)
                    }
                    return try delete(database, context, item)
                }
                await visit.app.discard(photos)
                return Response(status: .noContent)
            })
    }

    private func prepare(_ visit: APIVisit, _ context: ResourceContext) async throws {
        if let prepare { try await visit.read { database, _ in try prepare(database, context) } }
    }

    /// - Throws: `HTTPError` 404 if the user has no item with this id.
    private func found(_ database: Database, _ context: ResourceContext, _ id: String) throws -> Item {
        try find(database, context, id).orNotFound()
    }

    /// The item to change, if it still matches the request's `If-Match`.
    /// - Throws: `HTTPError` 412 if it does not.
    private func unchanged(
        _ database: Database, _ context: ResourceContext, _ id: String, _ request: Request
    ) throws -> Item {
        let item = try found(database, context, id)
        try request.requireUnchanged(representation(item))
        return item
    }

    private func representation(_ item: Item) throws -> Representation {
        try Representation(properties.json(of: item))
    }

    /// The state of an item as it is now, for the forms of the pages.
    var version: StateVersion { version { _ in nil } }
    /// The same of an item whose members that are not sent change by themselves, such as points: a form only asks about
    /// the others.
    var versionOfWritten: StateVersion { version(of: properties.filter { $0.writing != nil }) }

    /// The same for a form that writes these members alone.
    func version(ofMembers names: Set<String>) -> StateVersion {
        version(of: properties.filter { names.contains($0.name) })
    }

    private func version(of written: [ResourceProperty<Item>]) -> StateVersion {
        version { try Representation(written.json(of: $0)).tag.opaque }
    }

    /// - Parameter written: identifies what is compared; nil for the whole item, whose ETag serves for both.
    private func version(written: @escaping @Sendable (Item) throws -> String?) -> StateVersion {
        StateVersion { database, user, moment, id in
            guard let item = try find(database, ResourceContext(user, moment), id) else { return nil }
            return StateVersion.State(try representation(item).tag.opaque, written: try written(item))
        }
    }

    private func created(_ item: Item) throws -> Response {
        var response = try representation(item).response(status: .created)
        response.headers[.location] = "\(collection)/\(PercentEncoding.encode(identify(item)))"
        return response
    }

    private func answer(_ visit: APIVisit, _ page: ResourcePage<Item>, _ request: PageRequest) throws -> Response {
        let body: JSONValue = [
            "data": .array(page.items.map { properties.json(of: $0) }), "next": .optional(page.next),
        ]
        var response = try Representation(body).answer(to: visit.request)
        guard let next = page.next else { return response }
        let kept = visit.request.query.items.filter { $0.name != "after" }
        let query = Query(items: kept + [Query.Item(name: "after", value: next)])
        response.headers[.link] = "<\(collection)?\(query.text)>; rel=\"next\""
        return response
    }
}

extension Collection {
    fileprivate func change<Item>(_ sent: [String: JSONValue], over item: Item?) -> ResourceChange
    where Element == ResourceProperty<Item> {
        ResourceChange(
            sent: sent,
            values: MemberValues(members: (item.flatMap { json(of: $0).object } ?? [:]).merging(sent) { $1 }),
            isNew: item == nil)
    }

    /// Runs a change, and renames the fields with faults to their JSON names.
    fileprivate func naming<Item, Value>(_ change: () throws -> Value) throws -> Value
    where Element == ResourceProperty<Item> {
        do {
            return try change()
        } catch let faults as Faults {
            throw named(faults)
        }
    }
}

extension String {
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
