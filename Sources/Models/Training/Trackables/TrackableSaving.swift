import Fitness

/// The result of saving a trackable.
package enum TrackableSaving: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// The user has no such trackable.
    case notFound
}

extension TrackableSaving {
    /// Why the name was refused; nil if it was not.
    package var faults: Faults? {
        switch self {
        case .saved, .notFound: nil
        case .nameIsTaken: Faults("name", "You already have a trackable with that name")
        case .nameIsArchived:
            Faults("name", "An archived trackable has that name. Restore it, or choose another name")
        case .tooMany:
            Faults("name", "You have \(Trackable.maximumCount) trackables. Delete one you no longer need")
        }
    }
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}
