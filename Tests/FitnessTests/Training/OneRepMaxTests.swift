import Testing

@testable import Fitness

@Suite struct OneRepMaxTests {
    @Test(
        arguments: [
            (1, 100, 100), (2, 100, 106.666_666_7), (5, 100, 116.666_666_7), (12, 50, 70), (13, 100, nil), (1, 0, nil),
        ])
    func theEstimateIsEpleys(reps: Int, load: Double, expected: Double?) {
        let estimate = OneRepMax.estimateKilograms(loadKilograms: load, reps: reps)
        #expect(((estimate ?? -1) - (expected ?? -1)).magnitude < 1e-6)
    }

    /// More weight or more reps never give a lower estimate.
    @Test func itGrowsWithBoth() throws {
        for reps in 2...12 {
            for kilograms in stride(from: 2.5, through: 300, by: 2.5) {
                let estimate = try #require(OneRepMax.estimateKilograms(loadKilograms: kilograms, reps: reps))
                #expect(estimate > kilograms)
                let heavier = OneRepMax.estimateKilograms(loadKilograms: kilograms + 2.5, reps: reps)
                #expect(try #require(heavier) > estimate)
                let shorter = OneRepMax.estimateKilograms(loadKilograms: kilograms, reps: reps - 1)
                #expect(try #require(shorter) < estimate)
            }
        }
        #expect([0, -1, 13].allSatisfy { OneRepMax.estimateKilograms(loadKilograms: 100, reps: $0) == nil })
    }
}
