/// What something that was eaten contributes to the sum of a nutrient.
package struct NutrientPart: Sendable, Equatable {
    package let name: String
    /// nil is unknown.
    package let energyKilocalories: Double?
    package let amount: Double?

    package init(name: String, energyKilocalories: Double?, amount: Double?) {
        self.name = name
        self.energyKilocalories = energyKilocalories
        self.amount = amount
    }
}

/// The sum of a nutrient, and for how much of what was eaten it is known.
package struct KnownSum: Sendable, Equatable {
    /// Below this share a sum says too little to be compared with anything.
    package static let smallestTellingShare = 0.6

    /// Over what is known; nil if it is known for nothing.
    package let amount: Double?
    /// The share of the energy for which it is known, from 0 to 1. It is 1 if the sum is complete.
    package let share: Double
    /// Whether it is known for everything that may have some; otherwise the amount is a minimum.
    package let isComplete: Bool
    /// What most of it comes from, by name, the largest first.
    package let sources: [Source]

    package struct Source: Sendable, Equatable {
        package let name: String
        package let amount: Double
    }

    /// - Parameter isInFoodWithoutEnergy: see `DietaryNutrient`.
    package init(_ parts: [NutrientPart], isInFoodWithoutEnergy: Bool = false) {
        let known = parts.compactMap(\.amount)
        let relevant = parts.filter { $0.amount != nil || $0.energyKilocalories != 0 || isInFoodWithoutEnergy }
        amount = known.isEmpty ? nil : known.reduce(0, +)
        isComplete = !known.isEmpty && relevant.count == known.count
        share = Self.share(relevant)
        sources = Self.sources(parts)
    }

    private init(amount: Double?, share: Double, isComplete: Bool, sources: [Source]) {
        (self.amount, self.share, self.isComplete, self.sources) = (amount, share, isComplete, sources)
    }

    /// A share that is exactly the smallest may be a little less in binary.
    package var isTelling: Bool { share >= Self.smallestTellingShare - 1e-9 }

    /// The mean of several days.
    package func divided(by days: Int) -> KnownSum {
        let count = Double(days)
        return KnownSum(
            amount: amount.map { $0 / count }, share: share, isComplete: isComplete,
            sources: sources.map { Source(name: $0.name, amount: $0.amount / count) })
    }

    /// A part of unknown energy counts like the mean of the others: it may be most of what was eaten. Without any energy,
    /// as on a day with nothing but tea, all parts count alike.
    private static func share(_ parts: [NutrientPart]) -> Double {
        let energies = parts.compactMap(\.energyKilocalories).filter { $0 > 0 }
        let mean = energies.reduce(0, +) / Double(max(energies.count, 1))
        let weight = { (part: NutrientPart) in energies.isEmpty ? 1 : part.energyKilocalories ?? mean }
        let all = parts.reduce(0) { $0 + weight($1) }
        guard all > 0 else { return 0 }
        return parts.reduce(0) { $0 + ($1.amount == nil ? 0 : weight($1)) } / all
    }

    private static let mostSources = 5

    private static func sources(_ parts: [NutrientPart]) -> [Source] {
        var amounts: [String: Double] = [:]
        for part in parts { amounts[part.name, default: 0] += part.amount ?? 0 }
        let sorted = amounts.filter { $0.value > 0 }
            .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        return sorted.prefix(mostSources).map { Source(name: $0.key, amount: $0.value) }
    }
}
