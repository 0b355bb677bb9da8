/// Where a food stands among all that a search finds, before the words of the search are looked at: low is plain.
///
/// The index gives its rows in this order, and only the first few hundred are weighed further. What is eaten much was
/// measured more thoroughly and has more portions with a name, so both tell what is plain.
package enum FoodPlainness {
    /// Higher whenever a position is computed in another way: the embedded table is then written anew.
    package static let version = 1

    /// Keeps positions above zero.
    private static let base = 400
    private static let thoroughlyMeasured = 60

    /// - Parameter measured: how many nutrients the source knows of it.
    package static func position(ofTableFood name: String, measured: Int, portions: Int) -> Int {
        let words = FoodName(name)
        return bounded(
            weight(of: words) + 40 * words.capitalWordCount + 5
                * (thoroughlyMeasured - min(measured, thoroughlyMeasured))
                - 8 * min(portions, 10))
    }

    /// What somebody made comes before the tables, and what has a brand after them.
    package static func position(of draft: FoodDraft, source: FoodSource) -> Int {
        let weight = weight(of: FoodName(draft.name))
        if source == .own { return bounded(weight - 300) }
        return bounded(weight + (source == .openFoodFacts || !draft.brand.isEmpty ? 800 : 0))
    }

    private static func weight(of name: FoodName) -> Int {
        name.words.indices.reduce(0) { sum, index in
            let isCounted = index >= name.headingCount && !name.words[index].isAside
            return sum + (isCounted ? FoodWordWeights.weight(of: name.word(index)) : 0)
        }
    }

    private static func bounded(_ position: Int) -> Int { min(max(position + base, 0), 100_000) }
}
