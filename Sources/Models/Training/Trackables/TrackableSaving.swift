/// What became of saving one.
package enum TrackableSaving: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// They have no such trackable.
    case notFound
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}
