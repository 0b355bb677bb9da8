import Foundation

/// Claims signed with HMAC-SHA-256: JSON Web Tokens (RFC 7519) with the algorithm HS256 (RFC 7518 §3.2), in the compact
/// form of RFC 7515 §7.1. No other algorithm is accepted, whatever a token's header says.
public enum JSONWebToken {
    /// The signing key: 32 random bytes or more.
    public struct Key: Sendable {
        /// Secret.
        public let bytes: [UInt8]

        public static let byteCount = 32

        /// - Throws: ``CryptoError/randomBytesUnavailable``.
        public init() throws(CryptoError) { bytes = try RandomBytes.make(count: Self.byteCount) }

        /// - Returns: nil for a key shorter than the hash (RFC 7518 §3.2).
        public init?(_ bytes: [UInt8]) {
            guard bytes.count >= Self.byteCount else { return nil }
            self.bytes = bytes
        }
    }

    private struct Header: Codable {
        let alg: String
        var typ: String?
        /// Extensions that the recipient must understand (RFC 7515 §4.1.11). None is supported here.
        var crit: [String]?
    }

    /// The token that carries `claims`.
    public static func sign(_ claims: some Encodable, with key: Key) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let parts = try [
            Array(encoder.encode(Header(alg: "HS256", typ: "JWT"))), Array(encoder.encode(claims)),
        ].map(Base64.url.encode)
        let signed = parts.joined(separator: ".")
        return "\(signed).\(Base64.url.encode(code(of: signed, key)))"
    }

    /// The claims of a token that was signed with `key`; nil for anything else. The caller checks whether they are
    /// still valid.
    public static func claims<Claims: Decodable>(_ type: Claims.Type, of token: String, signedWith key: Key) -> Claims?
    {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let signature = Base64.url.decode(parts[2]),
            constantTimeEqual(signature, code(of: parts[0...1].joined(separator: "."), key)),
            let header = decode(Header.self, parts[0]), header.alg == "HS256",
            header.typ.map({ $0.uppercased() == "JWT" }) ?? true, header.crit == nil
        else { return nil }
        return decode(type, parts[1])
    }

    private static func code(of signed: String, _ key: Key) -> [UInt8] {
        HMACSHA256.authenticationCode(for: Array(signed.utf8), key: key.bytes)
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ part: Substring) -> Value? {
        Base64.url.decode(part).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }
}
