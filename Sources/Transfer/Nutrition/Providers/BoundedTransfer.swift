import Foundation
import FoundationNetworking
import Synchronization

/// A request with a limit on the size of its response. It follows redirects only within its origin.
final class BoundedTransfer: NSObject, URLSessionDataDelegate, Sendable {
    struct Answer: Sendable {
        let status: Int
        let body: Data
    }

    private struct State {
        var body = Data()
        var refusal: ProviderError?
        var continuation: CheckedContinuation<Answer, any Error>?
    }

    private let state = Mutex(State())
    private let origin: Origin
    private let maximumBytes: Int

    private struct Origin: Equatable {
        let scheme: String?
        let host: String?
        let port: Int?

        init(_ url: URL?) { (scheme, host, port) = (url?.scheme, url?.host(), url?.port) }
    }

    private init(origin: Origin, maximumBytes: Int) {
        self.origin = origin
        self.maximumBytes = maximumBytes
    }

    /// - Parameter timeout: of the whole request, which `timeoutIntervalForResource` does not enforce on Linux.
    /// - Throws: `ProviderError.unavailable` or `.unreadable`, or `CancellationError`.
    static func run(
        _ request: URLRequest, _ configuration: URLSessionConfiguration, timeout: Duration, maximumBytes: Int
    ) async throws -> Answer {
        try await ProviderError.bounded(until: .now + timeout) {
            try await run(request, configuration, maximumBytes: maximumBytes)
        }
    }

    private static func run(
        _ request: URLRequest, _ configuration: URLSessionConfiguration, maximumBytes: Int
    ) async throws -> Answer {
        let transfer = BoundedTransfer(origin: Origin(request.url), maximumBytes: maximumBytes)
        // One session per task: on Linux a task's own delegate is never called, only the session's.
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        let task = session.dataTask(with: request)
        defer { session.finishTasksAndInvalidate() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.state.withLock { $0.continuation = continuation }
                task.resume()
                // A task that is already canceled may have ended before the continuation was set.
                if Task.isCancelled {
                    transfer.state.withLock { $0.continuation.take() }?.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            guard state.body.count + data.count <= maximumBytes else {
                state.refusal = .unreadable
                return true
            }
            state.body.append(data)
            return false
        }
        if isTooLarge { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(Origin(request.url) == origin ? request : nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let result = result(of: task, error)
        state.withLock { $0.continuation.take() }?.resume(with: result)
    }

    private func result(of task: URLSessionTask, _ error: (any Error)?) -> Result<Answer, any Error> {
        let (body, refusal) = state.withLock { ($0.body, $0.refusal) }
        if let refusal { return .failure(refusal) }
        if let error {
            return .failure((error as? URLError)?.code == .cancelled ? CancellationError() : ProviderError.unavailable)
        }
        guard let response = task.response as? HTTPURLResponse else { return .failure(ProviderError.unavailable) }
        return .success(Answer(status: response.statusCode, body: body))
    }
}
