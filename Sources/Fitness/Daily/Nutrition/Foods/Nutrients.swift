/// Energy and nutrients; nil means unknown, never zero.
package struct Nutrients: Codable, Sendable, Equatable {
    package var energyKilocalories: Double?
    package var proteinGrams: Double?
    package var carbohydrateGrams: Double?
    package var fatGrams: Double?
    package var saturatedFatGrams: Double?
    package var fiberGrams: Double?
    package var sugarGrams: Double?
    package var sodiumMilligrams: Double?

    package init(
        energyKilocalories: Double? = nil, proteinGrams: Double? = nil, carbohydrateGrams: Double? = nil,
        fatGrams: Double? = nil, saturatedFatGrams: Double? = nil, fiberGrams: Double? = nil,
        sugarGrams: Double? = nil, sodiumMilligrams: Double? = nil
    ) {
        self.energyKilocalories = energyKilocalories
        self.proteinGrams = proteinGrams
        self.carbohydrateGrams = carbohydrateGrams
        self.fatGrams = fatGrams
        self.saturatedFatGrams = saturatedFatGrams
        self.fiberGrams = fiberGrams
        self.sugarGrams = sugarGrams
        self.sodiumMilligrams = sodiumMilligrams
    }

    /// Whether any of protein, carbohydrate and fat is known.
    package var hasMacros: Bool { proteinGrams != nil || carbohydrateGrams != nil || fatGrams != nil }

    /// The energy of the known protein, carbohydrate and fat by Atwater's factors: 4, 4 and 9 kcal per gram.
    package var energyOfMacros: Double {
        4 * (proteinGrams ?? 0) + 4 * (carbohydrateGrams ?? 0) + 9 * (fatGrams ?? 0)
    }

    package func scaled(by factor: Double) -> Nutrients {
        Nutrients(
            energyKilocalories: energyKilocalories.map { $0 * factor }, proteinGrams: proteinGrams.map { $0 * factor },
            carbohydrateGrams: carbohydrateGrams.map { $0 * factor }, fatGrams: fatGrams.map { $0 * factor },
            saturatedFatGrams: saturatedFatGrams.map { $0 * factor }, fiberGrams: fiberGrams.map { $0 * factor },
            sugarGrams: sugarGrams.map { $0 * factor }, sodiumMilligrams: sodiumMilligrams.map { $0 * factor })
    }

    /// An unknown value adds nothing; the sum is unknown only if both are.
    static func + (left: Nutrients, right: Nutrients) -> Nutrients {
        func sum(_ nutrient: (Nutrients) -> Double?) -> Double? {
            switch (nutrient(left), nutrient(right)) {
            case (let first?, let second?): first + second
            case (let first, let second): first ?? second
            }
        }
        return Nutrients(
            energyKilocalories: sum(\.energyKilocalories), proteinGrams: sum(\.proteinGrams),
            carbohydrateGrams: sum(\.carbohydrateGrams), fatGrams: sum(\.fatGrams),
            saturatedFatGrams: sum(\.saturatedFatGrams), fiberGrams: sum(\.fiberGrams), sugarGrams: sum(\.sugarGrams),
            sodiumMilligrams: sum(\.sodiumMilligrams))
    }

    static func += (sum: inout Nutrients, more: Nutrients) { sum = sum + more }

    /// The maximum amounts in 100 g or ml, in the order of `amounts`: a milliliter may weigh more than a gram, and salt
    /// is about 39 % sodium.
    package static let limits: [Double] = [1_000] + Array(repeating: mostGrams, count: 6) + [50_000]
    static let mostGrams = 110.0

    /// Whether 100 g or ml can contain these amounts.
    package var isPlausible: Bool {
        zip(amounts, Self.limits).allSatisfy { amount, limit in (0...limit).contains(amount ?? 0) }
    }

    /// All amounts, in the order of the properties.
    package var amounts: [Double?] {
        [
            energyKilocalories, proteinGrams, carbohydrateGrams, fatGrams, saturatedFatGrams, fiberGrams, sugarGrams,
            sodiumMilligrams,
        ]
    }

    /// - Parameter amounts: all amounts, in the order of the properties.
    package init(amounts: [Double?]) {
        self.init(
            energyKilocalories: amounts[0], proteinGrams: amounts[1], carbohydrateGrams: amounts[2],
            fatGrams: amounts[3], saturatedFatGrams: amounts[4], fiberGrams: amounts[5], sugarGrams: amounts[6],
            sodiumMilligrams: amounts[7])
    }

    /// The same, with what a food without energy can't have as zero. It may contain sodium.
    fileprivate var assumingNoneWithoutEnergy: Nutrients {
        guard energyKilocalories == 0 else { return self }
        let none = Nutrients(
            energyKilocalories: 0, proteinGrams: 0, carbohydrateGrams: 0, fatGrams: 0, saturatedFatGrams: 0,
            fiberGrams: 0, sugarGrams: 0)
        return self + none
    }
}

/// The sum over several foods. If a nutrient of one of them is unknown, the sum is only a minimum, unless that food has
/// no energy, such as water: it has no protein, carbohydrate or fat either.
package struct NutrientSum: Sendable, Equatable {
    /// The sum over the foods with a known value, a minimum; nil if it is known for none.
    package let known: Nutrients
    /// The sum over all foods; nil if it is unknown for one of them.
    package let complete: Nutrients

    package init(_ parts: [Nutrients]) {
        let parts = parts.map(\.assumingNoneWithoutEnergy)
        known = parts.reduce(into: Nutrients()) { $0 += $1 }
        let amounts = parts.map(\.amounts)
        complete = Nutrients(
            amounts: known.amounts.enumerated().map { index, sum in
                amounts.contains { $0[index] == nil } ? nil : sum
            })
    }

    private init(known: Nutrients, complete: Nutrients) {
        (self.known, self.complete) = (known, complete)
    }

    package func scaled(by factor: Double) -> NutrientSum {
        NutrientSum(known: known.scaled(by: factor), complete: complete.scaled(by: factor))
    }
}
