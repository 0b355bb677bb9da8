import COpenSSL

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
