/// A part of somebody's data that a key can be for.
package enum APIArea: String, CaseIterable, Sendable {
    case training, nutrition, progress, journal, profile

    package var name: String { rawValue.capitalized }
}

/// Who may use an operation.
package enum APIAccess: Sendable {
    /// Anybody.
    case open
    /// A signed-in person, or a key that is allowed to.
    case read(APIArea)
    case write(APIArea)
    /// A phone or a scale with a token of its own.
    case healthToken

    /// `training:read`
    package var scope: String? {
        switch self {
        case .open, .healthToken: nil
        case .read(let area): "\(area.rawValue):read"
        case .write(let area): "\(area.rawValue):write"
        }
    }
}
