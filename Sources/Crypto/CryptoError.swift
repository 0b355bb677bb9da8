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
