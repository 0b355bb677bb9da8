import Models

/// Which products of the file of Open Food Facts are imported.
struct OpenFoodFactsFilter: Sendable, Equatable {
    /// A product that a second person has scanned exists, and its barcode is no slip.
    static let usualMinimumScans = 2

    /// Tags such as `en:germany`; nil for every country.
    let countries: Set<String>?
    let minimumScans: Int

    /// - Parameter file: its path, for the message.
    /// - Throws: `FoodOptionError` for a country that does not exist, or none.
    init(_ options: FoodImport.Options, file: String) throws {
        let texts = options.countries.flatMap { $0.split(separator: ",").map(String.init) }
        guard !texts.isEmpty else { throw FoodOptionError.noCountry(file: file) }
        minimumScans = options.minimumScans ?? Self.usualMinimumScans
        guard minimumScans >= 0 else { throw FoodOptionError.negativeScans }
        guard !texts.contains(where: { $0.lowercased() == "all" }) else {
            countries = nil
            return
        }
        countries = try texts.reduce(into: []) { tags, text in
            guard let found = OpenFoodFactsCountry.tags(text) else { throw FoodOptionError.unknownCountry(text) }
            tags.formUnion(found)
        }
    }

    /// - Parameter tags: separated by commas.
    func isSold(in tags: String) -> Bool {
        guard let countries else { return true }
        return tags.split(separator: ",").contains { countries.contains(String($0)) }
    }
}
