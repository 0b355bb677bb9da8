import COpenSSL

/// A stored scrypt hash in PHC string format: `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, base64 without padding.
///
/// Follows https://github.com/P-H-C/phc-string-format and the parameter names of passlib's `scrypt`.
struct PasswordHash: Equatable, Sendable {
    static let saltByteCount = 16
    static let keyByteCount = 32

    let parameters: ScryptParameters
    let salt: [UInt8]
    let key: [UInt8]

    init(parameters: ScryptParameters, salt: [UInt8], key: [UInt8]) {
        self.parameters = parameters
        self.salt = salt
        self.key = key
    }

    /// - Throws: ``CryptoError/malformedPasswordHash``, or ``CryptoError/scryptParametersOutOfBounds`` for a
    ///   well-formed hash that asks for too much.
    init(text: String) throws(CryptoError) {
        guard text.utf8.count <= Self.maximumTextBytes else { throw .malformedPasswordHash }
        let fields = text.split(separator: "$", omittingEmptySubsequences: false)
        guard fields.count == 5, fields[0].isEmpty, fields[1] == "scrypt",
            let salt = Base64.standard.decode(fields[3]), (8...48).contains(salt.count),
            let key = Base64.standard.decode(fields[4]), (16...64).contains(key.count)
        else { throw .malformedPasswordHash }
        parameters = try Self.parameters(from: fields[2])
        self.salt = salt
        self.key = key
    }

    var text: String {
        "$scrypt$ln=\(parameters.log2N),r=\(parameters.r),p=\(parameters.p)"
            + "$\(Base64.standard.encode(salt))$\(Base64.standard.encode(key))"
    }

    private static let maximumTextBytes = 256

    private static func parameters(from field: Substring) throws(CryptoError) -> ScryptParameters {
        let settings = field.split(separator: ",", omittingEmptySubsequences: false)
        guard settings.count == 3,
            let log2N = number(after: "ln=", in: settings[0]),
            let r = number(after: "r=", in: settings[1]),
            let p = number(after: "p=", in: settings[2])
        else { throw .malformedPasswordHash }
        return try ScryptParameters(log2N: log2N, r: r, p: p)
    }

    /// Nine digits at most: enough to tell "too much" from "not a number" without overflow.
    private static func number(after name: String, in setting: Substring) -> Int? {
        guard setting.hasPrefix(name) else { return nil }
        let digits = setting.dropFirst(name.count).utf8
        guard let first = digits.first, digits.count <= 9, first != UInt8(ascii: "0") || digits.count == 1,
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}

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

/// What this module rejects or cannot do. No case carries a secret, so all of them may be logged.
public enum CryptoError: Error, Equatable, Sendable {
    /// The system gave no random bytes, so nothing secret can be made.
    case randomBytesUnavailable
    /// The password is longer than ``PasswordHasher/maximumPasswordBytes``.
    case passwordTooLong(maximumBytes: Int)
    /// A stored hash is not a scrypt hash in PHC string format.
    case malformedPasswordHash
    /// scrypt parameters that would take too much memory or time, or that scrypt does not allow.
    case scryptParametersOutOfBounds
    /// OpenSSL failed to derive a key, for example for lack of memory.
    case keyDerivationFailed
}
