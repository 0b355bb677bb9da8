import Fitness

/// The rank of a food before the search terms are considered: low is plain.
///
/// The index returns its rows in this order, and only the first few hundred are ranked further. Common foods were
/// measured more thoroughly and have more named portions, so both indicate plainness.
package enum FoodPlainness {
    /// Increased whenever positions, short names or the vocabulary are computed differently, so that the embedded table is
    /// written again.
    package static let version = 5

    /// Keeps positions positive.
    private static let base = 400
    private static let thoroughlyMeasured = 60
    /// For tables that don't tell.
    private static let usuallyMeasured = 45
    private static let everyday = -400

    /// - Parameters:
    ///   - measured: the number of nutrients that the source has; nil if it doesn't tell.
    ///   - isEveryday: whether it is the one that is shown of a usual food.
    package static func position(
        ofTableFood name: String, measured: Int?, portions: Int, isEveryday: Bool
    ) -> Int {
        let words = FoodName(name[...])
        let measured = min(measured ?? usuallyMeasured, thoroughlyMeasured)
        let position =
            weight(of: words) + 40 * words.capitalWordCount + 5 * (thoroughlyMeasured - measured)
            - 8 * min(portions, 10)
        // Among usual foods, what the name says counts more than how well a food is known.
        return isEveryday ? bounded(position + everyday) / 2 : bounded(position)
    }

    /// Users' own foods rank before the tables, and branded ones after them.
    package static func position(of draft: FoodDraft, source: FoodSource) -> Int {
        let weight = weight(of: FoodName(draft.name[...]))
        if source == .own { return bounded(weight - 450) }
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
