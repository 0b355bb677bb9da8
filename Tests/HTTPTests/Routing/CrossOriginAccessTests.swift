import HTTPTypes
import Testing

@testable import HTTP

@Suite struct CrossOriginAccessTests {
    @Test(
        arguments: [
            ("https://app.example", "https://app.example"), ("HTTPS://App.Example:443", "https://app.example"),
            ("http://localhost:3000", "http://localhost:3000"), ("http://[::1]:8080", "http://[::1]:8080"),
            ("http://app.example:80", "http://app.example"),
        ])
    func anOriginIsSpelledAsBrowsersDo(text: String, spelled: String) {
        #expect(CrossOriginAccess.origin(text) == spelled)
    }

    @Test(
        arguments: [
            "", "*", "null", "app.example", "https://", "https://app.example/", "https://app.example/page", "https://*",
            "https://a b", "https://app.example?x", "https://me@app.example", "ftp://app.example",
            "https://app.example,https://b.example", "file:///tmp", "https://app.example#x", "https://bücher.example",
        ])
    func whatNoBrowserSendsIsNone(text: String) {
        #expect(CrossOriginAccess.origin(text) == nil)
    }
}
