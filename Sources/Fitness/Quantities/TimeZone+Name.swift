import Foundation

extension TimeZone {
    /// In Unicode scalars; longer than every name.
    package static let longestName = 64

    /// A time zone by a typed or sent name; nil if it is unknown.
    package init?(named name: String) {
        guard name.unicodeScalars.count <= Self.longestName else { return nil }
        self.init(identifier: name)
    }
}
