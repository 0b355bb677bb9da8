import Fitness
import Foundation
import GRDB
import HTTP
import Models
import Web

/// The requested part of a list: a page size, a start position, and optionally a range of days.
struct PageRequest: Sendable {
    static let defaultLimit = 50
    static let maximumItems = 200

    let limit: Int
    /// The end of the previous page, from `ResourcePage.next`.
    let after: [String]
    let days: ClosedRange<LocalDay>?
    /// Words to search for.
    let words: String

    static let parameters = [
        APIOperation.Parameter(
            name: "limit", schema: .whole(1...maximumItems), note: "How many at most. Default: \(defaultLimit)"),
        APIOperation.Parameter(
            name: "after", schema: .text(), note: "The “next” of the previous page, to continue from there"),
    ]
    static let dayParameters = [
        APIOperation.Parameter(name: "from", schema: .day, note: "The first day"),
        APIOperation.Parameter(name: "to", schema: .day, note: "The last day"),
    ]
    static let wordParameter = APIOperation.Parameter(name: "q", schema: .text(), note: "Words to search for")

    /// - Throws: `HTTPError` 400 for invalid parameters.
    init(_ query: Query) throws {
        let typed = query["limit"] ?? String(Self.defaultLimit)
        guard let limit = Int(outside: typed), (1...Self.maximumItems).contains(limit) else {
            throw HTTPError(.badRequest, "limit must be from 1 to \(Self.maximumItems).")
        }
        self.limit = limit
        after = query["after"].map { $0.split(separator: ".").map(String.init) } ?? []
        guard query["after"] == nil || !after.isEmpty else { throw Self.unknownPlace }
        words = query.searchWords
        let (first, last) = (try Self.day(query, "from"), try Self.day(query, "to"))
        guard first != nil || last != nil else {
            days = nil
            return
        }
        let range = (first ?? .beginning, last ?? .end)
        guard range.0 <= range.1 else { throw HTTPError(.badRequest, "from must not be after to.") }
        days = range.0...range.1
    }

    static let unknownPlace = HTTPError(.badRequest, "after must be the “next” of a previous page.")

    private static func day(_ query: Query, _ name: String) throws -> LocalDay? {
        guard let text = query[name] else { return nil }
        guard let day = LocalDay(text) else {
            throw HTTPError(.badRequest, "\(name) must be a day such as 2026-11-21.")
        }
        return day
    }

    /// A page of a list that is short enough to read completely, in the order of ids.
    func page<Item: Sendable>(of items: [Item], id: (Item) -> Int64) throws -> ResourcePage<Item> {
        var last: Int64?
        if let text = after.first {
            guard let id = Int64(outside: text) else { throw Self.unknownPlace }
            last = id
        }
        let rest = items.sorted { id($0) < id($1) }.drop { item in last.map { id(item) <= $0 } ?? false }
        let page = Array(rest.prefix(limit))
        return ResourcePage(items: page, next: rest.count > limit ? page.last.map { String(id($0)) } : nil)
    }
}

/// A page of a list.
struct ResourcePage<Item: Sendable>: Sendable {
    let items: [Item]
    /// The start of the next page; nil at the end.
    let next: String?

    func map<Other: Sendable>(_ transform: (Item) throws -> Other) rethrows -> ResourcePage<Other> {
        ResourcePage<Other>(items: try items.map(transform), next: next)
    }
}

/// Pages through a user's rows along an index that begins with the user, latest first.
struct Keyset: Sendable {
    let table: String
    let columns: String
    /// The index columns after the user: a day first if pages can be limited to days; the last one makes them unique.
    let order: [String]

    func page<Item: RowReadable & Sendable>(
        _ database: Database, _ user: User, _ request: PageRequest
    ) throws -> ResourcePage<Item> {
        var (condition, arguments) = ("user_id = ?", [user.id.databaseValue])
        if let days = request.days {
            condition += " AND \(order[0]) BETWEEN ? AND ?"
            arguments += [days.lowerBound.databaseValue, days.upperBound.databaseValue]
        }
        if !request.after.isEmpty {
            guard request.after.count == order.count else { throw PageRequest.unknownPlace }
            condition += " AND (\(order.joined(separator: ", "))) < (\(databaseQuestionMarks(count: order.count)))"
            arguments += request.after.map { Int64($0)?.databaseValue ?? $0.databaseValue }
        }
        let rows = try RowReader.all(
            database,
            """
            SELECT \(columns), \(order.joined(separator: ", ")) FROM \(table) WHERE \(condition)
            ORDER BY \(order.map { "\($0) DESC" }.joined(separator: ", ")) LIMIT ?
            """, StatementArguments(arguments + [(request.limit + 1).databaseValue])
        ) { row in
            (item: try Item(&row), place: try order.map { _ in try row.next(String.self) })
        }
        let page = rows.prefix(request.limit)
        let place = page.last?.place.joined(separator: ".")
        return ResourcePage(items: page.map(\.item), next: rows.count > request.limit ? place : nil)
    }
}
