import COpenSSL

/// SHA-256 (FIPS 180-4) as lower-case hexadecimal digits.
enum Checksum {
    static func sha256(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        let isDone = EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
        precondition(isDone, "OpenSSL has no SHA-256.")
        return digest.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
