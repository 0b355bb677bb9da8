import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Signing in leads to the requested page.
@Suite struct LoginReturnTests {
    private static let page: HTTPFields = [.accept: "text/html,application/xhtml+xml,*/*;q=0.8"]

    private func credentials(_ back: String) -> [FormValue] { Cast.alex.credentials + [FormValue("back", back)] }

    @Test func aDeepLinkOutlivesSigningIn() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        let asked = try await browser.get("/track?date=2026-11-20", headers: Self.page)
        #expect(asked.location == "/login?back=%2Ftrack%3Fdate%3D2026-11-20")
        let login = try await browser.follow(asked)
        #expect(login.value(of: "back") == "/track?date=2026-11-20")
        let wrong = try await browser.post(
            "/login", ["email": Cast.alex.email, "password": "wrong", "back": "/track?date=2026-11-20"])
        #expect(wrong.value(of: "back") == "/track?date=2026-11-20")
        #expect(
            try await browser.post("/login", credentials("/track?date=2026-11-20")).location == "/track?date=2026-11-20"
        )
        // A user who is already signed in is redirected at once.
        #expect(try await browser.get("/login?back=%2Frecords").location == "/records")
    }

    /// Whoever has no account yet comes to the page by way of creating one, or as a guest.
    @Test func aDeepLinkOutlivesANewAccount() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let login = try await browser.follow(try await browser.get("/goals", headers: Self.page))
        #expect(login.main.contains("href=\"/register?back=%2Fgoals\""))
        let form = try await browser.get("/register?back=%2Fgoals")
        #expect(form.value(of: "back") == "/goals" && form.main.contains("href=\"/login?back=%2Fgoals\""))
        let back = FormValue("back", "/goals")
        let wrong = try await browser.post("/register", [FormValue("email", "no address"), back])
        #expect(wrong.status == 422 && wrong.value(of: "back") == "/goals")
        let created = try await browser.post("/register", Cast.alex.registration + [back])
        #expect(created.location == "/login?back=%2Fgoals")
        #expect(try await browser.follow(created).value(of: "back") == "/goals")
        #expect(try await browser.post("/login", credentials("/goals")).location == "/goals")
    }

    @Test func aDeepLinkOutlivesBecomingAGuest() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let login = try await browser.get("/login?back=%2Fgoals")
        #expect(
            login.main.between("class=\"entrance-guest stack gap-half\"", "</form>")?.contains("value=\"/goals\"")
                == true)
        #expect(try await browser.post("/guest", ["back": "/goals"]).location == "/goals")
        #expect(try await Browser(app).post("/guest", ["back": "//evil.example"]).location == "/track")
        #expect(try await Browser(app).post("/guest").location == "/track")
    }

    @Test func aNewAccountLeadsToNoOtherSite() async throws {
        let browser = Browser(try await TestApp())
        let form = try await browser.get("/register?back=%2F%2Fevil.example")
        #expect(form.value(of: "back") == nil && form.main.contains("href=\"/login\""))
        let answer = try await browser.post("/register", Cast.alex.registration + [FormValue("back", "//evil.example")])
        #expect(answer.location == "/login")
    }

    @Test(arguments: [
        "https://evil.example/", "//evil.example/", "/\\evil.example", "\\\\evil.example", "evil.example", "",
        "javascript:alert(1)", "/%0d%0aX: y\r\n", " /track", String(repeating: "/a", count: 1_000),
    ])
    func nowhereElse(back: String) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        let login = try await browser.get("/login?back=\(PercentEncoding.encode(back))")
        #expect(login.value(of: "back") == nil)
        #expect(try await browser.post("/login", credentials(back)).location == "/")
        #expect(try await browser.get("/login?back=\(PercentEncoding.encode(back))").location == "/")
    }

    @Test func onlyPagesAreComeBackTo() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        #expect(try await browser.get("/", headers: Self.page).location == "/login")
        #expect(try await browser.get("/photos/x", headers: [.accept: "image/avif,image/webp"]).status == 404)
        let photo = "/photos/0F8FAD5B-D9CB-469F-A165-70867728950E"
        #expect(try await browser.get(photo, headers: [.accept: "image/avif,image/webp"]).location == "/login")
    }
}
