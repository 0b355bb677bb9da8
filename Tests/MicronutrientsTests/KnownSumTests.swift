import Samples
import Testing

@testable import Micronutrients

@Suite struct KnownSumTests {
    private func part(_ name: String, _ energy: Double?, _ amount: Double?) -> NutrientPart {
        NutrientPart(name: name, energyKilocalories: energy, amount: amount)
    }

    @Test func aSumSaysForHowMuchOfTheEnergyItIsKnown() {
        let sum = KnownSum([part("Bread", 300, 9), part("Cake", 100, nil)])
        #expect(sum.amount == 9 && sum.share == 0.75 && !sum.isComplete && sum.isTelling)
        #expect(sum.sources.map(\.name) == ["Bread"])
    }

    @Test func whatHasNoEnergyCountsWithItsAmountsOnly() {
        let sum = KnownSum([part("Bread", 100, 1), part("Water", 0, nil), part("Tea", 0, 0.5)])
        #expect(sum.amount == 1.5 && sum.share == 1 && sum.isComplete)
    }

    /// Salt, broth and diet cola have no energy, but sodium or caffeine.
    @Test func sodiumAndCaffeineMatterWithoutEnergyToo() {
        let eaten = EatenNutrients(
            [
                EatenFood(
                    name: "Bread", energyKilocalories: 100,
                    amounts: [.sodium: 460, .micronutrient(.caffeine): 0, .micronutrient(.iron): 1]),
                EatenFood(name: "Diet cola", energyKilocalories: 0, amounts: [:]),
            ], days: 1)
        for nutrient in [DietaryNutrient.sodium, .micronutrient(.caffeine)] {
            #expect(eaten.sums[nutrient]?.isComplete == false && eaten.sums[nutrient]?.share == 1)
        }
        #expect(eaten.sums[.micronutrient(.iron)]?.isComplete == true)
    }

    @Test func foodOfUnknownEnergyCountsLikeTheMeanOfTheOthers() {
        let sum = KnownSum([part("Bread", 100, 1), part("Soup", nil, nil)])
        #expect(sum.share == 0.5 && !sum.isComplete && !sum.isTelling)
        let known = KnownSum([part("Bread", 100, 1), part("Soup", nil, 2), part("Cake", 200, nil), part("Tea", 0, nil)])
        #expect(abs(known.share - 250.0 / 450) < 1e-9 && !known.isComplete)
    }

    @Test func nothingKnownIsNotZero() {
        let sum = KnownSum([part("Bread", 100, nil)])
        #expect(sum.amount == nil && sum.share == 0 && !sum.isComplete && sum.sources.isEmpty)
        #expect(KnownSum([]).amount == nil)
        #expect(KnownSum([part("Bread", 100, 0)]).amount == 0)
    }

    /// Nothing that was eaten may have any of most nutrients, so that what is known is all.
    @Test func aDayOfTeaIsKnownExceptForSodium() {
        let cups = [part("Tea", 0, 1), part("Water", 0, nil)]
        let (most, sodium) = (KnownSum(cups), KnownSum(cups, isInFoodWithoutEnergy: true))
        #expect(most.amount == 1 && most.share == 1 && most.isComplete && most.isTelling)
        #expect(sodium.amount == 1 && sodium.share == 0.5 && !sodium.isComplete && !sodium.isTelling)
        #expect(KnownSum([part("Water", 0, nil)]).amount == nil && !KnownSum([part("Water", 0, nil)]).isTelling)
    }

    @Test func sixtyPercentIsEnough() {
        #expect(KnownSum([part("A", 60, 1), part("B", 40, nil)]).isTelling)
        #expect(!KnownSum([part("A", 59.9, 1), part("B", 40.1, nil)]).isTelling)
        // 0.6 in tenths and hundredths.
        for unit in [0.1, 0.3, 0.7, 1.1] {
            let known = (0..<6).map { _ in part("A", unit, 1) }
            #expect(KnownSum(known + (0..<4).map { _ in part("B", unit, nil) }).isTelling)
        }
    }

    @Test func theSameFoodIsOneSource() {
        let parts = ["A", "B", "C", "D", "E", "F"].enumerated().map { part($1, 10, Double($0)) }
        let sum = KnownSum(parts + [part("A", 10, 7)])
        #expect(sum.sources.map(\.name) == ["A", "F", "E", "D", "C"])
        #expect(sum.divided(by: 7).sources.first == KnownSum.Source(name: "A", amount: 1))
    }

    /// Against counting entry by entry.
    @Test(arguments: 0..<200)
    func itIsWhatCountingFinds(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parts = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            let energies: [Double?] = [nil, 0, Double(Int.random(in: 1...900, using: &generator))]
            let amount = Bool.random(using: &generator) ? Double(Int.random(in: 0...50, using: &generator)) : nil
            return part(
                ["A", "B", "C"].randomElement(using: &generator) ?? "",
                energies.randomElement(using: &generator) ?? nil, amount)
        }
        let energies = parts.compactMap(\.energyKilocalories).filter { $0 > 0 }
        let mean = energies.isEmpty ? 1 : energies.reduce(0, +) / Double(energies.count)
        var (amount, known, all, count, isWhole) = (0.0, 0.0, 0.0, 0, true)
        for part in parts where part.amount != nil || part.energyKilocalories != 0 {
            let weight = energies.isEmpty ? 1 : part.energyKilocalories ?? mean
            all += weight
            if let value = part.amount {
                amount += value
                known += weight
                count += 1
            } else {
                isWhole = false
            }
        }
        let sum = KnownSum(parts)
        #expect(sum.amount == (count == 0 ? nil : amount))
        #expect(abs(sum.share - (all > 0 ? known / all : 0)) < 1e-9)
        #expect(sum.isComplete == (isWhole && count > 0))
        #expect((0...1).contains(sum.share))
    }
}
