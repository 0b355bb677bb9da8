import COpenSSL

enum RandomBytes {
    /// `count` bytes from OpenSSL's generator, which the operating system seeds.
    static func make(count: Int) throws(CryptoError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&bytes, Int32(count)) == 1 else { throw .randomBytesUnavailable }
        return bytes
    }
}
