import Fitness
import Foundation
import HTTP
import HTTPTypes
import Web

extension Request {
    /// The body, read as JSON.
    /// - Throws: `HTTPError` 415 for another type, 413 for a body of more than `limit` bytes, 400 for invalid JSON, 422
    ///   for JSON with another structure.
    func json<Value: Decodable>(_ type: Value.Type, limit: Int) async throws -> Value {
        guard let mediaType, mediaType == "application/json" || mediaType.hasSuffix("+json")
        else { throw HTTPError(.unsupportedMediaType, "Please send JSON, as application/json.") }
        return try JSONBody.decode(type, Data(try await body.collect(upTo: limit)))
    }

    /// The members of a JSON object, with their types checked, and the bytes of the body. Missing members and invalid
    /// values are left to the form.
    /// - Throws: as `json`, and `Faults` for unknown members or wrong types.
    func members(_ known: [SchemaMember]) async throws -> (sent: [String: JSONValue], bytes: [UInt8]) {
        let value = try await json(JSONValue.self, limit: JSONBody.maximumBytes)
        guard let sent = value.object else { throw HTTPError(.unprocessableContent, "Please send a JSON object.") }
        var errors: [String: String] = [:]
        for (name, value) in sent {
            let member = known.first { $0.name == name }
            errors[name] = member == nil ? "There is no field with this name" : member?.schema.mistake(in: value)
        }
        guard errors.isEmpty else { throw Faults(errors) }
        return (sent, try value.bytes())
    }
}

enum JSONBody {
    /// More than any resource needs.
    static let maximumBytes = 512 << 10

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place),
            DecodingError.keyNotFound(_, let place)
        {
            let keys = place.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            let path = keys.isEmpty ? "the top" : keys.joined(separator: ".")
            throw HTTPError(.unprocessableContent, "This JSON does not have the expected structure, at \(path).")
        } catch is DecodingError {
            throw HTTPError(.badRequest, "This is not valid JSON.")
        }
    }
}
