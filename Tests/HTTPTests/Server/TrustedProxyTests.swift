import Testing

@testable import HTTP

@Suite struct TrustedProxyTests {
    @Sendable private static func origin(_ request: Request) async -> Response {
        Response(body: .bytes(Array("\(request.scheme.rawValue) \(request.clientAddress)".utf8)))
    }

    private func get(_ fields: String) -> String {
        "GET / HTTP/1.1\r\nHost: a\r\n\(fields)Connection: close\r\n\r\n"
    }

    @Test("Without a trusted proxy nobody's word counts")
    func untrusted() async throws {
        try await withServer(handler: Self.origin) { server in
            let answer = try await server.exchange(get("X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Proto: https\r\n"))
            #expect(answer.hasSuffix("\r\n\r\nhttp 127.0.0.1"))
        }
    }

    @Test(
        "Behind a trusted proxy the rightmost address that is no proxy of ours counts",
        arguments: [
            ("", "http 127.0.0.1"),
            ("X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Proto: https\r\n", "https 192.0.2.1"),
            ("X-Forwarded-For: 198.51.100.9, 192.0.2.1\r\n", "http 192.0.2.1"),
            ("X-Forwarded-For: 198.51.100.9, 192.0.2.1, 10.1.2.3\r\n", "http 192.0.2.1"),
            ("X-Forwarded-For: 198.51.100.9\r\nX-Forwarded-For: 192.0.2.1\r\n", "http 192.0.2.1"),
            ("X-Forwarded-For: 10.1.2.3\r\n", "http 10.1.2.3"),
            ("X-Forwarded-For: 192.0.2.1, unknown\r\n", "http 127.0.0.1"),
            ("X-Forwarded-For: [2001:db8::1]:80\r\nX-Forwarded-Proto: HTTPS\r\n", "https 2001:db8::1"),
            ("X-Forwarded-For: 192.0.2.1:80\r\nX-Forwarded-Proto: gopher\r\n", "http 192.0.2.1"),
        ])
    func trusted(_ fields: String, _ expected: String) async throws {
        try await withServer { configuration in
            configuration.trustedProxies = ["127.0.0.1", "10.0.0.0/8"].compactMap(AddressRange.init)
        } handler: {
            await Self.origin($0)
        } _: { server in
            let answer = try await server.exchange(get(fields))
            #expect(answer.hasSuffix("\r\n\r\n\(expected)"))
        }
    }

    @Test("A proxy's connections are not counted as one client's; its clients' requests are")
    func limit() async throws {
        let (started, continuation) = AsyncStream<Void>.makeStream()
        let (finish, finisher) = AsyncStream<Void>.makeStream()
        try await withServer { configuration in
            configuration.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
            configuration.limits.connectionCountPerAddress = 1
        } handler: { request in
            if request.path == ["slow"] {
                continuation.yield()
                for await _ in finish { break }
            }
            return Response()
        } _: { server in
            let busy = try await server.client()
            try await busy.send("GET /slow HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
            #expect(await started.first { _ in true } != nil)
            #expect(try await server.exchange(get("X-Forwarded-For: 192.0.2.1\r\n")).hasPrefix("HTTP/1.1 503 "))
            #expect(try await server.exchange(get("X-Forwarded-For: 192.0.2.2\r\n")).hasPrefix("HTTP/1.1 200 "))
            finisher.yield()
            #expect(try await busy.readAnswer().status == 200)
            #expect(try await server.exchange(get("X-Forwarded-For: 192.0.2.1\r\n")).hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test(
        "A range contains what its prefix says",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
            ("10.0.0.0/8", "::ffff:10.1.1.1", true),
            ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false), ("0.0.0.0/0", "192.0.2.1", true),
            ("0.0.0.0/0", "::1", false), ("::/0", "192.0.2.1", true), ("fd00::/8", "fdab::1", true),
            ("fd00::/8", "fe80::1", false), ("2001:db8::/65", "2001:db8::8000:0:0:1", false), ("::1", "::1", true),
        ])
    func ranges(_ range: String, _ address: String, _ isContained: Bool) throws {
        let range = try #require(AddressRange(range))
        let address = try #require(IPAddress(address))
        #expect(range.contains(address) == isContained)
    }

    @Test("What is no range is none", arguments: ["", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "a", "::1/-1"])
    func noRange(_ text: String) {
        #expect(AddressRange(text) == nil)
    }
}
