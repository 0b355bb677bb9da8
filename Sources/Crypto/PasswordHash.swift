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
