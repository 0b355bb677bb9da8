import Fitness
import Foundation
import GRDB
import Models
import Web

/// The ways in which most resources list, find and delete.
extension Resource {
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
