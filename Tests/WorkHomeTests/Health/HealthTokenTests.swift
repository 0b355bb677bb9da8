import HTTPTypes
import Support
import Testing
import Texts

@testable import HTTP
@testable import WorkHome

@Suite struct HealthTokenTests {
    private let payload = AutoExportSample.payload([
        AutoExportSample.metric("step_count", "count", [AutoExportSample.item(100, "2026-11-20 08:00:00 +0000")])
    ])

    @Test func aTokenIsMadeUsedAndRevoked() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let made = try await browser.post("/settings/health/tokens", ["name": "My phone"])
        #expect(made.status == 201)
        #expect(made.headers[.cacheControl] == "no-store")
        let token = try #require(made.text.between("id=\"token\" value=\"", "\""))
        #expect(token.count == 43)
        #expect(made.text.contains("value=\"Bearer \(token)\""))
        let page = try await browser.get("/settings/health")
        #expect(!page.text.contains(token))
        #expect(page.main.words.contains("My phone Created today, 21 Nov · not used yet"))
        #expect(try await app.rows("SELECT name, token_digest FROM health_tokens") == ["My phone 32 bytes"])

        let phone = try await HealthPhone(app)
        for headers: HTTPFields in [
            [.authorization: "Bearer \(token)"], [.authorization: "token \(token)"], [.xAPIKey: token],
        ] {
            #expect(try await phone.post(HealthPhone.autoExport, payload, headers: headers).status == 200)
        }
        #expect(try await browser.get("/settings/health").main.words.contains("last used today, 21 Nov"))

        #expect(try await browser.get("/settings/health/tokens/1/delete").main.words.contains("Revoke My phone?"))
        #expect(try await browser.post("/settings/health/tokens/1/delete").location == "/settings/health")
        let refused = try await phone.post(
            HealthPhone.autoExport, payload, headers: [.authorization: "Bearer \(token)"])
        #expect(refused.status == 401)
        #expect(try await app.count("health_samples") == 1)
    }

    @Test func namesAreChecked() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(
            try await browser.post("/settings/health/tokens", ["name": " "]).fieldErrors
                == ["name": "Please enter a name"])
        try await browser.post("/settings/health/tokens", ["name": "Phone"])
        let again = try await browser.post("/settings/health/tokens", ["name": "phone"])
        #expect(again.status == 422)
        #expect(again.fieldErrors["name"]?.hasPrefix("There is already a token with this name") == true)
        #expect(again.value(of: "name") == "phone")
        for number in 2...20 { try await browser.post("/settings/health/tokens", ["name": "\(number)"]) }
        let more = try await browser.post("/settings/health/tokens", ["name": "More"])
        #expect(more.status == 422)
        #expect(more.fieldErrors == ["name": HealthTexts.tooManyTokens(20)])
        #expect(try await app.count("health_tokens") == 20)
    }

    /// Another site can make a browser send its cookie, so a cookie grants no access here.
    @Test func aCookieIsNoToken() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for headers: HTTPFields in [[.secFetchSite: "same-origin"], [.secFetchSite: "cross-site"], [:]] {
            let answer = try await browser.send(
                .post, HealthPhone.autoExport, headers: headers,
                body: FormBody(contentType: "application/json", bytes: Array(payload.utf8)))
            #expect(answer.status == 401)
            #expect(answer.headers[.wwwAuthenticate] == "Bearer")
        }
        #expect(try await app.count("health_syncs") == 0)
    }

    @Test func aTokenOpensNoPage() async throws {
        let phone = try await HealthPhone.ofNewMember()
        for path in ["/", "/settings/health", "/track"] {
            #expect(try await phone.send(.get, path).location == "/login")
        }
        let post = try await phone.send(.post, "/settings/health/tokens", .urlEncoded([FormValue("name", "x")]))
        #expect(post.status == 403)
    }

    static let strangers = ["Bearer nonsense", "Bearer ", "Basic YTpi", "Bearer \(String(repeating: "A", count: 43))"]

    @Test(arguments: strangers)
    func whoHasNoneIsRefused(authorization: String) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(
            HealthPhone.autoExport, payload, headers: [.authorization: authorization])
        #expect(answer.status == 401)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.source.contains("\"status\":401"))
    }

    @Test func guessingIsSlowedDown() async throws {
        let phone = try await HealthPhone.ofNewMember()
        var statuses: [Int] = []
        for _ in 0..<62 { statuses.append(try await phone.post(HealthPhone.autoExport, "{}", headers: [:]).status) }
        #expect(statuses.prefix(60).allSatisfy { $0 == 401 })
        #expect(statuses.suffix(2) == [429, 429])
        let answer = try await phone.post(HealthPhone.autoExport, "{}", headers: [:])
        #expect(answer.headers[.retryAfter] == "5")
        // Requests with a valid token are not affected.
        #expect(try await phone.post(HealthPhone.autoExport, payload).status == 200)
    }

    @Test func everyoneHasTheirOwn() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        try await HealthPhone(app, of: Cast.sam).post(HealthPhone.autoExport, AutoExportSample.everything)
        let sam = try await app.rows("SELECT id FROM users WHERE first_name = 'Sam'")
        for table in ["health_samples", "health_days", "health_workouts", "health_sources", "health_syncs"] {
            #expect(try await app.rows("SELECT DISTINCT user_id FROM \(table)") == sam, "\(table)")
        }
        #expect(try await app.signIn(Cast.alex).get("/settings/health").main.words.contains("Nothing yet"))
    }

    @Test func otherAddressesAreNotThere() async throws {
        let phone = try await HealthPhone.ofNewMember()
        #expect(try await phone.send(.get, "/api/v1/nothing").status == 404)
        let get = try await phone.send(.get, HealthPhone.autoExport)
        #expect(get.status == 405)
        #expect(get.headers[.contentType] == "application/problem+json")
        #expect(try await phone.post("\(HealthPhone.autoExport)/", payload).status == 200)
    }
}
