import Foundation

@testable import Web

/// Checks JSON against the schemas of a document, independently of the code that generates them. It supports the part
/// of JSON Schema 2020-12 that the document uses.
struct SchemaCheck {
    let document: JSONValue

    /// The violations, each with its location.
    func mistakes(in value: JSONValue, _ schema: JSONValue, at place: String = "$") -> [String] {
        if let reference = schema["$ref"]?.text { return mistakes(in: value, resolved(reference), at: place) }
        if let choices = schema["anyOf"]?.array {
            return choices.contains { mistakes(in: value, $0).isEmpty } ? [] : ["\(place) fits nothing: \(value)"]
        }
        guard let type = schema["type"]?.text else { return [] }
        guard Self.isOf(type, value) else { return ["\(place) is no \(type): \(value)"] }
        if let choices = schema["enum"]?.array, !choices.contains(value) { return ["\(place) is none of \(choices)"] }
        if let format = schema["format"]?.text, !Self.has(format, value.text ?? "") {
            return ["\(place) is no \(format): \(value)"]
        }
        let beyond = Self.beyond(schema, value)
        guard beyond.isEmpty else { return beyond.map { "\(place) is beyond its \($0): \(value)" } }
        if let items = schema["items"], let elements = value.array {
            return elements.enumerated().flatMap { mistakes(in: $1, items, at: "\(place)[\($0)]") }
        }
        return members(of: value, schema, at: place)
    }

    private func members(of value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard let members = value.object, let known = schema["properties"]?.object else { return [] }
        let missing = (schema["required"]?.array ?? []).compactMap(\.text).filter { members[$0] == nil }
        let unknown = schema["additionalProperties"] == false ? members.keys.filter { known[$0] == nil } : []
        return missing.map { "\(place).\($0) is missing" } + unknown.map { "\(place).\($0) is unknown" }
            + members.flatMap { name, value in
                known[name].map { mistakes(in: value, $0, at: "\(place).\(name)") } ?? []
            }
    }

    func resolved(_ reference: String) -> JSONValue {
        reference.split(separator: "/").dropFirst().reduce(document) { $0[String($1)] ?? .null }
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("integer", .integer), ("number", .integer), ("number", .number),
            ("string", .string), ("array", .array), ("object", .object):
            true
        default: false
        }
    }

    /// The names of the violated bounds.
    private static func beyond(_ schema: JSONValue, _ value: JSONValue) -> [String] {
        func bound(_ name: String) -> Double? { schema[name].flatMap { Double($0.typed) } }
        let (number, length) = (Double(value.typed), value.text?.unicodeScalars.count)
        let kept: [(String, Bool)] = [
            (
                "minimum",
                bound("minimum").map { least in value.text != nil || number.map { $0 >= least } ?? true } ?? true
            ),
            (
                "maximum",
                bound("maximum").map { most in value.text != nil || number.map { $0 <= most } ?? true } ?? true
            ),
            ("minLength", bound("minLength").map { least in length.map { Double($0) >= least } ?? true } ?? true),
            ("maxLength", bound("maxLength").map { most in length.map { Double($0) <= most } ?? true } ?? true),
            (
                "minItems",
                bound("minItems").map { least in value.array.map { Double($0.count) >= least } ?? true } ?? true
            ),
            (
                "maxItems",
                bound("maxItems").map { most in value.array.map { Double($0.count) <= most } ?? true } ?? true
            ),
            (
                "pattern",
                schema["pattern"]?.text.map { pattern in
                    value.text.map { $0.range(of: pattern, options: .regularExpression) != nil } ?? true
                } ?? true
            ),
        ]
        return kept.filter { !$0.1 }.map(\.0)
    }

    private static func has(_ format: String, _ text: String) -> Bool {
        switch format {
        case "date": text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        case "date-time": text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        case "uuid": UUID(uuidString: text) != nil
        case "email": text.contains("@")
        default: true
        }
    }
}
