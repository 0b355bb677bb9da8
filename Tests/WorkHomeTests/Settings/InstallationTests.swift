import Foundation
import Support
import Testing

@testable import HTTP
@testable import HouseholdPages

@Suite struct InstallationTests {
    @Test(arguments: [
        ("localhost", true), ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true),
        ("home.local", false), ("localhost.example", false), ("127.0.0.10", false), ("192.168.1.5:8080", false),
    ])
    func browsersInstallFromTheMachineItself(authority: String, isTrustworthy: Bool) throws {
        let target = try RequestTarget("/")
        #expect(Request(target: target, authority: authority).isTrustworthy == isTrustworthy)
        #expect(Request(target: target, scheme: .https, authority: authority).isTrustworthy)
    }

    @Test func thePageSaysWhetherThisAddressCanBeInstalled() async throws {
        let page = try await TestApp().member().get("/settings/install")
        #expect(page.text.contains("Browsers install apps only over https or on the machine itself (localhost)."))
        #expect(page.text.contains("so WorkHome can’t be used here without a connection."))
        let safe = try await Browser(TestApp(), scheme: .https)
        try await safe.post("/guest")
        #expect(try await safe.get("/settings/install").text.contains("data-offline-state"))
    }

    @Test func everyIconOfTheManifestIsThere() async throws {
        let browser = Browser(try await TestApp())
        let manifest = try await browser.get("/manifest.webmanifest")
        #expect(manifest.headers[.contentType] == "application/manifest+json")
        let icons = manifest.text.allBetween("\"src\": \"", "\"")
        #expect(icons.count == 5)
        for icon in icons {
            let answer = try await browser.get(icon)
            #expect(answer.status == 200, "\(icon)")
            guard let side = icon.firstMatch(of: #/-(\d+)\.png/#).flatMap({ Int($0.1) }) else { continue }
            // A PNG has its width and height from its 17th byte on.
            let sides = [16, 20].map { answer.bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(sides == [side, side], "\(icon)")
        }
    }
}
