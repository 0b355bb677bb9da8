import Foundation
import HTTP
import HTTPTypes
import Models
import Synchronization

/// Limits the requests of each known program, and of each address to what is public, in memory. Guessing is also
/// limited by `LoginThrottle`.
package final class RateLimiter: Sendable {
    /// The remaining allowance, for the response headers (RateLimit header fields for HTTP, IETF draft).
    package struct Allowance: Sendable {
        let limit: Int
        let remaining: Int
        /// The time until the full allowance is available again.
        let resetSeconds: Int
        /// The time to wait when none is left; nil when the request is allowed.
        let waitSeconds: Int?

        package func tell(_ headers: inout HTTPFields) {
            headers[.rateLimitLimit] = String(limit)
            headers[.rateLimitRemaining] = String(remaining)
            headers[.rateLimitReset] = String(resetSeconds)
        }
    }

    private struct Level {
        var tokens: Double
        var updatedAt: Double
        /// When the full allowance is available again.
        var isFullAt: Double
    }

    private static let maximumKept = 1_000
    private let levels = Mutex<[String: Level]>([:])

    package func take(_ key: String, from bucket: LoginThrottle.Bucket, now: Date) -> Allowance {
        let seconds = now.timeIntervalSince1970
        return levels.withLock { levels in
            if levels.count > Self.maximumKept {
                levels = levels.filter { $0.value.isFullAt > seconds }
            }
            var tokens = bucket.capacity
            if let level = levels[key] {
                let gained = max(0, seconds - level.updatedAt) / bucket.secondsPerToken
                tokens = min(bucket.capacity, level.tokens + gained)
            }
            let isAllowed = tokens >= 1
            if isAllowed { tokens -= 1 }
            let missingSeconds = (bucket.capacity - tokens) * bucket.secondsPerToken
            levels[key] = Level(tokens: tokens, updatedAt: seconds, isFullAt: seconds + missingSeconds)
            return Allowance(
                limit: Int(bucket.capacity), remaining: Int(tokens),
                resetSeconds: Int(missingSeconds.rounded(.up)),
                waitSeconds: isAllowed ? nil : Int(((1 - tokens) * bucket.secondsPerToken).rounded(.up)))
        }
    }
}

extension RateLimiter.Allowance {
    /// - Throws: `HTTPError` 429 when none is left.
    package func requireRemaining() throws {
        guard let waitSeconds else { return }
        var failure = HTTPError.tooManyRequests(waitSeconds: waitSeconds)
        tell(&failure.headers)
        throw failure
    }
}
