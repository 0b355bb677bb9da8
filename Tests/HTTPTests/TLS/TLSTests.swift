import FlyingSocks
import Foundation
import Logging
import Support
import Testing

@testable import HTTP

@Suite struct TLSTests {
    private let get = TLSClient.get

    @Test("Requests are served over TLS 1.2 and 1.3, with http/1.1 by ALPN", arguments: ["-tls1_2", "-tls1_3"])
    func versions(_ version: String) async throws {
        try await withTLSServer { request in
            Response(body: .bytes(Array("scheme=\(request.scheme.rawValue)".utf8)))
        } _: { server, certificate in
            let output = try await TLSClient.request(
                server, [version, "-alpn", "h2,http/1.1", "-CAfile", certificate.chainPath], get)
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
            let output = try await TLSClient.request(server, options, get)
            #expect(!output.contains("HTTP/1.1 200"))
        }
    }

    @Test(
        "TLS 1.2 takes suites with forward secrecy and AEAD alone, whatever the key",
        arguments: [
            (Certificate.Key.ellipticCurve, "ECDHE-ECDSA-AES128-GCM-SHA256", true),
            (.ellipticCurve, "ECDHE-ECDSA-AES256-GCM-SHA384", true),
            (.ellipticCurve, "ECDHE-ECDSA-CHACHA20-POLY1305", true),
            (.rsa, "ECDHE-RSA-AES128-GCM-SHA256", true), (.rsa, "ECDHE-RSA-AES256-GCM-SHA384", true),
            (.rsa, "ECDHE-RSA-CHACHA20-POLY1305", true),
            (.ellipticCurve, "ECDHE-ECDSA-AES128-SHA", false), (.ellipticCurve, "ECDHE-ECDSA-AES256-SHA384", false),
            (.ellipticCurve, "ECDHE-ECDSA-AES128-CCM", false),
            (.rsa, "AES128-SHA", false), (.rsa, "AES256-SHA256", false), (.rsa, "AES128-GCM-SHA256", false),
            (.rsa, "ECDHE-RSA-AES128-SHA", false), (.rsa, "ECDHE-RSA-AES256-SHA384", false),
            (.rsa, "DHE-RSA-AES128-GCM-SHA256", false),
        ])
    func suites(_ key: Certificate.Key, _ suite: String, _ isTaken: Bool) async throws {
        try await withTLSServer(key) { _ in
            Response()
        } _: { server, _ in
            let output = try await TLSClient.request(server, ["-tls1_2", "-cipher", suite], get)
            #expect(output.contains("HTTP/1.1 200") == isTaken, "\(output)")
            #expect(output.contains("Cipher is \(suite)") == isTaken)
        }
    }

    @Test("Connections that say nothing give way to somebody who begins a handshake")
    func silentBeforeHandshake() async throws {
        try await withTLSServer {
            $0.limits.connectionCount = 4
        } handler: { _ in
            Response()
        } _: { server, _ in
            var silent: [SocketClient] = []
            for _ in 0..<12 { silent.append(try await server.client()) }
            try await Task.sleep(for: .milliseconds(50))
            #expect(try await TLSClient.request(server, [], get).contains("HTTP/1.1 200"))
            #expect(try await silent[0].readToEnd() == "")
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
            let output = try await TLSClient.request(server, ["-quiet"], post + post + large)
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
            let output = try await TLSClient.request(server, [], get)
            #expect(output.contains("HTTP/1.1 200 OK"))
        }
    }

    @Test("Without a TLS session the connection ends and nothing is said in the clear")
    func noSession() async throws {
        let certificate = try await Certificate()
        let log = LogRecorder(level: .info)
        let pool = try EpollPool(tick: .milliseconds(20))
        let context = ServerContext(
            configuration: .init(port: 0),
            certificates: try TLSCertificates(certificate.configuration, logger: log.logger), pool: pool,
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
        // The unread request turns the close into a reset.
        #expect(recv(pair[1], &answer, 1, 0) <= 0)
        #expect(log.requests.isEmpty)
        #expect(log.events.contains { $0.level == .error })
        close(pair[1])
        pool.stop()
        await events
    }

    @Test("A certificate or a key that can't be used is one clear line")
    func errors() async throws {
        let certificate = try await Certificate()
        let other = try await Certificate()
        let (chain, key) = (certificate.chainPath, certificate.keyPath)
        for (configuration, line) in [
            (TLSConfiguration(certificateChainPath: chain + "x", privateKeyPath: key), "Cannot read \(chain)x"),
            (TLSConfiguration(certificateChainPath: key, privateKeyPath: key), "\(key) is not a PEM certificate chain"),
            (TLSConfiguration(certificateChainPath: chain, privateKeyPath: chain), "\(chain) is not a PEM private key"),
            (
                TLSConfiguration(certificateChainPath: chain, privateKeyPath: other.keyPath),
                "\(other.keyPath) is not a PEM private key for \(chain)"
            ),
        ] {
            let error = #expect(throws: TLSConfigurationError.self) { try TLSContext(configuration) }
            #expect(error?.description.hasPrefix(line) == true, "\(error?.description ?? "")")
        }
    }
}
