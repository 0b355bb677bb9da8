import Texts

/// A part of a user's data that an API key can give access to.
package enum APIArea: String, CaseIterable, Sendable {
    case training, nutrition, progress, journal, profile

    package var name: String {
        switch self {
        case .training: JournalTexts.training
        case .nutrition: CommonTexts.nutrition
        case .progress: CommonTexts.progress
        case .journal: CommonTexts.journal
        case .profile: CommonTexts.profile
        }
    }
}

/// The access that an operation requires.
package enum APIAccess: Sendable {
    /// Anyone.
    case open
    /// A signed-in user, or a key with this permission.
    case read(APIArea)
    case write(APIArea)
    /// A phone or a scale with its own token.
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
