/// Gives the foods of a table their short names: the same name only to those that are the same thing to an eater.
public struct FoodNaming: Sendable {
    /// Foods whose energy differs by no more are alike.
    private static let alikeShare = 0.25
    private static let alikeKilocalories = 15.0

    private struct Named {
        let name: String
        /// In 100 g of the first food of the name; nil is unknown.
        let energyKilocalories: Double?
    }

    /// By the letters and digits of the name in lower case: nobody hears a comma.
    private var foods: [String: Named] = [:]

    /// No food has a name yet.
    public init() {}

    /// Keeps a name for a food that has it already.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func reserve(_ name: String, energyKilocalories energy: Double?) {
        let key = Self.key(name)
        if foods[key] == nil { foods[key] = Named(name: name, energyKilocalories: energy) }
    }

    /// The shortest name that no unlike food has, of at most ``ShortFoodName/maximumLength`` characters. The plainest foods come first, so that they have the plainest names.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func name(_ official: String, energyKilocalories energy: Double?) -> String {
        let choices = ShortFoodName(official).choices
        let name =
            free(choices, energy) ?? free(ShortFoodName(official, isWhole: true).choices, energy)
            ?? numbered(choices[choices.count - 1], energy)
        reserve(name, energyKilocalories: energy)
        return name
    }

    /// The first choice that no unlike food has, spelled as the first food of it has it.
    private func free(_ choices: [String], _ energy: Double?) -> String? {
        for choice in choices {
            guard let first = foods[Self.key(choice)] else { return choice }
            if Self.areAlike(first.energyKilocalories, energy) { return first.name }
        }
        return nil
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Whether foods of the same name are the same to an eater, by their energy in kilocalories per 100 g.
    public static func areAlike(_ first: Double?, _ other: Double?) -> Bool {
        guard let first, let other else { return first == nil && other == nil }
        return abs(first - other) <= max(alikeKilocalories, alikeShare * first)
    }

    /// Where words don't tell two foods apart, their energy does.
    private func numbered(_ name: String, _ energy: Double?) -> String {
        guard let energy else { return name }
        let number = " (\(Int(energy.rounded())) kcal)"
        var words = ShortFoodName.fitted(name, to: ShortFoodName.maximumLength - number.count)
        if words.last == "," { words.removeLast() }
        return free([words + number], energy) ?? words + number
    }
}
