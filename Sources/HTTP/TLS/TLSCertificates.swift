import Foundation
import Logging
import Synchronization
import UnixSignals

/// The certificate for new connections, reloaded when its files change and on SIGHUP. Existing connections keep theirs.
final class TLSCertificates: Sendable {
    /// Identifies a state of the files: renewals rewrite them, replace them, or change the target of a link.
    private struct Stamp: Equatable {
        private struct File: Equatable {
            var device: dev_t = 0
            var inode: ino_t = 0
            var size: off_t = 0
            // Includes the change time: corrected permissions make a file readable.
            var seconds: [time_t] = []
            var nanoseconds: [Int] = []
        }

        private let files: [File]

        init(_ configuration: TLSConfiguration) {
            files = [configuration.certificateChainPath, configuration.privateKeyPath].map { path in
                var status = stat()
                guard stat(path, &status) == 0 else { return File() }
                return File(
                    device: status.st_dev, inode: status.st_ino, size: status.st_size,
                    seconds: [status.st_mtim.tv_sec, status.st_ctim.tv_sec],
                    nanoseconds: [status.st_mtim.tv_nsec, status.st_ctim.tv_nsec])
            }
        }
    }

    private struct State {
        var context: TLSContext
        /// Of the files at the last attempt, whether or not they could be used.
        var stamp: Stamp
    }

    private let configuration: TLSConfiguration
    private let logger: Logger
    private let state: Mutex<State>

    /// - Throws: `TLSConfigurationError` if a file can't be read or the two don't belong together.
    init(_ configuration: TLSConfiguration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        // Taken before they are read, so that a change in between is noticed.
        let stamp = Stamp(configuration)
        state = Mutex(State(context: try TLSContext(configuration), stamp: stamp))
    }

    var current: TLSContext { state.withLock { $0.context } }

    /// Checks the files regularly, and reloads at every SIGHUP, until the task is canceled.
    func reloadOnChange() async {
        await withTaskGroup { group in
            group.addTask {
                for await _ in await UnixSignalsSequence(trapping: .sighup) { self.reload() }
            }
            group.addTask {
                while (try? await Task.sleep(for: self.configuration.checkInterval)) != nil { self.reloadIfChanged() }
            }
            await group.waitForAll()
        }
    }

    /// Files that failed to load are not tried again until they change, so that the log has one line for them.
    private func reloadIfChanged() {
        guard Stamp(configuration) != state.withLock({ $0.stamp }) else { return }
        reload()
    }

    /// Loads the current files. While they can't be used, as halfway through a renewal, the old certificate stays.
    private func reload() {
        let stamp = Stamp(configuration)
        do {
            let context = try TLSContext(configuration)
            state.withLock { $0 = State(context: context, stamp: stamp) }
            logger.notice(
                "The certificate was reloaded.", metadata: ["file": "\(configuration.certificateChainPath)"])
        } catch {
            state.withLock { $0.stamp = stamp }
            logger.error("The new certificate can't be used, so the old one stays.", metadata: ["error": "\(error)"])
        }
    }
}
