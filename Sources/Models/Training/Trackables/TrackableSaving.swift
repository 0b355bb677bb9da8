/// The result of saving a trackable.
package enum TrackableSaving: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// The user has no such trackable.
    case notFound
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}
