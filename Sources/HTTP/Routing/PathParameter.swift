import Foundation

/// A value that can be parsed from one segment of a path, such as `:photo` in `/photos/:photo`.
public protocol PathParameter: Sendable {
    /// - Parameter pathComponent: one segment, percent-decoded, never empty.
    /// - Returns: nil if the segment is not a value of this type; the route then does not match.
    init?(pathComponent: String)
}

extension String: PathParameter {
    public init?(pathComponent: String) {
        self = pathComponent
    }
}

extension Int: PathParameter {
    /// Accepts only the usual spelling, without a plus sign or leading zeros, so that each page has one address, and
    /// only what JSON carries exactly (RFC 8259 §6), so that no sum with it overflows.
    public init?(pathComponent: String) {
        guard let number = Int(pathComponent), number.magnitude <= 1 << 53, String(number) == pathComponent
        else { return nil }
        self = number
    }
}

extension UUID: PathParameter {
    public init?(pathComponent: String) {
        self.init(uuidString: pathComponent)
    }
}
