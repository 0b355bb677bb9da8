import Foundation
import GRDB

/// Slows down password guessing with token buckets, kept in the database so that a restart doesn't refill them.
///
/// The narrow bucket is for one account from one address, so that a stranger's guesses don't lock out the owner. Wider
/// ones limit all guesses at an account and all from an address. Each refills by itself: nobody is locked out for good.
package struct LoginThrottle: Sendable {
    package struct Bucket: Sendable {
        package var capacity: Double
        package var secondsPerToken: Double
    }

    var accountFromAddress = Bucket(capacity: 10, secondsPerToken: 30)
    var account = Bucket(capacity: 100, secondsPerToken: 5)
    var address = Bucket(capacity: 30, secondsPerToken: 10)
    var newAccounts = Bucket(capacity: 60, secondsPerToken: 10)
    /// Requests with one token: a scale's app sends each weighing separately.
    package var requests = Bucket(capacity: 2_000, secondsPerToken: 0.5)
    /// Requests from one address to what needs no token.
    package var openRequests = Bucket(capacity: 120, secondsPerToken: 1)
    /// Requests from one address without a valid token.
    var unauthenticatedRequests = Bucket(capacity: 60, secondsPerToken: 5)
    var sharedLinks = Bucket(capacity: 60, secondsPerToken: 5)

    package init() {}

    /// Takes one sign-in attempt from each of its buckets.
    /// - Returns: nil when the attempt may proceed; otherwise the seconds to wait, and nothing is taken.
    package func takeAttempt(_ database: Database, email: String, address: String, now: Date) throws -> Int? {
        try take(
            database,
            from: [
                (Self.key(email, address), accountFromAddress), ("account \(User.emailKey(email))", account),
                ("address \(address)", self.address),
            ], now: now)
    }

    /// Takes one new account or guest from the address's bucket.
    /// - Returns: as `takeAttempt`.
    package func takeNewAccount(_ database: Database, address: String, now: Date) throws -> Int? {
        try take(database, from: [("newcomer \(address)", newAccounts)], now: now)
    }

    /// Takes one request of a program: from its token's bucket, or from its address's when the token is unknown.
    /// - Returns: as `takeAttempt`.
    package func takeRequest(_ database: Database, token: Int64?, address: String, now: Date) throws -> Int? {
        let bucket = token.map { ("token \($0)", requests) } ?? ("strange \(address)", unauthenticatedRequests)
        return try take(database, from: [bucket], now: now)
    }

    /// Takes one view of a progress link from the address's bucket, whether the link exists or not.
    /// - Returns: as `takeAttempt`.
    package func takeSharedLink(_ database: Database, address: String, now: Date) throws -> Int? {
        try take(database, from: [("shared \(address)", sharedLinks)], now: now)
    }

    /// A correct password resets the attempts at the account from that address.
    package func resetAttempts(_ database: Database, email: String, address: String) throws {
        try database.run("DELETE FROM login_buckets WHERE key = ?", [Self.key(email, address)])
    }

    /// Deletes the buckets whose keys contain an account's email address.
    static func forget(_ database: Database, email: String) throws {
        let account = "account \(User.emailKey(email))"
        // Every key that continues with " from ": the exclamation mark is the next character after the space.
        try database.run(
            "DELETE FROM login_buckets WHERE key = ? OR (key > ? AND key < ?)",
            [account, "\(account) from ", "\(account) from!"])
    }

    private static func key(_ email: String, _ address: String) -> String {
        "account \(User.emailKey(email)) from \(address)"
    }

    private func take(_ database: Database, from buckets: [(key: String, bucket: Bucket)], now: Date) throws -> Int? {
        let seconds = now.timeIntervalSince1970
        let levels = try buckets.map { try level(database, key: $0.key, of: $0.bucket, at: seconds) }
        let waits = zip(buckets, levels).map { max(0, 1 - $1) * $0.bucket.secondsPerToken }
        if let wait = waits.max(), wait > 0 { return Int(wait.rounded(.up)) }
        for ((key, _), level) in zip(buckets, levels) {
            try database.run(
                "INSERT OR REPLACE INTO login_buckets (key, tokens, updated_at) VALUES (?, ?, ?)",
                [key, level - 1, seconds])
        }
        try forgetFullBuckets(database, at: seconds)
        return nil
    }

    private func level(_ database: Database, key: String, of bucket: Bucket, at seconds: Double) throws -> Double {
        let kept = try RowReader.first(database, "SELECT tokens, updated_at FROM login_buckets WHERE key = ?", [key]) {
            (try $0.next(Double.self), try $0.next(Double.self))
        }
        guard let (tokens, updatedAt) = kept else { return bucket.capacity }
        // A clock that was ahead for a while must not stop the refill.
        let elapsed = updatedAt > seconds ? bucket.capacity * bucket.secondsPerToken : seconds - updatedAt
        return min(bucket.capacity, tokens + elapsed / bucket.secondsPerToken)
    }

    private func forgetFullBuckets(_ database: Database, at seconds: Double) throws {
        let longest =
            [accountFromAddress, account, address, newAccounts, requests, unauthenticatedRequests, sharedLinks]
            .map { $0.capacity * $0.secondsPerToken }.max() ?? 0
        try database.run("DELETE FROM login_buckets WHERE updated_at < ?", [seconds - longest])
    }
}
