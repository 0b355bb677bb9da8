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

/// SHA-256 (FIPS 180-4).
public enum SHA256Digest {
    public static let byteCount = 32

    /// Fetched once: with `EVP_sha256()` OpenSSL looks its implementation up for each digest.
    /// Unsafe only to the compiler: nothing changes it, and threads may share it (EVP_MD_fetch(3)).
    nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

    /// The 32-byte digest of `message`.
    public static func hash(_ message: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount) { digest, count in
            let done = EVP_Digest(message, message.count, digest.baseAddress, nil, algorithm, nil)
            // Fails only if OpenSSL is installed without SHA-256 or memory runs out: no caller could continue.
            precondition(done == 1, "OpenSSL cannot compute SHA-256")
            count = byteCount
        }
    }

    /// Two lowercase digits per byte, as in the output of `sha256sum`.
    public static func hexadecimal(_ digest: some Sequence<UInt8>) -> String {
        digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Identifies a state of a text in 16 characters, so that an editor opened before a change does not overwrite it.
    public static func version(of text: String) -> String {
        hexadecimal(hash(Array(text.utf8)).prefix(8))
    }
}

/// SHA-256 (FIPS 180-4) of data that arrives in pieces.
public final class SHA256Stream {
    private let context: OpaquePointer?

    public init() {
        context = EVP_MD_CTX_new()
        // As in `SHA256Digest`: no caller could continue.
        precondition(EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1, "OpenSSL cannot compute SHA-256")
    }

    deinit { EVP_MD_CTX_free(context) }

    public func update(_ bytes: [UInt8]) {
        precondition(EVP_DigestUpdate(context, bytes, bytes.count) == 1, "OpenSSL cannot compute SHA-256")
    }

    /// The digest of all the data. Call it once, last.
    public func finish() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) { digest, count in
            precondition(
                EVP_DigestFinal_ex(context, digest.baseAddress, nil) == 1, "OpenSSL cannot compute SHA-256")
            count = SHA256Digest.byteCount
        }
    }
}

/// HMAC (RFC 2104) over SHA-256.
public enum HMACSHA256 {
    /// The 32-byte code of `message` under `key`, which may have any length; 32 random bytes are best.
    ///
    /// Compare codes with ``constantTimeEqual(_:_:)``.
    public static func authenticationCode(for message: [UInt8], key: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) { code, count in
            let done = HMAC(
                EVP_sha256(), key, Int32(key.count), message, message.count, code.baseAddress, nil)
            // Fails only if OpenSSL is installed without SHA-256 or memory runs out: no caller could continue.
            precondition(done != nil, "OpenSSL cannot compute HMAC-SHA-256")
            count = SHA256Digest.byteCount
        }
    }
}
