/// A line in a catalogue file.
struct CatalogueLocation: Sendable, Equatable {
    let file: String
    let line: Int

    func mistake(_ reason: String) -> CatalogueError {
        CatalogueError(place: self, reason: reason)
    }
}

/// A mistake in the catalogue, with its location.
package struct CatalogueError: Error, Equatable, CustomStringConvertible {
    let place: CatalogueLocation
    let reason: String

    package var description: String { "Catalogue/\(place.file):\(place.line): \(reason)" }
}
