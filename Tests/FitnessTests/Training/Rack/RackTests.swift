import Testing

@testable import Fitness
@testable import Racks

@Suite struct RackTests {
    @Test func aTotalBelowTheBarIsTheBarAlone() throws {
        let rack = try Self.rack(Self.olympic, Self.metric)
        let loaded = rack.load(15)
        #expect(loaded.targetKilograms == 15 && !loaded.isExact)
        #expect(loaded.nearest.kilograms == 20 && loaded.nearest.perSide == [])
        #expect(loaded.below == nil && loaded.above == loaded.nearest)
    }

    @Test func theBarsOwnWeightNeedsNothing() throws {
        let loaded = try Self.rack(Self.olympic, Self.metric).load(20)
        #expect(loaded.isExact && loaded.nearest.perSide == [] && !loaded.nearest.isBodyAlone)
    }

    @Test func aSidesPlatesAreShownHeavyFirst() throws {
        let loaded = try #require(Rack.usual(.kilograms)).load(82.5)
        #expect(loaded.isExact && loaded.nearest.perSideText == "20 + 10 + 1.25")
    }

    @Test func aTargetBetweenTwoLoadsShowsBothAndIsNotRounded() throws {
        let loaded = try Self.rack(Self.olympic, Self.metric).load(61)
        #expect(loaded.targetKilograms == 61 && loaded.nearest.kilograms == 60)
        #expect(loaded.below?.kilograms == 60 && loaded.above?.kilograms == 62.5)
        #expect(try Self.rack(Self.olympic, Self.metric).load(62).nearest.kilograms == 62.5)
    }

    /// Of equally many plates the heaviest, also in pounds, which are rounded to milligrams.
    @Test(arguments: [(135.0, "45"), (145, "45 + 5"), (185, "45 + 25"), (225, "45 + 45"), (95, "25"), (115, "35")])
    func largePlatesComeFirst(pounds: Double, plates: String) throws {
        let rack = try #require(Rack.usual(.pounds))
        let loaded = rack.load(WeightUnit.pounds.kilograms(pounds))
        #expect(loaded.isExact && loaded.nearest.perSideText == plates)
    }

    @Test func ofTwoEquallyNearTheLighterIsTaken() throws {
        let rack = try Self.rack(Self.olympic, Self.metric)
        #expect(rack.load(61.25).nearest.kilograms == 60)
        // 4 g nearer to the heavier one are within the tolerance.
        #expect(rack.load(61.252).nearest.kilograms == 60)
        #expect(rack.load(61.26).nearest.kilograms == 62.5)
    }

    @Test func beyondAllPlatesIsAllOfThem() throws {
        let loaded = try Self.rack(Self.olympic, [(20, 1)]).load(200)
        #expect(loaded.nearest.kilograms == 60 && loaded.above == nil && loaded.below?.kilograms == 60)
    }

    /// The heaviest plate that fits would be the 25.
    @Test func theHeaviestPlateFirstIsWrong() throws {
        let loaded = try Self.rack(Self.olympic, [(25, 1), (10, 3)]).load(80)
        #expect(loaded.isExact && loaded.nearest.perSideText == "10 + 10 + 10")
    }

    @Test func fewestPlates() throws {
        let loaded = try Self.rack(Self.olympic, [(20, 1), (15, 2), (10, 3), (5, 4)]).load(80)
        #expect(loaded.nearest.perSideText == "20 + 10")
    }

    @Test func ofEquallyManyPlatesThoseThatAreOnTheBarStay() throws {
        let rack = try Self.rack(Self.olympic, [(25, 1), (20, 1), (15, 1), (10, 1), (5, 1)])
        let first = rack.load(90).nearest
        #expect(first.perSideText == "25 + 10" && rack.load(90, after: nil).nearest == first)
        let other = rack.load(60).nearest
        #expect(other.perSideText == "20")
        #expect(rack.load(90, after: other).nearest.perSideText == "20 + 15")
        // Fewer plates matter more than fewer changes.
        let many = try Self.rack(Self.olympic, [(10, 2), (5, 1)]).load(70).nearest
        #expect(many.perSideText == "10 + 10 + 5")
        #expect(rack.load(70, after: many).nearest.perSideText == "25")
    }

    /// Magnets of 0.5 kg come one at a time.
    @Test func aSinglePlateIsNoPair() throws {
        let rack = try Self.rack(Self.olympic, [(20, 1), (0.5, 0)])
        let loaded = rack.load(60.5)
        #expect(loaded.nearest.kilograms == 60 && loaded.above == nil)
        #expect(try Self.rack(Self.olympic, [(20, 1), (0.5, 1)]).load(60.5).above?.kilograms == 61)
    }

