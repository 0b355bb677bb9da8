import Fitness

/// The amount that people type before a food: "2 eggs", "200g chicken", "une tasse de thé", "pint of beer".
///
/// Its words are in the names of other foods: "2 eggs" is no custard that is made with 2% milk.
enum FoodAmount {
    /// What follows the amount that a search begins with; nil if it begins with none, or has nothing else.
    static func food(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)[...]
        let uncounted = words.drop { isNumber($0) }
        let isCounted = uncounted.count < words.count
        let unmeasured = afterUnit(uncounted, isCounted: isCounted)
        guard let food = unmeasured ?? (isCounted ? uncounted : nil), let first = food.first else { return nil }
        let name = key(first)
        guard unmeasured != nil || !(name.isEmpty || uncountable.contains(name) || units.contains(name)) else {
            return nil
        }
        return food.joined(separator: " ")
    }

    /// What follows a unit with a number before it ("200 g", "200g") or a preposition after it ("pint of").
    private static func afterUnit(_ words: ArraySlice<Substring>, isCounted: Bool) -> ArraySlice<Substring>? {
        guard let first = words.first, let next = words.dropFirst().first else { return nil }
        let unit = isCounted ? first : first.drop { $0.isNumber || marks.contains($0) }
        guard units.contains(key(unit)) else { return nil }
        let rest = words.dropFirst()
        if prepositions.contains(key(next)) { return rest.dropFirst() }
        if next.lowercased().hasPrefix("d'") || next.lowercased().hasPrefix("d’") {
            var food = rest
            food[food.startIndex] = next.dropFirst(2)
            return food
        }
        return isCounted || isNumber(first.dropLast(unit.count)) ? rest : nil
    }

    /// Whether it is a number, as "2", "1.5", "½" or "1/2", and no ratio as "80/20".
    private static func isNumber(_ word: Substring) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { marks.contains($0) }
        let isNumeral = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
        return numbers.contains(key(word)) || isNumeral && (!word.contains("/") || word.count == 3)
    }

    private static func key(_ word: Substring) -> SearchText.Word { SearchText(String(word)).joined }

    private static let marks: Set<Character> = [".", ",", "/"]

    /// Without halves: "half cream" is a name.
    private static let numbers = set(
        "a an one two three four ein eine einen zwei drei vier un une deux trois quatre")

    private static let units = set(
        """
        x g gr gram grams gramm gramme grammes kg mg ml cl dl l liter liters litre litres oz ounce ounces lb lbs pound pounds \
        pint pints tbsp tablespoon tablespoons tsp teaspoon teaspoons spoon piece pieces slice slices cup cups glass glasses \
        mug bowl bowls plate bottle bottles can cans serving servings portion portions packet handful \
        el tl essloffel teeloffel stuck scheibe scheiben tasse tassen glas glaser becher teller flasche flaschen dose dosen \
        portionen tranche tranches morceau morceaux tasses verre verres bol bols assiette cuillere cuilleres
        """)

    private static let prepositions = set("of de du des von")

    /// After a number, what shows that it is none of pieces: "2 percent", "7 up".
    private static let uncountable = set("percent prozent pourcent and with und mit et avec up")

    private static func set(_ words: String) -> Set<SearchText.Word> {
        Set(words.split(separator: " ").map { Array($0.utf8) })
    }
}
