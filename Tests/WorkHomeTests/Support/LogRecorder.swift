import Logging
import Synchronization

/// What the app logged.
final class LogRecorder: Sendable {
    private let recorded = Mutex<[String]>([])

    /// Level, message and metadata of each event.
    var lines: [String] { recorded.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(recorder: self) }
    }

    private struct Handler: LogHandler {
        let recorder: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let pairs = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
            recorder.recorded.withLock { $0.append("\(event.level) \(event.message)\(pairs)") }
        }
    }
}
