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

extension LocalDay: PathParameter {
    package init?(pathComponent: String) { self.init(pathComponent) }
}

/// The page to return to after a form is saved: an address of WorkHome, from the previous page.
package struct ReturnPath: Sendable, Equatable {
    package let path: String

    /// - Returns: nil for a path to another site: browsers treat `//host` and `/\host` as one.
    package init?(_ text: String?) {
        guard let text, text.utf8.count <= 500, text.hasPrefix("/"), !text.hasPrefix("//"),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
        else { return nil }
        path = text
    }

    /// The address with another value in its query.
    package func adding(_ name: String, _ value: String) -> String {
        let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let separator = parts[0].contains("?") ? "&" : "?"
        return "\(parts[0])\(separator)\(name)=\(PercentEncoding.encode(value))"
    }
}
