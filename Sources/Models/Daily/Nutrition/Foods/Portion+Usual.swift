import Fitness

extension Food {
    /// The portion that is usually eaten at once, the default of a serving.
    ///
    /// The table lists a cup of everything first, even of butter. A piece is preferred to a measure, and a portion with
    /// the energy of a whole meal is never the usual one.
    package func usualPortion(of portions: [Portion]) -> Portion? {
        // Labels and users list the usual portion first.
        guard source == .usdaSR24 || source == .foodDataCentral else { return portions.first }
        return portions.filter { kilocalories(of: $0) <= Self.maximumUsualKilocalories }
            .enumerated().min { ($0.element.rank(self), $0.offset) < ($1.element.rank(self), $1.offset) }?.element
    }

    private static let maximumUsualKilocalories = 600.0

    fileprivate func kilocalories(of portion: Portion) -> Double {
        nutrients(in: portion.amount).energyKilocalories ?? 0
    }
}

extension Portion {
    private static let sizes: Set = ["medium", "large", "small", "extra", "jumbo", "mini"]
    private static let cups: Set = ["cup", "cups"]
    private static let spoons: Set = ["tbsp", "tablespoon", "tsp", "teaspoon"]
    /// Shop and kitchen measures, which don't tell how much a person eats at once.
    private static let measures: Set = [
        "oz", "fl", "fluid", "lb", "quart", "pint", "gallon", "cubic", "inch", "unit", "package", "box", "head",
        "bunch", "jar", "yield", "recipe", "stick", "dash", "ml", "liter", "g",
    ]
    /// Smaller pieces are rarely eaten one at a time: a leaf, an almond.
    private static let minimumKilocalories = 15.0
    /// Foods with more energy per cup are eaten by the spoon.
    private static let maximumKilocaloriesOfCup = 400.0

    /// How far the portion is from the usual one; lower is better.
    fileprivate func rank(_ food: Food) -> Int {
        let kilocalories = food.kilocalories(of: self)
        let word = noun
        if Self.sizes.contains(word) {
            // Recipes and labels mean a large egg, and a medium size of everything else.
            return word == (food.officialName.hasPrefix("Egg") ? "large" : "medium") ? 0 : 2
        }
        if Self.cups.contains(word) { return kilocalories <= Self.maximumKilocaloriesOfCup ? 3 : 6 }
        if Self.spoons.contains(word) { return 4 }
        if Self.measures.contains(word) { return word == "oz" ? 5 : 7 }
        return kilocalories >= Self.minimumKilocalories ? 1 : 7
    }

    /// The first word after the count: "slice" of "1 slice (1 oz)".
    private var noun: String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "/" && $0 != "." }
        return words.first { $0.contains(where: \.isLetter) }.map(String.init) ?? ""
    }
}
