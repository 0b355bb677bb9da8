import Fitness
import HTTP

/// Texts from outside by their names: the fields of a form, or of the query in an address.
package protocol NamedValues {
    /// The first value of the name.
    subscript(name: String) -> String? { get }
}

extension FormFields: NamedValues {}
extension Query: NamedValues {}

/// Each reads a number in its range; nil for none, and for anything else.
extension NamedValues {
    /// The number of a row.
    package func row(_ name: String) -> Int64? { self[name].flatMap { Int64(outside: $0) } }
    /// How many, or which in a list.
    package func count(_ name: String) -> Int? { self[name].flatMap { Int(outside: $0) } }
    /// Seconds since 1970.
    package func moment(_ name: String) -> Int64? { self[name].flatMap { Int64($0, in: OutsideNumber.moments) } }
    /// Milliseconds since 1970.
    package func milliseconds(_ name: String) -> Int64? {
        self[name].flatMap { Int64($0, in: OutsideNumber.milliseconds) }
    }
    package func day(_ name: String) -> LocalDay? { self[name].flatMap { LocalDay($0) } }
}
