#if DEBUG
import Foundation

/// The output and the exit status of a command of the built program.
package struct CommandRun: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    package init(status: Int32, output: String, errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    package var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    package static func workhome(
        _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> CommandRun {
        try await workhome(arguments, environment: environment)
    }

    package static func workhome(
        _ arguments: [String], environment: [String: String] = [:], input: String? = nil
    ) async throws -> CommandRun {
        let program = try RunningProgram(arguments, environment: environment, input: input)
        let status = try await program.end(within: RunningProgram.longestWork)
        return CommandRun(status: status, output: try program.output, errors: try program.errors)
    }
}

/// A running process of the built program, terminated when the value is released.
package final class RunningProgram: Sendable {
    /// More than any work takes. A new folder of data takes some ten seconds of processor time in a debug build, and beside
    /// eight tests on two cores a program gets little of it.
    package static let longestWork = Duration.seconds(300)

    private let process: Process
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - executable: the program to run instead of the built one.
    ///   - input: the content of standard input.
    package init(
        _ arguments: [String], executable: String = Repository.workhome, environment: [String: String] = [:],
        input: String? = nil
    ) throws {
        folder = try TemporaryFolder()
        process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        // A sanitizer's settings are also the program's: see bin/soak.
        let settings = ProcessInfo.processInfo.environment.filter {
            ["ASAN_OPTIONS", "LD_PRELOAD", "TSAN_OPTIONS"].contains($0.key)
        }
        process.environment = settings.merging(["PATH": "/usr/bin:/bin"]) { $1 }.merging(environment) { $1 }
        if let input {
            try Data(input.utf8).write(to: URL(filePath: "\(folder.path)/input"))
            process.standardInput = try FileHandle(forReadingFrom: URL(filePath: "\(folder.path)/input"))
        } else {
            process.standardInput = FileHandle.nullDevice
        }
        process.standardOutput = try Self.file("\(folder.path)/output")
        process.standardError = try Self.file("\(folder.path)/errors")
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    package var output: String { get throws { try String(contentsOfFile: "\(folder.path)/output", encoding: .utf8) } }
    package var errors: String { get throws { try String(contentsOfFile: "\(folder.path)/errors", encoding: .utf8) } }

    /// The files mapped into its memory: the program and its libraries.
    package var mappings: String {
        get throws {
            let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process.processIdentifier)/maps"))
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        }
    }

    package func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// - Returns: the exit status, negative for a signal.
    package func end(within limit: Duration) async throws -> Int32 {
        try await wait(limit) { !process.isRunning }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// The address that a server logs when it starts listening.
    package func address() async throws -> URL {
        var found: URL?
        try await wait(Self.longestWork) {
            let address = try errors.between(" address=", "\n").flatMap { URL(string: $0) }
            found = address
            return address != nil || !process.isRunning
        }
        guard let found else { throw ProgramEnded(errors: try errors) }
        return found
    }

    /// Waits until the text has appeared this many times on standard error.
    package func says(_ text: String, times count: Int = 1) async throws {
        try await wait(Self.longestWork) { try errors.components(separatedBy: text).count > count }
    }

    private func wait(_ limit: Duration, _ condition: () throws -> Bool) async throws {
        let deadline = ContinuousClock.now + limit
        while try !condition() {
            guard ContinuousClock.now < deadline else { throw ProgramTookTooLong(errors: try errors) }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private static func file(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(filePath: path))
        return try FileHandle(forWritingTo: URL(filePath: path))
    }
}

package struct ProgramEnded: Error {
    package let errors: String
}

package struct ProgramTookTooLong: Error {
    package let errors: String
}
#endif
