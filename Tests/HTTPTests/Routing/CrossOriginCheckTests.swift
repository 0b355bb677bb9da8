import HTTPTypes
import Testing

@testable import HTTP

@Suite struct CrossOriginCheckTests {
    private func isAllowed(
        _ method: HTTPRequest.Method, _ headers: [String: String], scheme: Request.Scheme = .http,
        authority: String = "home.local:8080"
    ) async throws -> Bool {
        var fields = HTTPFields()
        for (name, value) in headers { fields[try #require(HTTPField.Name(name))] = value }
        let request = try Request.sample(method, headers: fields, scheme: scheme, authority: authority)
        return try refusal(of: request) == nil
    }

    private func refusal(of request: Request) throws -> CrossOriginRefusal? {
        do {
            try CrossOriginCheck().check(request)
            return nil
        } catch let refusal as CrossOriginRefusal {
            return refusal
        }
    }

    static let senders: [(headers: HTTPFields, sender: String?)] = [
        ([.origin: "http://home.local:8081"], "http://home.local:8081"),
        ([.referer: "http://home.local:8081/goals?x=1"], "http://home.local:8081"), ([.origin: "null"], nil),
        ([:], nil),
    ]

    @Test(arguments: senders)
    func aRefusalNamesTheAddressesThatDiffer(headers: HTTPFields, sender: String?) throws {
        let refusal = try self.refusal(of: try Request.sample(.post, headers: headers, authority: "home.local"))
        #expect(refusal?.sender == sender)
        #expect(refusal?.own == "http://home.local")
    }

    @Test(arguments: [HTTPRequest.Method.get, .head, .options])
    func safeMethodsPass(method: HTTPRequest.Method) async throws {
        #expect(try await isAllowed(method, ["Sec-Fetch-Site": "cross-site", "Origin": "http://evil.example"]))
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete, .connect])
    func unsafeMethodsNeedAProof(method: HTTPRequest.Method) async throws {
        #expect(try await !isAllowed(method, [:]))
        #expect(try await isAllowed(method, ["Sec-Fetch-Site": "same-origin"]))
    }

    @Test(arguments: [
        ("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false), ("", false),
        ("same-origin, cross-site", false),
    ])
    func theBrowsersWordCounts(site: String, allowed: Bool) async throws {
        #expect(try await isAllowed(.post, ["Sec-Fetch-Site": site]) == allowed)
        // It takes precedence over Origin, in both directions.
        let origin = allowed ? "http://evil.example" : "http://home.local:8080"
        #expect(try await isAllowed(.post, ["Sec-Fetch-Site": site, "Origin": origin]) == allowed)
    }

    @Test(arguments: [
        ("http://home.local:8080", true), ("HTTP://HOME.local:8080", true), ("https://home.local:8080", false),
        ("http://home.local", false), ("http://home.local:80801", false), ("http://evil.example", false),
        ("http://home.local:8080.evil.example", false), ("http://home.local:8080@evil.example", false),
        ("http://home.local:8080/", false), ("null", false), ("", false), ("home.local:8080", false),
        ("http://home.local:8080 http://evil.example", false),
    ])
    func withoutItTheOriginMustBeOurs(origin: String, allowed: Bool) async throws {
        #expect(try await isAllowed(.post, ["Origin": origin]) == allowed)
        #expect(try await isAllowed(.post, ["Origin": origin, "Referer": "http://home.local:8080/goals"]) == allowed)
    }

    @Test(arguments: [
        (Request.Scheme.https, "home.example", "https://home.example:443", true),
        (.https, "home.example:443", "https://home.example", true), (.http, "10.0.0.2:80", "http://10.0.0.2", true),
        (.https, "home.example", "http://home.example", false), (.http, "[::1]:8080", "http://[::1]:8080", true),
        (.https, "home.example:80", "https://home.example", false),
    ])
    func theDefaultPortMayBeNamed(scheme: Request.Scheme, authority: String, origin: String, allowed: Bool) async throws
    {
        #expect(try await isAllowed(.post, ["Origin": origin], scheme: scheme, authority: authority) == allowed)
    }

    @Test(arguments: [
        ("http://home.local:8080/goals?x=1", true), ("http://home.local:8080", true), ("http://evil.example/", false),
        ("http://evil.example/http://home.local:8080/", false), ("http://home.local:8080@evil.example/", false),
        ("http://home.local:8080\\@evil.example/", true), ("/goals", false), ("", false),
    ])
    func theRefererStandsInForAMissingOrigin(referer: String, allowed: Bool) async throws {
        #expect(try await isAllowed(.post, ["Referer": referer]) == allowed)
    }
}
