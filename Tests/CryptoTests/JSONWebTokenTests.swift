import Foundation
import Testing

@testable import Crypto

@Suite struct JSONWebTokenTests {
    private struct Claims: Codable, Equatable {
        var iss: String
        var exp: Int
    }

    /// RFC 7515, appendix A.1.
    private static let example = """
        eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS\
        9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
        """
    private static let exampleKey =
        "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"

    private func key(_ text: String = exampleKey) throws -> JSONWebToken.Key {
        let bytes = try #require(Base64.url.decode(text))
        return try #require(JSONWebToken.Key(bytes))
    }

    private func token(header: String, claims: String = #"{"iss":"joe","exp":1}"#) throws -> String {
        let signed = [header, claims].map { Base64.url.encode(Array($0.utf8)) }.joined(separator: ".")
        let code = HMACSHA256.authenticationCode(for: Array(signed.utf8), key: try key().bytes)
        return "\(signed).\(Base64.url.encode(code))"
    }

    @Test func theExampleOfTheStandardIsRead() throws {
        let claims = JSONWebToken.claims(Claims.self, of: Self.example, signedWith: try key())
        #expect(claims == Claims(iss: "joe", exp: 1_300_819_380))
    }

    @Test func whatIsSignedIsReadAgain() throws {
        let key = try JSONWebToken.Key()
        let token = try JSONWebToken.sign(Claims(iss: "a", exp: 5), with: key)
        #expect(JSONWebToken.claims(Claims.self, of: token, signedWith: key) == Claims(iss: "a", exp: 5))
        let other = try JSONWebToken.Key()
        #expect(JSONWebToken.claims(Claims.self, of: token, signedWith: other) == nil)
    }

    @Test func everyOtherByteIsRefused() throws {
        let key = try key()
        for index in Self.example.indices {
            var changed = Self.example
            changed.replaceSubrange(index...index, with: Self.example[index] == "A" ? "B" : "A")
            #expect(JSONWebToken.claims(Claims.self, of: changed, signedWith: key) == nil)
        }
    }

    @Test(arguments: [
        #"{"alg":"none"}"#, #"{"alg":"hs256"}"#, #"{"alg":"HS512"}"#, #"{"alg":"RS256"}"#, #"{"typ":"JWT"}"#, "{}",
        #"{"alg":"HS256","typ":"other"}"#, #"{"alg":"HS256","crit":["exp"]}"#, "HS256",
    ])
    func anotherHeaderIsRefused(header: String) throws {
        #expect(JSONWebToken.claims(Claims.self, of: try token(header: header), signedWith: try key()) == nil)
        // The correct header with the same signature is accepted.
        #expect(
            JSONWebToken.claims(Claims.self, of: try token(header: #"{"alg":"HS256"}"#), signedWith: try key()) != nil)
    }

    @Test(arguments: [
        "", ".", "..", "a.b", "a.b.c.d", "\(example).", "\(example)=", ".\(example)", String(example.dropLast()),
    ])
    func whatIsNoTokenIsRefused(text: String) throws {
        #expect(JSONWebToken.claims(Claims.self, of: text, signedWith: try key()) == nil)
    }

    @Test func claimsThatAreMissingAreRefused() throws {
        let token = try token(header: #"{"alg":"HS256"}"#, claims: #"{"iss":"joe"}"#)
        #expect(JSONWebToken.claims(Claims.self, of: token, signedWith: try key()) == nil)
    }

    @Test func aShortKeyIsNone() {
        #expect(JSONWebToken.Key([UInt8](repeating: 1, count: 31)) == nil)
    }
}
