import API
import Fitness
import Forms
import HTTP
import HTTPTypes
import Web

/// The API's documentation as a page.
struct APIPage: PageContent {
    struct Group: Sendable {
        let title: String
        let operations: [Entry]
        let number: Int

        var id: String { "tag-\(number)" }
    }

    struct Entry: Sendable {
        let operation: APIOperation
        let document: OpenAPIDocument

        var method: String { operation.method.rawValue }
        var summary: String { operation.summary }
        var hasMembers: Bool { !members.isEmpty }

        /// The path in parts, between which a line may break.
        var pathParts: [String] { operation.templatedPath.split(separator: "/").map { "/\($0)" } }

        var access: String {
            switch operation.access {
            case .open: "No sign-in needed"
            case .read, .write: "Needs a sign-in, or a key with \(operation.access.scope ?? "")"
            case .healthToken: "Needs the token of a phone or scale"
            }
        }

        var statuses: String {
            (operation.answers.map(\.status) + operation.problemStatuses).map { String($0.code) }
                .joined(separator: ", ")
        }

        var members: [Member] {
            let query = operation.query.map {
                Member(name: "?\($0.name)", words: $0.schema.words, note: $0.note, isRequired: false)
            }
            guard let body = operation.body, case .object(let members) = document.resolved(body) else { return query }
            return query
                + members.map {
                    Member(name: $0.name, words: $0.schema.words, note: $0.note, isRequired: $0.isRequired)
                }
        }
    }

    struct Member: Sendable {
        let name: String
        let words: String
        let note: String
        let isRequired: Bool

        var description: String { note.isEmpty ? words : "\(words). \(note)" }
    }

    var view: CompiledView<Self> { view_api_show }
    let document: OpenAPIDocument

    var text: String { OpenAPIDocument.text }
    var documentPath: String { Paths.apiDocument }
    var keysPath: String { Paths.apiKeys }
    var homePath: String { Paths.home }

    /// In order of first appearance.
    var groups: [Group] {
        var tags: [String] = []
        for operation in document.operations where !tags.contains(operation.tag) { tags.append(operation.tag) }
        return tags.enumerated().map { number, tag in
            let entries = document.operations.filter { $0.tag == tag }
                .map { Entry(operation: $0, document: document) }
            return Group(title: tag, operations: entries, number: number)
        }
    }
}

enum APIController {
    /// The documentation is public.
    static func show(_ visit: Visit) async throws -> Response {
        let page = APIPage(document: OpenAPIDocument(visit.app.throttle))
        let user = try await visit.member()?.user
        return .html(visit.render(page, title: "API", member: user))
    }
}
