import Crypto
import Fitness
import Foundation
import HTTP
import HTTPTypes

/// Any JSON value, received or sent. Integers stay integers, as far as all programs read them exactly.
package enum JSONValue: Sendable, Hashable, Codable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package static func day(_ day: LocalDay?) -> JSONValue { optional(day?.description) }
    /// A time in the format of RFC 3339, in UTC.
    package static func moment(_ seconds: Int64?) -> JSONValue {
        optional(seconds.map { Date(timeIntervalSince1970: Double($0)).formatted(.iso8601) })
    }
    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    package static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
    package static func optional(_ number: Int64?) -> JSONValue { number.map { .integer($0) } ?? .null }
    package static func int(_ number: Int?) -> JSONValue { number.map { .integer(Int64($0)) } ?? .null }
    package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    package subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    package var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
    package var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The value as typed into a form; empty for values that can't be typed.
    package var typed: String {
        switch self {
        case .null, .array, .object: ""
        case .bool(let flag): flag ? "true" : ""
        case .integer(let number): String(number)
        case .number(let number): Int64(exactly: number).map { String($0) } ?? String(number)
        case .string(let text): text
        }
    }

    package func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Int64.self), number.magnitude <= OutsideNumber.counts.upperBound {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,

    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral

{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int64) { self = .integer(number) }
    package init(floatLiteral number: Double) { self = .number(number) }
    package init(booleanLiteral flag: Bool) { self = .bool(flag) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(members) { $1 })
    }
}

/// The JSON of a resource, and the ETag that identifies its state.
package struct Representation: Sendable {
    let bytes: [UInt8]

    package init(_ json: JSONValue) throws { bytes = try json.bytes() }

    package var tag: EntityTag {
        EntityTag(SHA256Digest.hexadecimal(SHA256Digest.hash(bytes).prefix(12)))
    }

    /// A proxy or a compression would transform the body and weaken its ETag, and `If-Match` needs a strong one.
    package func response(status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "application/json", .eTag: tag.description,
                .cacheControl: "private, no-cache, no-transform",
            ], body: .bytes(bytes))
    }

    /// 304 for a client that already has it.
    package func answer(to request: Request) -> Response {
        let response = response()
        return request.has(tag) ? response.notModified() : response
    }
}

extension Request {
    /// Requires that the resource still has the ETag in `If-Match`, if the request has one.
    /// - Throws: `HTTPError` 412 when it does not.
    package func requireUnchanged(_ representation: Representation) throws {
        guard allowsChange(of: representation.tag) else {
            throw HTTPError(.preconditionFailed, "It was changed in the meantime.")
        }
    }
}

/// An error for programs (RFC 9457).
struct Problem: Encodable, Sendable {
    let title: String
    let status: Int
    let detail: String
    /// The errors of single members of the request, by name.
    let errors: [String: String]?

    init(_ failure: HTTPError, errors: [String: String]) {
        title = failure.status.reasonPhrase
        status = failure.status.code
        detail = failure.reason
        self.errors = errors.isEmpty ? nil : errors
    }
}

extension Response {
    package static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .bytes(Array(try encoder.encode(value))))
    }

    package static func problem(_ failure: HTTPError, errors: [String: String] = [:]) -> Response {
        // Encoding texts and a number can't fail, and an error must get a response.
        var response =
            (try? json(Problem(failure, errors: errors), status: failure.status)) ?? Response(status: failure.status)
        for field in failure.headers { response.headers[field.name] = field.value }
        response.headers[.contentType] = "application/problem+json"
        return response
    }
}
