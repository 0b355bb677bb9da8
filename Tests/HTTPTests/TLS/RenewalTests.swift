import Foundation
import Support
import Testing

@testable import HTTP

/// Renewing the certificate of a running server.
@Suite struct RenewalTests {
    private static let taken = "notice The certificate was reloaded."
    private static let refused = "error The new certificate can't be used, so the old one stays."

    /// The paths the server reads: symbolic links, as in certbot's `live` folder.
    private struct Live {
        private let folder: TemporaryFolder
        var configuration: TLSConfiguration

        init(_ certificate: Certificate) throws {
            folder = try TemporaryFolder()
            configuration = TLSConfiguration(
                certificateChainPath: folder.file("chain.pem"), privateKeyPath: folder.file("key.pem"))
            configuration.checkInterval = .milliseconds(20)
            try link(chainOf: certificate)
            try link(keyOf: certificate)
        }

        func link(chainOf certificate: Certificate) throws {
            try link(configuration.certificateChainPath, to: certificate.chainPath)
        }

        func link(keyOf certificate: Certificate) throws {
            try link(configuration.privateKeyPath, to: certificate.keyPath)
        }

        private func link(_ path: String, to target: String) throws {
            let new = "\(path).new"
            try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: target)
            try #require(rename(new, path) == 0)
        }
    }

    private func serving(
        _ live: Live, _ body: (RunningServer) async throws -> Void
    ) async throws {
        try await withServer {
            $0.tls = live.configuration
        } _: { server in
            try await body(server)
        }
    }

    private func expect(_ name: String, _ server: RunningServer) async throws {
        let output = try await TLSClient.request(server, [])
        #expect(output.names(name), "\(output)")
        #expect(output.contains("HTTP/1.1 200"))
    }

    private func expectLine(_ line: String, times count: Int, _ server: RunningServer) async throws {
        #expect(try await eventually { server.log.lines.count { $0.hasPrefix(line) } == count }, "\(server.log.lines)")
    }

    @Test("New connections get the new certificate once both of its files are there; an old connection goes on")
    func links() async throws {
        let (old, new) = (try await Certificate(name: "old"), try await Certificate(name: "new"))
        let live = try Live(old)
        try await serving(live) { server in
            let session = try OpenSSL.BrowserSession(TLSClient.arguments(server))
            try session.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await eventually { server.log.requests.count == 1 })

            try live.link(chainOf: new)
            try await expectLine(Self.refused, times: 1, server)
            try await expect("old", server)

            try live.link(keyOf: new)
            try await expectLine(Self.taken, times: 1, server)
            try await expect("new", server)

            try session.send(TLSClient.get)
            let output = try await onThread { try session.readToEnd() }
            #expect(output.components(separatedBy: "HTTP/1.1 200").count == 3, "two answers on the old connection")
            #expect(output.names("old"))
            #expect(server.log.lines.count { $0.hasPrefix(Self.refused) } == 1, "one line, however often it looks")
        }
    }

    @Test("A broken or missing file keeps the old certificate, with one line that names it, until it is put right")
    func broken() async throws {
        let (old, new) = (try await Certificate(name: "old"), try await Certificate(name: "new"))
        let live = try Live(old)
        let chain = live.configuration.certificateChainPath
        try await serving(live) { server in
            try FileManager.default.removeItem(atPath: chain)
            try await expectLine("\(Self.refused) error=Cannot read \(chain)", times: 1, server)
            try await expect("old", server)

            try Data("-----BEGIN CERTIFICATE-----\nbroken".utf8).write(to: URL(filePath: chain))
            try await expectLine("\(Self.refused) error=\(chain) is not a PEM certificate chain", times: 1, server)
            try await expect("old", server)

            try FileManager.default.removeItem(atPath: chain)
            try live.link(keyOf: new)
            try live.link(chainOf: new)
            try await expectLine(Self.taken, times: 1, server)
            try await expect("new", server)
        }
    }

    @Test("Files that are written anew in their place are read again, too")
    func inPlace() async throws {
        let (certificate, new) = (try await Certificate(name: "old"), try await Certificate(name: "new"))
        var configuration = certificate.configuration
        configuration.checkInterval = .milliseconds(20)
        try await withServer {
            $0.tls = configuration
        } _: { server in
            try await expect("old", server)
            try certificate.replace(with: new)
            try await expectLine(Self.taken, times: 1, server)
            try await expect("new", server)
        }
    }
}
