#if DEBUG
import Foundation
import HTTPTypes
import Testing

@testable import HTTP
@testable import Fitness
@testable import Web

/// An API client.
package struct Program: Sendable {
    private let browser: Browser
    /// The bearer token of each request.
    package var token: String?

    package init(_ app: TestApp, token: String? = nil, address: String = "192.0.2.66") {
        browser = Browser(app, address: address, userAgent: "Program/1.0")
        self.token = token
    }

    /// A client signed in as a registered person.
    package static func signedIn(_ app: TestApp, as person: Person = Cast.alex) async throws -> Program {
        var program = Program(app)
        program.token = try #require(try await program.signIn(person).json["access_token"]?.text)
        return program
    }

    /// A client with an API key of the person signed in to the browser.
    package static func withKey(
        _ app: TestApp, of browser: Browser, areas: [APIArea] = APIArea.allCases, access: String = "write",
        name: String = "Script"
    ) async throws -> Program {
        let made = try await browser.post(
            "/settings/api-keys",
            [FormValue("name", name), FormValue("access", access), FormValue("lifetime", "year")]
                + areas.map { FormValue("areas", $0.rawValue) })
        return Program(app, token: made.text.between("id=\"key\" value=\"", "\""))
    }

    package func signIn(_ person: Person) async throws -> Answer {
        try await send(
            .post, "/api/v1/auth/login", ["email": .string(person.email), "password": .string(person.password)])
    }

    package func get(_ path: String, headers: HTTPFields = [:]) async throws -> Answer {
        try await send(.get, path, headers: headers)
    }

    package func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: JSONValue? = nil, headers: HTTPFields = [:]
    ) async throws -> Answer {
        let form = try body.map { FormBody(contentType: "application/json", bytes: try $0.bytes()) }
        return try await send(method, path, form, headers: headers)
    }

    package func upload(
        _ path: String, _ values: [FormValue], files: [ChosenFile], headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await send(.post, path, .multipart(values, files), headers: headers)
    }

    private func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: FormBody?, headers: HTTPFields
    ) async throws -> Answer {
        var headers = headers
        if let token, headers[.authorization] == nil { headers[.authorization] = "Bearer \(token)" }
        return try await browser.send(method, path, headers: headers, body: body)
    }
}

extension Answer {
    /// The body as JSON; null when it isn't JSON.
    package var json: JSONValue { (try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))) ?? .null }

    /// The error messages of a problem response, keyed by member.
    package var errors: [String: String] { (json["errors"]?.object ?? [:]).compactMapValues(\.text) }
    package var detail: String? { json["detail"]?.text }
}
#endif
