#if DEBUG
import Logging
import Synchronization

package final class LogRecorder: Sendable {
    package struct Event: Sendable {
        package var level: Logger.Level
        package var message: String
        package var metadata: Logger.Metadata

        package func value(_ key: String) -> String? { metadata[key].map { "\($0)" } }
    }

    private let recorded = Mutex<[Event]>([])
    private let level: Logger.Level

    /// - Parameter level: the lowest level that is recorded.
    package init(level: Logger.Level = .trace) {
        self.level = level
    }

    package var events: [Event] { recorded.withLock { $0 } }

    /// Level, message and metadata of each event.
    package var lines: [String] {
        events.map { event in
            let pairs = event.metadata.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
            return "\(event.level) \(event.message)\(pairs)"
        }
    }

    package var logger: Logger {
        Logger(label: "test") { _ in Handler(recorder: self, logLevel: level) }
    }

    private struct Handler: LogHandler {
        let recorder: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel: Logger.Level

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let event = Event(level: event.level, message: "\(event.message)", metadata: event.metadata ?? [:])
            recorder.recorded.withLock { $0.append(event) }
        }
    }
}
#endif
