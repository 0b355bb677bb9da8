import Support
import Testing

@testable import Models

@Suite struct DeviceTests {
    static let agents = [
        (Browser.firefox, "Firefox on Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
            "Safari on iPhone"
        ),
        (
            "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
            "Chrome on Android"
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
            "Edge on Windows"
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari on macOS"),
        ("curl/8.14.1", "curl on unknown system"), ("", "Browser on unknown system"),
    ]

    @Test(arguments: agents)
    func isNamedAfterItsBrowserAndSystem(userAgent: String, name: String) {
        #expect(Device(userAgent: userAgent).name == name)
    }
}
