import Support

@testable import HTTP

/// An independent client: the command line tool of OpenSSL.
enum TLSClient {
    static let get = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    static func arguments(_ server: RunningServer) -> [String] {
        ["s_client", "-connect", "127.0.0.1:\(server.port)", "-ign_eof", "-servername", "localhost"]
    }

    /// - Returns: the tool's output about the connection and the response.
    static func request(_ server: RunningServer, _ options: [String], _ text: String = get) async throws -> String {
        try await OpenSSL.run(arguments(server) + options, input: text).output
    }
}

extension Certificate {
    var configuration: TLSConfiguration {
        TLSConfiguration(certificateChainPath: chainPath, privateKeyPath: keyPath)
    }
}

func withTLSServer(
    _ key: Certificate.Key = .ellipticCurve, _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    handler: @escaping @Sendable (Request) async -> Response,
    _ body: (RunningServer, Certificate) async throws -> Void
) async throws {
    let certificate = try await Certificate(key: key)
    try await withServer {
        $0.tls = certificate.configuration
        configure(&$0)
    } handler: {
        await handler($0)
    } _: { server in
        try await body(server, certificate)
    }
}
