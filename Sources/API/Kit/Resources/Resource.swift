import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

/// A resource of the API: its address, its JSON, and its operations. Changes go through the same drafts and functions
/// as the pages, so that rules and messages are the same.
struct Resource<Item: Sendable>: Sendable {
    typealias Listing = @Sendable (Database, ResourceContext, PageRequest) throws -> ResourcePage<Item>
    typealias Finding = @Sendable (Database, ResourceContext, String) throws -> Item?

    /// The segment in its addresses: `sets`.
    let path: String
    /// The name of its schema in the document: `Set`.
    let name: String
    /// The plural for titles: `Sets`.
    let title: String
    /// The singular in a sentence: `a set`.
    let one: String
    let area: APIArea
    var id: Schema = .rowID
    let properties: [ResourceProperty<Item>]
    /// The id of an item in its address.
    let identify: @Sendable (Item) -> String

    var listParameters: [APIOperation.Parameter] = []
    var list: Listing?
    /// Finds an item by id, if the user may see it.
    let find: Finding
    /// What takes time before a change, so that the change doesn't hold the writer for it.
    var prepare: (@Sendable (Database, ResourceContext) throws -> Void)?
    /// - Returns: the id of the new item.
    var create: (@Sendable (Database, ResourceContext, ResourceChange) throws -> String)?
    /// Does what is sent if it makes no item.
    /// - Returns: false if it is to make one.
    var createNothing: (@Sendable (Database, ResourceContext, ResourceChange) throws -> Bool)?
    var update: (@Sendable (Database, ResourceContext, Item, ResourceChange) throws -> Void)?
    /// The statuses of refused changes that are specific to this resource.
    var changeProblems: [HTTPResponse.Status] = []
    /// - Returns: the photos that are no longer used.
    var delete: (@Sendable (Database, ResourceContext, Item) throws -> [UUID])?
    /// The statuses of refused deletions that are specific to this resource.
    var deletionProblems: [HTTPResponse.Status] = []
    /// What a page asks before a deletion that takes what was logged along; nil if nothing is lost with the item.
    var deletionQuestion: (@Sendable (Database, ResourceContext, Item) throws -> String?)?
}

/// The user and time of an operation.
struct ResourceContext: Sendable {
    /// With their own units: weights are rounded to what they load, as on the pages.
    let user: User
    let moment: TrainingMoment
    /// The units of what programs send, and of messages about it, whatever the person's own are.
    let units = Units()

    var today: LocalDay { moment.today }

    init(_ visit: APIVisit) { self.init(visit.user, visit.moment) }

    init(_ user: User, _ moment: TrainingMoment) {
        (self.user, self.moment) = (user, moment)
    }
}

/// The requested change.
struct ResourceChange: Sendable {
    let sent: [String: JSONValue]
    /// What is sent over what the item has.
    let values: MemberValues
    let isNew: Bool

    /// - Throws: what WorkHome asks about unlikely values that are not confirmed.
    func confirm(_ questions: [String]) throws {
        try Warnings(questions).requireConfirmation(confirmed: sent["confirmed"] == .bool(true))
    }

    /// Archives or restores an item, if that is asked for.
    /// - Parameter archive: takes when it was archived; nil to restore it.
    func setArchived(_ context: ResourceContext, _ archive: (_ seconds: Int64?) throws -> Bool) rethrows {
        guard case .bool(let isArchived) = sent["is_archived"] else { return }
        _ = try archive(isArchived ? context.moment.now.secondsSince1970 : nil)
    }
}

extension Resource {
    /// The same resource with more about each item.
    /// - Parameter extend: reads that for an item.
    func extended<Whole: Sendable>(
        properties: [ResourceProperty<Whole>], _ item: @escaping @Sendable (Whole) -> Item,
        _ extend: @escaping @Sendable (Database, ResourceContext, Item) throws -> Whole
    ) -> Resource<Whole> {
        let (identify, find) = (identify, find)
        var whole = Resource<Whole>(
            path: path, name: name, title: title, one: one, area: area, id: id, properties: properties,
            identify: { identify(item($0)) }, listParameters: listParameters,
            find: { database, context, id in
                try find(database, context, id).map { try extend(database, context, $0) }
            })
        if let list {
            whole.list = { database, context, request in
                try list(database, context, request).map { try extend(database, context, $0) }
            }
        }
        whole.create = create
        if let update {
            whole.update = { database, context, whole, change in
                try update(database, context, item(whole), change)
            }
        }
        if let delete {
            whole.delete = { database, context, whole in try delete(database, context, item(whole)) }
        }
        (whole.changeProblems, whole.deletionProblems) = (changeProblems, deletionProblems)
        return whole
    }
}