    @Test func poundsOnABarOfKilogramsAreExact() throws {
        let plates = [Self.pairs(45, .pounds, 2), Self.pairs(10, .kilograms, 1)]
        let rack = try #require(Rack(.bar(Self.olympic), plates: plates))
        let loaded = rack.load(60.82)
        #expect(loaded.isExact && loaded.nearest.perSideText == "45\u{A0}lb")
        #expect(loaded.nearest.kilograms == 20 + 2 * WeightUnit.pounds.kilograms(45))
        #expect(rack.load(60.829).isExact == false)
        // The 5 g are of the whole, 60.823314 kg.
        #expect(rack.load(60.8184).isExact && rack.load(60.8283).isExact && !rack.load(60.8182).isExact)
        #expect(rack.load(80.82).nearest.perSideText == "45\u{A0}lb + 10\u{A0}kg")
    }

    @Test func plateMatesOfBothUnitsAreUsedOnlyIfOwned() throws {
        let rack = try #require(Rack.usual(.kilograms))
        #expect(rack.load(60.8).nearest.kilograms == 60)
    }

    /// What somebody who types 135 lb stores is what the rack says.
    @Test func poundsAreTheVeryNumber() throws {
        let rack = try #require(Rack.usual(.pounds))
        for pounds in stride(from: 45.0, through: 315, by: 5) {
            let loaded = rack.load(WeightUnit.pounds.kilograms(pounds))
            #expect(loaded.isExact && loaded.nearest.kilograms == WeightUnit.pounds.kilograms(pounds), "\(pounds)")
        }
        #expect(rack.load(WeightUnit.pounds.kilograms(135)).nearest.perSideText == "45")
    }

    @Test func decimalsAddUp() throws {
        let rack = try Self.rack(Self.bar(0.1), [(0.2, 1), (0.1, 3)])
        #expect(rack.load(0.3).isExact && rack.load(0.3).nearest.kilograms == 0.3)
        #expect(rack.load(0.1 + 0.2).nearest.perSideText == "0.1")
        #expect(rack.load(1.1).nearest.kilograms == 1.1)
    }

    @Test func collarsCountIfTheyArePutOn() throws {
        let plates = [Self.pairs(20, .kilograms, 1)]
        let collars = LoadableBar(
            emptyWeight: RackWeight(20, .kilograms), collarWeight: RackWeight(5, .kilograms), sleeveMillimeters: 50)
        let rack = try #require(Rack(.bar(collars), plates: plates))
        #expect(rack.load(65).isExact && !rack.load(60).isExact)
        #expect(rack.load(1).nearest.kilograms == 25)
        #expect(rack.load(65).nearest.base == RackWeight(20, .kilograms))
    }

    @Test func aLandmineHasOneSideForBothPlatesOfAPair() throws {
        let landmine = LoadableBar(emptyWeight: RackWeight(10, .kilograms), sides: 1, sleeveMillimeters: 50)
        let rack = try Self.rack(landmine, [(10, 1), (2.5, 1)])
        #expect(rack.load(30).nearest.perSideText == "10 + 10")
        #expect(rack.load(35).isExact && rack.load(40).above == nil)
    }

    @Test func aPairOfDumbbellsNeedsFourOfEachPlate() throws {
        let handles = LoadableBar(emptyWeight: RackWeight(2, .kilograms), sleeveMillimeters: 50, pieces: 2)
        let rack = try Self.rack(handles, [(5, 2), (2.5, 3), (1.25, 1)])
        #expect(rack.load(12).isExact && rack.load(12).nearest.perSideText == "5")
        // Three pairs make one plate for each side, one pair none.
        #expect(rack.load(17).nearest.perSideText == "5 + 2.5")
        #expect(rack.load(100).nearest.kilograms == 17 && !rack.load(4.5).isExact)
        let one = LoadableBar(emptyWeight: RackWeight(2, .kilograms), sleeveMillimeters: 50)
        #expect(try Self.rack(one, [(5, 2)]).load(22).isExact)
    }

    @Test func platesFitTheirSleeves() throws {
        let handle = LoadableBar(emptyWeight: RackWeight(2, .kilograms), sleeveMillimeters: 28)
        let plates = [Self.pairs(20, .kilograms, 4), Self.pairs(5, .kilograms, 2, sleeve: 28)]
        let rack = try #require(Rack(.bar(handle), plates: plates))
        #expect(rack.load(42).nearest.kilograms == 22)
    }

    @Test func fixedWeightsAreTakenAsTheyAre() throws {
        let rack = try #require(Rack(.fixed([10, 12.5, 15].map { RackWeight($0, .kilograms) })))
        #expect(rack.load(12.5).isExact && rack.load(12.5).nearest.base.value == 12.5)
        let loaded = rack.load(14)
        #expect(loaded.below?.kilograms == 12.5 && loaded.above?.kilograms == 15 && loaded.nearest == loaded.above)
        #expect(rack.load(99).nearest.kilograms == 15 && rack.load(1).nearest.kilograms == 10)
        #expect(Rack(.fixed([])) == nil)
    }

