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
}
