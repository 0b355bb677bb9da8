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

    // The ways in which most resources list, find and delete.

    /// Lists items that are few enough to read completely, in the order of their ids.
    static func few(
        _ id: @escaping @Sendable (Item) -> Int64,
        _ read: @escaping @Sendable (Database, ResourceContext) throws -> [Item]
    ) -> Listing {
        { database, context, request in try request.page(of: read(database, context), id: id) }
    }

    /// Lists items that are few enough to read completely, and the rest of each on the page.
    static func few<Part: Sendable>(
        _ id: @escaping @Sendable (Part) -> Int64,
        _ read: @escaping @Sendable (Database, ResourceContext) throws -> [Part],
        _ whole: @escaping @Sendable (Database, ResourceContext, Part) throws -> Item
    ) -> Listing {
        { database, context, request in
            try request.page(of: read(database, context), id: id).map { try whole(database, context, $0) }
        }
    }

    /// Lists items along an index, each read by what its row has.
    static func paged<Row: RowReadable & Sendable>(
        _: Row.Type, _ keyset: Keyset, _ item: @escaping @Sendable (Database, ResourceContext, Row) throws -> Item?
    ) -> Listing {
        { database, context, request in
            let page: ResourcePage<Row> = try keyset.page(database, context.user, request)
            return ResourcePage(items: try page.items.compactMap { try item(database, context, $0) }, next: page.next)
        }
    }

    /// Finds an item by its numeric id.
    static func byNumber(
        _ find: @escaping @Sendable (Database, ResourceContext, Int64) throws -> Item?
    ) -> Finding {
        { database, context, id in try Int64(identifier: id).flatMap { try find(database, context, $0) } }
    }

    /// Finds an item by its numeric id, and then the rest of it.
    static func byNumber<Part: Sendable>(
        _ find: @escaping @Sendable (Database, ResourceContext, Int64) throws -> Part?,
        _ whole: @escaping @Sendable (Database, ResourceContext, Part) throws -> Item
    ) -> Finding {
        byNumber { database, context, id in
            try find(database, context, id).map { try whole(database, context, $0) }
        }
    }

    /// Finds an item by its day.
    static func byDay(
        _ find: @escaping @Sendable (Database, ResourceContext, LocalDay) throws -> Item?
    ) -> Finding {
        { database, context, id in try LocalDay(id).flatMap { try find(database, context, $0) } }
    }

    /// Deletes an item that has no photos.
    static func withoutPhotos<Outcome>(
        _ delete: @escaping @Sendable (Database, ResourceContext, Item) throws -> Outcome
    ) -> @Sendable (Database, ResourceContext, Item) throws -> [UUID] {
        { database, context, item in
            _ = try delete(database, context, item)
            return []
        }
    }
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

    init(_ user: User, _ moment: TrainingMoment) { (self.user, self.moment) = (user, moment) }
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

extension Int64 {
    /// Accepts only the canonical spelling, so that each item has a single address.
    init?(identifier text: String) {
        guard let number = Int64(outside: text), String(number) == text else { return nil }
        self = number
    }
}

/// Only the id of a row.
struct RowID: Sendable, RowReadable {
    let id: Int64

    init(_ row: inout RowReader) throws { id = try row.next() }
}

extension PageRequest {
    /// How many items come before the page in such a list.
    var skipped: Int {
        get throws {
            guard let text = after.first else { return 0 }
            guard let count = Int(outside: text) else { throw Self.unknownPlace }
            return count
        }
    }

    /// A page of a list in an order other than by id, such as best first.
    func page<Item: Sendable>(ranked items: [Item]) throws -> ResourcePage<Item> {
        let skipped = try skipped
        let page = Array(items.dropFirst(skipped).prefix(limit))
        return ResourcePage(items: page, next: items.count > skipped + limit ? String(skipped + limit) : nil)
    }
}

extension Nutrients {
    /// The JSON members for nutrients.
    static let members: [(name: String, read: @Sendable (Nutrients) -> Double?)] = [
        ("energy_kilocalories", { $0.energyKilocalories }), ("protein_grams", { $0.proteinGrams }),
        ("carbohydrate_grams", { $0.carbohydrateGrams }), ("fat_grams", { $0.fatGrams }),
        ("saturated_fat_grams", { $0.saturatedFatGrams }), ("fiber_grams", { $0.fiberGrams }),
        ("sugar_grams", { $0.sugarGrams }), ("sodium_milligrams", { $0.sodiumMilligrams }),
    ]

    /// The nutrients as read-only members; unknown ones are null.
    static func readOnly<Item>(_ nutrients: @escaping @Sendable (Item) -> Nutrients) -> [ResourceProperty<Item>] {
        members.map { member in
            .readOnly(member.name, .nullable(.number)) { .optional(member.read(nutrients($0))) }
        }
    }
}
