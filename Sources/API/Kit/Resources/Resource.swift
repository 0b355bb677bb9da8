import Fitness
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

/// A noun of the API: where it is, what its JSON says, and what can be done with it. What is written goes through the form
/// and the functions of the pages, so that the rules and their messages are the same.
struct Resource<Item: Sendable>: Sendable {
    /// The segment of its addresses: `sets`.
    let path: String
    /// The name of one of them in the document: `Set`.
    let name: String
    /// What several are called: `Sets`.
    let title: String
    /// What one is called in a sentence: `a set`.
    let one: String
    let area: APIArea
    var id: Schema = .rowID
    let properties: [ResourceProperty<Item>]
    /// What identifies one in its address.
    let identify: @Sendable (Item) -> String

    var listParameters: [APIOperation.Parameter] = []
    var list: (@Sendable (Database, ResourceContext, PageRequest) throws -> ResourcePage<Item>)?
    /// Finds what an address names, if it is theirs.
    let find: @Sendable (Database, ResourceContext, String) throws -> Item?
    /// - Returns: what identifies the new one.
    var create: (@Sendable (Database, ResourceContext, ResourceChange) throws -> String)?
    var update: (@Sendable (Database, ResourceContext, Item, ResourceChange) throws -> Void)?
    /// The statuses of changes that are refused for a reason of its own.
    var changeProblems: [HTTPResponse.Status] = []
    /// - Returns: the photos that no row names any more.
    var delete: (@Sendable (Database, ResourceContext, Item) throws -> [UUID])?
    /// The statuses of deletions that are refused for a reason of its own.
    var deletionProblems: [HTTPResponse.Status] = []
}

/// For whom and when something is done.
struct ResourceContext: Sendable {
    /// In metric units, whatever their own are: so the forms read what programs send.
    let user: User
    let moment: TrainingMoment

    var today: LocalDay { moment.today }

    init(_ visit: APIVisit) {
        var user = visit.user
        user.units = Units()
        self.user = user
        moment = visit.moment
    }
}

/// What a program wants to be so.
struct ResourceChange: Sendable {
    /// As the form has it, what was there before among it.
    let fields: FormFields
    /// What was sent alone, for a form that is filled with what was there.
    let sentFields: FormFields
    let sent: [String: JSONValue]

    var isConfirmed: Bool { sent["confirmed"] == .bool(true) }

    /// A number as it was sent, without a form's rounding.
    func number(_ name: String) -> Double? {
        switch sent[name] {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}

extension Resource {
    /// Finds what is named by its number.
    static func byNumber(
        _ find: @escaping @Sendable (Database, ResourceContext, Int64) throws -> Item?
    ) -> @Sendable (Database, ResourceContext, String) throws -> Item? {
        { database, context, id in try Int64(identifier: id).flatMap { try find(database, context, $0) } }
    }
}

extension Int64 {
    /// Takes the one usual spelling, so that a thing has one address.
    init?(identifier text: String) {
        guard let number = Int64(text), String(number) == text else { return nil }
        self = number
    }
}
