import Foundation
import FoundationNetworking
import Synchronization

/// GET requests to one provider, limited in time and size, with retries and within its request limit.
///
/// The URL contains the API key, so it never appears in an error or the log.
struct ProviderConnection: Sendable {
    struct Settings: Sendable {
        /// The longest wait for a byte.
        var idleTimeout = Duration.seconds(3)
        /// The limit of one attempt, however much has arrived.
        var timeout = Duration.seconds(6)
        /// The delays before the second and the third attempt.
        var backOff = [Duration.milliseconds(300), .milliseconds(900)]
        /// How long the provider is left alone after the last attempt has failed.
        var rest = Duration.seconds(60)
        var maximumBytes = 4 << 20
        var userAgent = "WorkHome/1.0"
    }

    private let base: URL
    private let allowance: RequestAllowance
    private let settings: Settings

    init(base: URL, allowance: RequestAllowance, settings: Settings = Settings()) {
        self.base = base
        self.allowance = allowance
        self.settings = settings
    }

    /// - Returns: the decoded body of a 200, or nil for a 404.
    /// - Throws: `ProviderError`, or `CancellationError`.
    func get<Answer: Decodable>(_ path: String, _ query: [URLQueryItem], as type: Answer.Type) async throws -> Answer? {
        guard let body = try await get(path, query) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw ProviderError.unreadable
        }
    }

    private func get(_ path: String, _ query: [URLQueryItem]) async throws -> Data? {
        var waits = settings.backOff[...]
        while true {
            do {
                return try await once(path, query)
            } catch ProviderError.unavailable {
                guard let wait = waits.popFirst() else {
                    allowance.rest(seconds: settings.rest.seconds, after: .unavailable)
                    throw ProviderError.unavailable
                }
                // Jitter, so that clients that failed together don't retry together.
                try await Task.sleep(for: wait * Double.random(in: 0.75...1.25))
            }
        }
    }

    private func once(_ path: String, _ query: [URLQueryItem]) async throws -> Data? {
        try allowance.take()
        var request = URLRequest(url: base.appending(path: path).appending(queryItems: query))
        request.setValue(settings.userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let answer = try await BoundedTransfer.run(
            request, settings.configuration, timeout: settings.timeout, maximumBytes: settings.maximumBytes)
        switch answer.status {
        case 200: return answer.body
        case 404: return nil
        case 401, 403:
            allowance.rest(seconds: settings.rest.seconds, after: .refused)
            throw ProviderError.refused
        case 429:
            allowance.exhaust()
            throw ProviderError.limited
        case 408, 500...599: throw ProviderError.unavailable
        default: throw ProviderError.unreadable
        }
    }
}

extension ProviderConnection.Settings {
    fileprivate var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = idleTimeout.seconds
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        return configuration
    }
}

extension Duration {
    fileprivate var seconds: Double { self / .seconds(1) }
}

/// How long a request keeps WorkHome itself busy: waiting for other servers does not count.
package final class BusyTime: Sendable {
    /// That of the current request.
    @TaskLocal package static var current: BusyTime?

    private let start = ContinuousClock.now
    private let waited = Mutex(Duration.zero)

    package init() {}

    package var own: Duration { start.duration(to: .now) - waited.withLock { $0 } }

    /// Runs a request to another server, whose time does not count.
    package static func excludingWait<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        let start = ContinuousClock.now
        defer { current?.waited.withLock { $0 += start.duration(to: .now) } }
        return try await body()
    }
}

/// Limits the requests in a window of time. A provider that gets too many blocks the client for an hour, so they are
/// counted here.
final class RequestAllowance: Sendable {
    private struct State {
        /// The times of the requests in the window, oldest first.
        var taken: [Date] = []
        var silence: (until: Date, reason: ProviderError)?
    }

    private let state = Mutex(State())
    private let count: Int
    private let windowSeconds: TimeInterval
    private let clock: @Sendable () -> Date

    init(count: Int, windowSeconds: TimeInterval, clock: @escaping @Sendable () -> Date) {
        self.count = count
        self.windowSeconds = windowSeconds
        self.clock = clock
    }

    /// Counts a request that is about to be made.
    /// - Throws: the reason why none may be made now.
    func take() throws(ProviderError) {
        let now = clock()
        let refusal: ProviderError? = state.withLock { state in
            if let silence = state.silence, now < silence.until { return silence.reason }
            state.taken.removeAll { $0 <= now - windowSeconds }
            guard state.taken.count < count else { return .limited }
            state.taken.append(now)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// The provider reports that its limit is reached: no requests for a whole window.
    func exhaust() { blockRequests(for: windowSeconds, .limited) }

    /// The provider has failed: no requests for a while, so that nobody waits for it again and again.
    func rest(seconds: TimeInterval, after error: ProviderError) { blockRequests(for: seconds, error) }

    private func blockRequests(for seconds: TimeInterval, _ reason: ProviderError) {
        let until = clock() + seconds
        state.withLock { $0.silence = (until, reason) }
    }
}
