import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

/// A page of another site that uses the API from a browser.
@Suite struct CrossOriginTests {
    private static let site = "https://app.example"

    private func program(allowing origins: [String] = [site, "http://localhost:3000"]) async throws -> Program {
        let app = try await TestApp(apiAccess: CrossOriginAccess(origins: origins))
        return try await Program.withKey(app, of: try await app.member())
    }

    private func isTold(_ answer: Answer) -> [String] {
        answer.headers.map(\.name.canonicalName).filter { $0.hasPrefix("access-control") }
    }

    @Test func nobodyMayByItself() async throws {
        let program = try await program(allowing: [])
        for origin in [Self.site, "null", "*"] {
            let answer = try await program.get("/api/v1/weights", headers: [.origin: origin])
            #expect(answer.status == 200 && isTold(answer) == [] && answer.headers[.vary] == nil)
            let preflight = try await program.send(
                .options, "/api/v1/weights", headers: [.origin: origin, .accessControlRequestMethod: "POST"])
            #expect(isTold(preflight) == [])
        }
    }

    @Test func aSiteThatMayReadsTheAnswer() async throws {
        let program = try await program()
        for origin in [Self.site, "http://localhost:3000"] {
            let answer = try await program.get("/api/v1/weights", headers: [.origin: origin])
            #expect(answer.status == 200)
            #expect(answer.headers[.accessControlAllowOrigin] == origin)
            #expect(answer.headers[.vary] == "Origin")
            #expect(answer.headers[.accessControlAllowCredentials] == nil)
            let exposed = try #require(answer.headers[.accessControlExposeHeaders])
            for name in ["ETag", "Location", "Link", "RateLimit-Remaining", "Retry-After"] {
                #expect(exposed.contains(name))
            }
        }
        // Errors are readable as well.
        let stranger = try await program.get(
            "/api/v1/weights", headers: [.origin: Self.site, .authorization: "Bearer x"])
        #expect(stranger.status == 401 && stranger.headers[.accessControlAllowOrigin] == Self.site)
        let missing = try await program.get("/api/v1/nothing", headers: [.origin: Self.site])
        #expect(missing.status == 404 && missing.headers[.accessControlAllowOrigin] == Self.site)
    }

    @Test(arguments: ["https://app.example.evil.example", "http://app.example", "https://APP.example", "null", ""])
    func anotherSiteDoesNot(origin: String) async throws {
        let answer = try await program().get("/api/v1/weights", headers: [.origin: origin])
        #expect(isTold(answer) == [])
        #expect(answer.headers[.vary] == "Origin")
    }

    @Test func aPreflightSaysWhatMayBeAsked() async throws {
        let program = try await program()
        let ask: HTTPFields = [
            .origin: Self.site, .accessControlRequestMethod: "PATCH",
            .accessControlRequestHeaders: "authorization,content-type,if-match",
        ]
        let answer = try await program.send(.options, "/api/v1/sets/17", headers: ask)
        #expect(answer.status == 204)
        #expect(answer.headers[.accessControlAllowOrigin] == Self.site)
        #expect(answer.headers[.accessControlAllowMethods] == "DELETE, GET, HEAD, OPTIONS, PATCH")
        let fields = try #require(answer.headers[.accessControlAllowHeaders])
        for name in ["Authorization", "Content-Type", "If-Match", "Idempotency-Key"] { #expect(fields.contains(name)) }
        #expect(answer.headers[.accessControlMaxAge] == "600")
        #expect(answer.headers[.accessControlAllowCredentials] == nil)
        #expect(try await program.send(.options, "/api/v1/nothing", headers: ask).status == 404)
    }

    @Test func pagesAndPhonesAreNotOpened() async throws {
        let program = try await program()
        for path in ["/login", "/api", "/api/v2/weightentry", "/healthz", "/photos/x"] {
            #expect(isTold(try await program.get(path, headers: [.origin: Self.site])) == [], "\(path)")
            let ask: HTTPFields = [.origin: Self.site, .accessControlRequestMethod: "POST"]
            #expect(isTold(try await program.send(.options, path, headers: ask)) == [], "\(path)")
        }
    }

    /// Errors of the server itself are a problem document for programs and a page for people.
    @Test func anAddressThatIsNoneIsAProblemBelowTheAPI() async throws {
        let app = try await TestApp()
        let responder = Responder(app: app.app)
        let error = HTTPError(.badRequest, "The address is malformed.")
        let problem = responder.respond(to: error, target: "/api/v1/sets/%13")
        #expect(problem.status == .badRequest)
        #expect(problem.headers[.contentType] == "application/problem+json")
        for target in ["/apis/%13", "/%13", nil] {
            let page = responder.respond(to: error, target: target)
            #expect(page.headers[.contentType]?.hasPrefix("text/html") == true)
            #expect(page.headers[.contentSecurityPolicy] != nil)
        }
    }

    @Test func theOnlyWeightIsAConflictAsTheDocumentSays() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let answer = try await program.send(.delete, "/api/v1/weights/1")
        #expect(answer.status == 409)
        let document = try await program.get("/api/v1/openapi.json").json
        let responses = document["paths"]?["/api/v1/weights/{id}"]?["delete"]?["responses"]
        #expect(responses?["409"]?["content"]?["application/problem+json"] != nil)
        #expect(document["paths"]?["/api/v1/sets/{id}"]?["delete"]?["responses"]?["409"] == nil)
    }
}
