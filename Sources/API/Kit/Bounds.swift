import Fitness
import Texts
import Web

/// The limits of a value, taken from the form that reads it.
package struct Bounds: Sendable {
    var least: JSONValue?
    var most: JSONValue?
    /// The number that a value must be a multiple of.
    var step: JSONValue?
    /// The only allowed values.
    var choices: [JSONValue]?
    /// The length of a text, in Unicode characters.
    var lengths: Limits?
    /// The number of a list's elements.
    var counts: Limits?
    /// A regular expression (ECMA-262) that a whole text must match.
    var pattern: String?

    /// A lower and an upper limit; nil for none.
    struct Limits: Sendable {
        var least: Int?
        var most: Int?
    }

    /// The JSON Schema keywords.
    var json: [String: JSONValue] {
        let named: [(String, JSONValue?)] = [
            ("minimum", least), ("maximum", most), ("multipleOf", step),
            ("enum", choices.map { .array($0) }),
            ("minLength", lengths?.least.map { .int($0) }), ("maxLength", lengths?.most.map { .int($0) }),
            ("minItems", counts?.least.map { .int($0) }), ("maxItems", counts?.most.map { .int($0) }),
            ("pattern", pattern.map { .string($0) }),
        ]
        return Dictionary(named.compactMap { name, value in value.map { (name, $0) } }) { $1 }
    }

    /// ` from 1 to 10,000`, `, at most 100 characters`
    var words: String {
        let range =
            switch (least?.grouped, most?.grouped) {
            case (let least?, let most?): " from \(least) to \(most)"
            case (let least?, nil): " from \(least) on"
            case (nil, let most?): " up to \(most)"
            case (nil, nil): ""
            }
        let listed = choices.map { ", one of \($0.map(\.typed).joined(separator: ", "))" } ?? ""
        let stepped = step.map { " by \($0.typed)" } ?? ""
        return range + stepped + listed + (lengths?.words(of: "characters") ?? "")
            + (counts?.words(of: "of them") ?? "")
    }
}

extension Bounds.Limits {
    fileprivate func words(of noun: String) -> String {
        switch (least.flatMap { $0 > 0 ? $0 : nil }, most) {
        case (let least?, let most?) where least == most: ", \(least) \(noun)"
        case (let least?, let most?): ", \(least) to \(DecimalText.grouped(Double(most))) \(noun)"
        case (let least?, nil): ", at least \(least) \(noun)"
        case (nil, let most?): ", at most \(DecimalText.grouped(Double(most))) \(noun)"
        case (nil, nil): ""
        }
    }
}

extension JSONValue {
    fileprivate var grouped: String {
        switch self {
        case .integer(let number): DecimalText.grouped(Double(number))
        case .number(let number):
            number < 1_000 ? DecimalText.format(number, maximumDecimals: 3) : DecimalText.grouped(number)
        default: ""
        }
    }

    /// An integer if it is one.
    fileprivate static func bound(_ number: Double) -> JSONValue {
        Int64(exactly: number).map { .integer($0) } ?? .number(number)
    }
}

extension Schema {
    /// The id of a row.
    static let rowID = Schema.bounded(.integer, Bounds(least: 1))

    static func whole(_ range: ClosedRange<Int>) -> Schema {
        .bounded(.integer, Bounds(least: .int(range.lowerBound), most: .int(range.upperBound)))
    }

    static func oneOf(_ numbers: [Int]) -> Schema { .bounded(.integer, Bounds(choices: numbers.map { .int($0) })) }

    static func decimal(_ range: ClosedRange<Double>, by step: Double? = nil) -> Schema {
        .bounded(
            .number,
            Bounds(least: .bound(range.lowerBound), most: .bound(range.upperBound), step: step.map { .bound($0) }))
    }

    static func text(_ lengths: ClosedRange<Int>, format: String? = nil, pattern: String? = nil) -> Schema {
        .bounded(
            .text(format: format),
            Bounds(lengths: .init(least: lengths.lowerBound, most: lengths.upperBound), pattern: pattern))
    }

    /// A text that may be empty.
    static func text(atMost length: Int, format: String? = nil) -> Schema {
        .bounded(.text(format: format), Bounds(lengths: .init(most: length)))
    }

    static func list(of element: Schema, atLeast least: Int? = nil, atMost most: Int? = nil) -> Schema {
        .bounded(.list(element), Bounds(counts: .init(least: least, most: most)))
    }

    /// The schema without limits, for responses: values from elsewhere, such as another app, may exceed them.
    var unbounded: Schema {
        switch self {
        case .bounded(let schema, _): schema.unbounded
        case .nullable(let schema): .nullable(schema.unbounded)
        case .list(let element): .list(element.unbounded)
        case .object(let members):
            .object(
                members.map {
                    SchemaMember(
                        name: $0.name, schema: $0.schema.unbounded, note: $0.note, isRequired: $0.isRequired,
                        example: $0.example)
                })
        default: self
        }
    }
}
