/// A set of names that must be unique.
struct CatalogueNames {
    private var all: Set<String> = []

    mutating func add(_ name: String, _ place: CatalogueLocation) throws(CatalogueError) {
        guard all.insert(name.lowercased()).inserted else { throw place.mistake("“\(name)” is there twice") }
    }
}
