import COpenSSL

enum Scrypt {
    /// Derives `byteCount` bytes by scrypt (RFC 7914) on the calling thread.
    static func deriveKey(
        password: [UInt8], salt: [UInt8], parameters: ScryptParameters, byteCount: Int
    ) throws(CryptoError) -> [UInt8] {
        let n = UInt64(1) << UInt64(parameters.log2N)
        let r = UInt64(parameters.r)
        let p = UInt64(parameters.p)
        // OpenSSL's default limit is 32 MiB, a little less than N = 2^15 with r = 8 needs: N + 2 blocks and p more.
        let maximumMemoryBytes = 128 * r * (n + 2 + p)
        var key = [UInt8](repeating: 0, count: byteCount)
        let done = password.withUnsafeBytes { bytes in
            EVP_PBE_scrypt(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, salt, salt.count,
                n, r, p, maximumMemoryBytes, &key, byteCount)
        }
        guard done == 1 else { throw .keyDerivationFailed }
        return key
    }
}
