import COpenSSL

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
