import Fitness
import Web

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
