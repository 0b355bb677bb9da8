import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct GuestUnitsTests {
    @Test(arguments: [("en-US", "pounds miles"), ("en-GB", "kilograms miles"), ("de-DE", "kilograms kilometers")])
    func aGuestHasTheGuess(header: String, units: String) async throws {
        let app = try await TestApp()
        _ = try await Browser(app).send(
            .post, "/guest", headers: [.secFetchSite: "same-origin", .acceptLanguage: header], body: .urlEncoded([]))
        #expect(try await app.rows("SELECT weight_unit, distance_unit FROM users") == [units])
    }

    @Test func aGuestOfABrowserThatSaysNothingIsMetric() async throws {
        let app = try await TestApp()
        try await Browser(app).post("/guest")
        #expect(try await app.rows("SELECT weight_unit, distance_unit FROM users") == ["kilograms kilometers"])
    }
}
