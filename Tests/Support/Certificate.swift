#if DEBUG
import Foundation

/// A self-signed certificate and its key in a temporary folder, deleted when the value is released.
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

    /// - Parameter name: the common name of the subject.
    package init(name: String = "localhost", key: Key = .ellipticCurve) async throws {
        folder = try TemporaryFolder()
        let made = try await OpenSSL.run(
            ["req", "-x509"] + key.options + [
                "-nodes", "-days", "2", "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", keyPath, "-out", chainPath,
            ])
        guard made.status == 0 else { throw OpenSSL.Failure(output: made.output) }
    }

    /// Overwrites the files with those of another certificate.
    package func replace(with other: Certificate) throws {
        for (from, to) in [(other.chainPath, chainPath), (other.keyPath, keyPath)] {
            try Data(contentsOf: URL(filePath: from)).write(to: URL(filePath: to))
        }
    }
}

package enum OpenSSL {
    package struct Failure: Error {
        package let output: String
    }

    /// Runs the tool to its end. Its input is closed only after its output has ended.
    package static func run(
        _ arguments: [String], input: String = ""
    ) async throws -> (status: Int32, output: String) {
        try await onThread {
            let session = try BrowserSession(arguments)
            try session.send(input)
            let output = try session.readToEnd()
            return (session.status, output)
        }
    }

    /// A running `openssl` process. The calls block.
    package final class BrowserSession: Sendable {
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
    /// Whether the output of `s_client` shows a certificate with this name; the spacing differs between versions.
    package func names(_ owner: String) -> Bool { replacing(" ", with: "").contains("subject=CN=\(owner)\n") }
}

/// Runs blocking work on its own thread, never on the pool that a server under test runs on.
package func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}
#endif
