import HTTP

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
