import Support
import Testing

@testable import WorkHome

/// Two people at one bar, of whom one uses kilograms and the other one pounds.
@Suite struct TogetherUnitTests {
    /// Sam, whose account is the newer one, uses pounds.
    private func pair(_ lines: String = "2 x 5 @ 80 kg") async throws -> TrainingPair {
        let pair = try await TrainingPair()
        try await pair.app.execute(
            """
            UPDATE users SET weight_unit = 'pounds' WHERE id = 2;
            UPDATE routine_exercises SET lines = '\(lines)' WHERE routine_id = 8 AND slot = 1;
            """)
        try await pair.allow(bySam: false)
        try await pair.allow(bySam: true)
        return pair
    }

    @Test func bothSeeOneOrderAndOneRack() async throws {
        let pair = try await pair()
        let rows = TrainingPair.rows(try await pair.alex.browser.get(TrainingPair.alexPage))
        #expect(rows.count == 6)
        #expect(rows[1].hasPrefix("Sam Set 1 176.5 lb × 5"), "\(rows)")
        #expect(rows[1].hasSuffix("Per side: 20 kg + 10 kg Change: +20 kg +10 kg −5 kg"), "\(rows)")
        #expect(rows[2] == "Alex Set 1 60 kg × 5 Per side: 20 Change: −10")
        #expect(try await TrainingPair.rows(pair.sam.get(TrainingPair.samPage)) == rows)
    }

    /// 135 lb are on no bar with plates in kilograms.
    @Test func theTargetIsWhatTheSharedBarCanHave() async throws {
        let pair = try await pair("1 x 5 @ 135 lb")
        for (browser, page) in [(pair.alex.browser, TrainingPair.alexPage), (pair.sam, TrainingPair.samPage)] {
            let rows = TrainingPair.rows(try await browser.get(page))
            let row = try #require(rows.first { $0.hasPrefix("Sam") })
            #expect(row.contains("Target: 135 lb × 5, load 132.5 lb"), "\(row)")
            #expect(row.contains("Per side: 20 kg"), "\(row)")
        }
        try await pair.press("theirs.0")
        #expect(try await pair.sets() == ["2 bench-press 5 60"])
    }

    @Test func theEquipmentOfTheHouseholdIsThatOfBoth() async throws {
        let pair = try await pair()
        try await pair.app.execute(
            """
            INSERT INTO equipment
                (id, name, used_for, kind, unit, empty_weight, collar_weight, sides, sleeve_millimeters, created_at)
            VALUES (1, 'Bar', 'barbell', 'bar', 'pounds', 45, 0, 2, 50, 0);
            INSERT INTO plates (weight, unit, pairs, sleeve_millimeters) VALUES (45, 'pounds', 4, 50), (10, 'pounds', 4, 50);
            """)
        let rows = TrainingPair.rows(try await pair.alex.browser.get(TrainingPair.alexPage))
        #expect(try await TrainingPair.rows(pair.sam.get(TrainingPair.samPage)) == rows)
        #expect(rows.contains { $0.hasPrefix("Alex") && $0.contains("45 lb") }, "\(rows)")
    }
}
