import Fitness
import Texts

/// The result of saving a trackable.
package enum TrackableSaveResult: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// The user has no such trackable.
    case notFound
}

extension TrackableSaveResult {
    /// Why the name was refused; nil if it was not.
    package var faults: Faults? {
        switch self {
        case .saved, .notFound: nil
        case .nameIsTaken: Faults("name", TrackableTexts.nameIsTaken)
        case .nameIsArchived:
            Faults("name", TrackableTexts.nameIsArchived)
        case .tooMany:
            Faults("name", TrackableTexts.tooMany(Trackable.maximumCount))
        }
    }
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}
