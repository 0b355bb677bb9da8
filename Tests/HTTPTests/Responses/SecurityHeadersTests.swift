import HTTPTypes
import Testing

@testable import HTTP

@Suite struct SecurityHeadersTests {
    @Test func everyPageCarriesThem() {
        var response = Response.html([])
        SecurityHeaders().apply(to: &response, scheme: .http)
        let names = response.headers.map { $0.name.canonicalName }.sorted()
        #expect(
            names == [
                "cache-control", "content-security-policy", "content-type", "cross-origin-opener-policy",
                "cross-origin-resource-policy", "permissions-policy", "referrer-policy", "x-content-type-options",
            ])
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.referrerPolicy] == "same-origin")
    }

    @Test func thePolicyAllowsOurOwnAndNothingInline() throws {
        var response = Response.html([])
        SecurityHeaders().apply(to: &response, scheme: .http)
        let policy = try #require(response.headers[.contentSecurityPolicy]).split(separator: "; ")
        #expect(policy.first == "default-src 'none'")
        #expect(
            Set(policy) == [
                "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
                "connect-src 'self'",
                "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
                "font-src 'self'",
                "media-src 'self'", "worker-src 'self'",
            ])
    }

    @Test func httpsIsInsistedOnOnlyByHTTPS() {
        var secure = Response()
        SecurityHeaders().apply(to: &secure, scheme: .https)
        #expect(secure.headers[.strictTransportSecurity] == "max-age=31536000")
        var plain = Response()
        SecurityHeaders().apply(to: &plain, scheme: .http)
        #expect(plain.headers[.strictTransportSecurity] == nil)
    }

    @Test func whatTheHandlerSetStays() {
        var photo = Response(headers: [.contentSecurityPolicy: "sandbox", .referrerPolicy: "no-referrer"])
        SecurityHeaders().apply(to: &photo, scheme: .http)
        #expect(photo.headers[values: .contentSecurityPolicy] == ["sandbox"])
        #expect(photo.headers[values: .referrerPolicy] == ["no-referrer"])
        #expect(photo.headers[.xContentTypeOptions] == "nosniff")
    }
}
