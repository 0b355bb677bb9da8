/// A line in a catalogue file.
struct CataloguePlace: Sendable, Equatable {
    let file: String
    let line: Int

    func mistake(_ reason: String) -> CatalogueMistake {
        CatalogueMistake(place: self, reason: reason)
    }
}

/// A mistake in the catalogue, with its location.
package struct CatalogueMistake: Error, Equatable, CustomStringConvertible {
    let place: CataloguePlace
    let reason: String

    package var description: String { "Catalogue/\(place.file):\(place.line): \(reason)" }
}
