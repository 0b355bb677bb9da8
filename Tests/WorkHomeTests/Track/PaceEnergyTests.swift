import Testing

@testable import Models

/// Rows of the 2024 Adult Compendium of Physical Activities, at speeds that begin them or lie within them.
@Suite struct PaceEnergyTests {
    @Test(arguments: [
        (2.0, true, 2.3), (5.0, true, 3.8), (6.5, true, 6.5), (8.1, true, 8.5), (9.0, true, 9.0), (12.0, true, 11.0),
        (16.0, true, 14.8), (30.0, true, 23.0), (2.0, false, 2.3), (5.0, false, 3.8), (6.0, false, 4.8),
        (7.0, false, 5.5),
        (8.5, false, 8.5), (12.0, false, 11.0),
    ])
    func energyFollowsTheSpeed(kilometersPerHour: Double, isRun: Bool, expected: Double) {
        let found = PaceEnergy.metabolicEquivalent(meters: kilometersPerHour * 500, seconds: 1_800, isRun: isRun)
        #expect(found == expected)
    }

    /// Nobody burns less for being faster.
    @Test func itNeverFalls() {
        for isRun in [true, false] {
            let energies = (1...250).map {
                PaceEnergy.metabolicEquivalent(meters: Double($0) * 100, seconds: 3_600, isRun: isRun)
            }
            #expect(energies == energies.sorted())
        }
    }
}
