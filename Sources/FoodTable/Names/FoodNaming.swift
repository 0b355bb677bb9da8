/// Gives the foods of a table their short names: the same name only to those that are the same thing to an eater.
public struct FoodNaming: Sendable {
    /// Foods whose energy differs by no more are alike.
    private static let alikeShare = 0.25
    private static let alikeKilocalories = 15.0

    /// The energy in 100 g of the first food of each name, by the name in lower case.
    private var energies: [String: Double?] = [:]

    /// No food has a name yet.
    public init() {}

    /// Keeps a name for a food that has it already.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func reserve(_ name: String, energyKilocalories energy: Double?) {
        let key = name.lowercased()
        if energies[key] == nil { energies[key] = .some(energy) }
    }

    /// The shortest name that no unlike food has, of at most ``ShortFoodName/maximumLength`` characters. The plainest foods come first, so that they have the plainest names.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func name(_ official: String, energyKilocalories energy: Double?) -> String {
        let choices = ShortFoodName(official).choices
        let name = choices.first { isFree($0, energy) } ?? Self.numbered(choices[choices.count - 1], energy)
        reserve(name, energyKilocalories: energy)
        return name
    }

    private func isFree(_ name: String, _ energy: Double?) -> Bool {
        energies[name.lowercased()].map { Self.areAlike($0, energy) } ?? true
    }

    /// Whether foods of the same name are the same to an eater, by their energy in kilocalories per 100 g.
    public static func areAlike(_ first: Double?, _ other: Double?) -> Bool {
        guard let first, let other else { return first == nil && other == nil }
        return abs(first - other) <= max(alikeKilocalories, alikeShare * first)
    }

    /// Where words don't tell two foods apart, their energy does.
    private static func numbered(_ name: String, _ energy: Double?) -> String {
        guard let energy else { return name }
        let number = " (\(Int(energy.rounded())) kcal)"
        return name.prefix(ShortFoodName.maximumLength - number.count) + number
    }
}
