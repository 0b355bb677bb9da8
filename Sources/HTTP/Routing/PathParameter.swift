import Foundation

/// A value that one segment of a path can spell, as the `:photo` of `/photos/:photo`.
public protocol PathParameter: Sendable {
    /// - Parameter pathComponent: one segment, percent-decoded, never empty.
    /// - Returns: nil when the segment does not spell a value of this type: the route does not match then.
    init?(pathComponent: String)
}

extension String: PathParameter {
    public init?(pathComponent: String) {
        self = pathComponent
    }
}

extension Int: PathParameter {
    /// Takes the one usual spelling, so that a thing has one address: no plus sign, no leading zero.
    public init?(pathComponent: String) {
        guard let number = Int(pathComponent), String(number) == pathComponent else { return nil }
        self = number
    }
}

extension UUID: PathParameter {
    public init?(pathComponent: String) {
        self.init(uuidString: pathComponent)
    }
}
