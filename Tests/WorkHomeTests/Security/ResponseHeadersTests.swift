import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct ResponseHeadersTests {
    private func expectSafe(_ answer: Answer, status: Int) {
        let target = answer.request.target
        #expect(answer.status == status, "\(target)")
        #expect(answer.headers[.xContentTypeOptions] == "nosniff", "\(target)")
        #expect(answer.headers[.referrerPolicy] == "same-origin", "\(target)")
        let policy = answer.headers[.contentSecurityPolicy] ?? ""
        #expect(policy.hasPrefix("default-src 'none'"), "\(target)")
        #expect(!policy.contains("unsafe"), "\(target)")
    }

    @Test func everyKindOfAnswerHasThem() async throws {
        let household = try await Household()
        let alex = household.alex
        let stranger = Browser(household.app)
        expectSafe(try await stranger.get("/login"), status: 200)
        expectSafe(try await stranger.get("/"), status: 303)
        expectSafe(try await stranger.get("/nowhere"), status: 404)
        expectSafe(try await stranger.get("/healthz"), status: 200)
        expectSafe(try await stranger.get(household.app.app.resources.assetPaths.stylesheet), status: 200)
        expectSafe(try await stranger.get("/favicon.ico"), status: 200)
        expectSafe(try await stranger.post("/login"), status: 422)
        expectSafe(try await stranger.send(.post, "/guest"), status: 403)
        expectSafe(try await stranger.send(.delete, "/login", headers: [.secFetchSite: "same-origin"]), status: 405)
        expectSafe(try await alex.get("/"), status: 200)
        expectSafe(try await alex.get("/photos/\(household.photo)"), status: 200)
        expectSafe(try await alex.get("/journal/2026-02-30"), status: 404)
    }

    @Test func aFailureHasThemToo() async throws {
        let app = try await TestApp()
        try await app.execute("DROP TABLE sessions")
        let browser = Browser(app)
        await browser.setCookie("workhome", String(repeating: "A", count: 43))
        let answer = try await browser.get("/")
        expectSafe(answer, status: 500)
        #expect(!answer.text.contains("sessions") && !answer.text.contains("SQL"))
        #expect(app.log.lines.contains { $0.hasPrefix("error A request failed.") && $0.contains("no such table") })
    }

    @Test func httpsIsInsistedOnOverHTTPSAlone() async throws {
        let app = try await TestApp()
        #expect(try await Browser(app).get("/login").headers[.strictTransportSecurity] == nil)
        let secure = try await Browser(app, scheme: .https).get("/login")
        #expect(secure.headers[.strictTransportSecurity] == "max-age=31536000")
    }

    @Test func aPhotoIsItsOwnersAloneAndCanDoNothing() async throws {
        let household = try await Household()
        let photo = try await household.alex.get("/photos/\(household.photo)")
        #expect(photo.headers[.contentType] == "image/jpeg")
        #expect(photo.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(photo.headers[.cacheControl] == "private, no-cache")
        let tag = try #require(photo.headers[.eTag])
        let again = try await household.alex.get("/photos/\(household.photo)", headers: [.ifNoneMatch: tag])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
    }

    @Test func pagesAreNotKeptByOthers() async throws {
        let household = try await Household()
        // A page with a workout that counts down is not kept.
        try await household.alex.post("/sessions/1/pause")
        for path in ["/", "/journal/2026-11-20", "/profile", "/nowhere"] {
            #expect(try await household.alex.get(path).headers[.cacheControl] == "private, no-cache", "\(path)")
        }
    }
}
