import Fitness
import Texts
import Web

/// The type of a JSON value, in terms of JSON Schema 2020-12.
package indirect enum Schema: Sendable {
    case text(format: String? = nil)
    case choice([String])
    case integer, number, boolean
    case list(Schema)
    case object([SchemaMember])
    case nullable(Schema)
    /// With the same limits as the form.
    case bounded(Schema, Bounds)
    /// A named schema of the document.
    case reference(String)
    /// Any object, regardless of its content.
    case anyObject

    static let day = Schema.text(format: "date")
    static let moment = Schema.text(format: "date-time")
    static let uuid = Schema.text(format: "uuid")

    static func choice<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> Schema {
        .choice(type.allCases.map(\.rawValue))
    }

    /// A message if the value has the wrong type, or nil. Whether its content makes sense is left to the form.
    func mistake(in value: JSONValue) -> String? {
        switch (self, value) {
        case (.text, .string(let text)) where TextLimits.hasNUL(text): CommonTexts.unusableCharacter
        case (.nullable, .null), (.text, .string), (.choice, .string), (.integer, .integer), (.number, .integer),
            (.number, .number), (.boolean, .bool), (.reference, _), (.anyObject, .object):
            nil
        case (.nullable(let schema), _), (.bounded(let schema, _), _): schema.mistake(in: value)
        case (.list(let schema), .array(let elements)): elements.lazy.compactMap { schema.mistake(in: $0) }.first
        case (.object(let members), .object(let values)): Self.mistake(in: values, members)
        default: "Please send \(words)"
        }
    }

    private static func mistake(in values: [String: JSONValue], _ members: [SchemaMember]) -> String? {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let member = members.first(where: { $0.name == name }) else { return "Unknown field “\(name)”" }
            if let mistake = member.schema.mistake(in: value) { return "\(name): \(mistake)" }
        }
        return members.first { $0.isRequired && values[$0.name] == nil }.map { "“\($0.name)” is missing" }
    }

    /// `a text`, `a whole number`
    package var words: String {
        switch self {
        case .text("date"): "a date"
        case .text("date-time"): "a moment"
        case .text("uuid"): "a UUID"
        case .text: "a text"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .integer: "a whole number"
        case .number: "a number"
        case .boolean: "true or false"
        case .list(let element): "a list, each \(element.words)"
        case .object(let members): "an object with \(members.map(\.name).joined(separator: ", "))"
        case .anyObject: "an object"
        case .nullable(let schema): "\(schema.words), or null"
        case .bounded(let schema, let bounds): schema.words + bounds.words
        case .reference(let name): "a \(name)"
        }
    }

    /// The JSON Schema.
    var json: JSONValue {
        switch self {
        case .text(let format): format.map { ["type": "string", "format": .string($0)] } ?? ["type": "string"]
        case .choice(let choices): ["type": "string", "enum": .texts(choices)]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .boolean: ["type": "boolean"]
        case .list(let element): ["type": "array", "items": element.json]
        case .object(let members): Self.json(of: members)
        case .anyObject: ["type": "object"]
        case .nullable(let schema): ["anyOf": [schema.json, ["type": "null"]]]
        case .bounded(let schema, let bounds):
            .object((schema.json.object ?? [:]).merging(bounds.json) { $1 })
        case .reference(let name): ["$ref": .string("#/components/schemas/\(name)")]
        }
    }

    private static func json(of members: [SchemaMember]) -> JSONValue {
        var json: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(members.map { ($0.name, $0.json) }) { $1 }),
        ]
        let required = members.filter(\.isRequired).map(\.name)
        if !required.isEmpty { json["required"] = .texts(required) }
        return .object(json)
    }
}

/// A member of an object.
package struct SchemaMember: Sendable {
    package let name: String
    package let schema: Schema
    package var note = ""
    package var isRequired = false
    var example: JSONValue?

    /// A member that is never left out.
    static func required(
        _ name: String, _ schema: Schema, _ note: String = "", example: JSONValue? = nil
    ) -> SchemaMember {
        SchemaMember(name: name, schema: schema, note: note, isRequired: true, example: example)
    }

    static func optional(
        _ name: String, _ schema: Schema, _ note: String = "", example: JSONValue? = nil
    ) -> SchemaMember {
        SchemaMember(name: name, schema: schema, note: note, example: example)
    }

    fileprivate var json: JSONValue {
        var json = schema.json.object ?? [:]
        if !note.isEmpty { json["description"] = .string(note) }
        if let example { json["examples"] = [example] }
        return .object(json)
    }
}
