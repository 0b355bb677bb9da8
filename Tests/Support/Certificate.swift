#if DEBUG
import Foundation

/// A certificate that signs itself, and its key, in a folder of its own; both are gone when the value is.
package struct Certificate: Sendable {
    private let folder: TemporaryFolder
    package var chainPath: String { folder.file("chain.pem") }
    package var keyPath: String { folder.file("key.pem") }

    package enum Key {
        case ellipticCurve, rsa

        fileprivate var options: [String] {
            switch self {
            case .ellipticCurve: ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
            case .rsa: ["-newkey", "rsa:2048"]
            }
        }
    }

    /// - Parameter name: what it says of its owner.
    package init(name: String = "localhost", key: Key = .ellipticCurve) async throws {
        folder = try TemporaryFolder()
        let made = try await OpenSSL.run(
            ["req", "-x509"] + key.options + [
                "-nodes", "-days", "2", "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", keyPath, "-out", chainPath,
            ])
        guard made.status == 0 else { throw OpenSSL.Failure(output: made.output) }
    }

    /// Writes another one into its files.
    package func replace(with other: Certificate) throws {
        for (from, to) in [(other.chainPath, chainPath), (other.keyPath, keyPath)] {
            try Data(contentsOf: URL(filePath: from)).write(to: URL(filePath: to))
        }
    }
}

/// The command line tool.
package enum OpenSSL {
    package struct Failure: Error {
        package let output: String
    }

    /// Runs it to its end; its input ends only after its output did.
    package static func run(
        _ arguments: [String], input: String = ""
    ) async throws -> (status: Int32, output: String) {
        try await onThread {
            let session = try Session(arguments)
            try session.send(input)
            let output = try session.readToEnd()
            return (session.status, output)
        }
    }

    /// It while it runs. Its calls wait.
    package final class Session: Sendable {
        private let process = Process()
        private let (input, output) = (Pipe(), Pipe())

        package init(_ arguments: [String]) throws {
            process.executableURL = URL(filePath: "/usr/bin/openssl")
            process.arguments = arguments
            process.standardInput = input
            process.standardOutput = output
            process.standardError = output
            try process.run()
        }

        package var status: Int32 { process.terminationStatus }

        package func send(_ text: String) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        }

        package func readToEnd() throws -> String {
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            try input.fileHandleForWriting.close()
            return String(decoding: data, as: UTF8.self)
        }
    }
}

extension String {
    /// Whether the output of `s_client` tells of a certificate of that name; versions differ in their spaces.
    package func names(_ owner: String) -> Bool { replacing(" ", with: "").contains("subject=CN=\(owner)\n") }
}

/// Runs what waits on a thread of its own, never on the pool that a server under test runs on.
package func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}
#endif
