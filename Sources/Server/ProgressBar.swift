import Foundation
import Synchronization

/// A progress line on a terminal; prints nothing if standard error is not a terminal.
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

    /// Clears the line.
    func end() { write("") }

    private func write(_ line: String) {
        let isNew = shown.withLock { shown in
            guard shown != line else { return false }
            shown = line
            return true
        }
        // Returns to the start of the line and clears it (ECMA-48, EL).
        if isNew { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
    }
}