    @Test func aStackHasItsStepsAndAddOns() throws {
        let steps = [5.0, 10, 20].map { RackWeight($0, .kilograms) }
        let addOns = [1.25, 2.5].map { RackWeight($0, .kilograms) }
        let rack = try #require(Rack(.stack(steps: steps, addOns: addOns, isAssisting: false)))
        let loaded = rack.load(13.75)
        #expect(loaded.isExact && loaded.nearest.base.value == 10 && loaded.nearest.perSideText == "2.5 + 1.25")
        #expect(rack.load(10).nearest.perSide == [] && rack.load(16).below?.kilograms == 13.75)
        #expect(rack.load(0).nearest.kilograms == 5)
    }

    @Test func moreAssistanceIsLighter() throws {
        let steps = [10.0, 20, 30].map { RackWeight($0, .kilograms) }
        let rack = try #require(Rack(.stack(steps: steps, addOns: [], isAssisting: true)))
        #expect(rack.load(-20).isExact && rack.load(-20).nearest.base.value == 20)
        let loaded = rack.load(-15)
        #expect(loaded.below?.kilograms == -20 && loaded.above?.kilograms == -10 && loaded.nearest == loaded.below)
        #expect(rack.below(-20) == -30 && rack.below(-30) == nil)
        #expect(rack.load(5).nearest.isBodyAlone && rack.load(0).isExact)
    }

    @Test func aBeltWithoutPlatesIsTheBodyAlone() throws {
        let belt = LoadableBar(emptyWeight: RackWeight(0, .kilograms), sides: 1, sleeveMillimeters: 50)
        let rack = try Self.rack(belt, [(10, 1), (5, 1)])
        #expect(rack.load(0).isExact && rack.load(0).nearest.isBodyAlone)
        #expect(rack.load(15).nearest.perSideText == "10 + 5" && !rack.load(15).nearest.isBodyAlone)
        #expect(rack.load(-10).nearest.isBodyAlone && rack.load(-10).below == nil)
    }

    @Test func whatIsBelowIsAlwaysLighter() throws {
        let rack = try Self.rack(Self.olympic, Self.metric)
        #expect(rack.below(60) == 57.5 && rack.below(60.004) == 57.5 && rack.below(61) == 60)
        #expect(rack.below(20) == nil && rack.nearest(54) == 55)
    }

    @Test func numbersThatAreNoneDoNotEndTheProcess() throws {
        let rack = try Self.rack(Self.olympic, Self.metric)
        #expect(rack.load(.nan).nearest.kilograms == 20 && rack.load(-.infinity).nearest.kilograms == 20)
        #expect(rack.load(.greatestFiniteMagnitude).above == nil)
    }

    @Test func theUsualOnesAreThoseOfAGym() throws {
        let bar = try #require(Rack.usual(.kilograms))
        #expect(bar.load(100).nearest.perSideText == "20 + 20" && bar.load(22.5).isExact)
        let dumbbells = try #require(Rack.usual(.kilograms, for: .dumbbell))
        #expect(dumbbells.load(7).isExact && dumbbells.load(12.5).isExact && dumbbells.load(11).below?.kilograms == 10)
        let bells = try #require(Rack.usual(.kilograms, for: .kettlebell))
        #expect([8, 12, 16, 24, 48].allSatisfy { bells.load($0).isExact } && !bells.load(14).isExact)
        #expect(try #require(Rack.usual(.pounds, for: .cable)).load(WeightUnit.pounds.kilograms(25)).isExact)
        #expect(try #require(Rack.usual(.pounds, for: .dipBars)).load(0).nearest.isBodyAlone)
        #expect(Rack.usual(.kilograms, for: .band) == nil)
    }

    static let olympic = bar(20)
    static let metric: [(Double, Int)] = [(25, 1), (20, 4), (15, 1), (10, 2), (5, 2), (2.5, 1), (1.25, 1)]

    static func bar(_ kilograms: Double) -> LoadableBar {
        LoadableBar(emptyWeight: RackWeight(kilograms, .kilograms), sleeveMillimeters: 50)
    }

    static func pairs(_ weight: Double, _ unit: WeightUnit, _ pairs: Int, sleeve: Int = 50) -> PlatePairs {
        PlatePairs(Plate(RackWeight(weight, unit)), pairs: pairs, sleeveMillimeters: sleeve)
    }

    static func rack(_ bar: LoadableBar, _ plates: [(Double, Int)]) throws -> Rack {
        try #require(Rack(.bar(bar), plates: plates.map { pairs($0.0, .kilograms, $0.1) }))
    }
}
