import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Alex with data to share, and a stranger with a link.
struct ShareFixture: Sendable {
    let app: TestApp
    let alex: Browser
    let stranger: Browser

    init() async throws {
        let household = try await Household()
        (app, alex) = (household.app, household.alex)
        stranger = Browser(app, address: "198.51.100.7")
        try await app.execute("DELETE FROM progress_shares; DELETE FROM progress_share_views")
    }

    /// The values of the form for some parts.
    static func values(_ parts: [String], _ others: KeyValuePairs<String, String> = ["expiry": "month"]) -> [FormValue]
    {
        [FormValue("recipient", "Robin")] + parts.map { FormValue("parts", $0) }
            + others.map { FormValue($0.key, $0.value) }
    }

    /// Creates a link and returns its path.
    func share(
        _ parts: [String] = ["records"], _ others: KeyValuePairs<String, String> = ["expiry": "month"]
    ) async throws -> String {
        let answer = try await alex.post("/settings/shares", Self.values(parts, others))
        return try Self.path(answer)
    }

    /// The path of the link shown on a page.
    static func path(_ answer: Answer) throws -> String {
        let address = try #require(answer.main.between("id=\"address\" type=\"text\" value=\"", "\""))
        #expect(address.hasPrefix("http://home.local/shared/"))
        return String(address.dropFirst("http://home.local".count))
    }

    /// Submits every form of a link once, for tests that inspect the database's queries.
    static func walk(_ browser: Browser) async throws {
        let made = try await browser.post("/settings/shares", values(["records", "journal", "measurements"]))
        _ = try await browser.get(try path(made))
        _ = try await browser.get("/settings/shares/2")
        try await browser.post("/settings/shares/2/revoke")
    }
}
