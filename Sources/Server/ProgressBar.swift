import Foundation
import Synchronization

/// A line on a terminal that tells how far something is; nothing where standard error is no terminal.
final class ProgressBar: Sendable {
    private static let width = 40

    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let shown = Mutex("")

    /// - Parameter fraction: 0 to 1.
    func show(_ step: String, _ fraction: Double) {
        guard isTerminal else { return }
        let done = Int(min(max(fraction, 0), 1) * Double(Self.width))
        let bar = String(repeating: "#", count: done) + String(repeating: ".", count: Self.width - done)
        let percent = done * 100 / Self.width
        write("\(step) [\(bar)] \(percent) %")
    }

    /// Leaves the line to what comes next.
    func end() { write("") }

    private func write(_ line: String) {
        let isNew = shown.withLock { shown in
            guard shown != line else { return false }
            shown = line
            return true
        }
        // Back to the beginning of the line, and clear the rest of it (ECMA-48, EL).
        if isNew { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
    }
}
