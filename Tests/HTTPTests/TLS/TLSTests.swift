import FlyingSocks
import Foundation
import Logging
import Support
import Testing

@testable import HTTP

@Suite struct TLSTests {
    private struct Certificate {
        var folder: URL
        var configuration: TLSConfiguration

        init() async throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "workhome-tls-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            configuration = TLSConfiguration(
                certificateChainPath: folder.appending(path: "chain.pem").path,
                privateKeyPath: folder.appending(path: "key.pem").path)
            let made = try await TLSTests.openssl([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", configuration.privateKeyPath, "-out", configuration.certificateChainPath,
            ])
            try #require(made.status == 0, "\(made.output)")
        }

        func remove() throws {
            try FileManager.default.removeItem(at: folder)
        }
    }

    /// Runs the command line tool; its input ends only after its output did.
    private static func openssl(_ arguments: [String], input: String = "") async throws -> (
        status: Int32, output: String
    ) {
        try await onThread {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/openssl")
            process.arguments = arguments
            let (standardInput, output) = (Pipe(), Pipe())
            process.standardInput = standardInput
            process.standardOutput = output
            process.standardError = output
            try process.run()
            try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            try standardInput.fileHandleForWriting.close()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    private func withTLSServer(
        handler: @escaping @Sendable (Request) async -> Response,
        _ body: (RunningServer, Certificate) async throws -> Void
    ) async throws {
        let certificate = try await Certificate()
        try await withServer {
            $0.tls = certificate.configuration
        } handler: {
            await handler($0)
        } _: { server in
            try await body(server, certificate)
        }
        try certificate.remove()
    }

    private func request(_ server: RunningServer, _ options: [String], _ text: String) async throws -> String {
        try await Self.openssl(
            ["s_client", "-connect", "127.0.0.1:\(server.port)", "-ign_eof", "-servername", "localhost"] + options,
            input: text
        ).output
    }

    private let get = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    @Test("Requests are served over TLS 1.2 and 1.3, with http/1.1 by ALPN", arguments: ["-tls1_2", "-tls1_3"])
    func versions(_ version: String) async throws {
        try await withTLSServer { request in
            Response(body: .bytes(Array("scheme=\(request.scheme.rawValue)".utf8)))
        } _: { server, certificate in
            let output = try await request(
                server, [version, "-alpn", "h2,http/1.1", "-CAfile", certificate.configuration.certificateChainPath],
                get)
            #expect(output.contains("HTTP/1.1 200 OK\r\n"))
            #expect(output.contains("scheme=https"))
            #expect(output.contains("ALPN protocol: http/1.1"))
            #expect(output.contains("Verify return code: 0 (ok)"))
        }
    }

    @Test(
        "TLS 1.1 and a client of another protocol are refused",
        arguments: [
            ["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"], ["-alpn", "h2"],
        ])
    func refused(_ options: [String]) async throws {
        try await withTLSServer { _ in
            Response()
        } _: { server, _ in
            let output = try await request(server, options, get)
            #expect(!output.contains("HTTP/1.1 200"))
        }
    }

    @Test("Several requests and a large response pass one connection")
    func large() async throws {
        let body = [UInt8](repeating: 65, count: 3_000_000)
        try await withTLSServer { request in
            request.path == ["large"] ? Response(body: .bytes(body)) : await Request.echo(request)
        } _: { server, _ in
            let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
            let large = "GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            let output = try await request(server, ["-quiet"], post + post + large)
            #expect(output.components(separatedBy: "\r\n\r\nhello").count == 3)
            #expect(output.utf8.count { $0 == 65 } >= body.count)
        }
    }

    @Test("Plain text on the port of TLS gets no response, and the server goes on")
    func plainText() async throws {
        try await withTLSServer { _ in
            Response()
        } _: { server, _ in
            let client = try await server.client()
            try await client.send(get)
            client.endSending()
            let answer = try? await client.readToEnd()
            #expect(answer?.contains("HTTP/1.1") != true)
            let output = try await request(server, [], get)
            #expect(output.contains("HTTP/1.1 200 OK"))
        }
    }

    @Test("Without a TLS session the connection ends and nothing is said in the clear")
    func noSession() async throws {
        let certificate = try await Certificate()
        let log = LogRecorder(level: .info)
        let pool = try EpollPool(tick: .milliseconds(20))
        let context = ServerContext(
            configuration: .init(port: 0), tls: try TLSContext(certificate.configuration), pool: pool,
            logger: log.logger, handler: { _ in Response() })
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &pair) == 0)
        let channel = try pool.open(Socket(file: .init(rawValue: pair[0])))
        async let events: Void = pool.run()
        #expect(send(pair[1], get, get.utf8.count, Int32(MSG_NOSIGNAL)) == get.utf8.count)
        shutdown(pair[1], Int32(SHUT_WR))
        let peer = try #require(IPAddress("192.0.2.1"))
        let connection = Connection(channel, peer: peer, isProxy: false, context: context) { _ in nil }
        await connection.run(isRefused: false)
        pool.close(channel)
        var answer: UInt8 = 0
        // The unread request makes the end a reset.
        #expect(recv(pair[1], &answer, 1, 0) <= 0)
        #expect(log.requests.isEmpty)
        #expect(log.events.contains { $0.level == .error })
        close(pair[1])
        pool.stop()
        await events
        try certificate.remove()
    }

    @Test("A certificate or a key that can't be used is one clear line")
    func errors() async throws {
        let certificate = try await Certificate()
        let other = try await Certificate()
        let (chain, key) = (certificate.configuration.certificateChainPath, certificate.configuration.privateKeyPath)
        for (configuration, line) in [
            (TLSConfiguration(certificateChainPath: chain + "x", privateKeyPath: key), "Cannot read \(chain)x"),
            (TLSConfiguration(certificateChainPath: key, privateKeyPath: key), "\(key) is no certificate chain in PEM"),
            (TLSConfiguration(certificateChainPath: chain, privateKeyPath: chain), "\(chain) is no private key in PEM"),
            (
                TLSConfiguration(certificateChainPath: chain, privateKeyPath: other.configuration.privateKeyPath),
                "\(other.configuration.privateKeyPath) is no private key in PEM for \(chain)"
            ),
        ] {
            let error = #expect(throws: TLSConfigurationError.self) { try TLSContext(configuration) }
            #expect(error?.description.hasPrefix(line) == true, "\(error?.description ?? "")")
        }
        try certificate.remove()
        try other.remove()
    }
}
