import Testing

@testable import Fitness
@testable import Racks

@Suite struct LoadingTextTests {
    private func lines(
        _ kilograms: Double, _ tool: LoadingTool, _ plates: [PlatePairs] = [], in unit: WeightUnit = .kilograms
    ) throws -> [String]? {
        let rack = try #require(Rack(tool, plates: plates))
        let text = LoadingText(rack.load(kilograms), of: tool, in: unit)
        return text.map { text in
            [text.problem].compactMap(\.self)
                + text.lines.map { [$0.weight, $0.plates].compactMap(\.self).joined(separator: " – ") }
        }?.map { $0.replacing("\u{A0}", with: " ") }
    }

    private let olympic = LoadingTool.bar(RackTests.olympic)
    private let metric = Rack.usualPlates(.kilograms)

    @Test func whatCanBeLoadedIsItsPlates() throws {
        #expect(try lines(82.5, olympic, metric) == ["82.5 kg – Per side: 20 + 10 + 1.25"])
        #expect(try lines(20, olympic, metric) == ["20 kg – Empty bar"])
    }

    @Test func whatCannotBeLoadedIsSaidBesideItsNeighbors() throws {
        let plates = metric.filter { $0.plate.weight.value >= 2.5 }
        #expect(
            try lines(62.5, olympic, plates) == [
                "62.5 kg can’t be loaded.", "60 kg – Per side: 20", "65 kg – Per side: 20 + 2.5",
            ])
        #expect(try lines(15, olympic, plates) == ["15 kg can’t be loaded.", "20 kg – Empty bar"])
        #expect(try lines(900, olympic, [RackTests.pairs(20, .kilograms, 1)])?.count == 2)
    }

    /// Whoever reads pounds must know that the plates are in kilograms.
    @Test func platesSayTheirUnitIfItIsNotThePersons() throws {
        let pounds = WeightUnit.pounds
        #expect(try lines(60, olympic, metric, in: pounds) == ["132.5 lb – Per side: 20 kg"])
        let bar = LoadingTool.bar(LoadableBar(emptyWeight: RackWeight(45, .pounds), sleeveMillimeters: 50))
        let plates = Rack.usualPlates(.pounds)
        #expect(try lines(pounds.kilograms(135), bar, plates, in: pounds) == ["135 lb – Per side: 45"])
        #expect(
            try lines(pounds.kilograms(137), bar, plates, in: pounds) == [
                "137 lb can’t be loaded.", "135 lb – Per side: 45", "140 lb – Per side: 45 + 2.5",
            ])
        // What reads as a weight that can be loaded is that weight, though 50 kg are 110.23 lb.
        #expect(try lines(50, bar, plates, in: pounds) == ["110 lb – Per side: 25 + 5 + 2.5"])
        #expect(try lines(51, bar, plates, in: pounds)?.first == "112.5 lb can’t be loaded.")
    }

    @Test func eachKindHasItsWords() throws {
        let handles = LoadingTool.bar(
            LoadableBar(emptyWeight: RackWeight(2, .kilograms), sleeveMillimeters: 50, pieces: LoadableBar.handles))
        #expect(try lines(12, handles, metric) == ["12 kg – Per side of each dumbbell: 5"])
        #expect(try lines(2, handles, metric) == ["2 kg – Empty handles"])
        let belt = LoadingTool.bar(
            LoadableBar(emptyWeight: RackWeight(0, .kilograms), sides: 1, sleeveMillimeters: 50))
        #expect(try lines(15, belt, metric) == ["15 kg – Plates: 15"])
        #expect(
            try lines(0.5, belt, metric) == ["0.5 kg can’t be loaded.", "0 kg – No plates", "1.25 kg – Plates: 1.25"])
        let fixed = LoadingTool.fixed([10, 12.5].map { RackWeight($0, .kilograms) })
        #expect(try lines(12.5, fixed) == nil)
        #expect(try lines(10, fixed, in: .pounds) == ["22 lb – 10 kg"])
        #expect(try lines(11, fixed) == ["11 kg can’t be loaded.", "10 kg", "12.5 kg"])
        let steps = [5.0, 10].map { RackWeight($0, .kilograms) }
        let stack = LoadingTool.stack(steps: steps, addOns: [RackWeight(2.5, .kilograms)], isAssisting: false)
        #expect(try lines(10, stack) == nil)
        #expect(try lines(10, stack, in: .pounds) == ["22 lb – Stack: 10 kg"])
        #expect(try lines(7.5, stack) == ["7.5 kg – Stack: 5 kg + 2.5"])
        let assisting = LoadingTool.stack(steps: steps, addOns: [], isAssisting: true)
        #expect(try lines(-10, assisting) == nil)
        #expect(
            try lines(-3, assisting) == [
                "3 kg of assistance can’t be loaded.", "5 kg of assistance", "0 kg – No assistance",
            ])
    }
}
