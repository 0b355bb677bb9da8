import COpenSSL

/// A secret of 256 random bits that authenticates its bearer: a session, an API token, a link in an email.
///
/// Hand out ``text`` once, store only ``digest``, and look up the row by the digest of an incoming token. A plain hash
/// is enough because 256 random bits cannot be guessed, unlike a password.
public struct Token: Sendable, Equatable, CustomStringConvertible {
    /// Bytes of randomness in a token.
    public static let byteCount = 32

    private let bytes: [UInt8]

    /// - Throws: ``CryptoError/randomBytesUnavailable``.
    public init() throws(CryptoError) { bytes = try RandomBytes.make(count: Self.byteCount) }

    /// Parses ``text``; nil for anything else, so that a token has exactly one text.
    public init?(text: String) {
        guard let bytes = Base64.url.decode(text), bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// The number of characters in ``text``.
    public static let textLength = (byteCount * 8 + 5) / 6

    /// 43 characters of base64url (RFC 4648 section 5, no padding). Secret.
    public var text: String { Base64.url.encode(bytes) }

    /// The 32-byte SHA-256 of the token's bytes, which the database stores.
    public var digest: [UInt8] { SHA256Digest.hash(bytes) }

    /// Hides the secret, so that a token in a log line reveals nothing.
    public var description: String { "Token(hidden)" }

    public static func == (left: Token, right: Token) -> Bool {
        constantTimeEqual(left.bytes, right.bytes)
    }
}

enum RandomBytes {
    /// `count` bytes from OpenSSL's generator, which the operating system seeds.
    static func make(count: Int) throws(CryptoError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&bytes, Int32(count)) == 1 else { throw .randomBytesUnavailable }
        return bytes
    }
}

/// Whether two byte strings are equal. The time it takes depends only on their lengths.
///
/// Use it wherever one side is secret: an early exit tells an attacker how long the common prefix is.
public func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}
