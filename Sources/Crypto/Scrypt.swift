import COpenSSL

/// The cost of scrypt (RFC 7914 section 2): `N` = 2^`log2N`, block size `r`, parallelization `p`.
///
/// One derivation takes 128·N·r bytes of memory, and time in proportion to N·r·p. Both are bounded, because the
/// parameters of a stored hash may be damaged or forged and must not exhaust the machine's memory.
public struct ScryptParameters: Sendable, Equatable {
    /// N = 2^15, r = 8, p = 3: 32 MiB, some 0.2 s on one core of a small machine. One of the settings of the
    /// OWASP Password Storage Cheat Sheet.
    public static let recommended = ScryptParameters(uncheckedLog2N: 15, r: 8, p: 3)

    public let log2N: Int
    public let r: Int
    public let p: Int

    /// - Throws: ``CryptoError/scryptParametersOutOfBounds`` unless log2N is 1…20, r 1…32, p 1…16, memory at most
    ///   128 MiB and N·r·p at most 2^22, five times the work of ``recommended``.
    public init(log2N: Int, r: Int, p: Int) throws(CryptoError) {
        guard (1...20).contains(log2N), (1...32).contains(r), (1...16).contains(p),
            Self.memoryBytes(log2N: log2N, r: r) <= Self.maximumMemoryBytes,
            (1 << log2N) * r * p <= Self.maximumWork
        else { throw .scryptParametersOutOfBounds }
        self.init(uncheckedLog2N: log2N, r: r, p: p)
    }

    private init(uncheckedLog2N log2N: Int, r: Int, p: Int) {
        self.log2N = log2N
        self.r = r
        self.p = p
    }

    private static let maximumMemoryBytes = 128 << 20
    private static let maximumWork = 1 << 22

    private static func memoryBytes(log2N: Int, r: Int) -> Int { 128 * r << log2N }
}

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
