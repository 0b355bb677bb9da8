import Fitness
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The API as an OpenAPI 3.1 document, generated from the operations that the routes are made of.
package struct OpenAPIDocument: Sendable {
    package let operations = Self.operations
    /// The named schemas that bodies and responses refer to.
    private let schemas = Self.schemas
    /// The rate limits.
    private let throttle: LoginThrottle

    package init(_ throttle: LoginThrottle) { self.throttle = throttle }

    static let title = "WorkHome"
    package static let text = """
        WorkHome’s data, for programs. Weights are in kilograms, distances in meters, times in seconds. Days are in the \
        person’s time zone, moments in UTC. Send “Authorization: Bearer …” with an access token or a key.
        """

    var json: JSONValue {
        [
            "openapi": "3.1.0",
            "info": ["title": .string(Self.title), "version": "1", "description": .string(Self.text)],
            "servers": [["url": "/"]],
            "paths": paths,
            "components": [
                "schemas": .object(Dictionary(schemas.map { ($0.name, $0.schema.json) }) { $1 }),
                "securitySchemes": [
                    "bearer": ["type": "http", "scheme": "bearer", "description": "An access token, or a key"],
                    "healthToken": [
                        "type": "http", "scheme": "bearer", "description": "The token of a phone or scale",
                    ],
                ],
            ],
        ]
    }

    /// The schema behind a reference, or the schema itself.
    package func resolved(_ schema: Schema) -> Schema {
        guard case .reference(let name) = schema else { return schema }
        return schemas.first { $0.name == name }?.schema ?? schema
    }

    private var paths: JSONValue {
        var paths: [String: [String: JSONValue]] = [:]
        for operation in operations {
            paths[operation.templatedPath, default: [:]][operation.method.rawValue.lowercased()] = operation.json(
                throttle)
        }
        return .object(paths.mapValues { .object($0) })
    }

    static let problem = Schema.object([
        .required("title", .text()),
        .required("status", .integer),
        .required("detail", .text(), "An explanation for people"),
        .optional("errors", .anyObject, "What is wrong with each field, by its name"),
    ])
}

extension APIOperation {
    /// `/api/v1/sets/{id}`
    package var templatedPath: String { path.replacing("/:id", with: "/{id}") }

    /// The error statuses it can return, as problems (RFC 9457).
    package var problemStatuses: [HTTPResponse.Status] {
        // An invalid id is rejected before any lookup.
        var statuses = problems + [.badRequest, .serviceUnavailable]
        if case .open = access {} else { statuses += [.unauthorized] }
        if access.scope != nil { statuses.append(.forbidden) }
        statuses.append(.tooManyRequests)
        if body != nil { statuses += [.contentTooLarge, .unsupportedMediaType, .unprocessableContent] }
        if isIdempotent { statuses.append(.conflict) }
        return Array(Set(statuses)).sorted { $0.code < $1.code }
    }

    fileprivate func json(_ throttle: LoginThrottle) -> JSONValue {
        var json: [String: JSONValue] = [
            "operationId": .string(identifier), "tags": [.string(tag)], "summary": .string(summary),
            "responses": .object(Dictionary(responses(throttle)) { first, _ in first }),
        ]
        let parameters = parameters
        if !parameters.isEmpty { json["parameters"] = .array(parameters) }
        if let body {
            json["requestBody"] = [
                "required": .bool(!isBodyOptional), "description": .string("At most \(bodyLimitBytes) bytes"),
                "content": .object([bodyType: ["schema": body.json]]),
            ]
        }
        switch access {
        case .open: json["security"] = []
        case .read, .write: json["security"] = [["bearer": .texts([access.scope].compactMap { $0 })]]
        case .healthToken: json["security"] = [["healthToken": []]]
        }
        return .object(json)
    }

    private var identifier: String {
        let words = path.replacing("/api/v1/", with: "").replacing("/:id", with: "-one")
            .split { !$0.isLetter && !$0.isNumber }.map(\.capitalized).joined()
        return method.rawValue.lowercased() + words
    }

    private func responses(_ throttle: LoginThrottle) -> [(String, JSONValue)] {
        let well = answers.map { answer -> (String, JSONValue) in
            var json: [String: JSONValue] = ["description": .string(answer.status.reasonPhrase)]
            if let schema = answer.schema {
                json["content"] = .object([answer.contentType: ["schema": schema.json]])
            } else if answer.status == .ok {
                json["content"] = .object([answer.contentType: [:]])
            }
            return (String(answer.status.code), .object(json))
        }
        let unchanged: [(String, JSONValue)] = method == .get ? [("304", ["description": "Not Modified"])] : []
        let problems = problemStatuses.map { status -> (String, JSONValue) in
            let content: JSONValue = ["application/problem+json": ["schema": Schema.reference("Problem").json]]
            return (String(status.code), ["description": .string(text(of: status, throttle)), "content": content])
        }
        return well + unchanged + problems
    }

    /// The description of an error, with the limit that was exceeded.
    private func text(of status: HTTPResponse.Status, _ throttle: LoginThrottle) -> String {
        switch status {
        case .contentTooLarge: "\(status.reasonPhrase): a body of more than \(bodyLimitBytes) bytes"
        case .tooManyRequests: "\(status.reasonPhrase): \(bucket(throttle).text)"
        default: status.reasonPhrase
        }
    }

    private func bucket(_ throttle: LoginThrottle) -> LoginThrottle.Bucket {
        if case .open = access { throttle.openRequests } else { throttle.requests }
    }

    private var parameters: [JSONValue] {
        var parameters: [JSONValue] = []
        if hasParameter { parameters.append(Self.parameter("id", in: "path", parameter, "", isRequired: true)) }
        parameters += query.map { Self.parameter($0.name, in: "query", $0.schema, $0.note) }
        if isIdempotent {
            parameters.append(
                Self.parameter(
                    "Idempotency-Key", in: "header",
                    .text(IdempotentRequest.keyLengths, pattern: IdempotentRequest.keyPattern),
                    "Sending the same key again returns the same answer, for 30 days"))
        }
        if isConditional {
            parameters.append(
                Self.parameter(
                    "If-Match", in: "header", .text(), "The ETag of what you change; 412 if it has changed since"))
        }
        return parameters
    }

    private static func parameter(
        _ name: String, in place: String, _ schema: Schema, _ note: String, isRequired: Bool = false
    ) -> JSONValue {
        var json: [String: JSONValue] = [
            "name": .string(name), "in": .string(place), "required": .bool(isRequired), "schema": schema.json,
        ]
        if !note.isEmpty { json["description"] = .string(note) }
        return .object(json)
    }
}

extension LoginThrottle.Bucket {
    /// `more than 2000 at once; one more is allowed every 0.5 seconds`
    fileprivate var text: String {
        "more than \(DecimalText.format(capacity)) at once; one more is allowed every "
            + "\(DecimalText.format(secondsPerToken)) seconds"
    }
}
