import Foundation

/// Hashes passwords with scrypt (RFC 7914) and checks them against stored hashes.
///
/// One hasher serves the whole app. It runs at most two derivations at a time, also across copies, so that a rush of
/// logins takes neither every core nor more than twice the memory of one, and it keeps the work off Swift's cooperative
/// threads.
public struct PasswordHasher: Sendable {
    public enum Verification: Sendable, Equatable {
        /// The right password. `needsRehash` if the stored hash was made with other parameters than today's: hash the
        /// password again and store that.
        case match(needsRehash: Bool)
        case mismatch
    }

    /// The longest password, in bytes of UTF-8 after normalization.
    public static let maximumPasswordBytes = 1024

    private let parameters: ScryptParameters
    private let queue: BoundedQueue

    /// - Parameter parameters: the cost of new hashes. Only tests have a reason to make it cheaper.
    public init(parameters: ScryptParameters = .recommended) {
        self.parameters = parameters
        queue = BoundedQueue(label: "password-hashing", maximumConcurrentJobs: 2)
    }

    /// A new hash of `password` with a random 16-byte salt, in PHC string format.
    ///
    /// - Throws: ``CryptoError``, or `CancellationError` when the task was canceled while it waited its turn.
    public func hash(_ password: String) async throws -> String {
        let secret = try Self.secret(from: password)
        let salt = try RandomBytes.make(count: PasswordHash.saltByteCount)
        let key = try await deriveKey(
            from: secret, salt: salt, parameters: parameters, byteCount: PasswordHash.keyByteCount)
        return PasswordHash(parameters: parameters, salt: salt, key: key).text
    }

    /// Checks `password` against a hash that ``hash(_:)`` made, now or with older settings.
    ///
    /// - Throws: ``CryptoError``, or `CancellationError` when the task was canceled while it waited its turn.
    public func verify(_ password: String, against storedHash: String) async throws -> Verification {
        let secret = try Self.secret(from: password)
        let stored = try PasswordHash(text: storedHash)
        let key = try await deriveKey(
            from: secret, salt: stored.salt, parameters: stored.parameters, byteCount: stored.key.count)
        return constantTimeEqual(key, stored.key) ? .match(needsRehash: isOutdated(stored)) : .mismatch
    }

    /// Takes as long as ``verify(_:against:)`` and never matches. For an unregistered address, so that the response
    /// time does not reveal who has an account.
    ///
    /// - Throws: as ``verify(_:against:)`` does for the same password.
    public func verifyUnknownAccount(_ password: String) async throws -> Verification {
        let secret = try Self.secret(from: password)
        let salt = [UInt8](repeating: 0, count: PasswordHash.saltByteCount)
        _ = try await deriveKey(
            from: secret, salt: salt, parameters: parameters, byteCount: PasswordHash.keyByteCount)
        return .mismatch
    }

    private func isOutdated(_ stored: PasswordHash) -> Bool {
        stored.parameters != parameters
            || stored.salt.count != PasswordHash.saltByteCount
            || stored.key.count != PasswordHash.keyByteCount
    }

    private func deriveKey(
        from secret: [UInt8], salt: [UInt8], parameters: ScryptParameters, byteCount: Int
    ) async throws -> [UInt8] {
        try await queue.run {
            try Scrypt.deriveKey(password: secret, salt: salt, parameters: parameters, byteCount: byteCount)
        }
    }

    /// The bytes that are hashed: the password in Unicode's form NFC.
    ///
    /// One keyboard sends "é" as one scalar, another as "e" and an accent. Both look the same to the user, so both must
    /// unlock the account; RFC 8265 asks for NFC for the same reason. (Not NFKC, which would make passwords equal that
    /// look different.)
    private static func secret(from password: String) throws(CryptoError) -> [UInt8] {
        // NFC shortens a text to a third at most, so anything over four times the limit need not be normalized.
        guard password.utf8.count <= 4 * maximumPasswordBytes else {
            throw .passwordTooLong(maximumBytes: maximumPasswordBytes)
        }
        let secret = Array(password.precomposedStringWithCanonicalMapping.utf8)
        guard secret.count <= maximumPasswordBytes else {
            throw .passwordTooLong(maximumBytes: maximumPasswordBytes)
        }
        return secret
    }
}
