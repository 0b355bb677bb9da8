#if DEBUG
import HTTPTypes

@testable import HTTP
@testable import Web

/// A whole request and its response as text that is identical in every run.
package struct Transcript: CustomStringConvertible {
    package let description: String

    /// Of a page, only the main element is included.
    package init(_ answer: Answer) {
        let request = answer.request
        let sections = [
            (["\(request.method) \(request.target)"] + Self.fields(request.headers)).joined(separator: "\n"),
            String(decoding: request.body, as: UTF8.self),
            (["\(answer.status)"] + Self.fields(answer.headers)).joined(separator: "\n"),
            answer.main,
        ]
        description = Self.masked(sections.filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }

    /// Headers of every page, covered by a separate test.
    private static let everywhere: Set<HTTPField.Name> = [
        .userAgent, .contentSecurityPolicy, .xContentTypeOptions, .crossOriginOpenerPolicy,
        .crossOriginResourcePolicy, .permissionsPolicy, .referrerPolicy, .workHomePerson,
        .workHomeRevision,
    ]

    private static func fields(_ headers: HTTPFields) -> [String] {
        headers.filter { !everywhere.contains($0.name) }
            .map { "\($0.name.rawName): \($0.value)" }.sorted()
    }

    private static func masked(_ text: String) -> String {
        text.replacing(#/workhome=[A-Za-z0-9_-]{43}/#, with: "workhome=<token>")
            .replacing(#/assets\/[0-9a-f]{16}/#, with: "assets/<checksum>")
            .replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/#, with: "<uuid>")
    }
}
#endif
