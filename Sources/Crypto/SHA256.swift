import COpenSSL

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
