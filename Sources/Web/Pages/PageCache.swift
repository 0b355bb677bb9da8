import Fitness
import Foundation
import HTTP
import HTTPTypes
import Models
import Synchronization
import Texts

/// Rendered pages, kept as long as nothing they show has changed.
///
/// A page that shows only a user's rows, the household's rows and the calendar stays the same until one of those
/// changes, and every change of a row creates a new revision of its user or of the household. So a second visit needs
/// no query and no rendering; a browser that still has the page gets a 304.
package final class PageCache: Sendable {
    struct Key: Hashable, Sendable {
        let user: UUID
        let revision: Revision
        let language: Language
        let day: LocalDay
        let hour: Int
        let target: String
    }

    private struct Pages {
        var responses: [Key: Response] = [:]
        /// The keys, oldest first.
        var order: [Key] = []
        var byteCount = 0
    }

    /// The `Cache-Control` of a page that changes every second. A browser may keep it for use without a connection.
    package static let alwaysRevalidate = "private, no-cache, max-age=0"

    private let maximumBytes: Int
    private let pages = Mutex(Pages())
    /// Distinguishes the pages of this run from those of another one, whose views may differ.
    private let run = UUID().pathText.prefix(8)

    init(maximumBytes: Int = 4 << 20) { self.maximumBytes = maximumBytes }

    subscript(key: Key) -> Response? {
        pages.withLock { $0.responses[key] }
    }

    /// Caches a page, and evicts the oldest ones when there is no room.
    /// - Returns: the page with its validator; a page with `no-store` is returned as it is.
    func keep(_ response: Response, for key: Key) -> Response {
        guard response.status == .ok, let byteCount = response.body.count, byteCount <= maximumBytes / 16,
            response.headers[.cacheControl] != "no-store", response.headers[.cacheControl] != Self.alwaysRevalidate
        else { return response }
        var response = response
        let tag =
            "\(run)-\(key.user.pathText)-\(key.revision.text)-\(key.language.tag)-\(key.day.daysSinceEpoch)-\(key.hour)"
        response.headers[.eTag] = EntityTag(tag, isWeak: true).description
        // A 304 has the header fields that its 200 would have had (RFC 9110 §15.4.5).
        response.headers[.vary] = "Accept-Encoding"
        let page = response
        // Returned to be freed outside the lock, which every request takes.
        _ = pages.withLock { pages -> [Response] in
            var evicted: [Response] = []
            guard pages.responses.updateValue(page, forKey: key) == nil else { return evicted }
            pages.order.append(key)
            pages.byteCount += byteCount
            while pages.byteCount > maximumBytes {
                guard let oldest = pages.responses.removeValue(forKey: pages.order.removeFirst()) else { continue }
                pages.byteCount -= oldest.body.count ?? 0
                evicted.append(oldest)
            }
            return evicted
        }
        return response
    }
}

extension PageCache.Key {
    init(_ visit: MemberVisit) {
        user = visit.user.uuid
        revision = visit.revision
        language = Language.current
        day = visit.today
        hour = LocalTime.hour(visit.now, in: visit.user.timeZone)
        target = visit.request.target.raw
    }
}

extension Response {
    /// Keeps it out of every cache, and out of what answers a repeated request.
    package func neverStored() -> Response {
        var response = self
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
