import Testing

@testable import Web

struct LinkAddressTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080/shared/a", true), ("http://localhost:8080/shared/a", true),
        ("http://[::1]:8080/a", true),
        ("http://192.168.1.20:8080/shared/a", false), ("https://fit.example/shared/127.0.0.1", false),
        ("http://localhost.example/a", false),
    ])
    func aLinkToThisMachineSaysSo(_ address: String, _ isLoopback: Bool) {
        let address = LinkAddress(address)
        #expect(address.isLoopback == isLoopback)
        #expect(address.whereItWorks.hasPrefix("It works only on this machine") == isLoopback)
    }
}
