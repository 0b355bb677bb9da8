import Testing

@testable import HTTP

@Suite struct ClientNetworkTests {
    @Test(
        "An IPv4 address is its own network, an IPv6 address one of its /64",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::", "2001:db8:1:2::"),
            ("2001:DB8:1:3::1", "2001:db8:1:3::"), ("::1", "::"), ("unknown", "unknown"), ("", ""),
        ])
    func network(_ address: String, _ network: String) {
        #expect(ClientNetwork.of(address) == network)
    }

    @Test("The addresses of one /64 share a limit; those of another, and IPv4 addresses, have their own")
    func sharedLimit() throws {
        var limits = HTTPLimits()
        limits.connectionCountPerAddress = 1
        let registry = ConnectionRegistry(limits: limits)
        let first = try #require(IPAddress("2001:db8::1"))
        let sibling = try #require(IPAddress("2001:db8::ffff:0:0:2"))
        #expect(registry.acquire(first))
        #expect(!registry.acquire(sibling))
        for other in ["2001:db8:0:1::1", "192.0.2.1", "192.0.2.2"] {
            #expect(registry.acquire(try #require(IPAddress(other))))
        }
        registry.release(first)
        #expect(registry.acquire(sibling))
    }
}
