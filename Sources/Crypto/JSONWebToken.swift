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

/// Base64 (RFC 4648) without padding. The encoding is unique: the decoder rejects every other spelling.
struct Base64: Sendable {
    /// Section 4, with `+` and `/`, as in PHC strings.
    static let standard = Base64(lastSymbols: "+/")
    /// Section 5, with `-` and `_`: safe in URLs and cookies.
    static let url = Base64(lastSymbols: "-_")

    private let alphabet: [UInt8]
    private let values: [UInt8]

    private static let invalid: UInt8 = 0xFF

    private init(lastSymbols: String) {
        let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        let alphabet = Array((common + lastSymbols).utf8)
        var values = [UInt8](repeating: Self.invalid, count: 256)
        for (value, symbol) in alphabet.enumerated() {
            values[Int(symbol)] = UInt8(value)
        }
        self.alphabet = alphabet
        self.values = values
    }

    func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        var pending: UInt32 = 0
        var pendingBits = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            pendingBits += 8
            while pendingBits >= 6 {
                pendingBits -= 6
                text.append(alphabet[Int(pending >> UInt32(pendingBits) & 0x3F)])
            }
        }
        if pendingBits > 0 {
            text.append(alphabet[Int(pending << UInt32(6 - pendingBits) & 0x3F)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes, or nil if a symbol is invalid or missing, or an unused bit is set.
    func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var pending: UInt32 = 0
        var pendingBits = 0
        for symbol in text.utf8 {
            let value = values[Int(symbol)]
            guard value != Self.invalid else { return nil }
            pending = pending << 6 | UInt32(value)
            pendingBits += 6
            if pendingBits >= 8 {
                pendingBits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(pendingBits)))
            }
        }
        let unusedBits = pending & (1 << UInt32(pendingBits) - 1)
        guard pendingBits < 6, unusedBits == 0 else { return nil }
        return bytes
    }
}
