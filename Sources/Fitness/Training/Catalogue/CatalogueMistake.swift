/// A line of a file of the catalogue.
struct CataloguePlace: Sendable, Equatable {
    let file: String
    let line: Int

    func mistake(_ reason: String) -> CatalogueMistake {
        CatalogueMistake(place: self, reason: reason)
    }
}

/// What is wrong with the catalogue, and where.
package struct CatalogueMistake: Error, Equatable, CustomStringConvertible {
    let place: CataloguePlace
    let reason: String

    package var description: String { "Catalogue/\(place.file):\(place.line): \(reason)" }
}
