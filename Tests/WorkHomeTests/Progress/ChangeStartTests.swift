import Support
import Testing

@testable import WorkHome

/// Change since start begins where its person says.
@Suite struct ChangeStartTests {
    @Test func theChangeBeginsWithTheFirstWeightFromAChosenDayOn() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (weight, day) in [("74", "2026-11-01"), ("72", "2026-11-10"), ("69", "2026-11-21")] {
            try await browser.post("/progress/measurements", ["weight": weight, "height": "170", "date": day])
        }
        let change = { try await browser.get("/progress").main.words }
        #expect(try await change().contains("−1 kg from 70 kg"))
        #expect(try await browser.get("/progress").main.contains("href=\"/progress/start\""))
        let saved = try await browser.post("/progress/start", ["date": "2026-11-05"])
        #expect(try await browser.follow(saved).flash == "Start saved.")
        #expect(try await change().contains("−3 kg from 72 kg"))
        #expect(try await app.rows("SELECT starting_weight_kilograms FROM users") == ["72"])
        #expect(try await browser.get("/progress/start").value(of: "date") == "2026-11-05")
        // It holds for weights that are added later.
        try await browser.post("/progress/measurements", ["weight": "73", "height": "170", "date": "2026-11-06"])
        #expect(try await change().contains("−4 kg from 73 kg"))
        try await browser.post("/progress/start", ["date": ""])
        #expect(try await change().contains("−1 kg from 70 kg"))
    }

    /// Until there is a weight from that day on, nothing has changed.
    @Test func aDayWithoutAWeightSinceBeginsWithTheLastOne() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/progress/measurements", ["weight": "72", "height": "170", "date": "2026-11-10"])
        app.clock.advance(days: 1)
        try await browser.post("/progress/start", ["date": "2026-11-22"])
        #expect(try await app.rows("SELECT starting_weight_kilograms FROM users") == ["70"])
        try await browser.post("/progress/measurements", ["weight": "69", "height": "170"])
        #expect(try await app.rows("SELECT starting_weight_kilograms FROM users") == ["69"])
    }

    @Test(arguments: [("2026-11-22", "Please choose today or an earlier day"), ("much", "Please enter a date")])
    func anImpossibleDayIsRefusedBesideItsField(day: String, message: String) async throws {
        let app = try await TestApp()
        let refused = try await app.member().post("/progress/start", ["date": day])
        #expect(refused.status == 422 && refused.fieldErrors == ["date": message])
        #expect(try await app.rows("SELECT weight_change_from IS NULL FROM users") == ["1"])
    }
}
