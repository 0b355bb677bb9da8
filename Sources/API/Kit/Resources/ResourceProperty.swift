import Fitness
import Web

/// A member of a resource's JSON: how it is read, and which form field it stands for.
struct ResourceProperty<Item: Sendable>: Sendable {
    /// When it can be sent.
    enum Time: Sendable {
        case always, atCreation, atChange
    }

    /// How it is sent.
    struct Writing: Sendable {
        /// The field of the form with the same value, which its messages name.
        let field: String
        let isRequired: Bool
        let time: Time
    }

    let name: String
    let schema: Schema
    let note: String
    let example: JSONValue?
    /// nil for a read-only member.
    let writing: Writing?
    /// nil for a write-only member.
    let read: (@Sendable (Item) -> JSONValue)?

    static func readOnly(
        _ name: String, _ schema: Schema, _ note: String = "", _ read: @escaping @Sendable (Item) -> JSONValue
    ) -> Self {
        Self(name: name, schema: schema, note: note, example: nil, writing: nil, read: read)
    }

    /// - Parameters:
    ///  - field: the form field's name, if it differs.
    ///   - time: when it can be sent.
    static func writable(
        _ name: String, as field: String? = nil, _ schema: Schema, _ note: String = "", isRequired: Bool = false,
        time: Time = .always, example: JSONValue? = nil, _ read: (@Sendable (Item) -> JSONValue)? = nil
    ) -> Self {
        Self(
            name: name, schema: schema, note: note, example: example,
            writing: Writing(field: field ?? name, isRequired: isRequired, time: time), read: read)
    }

    /// The same member of what contains the item.
    func of<Whole: Sendable>(_ item: @escaping @Sendable (Whole) -> Item) -> ResourceProperty<Whole> {
        var wholeWriting: ResourceProperty<Whole>.Writing?
        if let writing {
            wholeWriting = .init(
                field: writing.field, isRequired: writing.isRequired, time: Self.time(writing.time, of: Whole.self))
        }
        var wholeRead: (@Sendable (Whole) -> JSONValue)?
        if let read { wholeRead = { whole in read(item(whole)) } }
        return ResourceProperty<Whole>(
            name: name, schema: schema, note: note, example: example, writing: wholeWriting, read: wholeRead)
    }

    private static func time<Whole>(_ time: Time, of _: Whole.Type) -> ResourceProperty<Whole>.Time {
        switch time {
        case .always: .always
        case .atCreation: .atCreation
        case .atChange: .atChange
        }
    }

    /// Unlikely values are only saved when they are confirmed.
    static var confirmation: Self {
        .writable("confirmed", .boolean, "Send true to confirm a value that WorkHome asks about")
    }

    /// Whether an error of this form field belongs to the member.
    fileprivate func isAbout(_ field: String) -> Bool {
        guard let writing else { return false }
        return writing.field == field || field.hasPrefix("\(writing.field).")
            || field.hasPrefix("\(writing.field)_")
    }
}

extension Collection {
    /// The members of a response.
    func answer<Item>() -> [SchemaMember] where Element == ResourceProperty<Item> {
        compactMap { property in
            property.read.map { _ in
                SchemaMember(
                    name: property.name, schema: property.schema.unbounded, note: property.note, isRequired: true,
                    example: property.example)
            }
        }
    }

    /// The members of a request: all for a new item, or some for a change.
    func body<Item>(isNew: Bool) -> [SchemaMember] where Element == ResourceProperty<Item> {
        compactMap { property in
            property.writing.flatMap { writing in
                guard writing.time != (isNew ? .atChange : .atCreation) else { return nil }
                return SchemaMember(
                    name: property.name, schema: property.schema, note: property.note,
                    isRequired: writing.isRequired && (isNew || writing.time == .atChange), example: property.example)
            }
        }
    }

    func json<Item>(of item: Item) -> JSONValue where Element == ResourceProperty<Item> {
        .object(Dictionary(compactMap { property in property.read.map { (property.name, $0(item)) } }) { $1 })
    }

    /// The faults with JSON names instead of field names.
    func named<Item>(_ faults: Faults) -> Faults where Element == ResourceProperty<Item> {
        var named = Faults()
        for (field, message) in faults.messages.sorted(by: { $0.key < $1.key }) {
            let exact = first { $0.writing?.field == field } ?? first { $0.isAbout(field) }
            named.add(exact?.name ?? field, message)
        }
        return named
    }
}

/// The members of a request merged over the item's current ones, read by type. Sent members are already type-checked.
struct MemberValues: Sendable {
    let members: [String: JSONValue]

    func row(_ name: String) -> Int64? { if case .integer(let number) = members[name] { number } else { nil } }
    func whole(_ name: String) -> Int? { row(name).map { Int($0) } }
    func flag(_ name: String) -> Bool { members[name] == true }

    func number(_ name: String) -> Double? { members[name]?.double }

    func text(_ name: String) -> String { members[name]?.text ?? "" }

    func list(_ name: String) -> [JSONValue] { members[name]?.array ?? [] }
    func numbers(_ name: String) -> [Double] { list(name).compactMap(\.double) }
    func texts(_ name: String) -> [String] { list(name).compactMap(\.text) }

    /// - Returns: nil for a text that is not one of the choices.
    func choice<Value: RawRepresentable<String>>(_ name: String, _ standard: Value? = nil) -> Value? {
        guard let text = members[name]?.text else { return standard }
        return Value(rawValue: text)
    }

    /// A day that may be null, or an empty text.
    func optionalDay(_ name: String) throws -> LocalDay? {
        if text(name).isEmpty { return nil }
        guard let day = LocalDay(text(name)) else { throw Faults(name, "Please enter a date") }
        return day
    }

    /// - Returns: nil for a text that is not a day.
    func day(_ name: String, _ standard: LocalDay? = nil) -> LocalDay? {
        text(name).isEmpty ? standard : LocalDay(text(name))
    }
}

extension JSONValue {
    fileprivate var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
