import Crypto
import Foundation
import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import Web

@Suite struct AccessTokenTests {
    private struct Claims: Encodable, Sendable {
        var iss: String? = "workhome"
        var sub: String?
        var user_id: String?
        var sid: Int64? = 1
        var iat: Int64? = 1_795_253_400
        var exp: Int64? = 1_795_254_000

        init(_ user: String) { (sub, user_id) = (user, user) }
    }

    /// A signed-in user and the key that signs the tokens.
    private func stage() async throws -> (app: TestApp, alex: Program, user: String, key: JSONWebToken.Key) {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let alex = try await Program.signedIn(app)
        let user = try #require(try await alex.get("/api/v1/users/me").json["id"]?.text)
        let secret = try await app.app.database.read { database in
            try Data.fetchOne(database, sql: "SELECT secret FROM api_signing_keys")
        }
        let bytes = Array(try #require(secret))
        return (app, alex, user, try #require(JSONWebToken.Key(bytes)))
    }

    private func status(_ app: TestApp, _ token: String) async throws -> Int {
        let answer = try await Program(app, token: token).get("/api/v1/users/me")
        #expect(answer.headers[.contentType]?.hasPrefix("application/") == true)
        if answer.status == 401 {
            #expect(answer.headers[.wwwAuthenticate] == "Bearer error=\"invalid_token\"")
        }
        return answer.status
    }

    @Test func aTokenOfOurOwnMakingIsTaken() async throws {
        let (app, _, user, key) = try await stage()
        #expect(try await status(app, try JSONWebToken.sign(Claims(user), with: key)) == 200)
    }

    /// Each token has one missing or wrong claim but a valid signature.
    @Test func everyClaimCounts() async throws {
        let (app, _, user, key) = try await stage()
        let changes: [(inout Claims) -> Void] = [
            { $0.iss = "somebody" }, { $0.iss = nil }, { $0.sub = nil }, { $0.user_id = nil }, { $0.sid = nil },
            { $0.sid = 2 }, { $0.exp = nil }, { $0.iat = nil }, { $0.exp = 1_795_253_400 },
            { $0.sub = UUID().pathText }, { $0.user_id = UUID().pathText },
            { ($0.sub, $0.user_id) = ("alex", "alex") }, { ($0.sub, $0.user_id) = (UUID().pathText, $0.sub) },
        ]
        for (number, change) in changes.enumerated() {
            var claims = Claims(user)
            change(&claims)
            #expect(try await status(app, try JSONWebToken.sign(claims, with: key)) == 401, "\(number)")
        }
        #expect(try await status(app, try JSONWebToken.sign(Claims(user), with: try JSONWebToken.Key())) == 401)
    }

    @Test(arguments: ["x", "a.b.c", "..", "eyJhbGciOiJub25lIn0.e30.", "whk_", "whk_x"])
    func whatIsNoTokenIsRefused(text: String) async throws {
        let (app, _, _, _) = try await stage()
        #expect(try await status(app, text) == 401)
    }

    @Test func withoutATokenNothingIsTold() async throws {
        let answer = try await Program(try await TestApp()).get("/api/v1/users/me")
        #expect(answer.status == 401)
        #expect(answer.headers[.wwwAuthenticate] == "Bearer")
        #expect(answer.json["status"] == 401)
    }

    @Test func itWorksForAQuarterOfAnHour() async throws {
        let (app, alex, _, _) = try await stage()
        app.clock.advance(seconds: 899)
        #expect(try await alex.get("/api/v1/users/me").status == 200)
        app.clock.advance(seconds: 1)
        #expect(try await alex.get("/api/v1/users/me").status == 401)
    }

    @Test func aSessionsCookieIsNone() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/api/v1/users/me").status == 401)
    }

    @Test func itOpensNoPage() async throws {
        let (_, alex, _, _) = try await stage()
        #expect(try await alex.get("/settings").location == "/login")
    }
}
