import Logging
import Testing

@testable import HTTP

@Suite struct ListenTests {
    private func failure(host: String, port: Int) async -> String? {
        let server = HTTPServer(
            configuration: .init(host: host, port: port),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            handler: { _ in Response() })
        do {
            try await server.run()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A taken port is one clear line")
    func takenPort() async throws {
        try await withServer { server in
            let port = server.port
            #expect(
                await failure(host: "127.0.0.1", port: port) == "Cannot listen on 127.0.0.1:\(port): the port is taken")
        }
    }

    @Test(
        "So are a host and a port that can't be",
        arguments: [
            ("no.such.host.invalid", 0, "Cannot listen on no.such.host.invalid:0: the host is unknown"),
            ("192.0.2.1", 0, "Cannot listen on 192.0.2.1:0: this machine does not have this address"),
            ("127.0.0.1", 65_536, "Cannot listen on 127.0.0.1:65536: this port does not exist"),
        ])
    func badAddress(_ host: String, _ port: Int, _ line: String) async {
        #expect(await failure(host: host, port: port) == line)
    }

    @Test("An IPv6 listener is named in brackets")
    func brackets() {
        #expect("\(ListeningAddress(host: "::1", port: 80))" == "[::1]:80")
    }
}
