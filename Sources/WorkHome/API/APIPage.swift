import HTTP
import HTTPTypes
import Mustache

/// The document of the API for people to read.
struct APIPage: PageContent {
    private struct Group: MustacheParent {
        let title: String
        let operations: [Entry]
        let number: Int

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "id": "tag-\(number)"
            case "operations": operations
            default: nil
            }
        }
    }

    private struct Entry: MustacheParent {
        let operation: APIOperation
        let document: OpenAPIDocument

        func child(named name: String) -> Any? {
            switch name {
            case "method": operation.method.rawValue
            case "path": operation.templatedPath
            case "summary": operation.summary
            case "access": access
            case "members": members
            case "hasMembers": !members.isEmpty
            case "statuses": statuses
            default: nil
            }
        }

        private var access: String {
            switch operation.access {
            case .open: "No sign-in needed"
            case .read, .write: "Needs a sign-in, or a key with \(operation.access.scope ?? "")"
            case .healthToken: "Needs the token of a phone or scale"
            }
        }

        private var statuses: String {
            (operation.answers.map(\.status) + operation.problemStatuses).map { String($0.code) }
                .joined(separator: ", ")
        }

        private var members: [Member] {
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

    private struct Member: MustacheParent {
        let name: String
        let words: String
        let note: String
        let isRequired: Bool

        func child(named member: String) -> Any? {
            switch member {
            case "name": name
            case "words": note.isEmpty ? words : "\(words). \(note)"
            case "isRequired": isRequired
            default: nil
            }
        }
    }

    let view = View.api
    let document: OpenAPIDocument

    func child(named name: String) -> Any? {
        switch name {
        case "text": OpenAPIDocument.text
        case "documentPath": Paths.apiDocument
        case "keysPath": Paths.apiKeys
        case "homePath": Paths.home
        case "groups": groups
        default: nil
        }
    }

    /// In the order in which they first come.
    private var groups: [Group] {
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
    /// Anybody may read how it works.
    static func show(_ visit: Visit) async throws -> Response {
        let page = APIPage(document: APIRoutes.workHome(visit.app).document)
        let user = try await visit.member()?.user
        return .html(visit.render(page, title: "API", member: user))
    }
}
