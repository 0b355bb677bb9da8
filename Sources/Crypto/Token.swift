/// A secret of 256 random bits that its bearer proves itself with: a session, an API token, a link in a mail.
///
/// Hand out ``text`` once, store ``digest`` alone, and find the row again by the digest of what comes in. A plain hash
/// does for storing because 256 random bits cannot be guessed, unlike a password.
public struct Token: Sendable, Equatable, CustomStringConvertible {
    /// Bytes of randomness in a token.
    public static let byteCount = 32

    private let bytes: [UInt8]

    /// A new token.
    ///
    /// - Throws: ``CryptoError/randomBytesUnavailable``.
    public init() throws(CryptoError) {
        bytes = try RandomBytes.make(count: Self.byteCount)
    }

    /// Reads a token as ``text`` writes it; nil for anything else, so that one token has one text.
    public init?(text: String) {
        guard let bytes = Base64.url.decode(text), bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// How many characters ``text`` has.
    public static let textLength = (byteCount * 8 + 5) / 6

    /// 43 characters of base64url (RFC 4648 section 5, no padding). Secret.
    public var text: String { Base64.url.encode(bytes) }

    /// The 32-byte SHA-256 of the token's bytes: what the database keeps.
    public var digest: [UInt8] { SHA256Digest.hash(bytes) }

    /// Says nothing of the secret, so that a token in a log line gives nothing away.
    public var description: String { "Token(hidden)" }

    public static func == (left: Token, right: Token) -> Bool {
        constantTimeEqual(left.bytes, right.bytes)
    }
}
