import COpenSSL

/// Whether two byte strings are equal. The time it takes depends only on their lengths.
///
/// Use it wherever one side is secret: an early exit tells an attacker how long the common prefix is.
public func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}
