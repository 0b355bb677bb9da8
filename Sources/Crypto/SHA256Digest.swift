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
