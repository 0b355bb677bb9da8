import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TrainerContactTests {
    private func links(_ page: Answer) -> [String] {
        (page.main.between("contact-channels", "</ul>") ?? "").allBetween("row-link\" href=\"", "\"").map(\.unescaped)
    }

    private func text(_ link: String) -> String? {
        link.components(separatedBy: "=").last.flatMap { PercentEncoding.decode($0, plusIsSpace: false) }
    }

    @Test func theMessageIsReadyInEveryChannel() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/trainers", TrainerSamples.values)
        let page = try await browser.get("/trainers/1/contact")
        let greeting = "Hello Robin, I’m Alex, and I’d like to lose weight. Do you have time to train me?"
        #expect(page.value(of: "message") == greeting)
        let links = links(page)
        #expect(links.count == 4)
        #expect(links[0].hasPrefix("https://wa.me/353871234567?text=Hello%20Robin%2C%20I%E2%80%99m%20Alex"))
        #expect(links[1].hasPrefix("https://t.me/robin_field?text="))
        #expect(links[2].hasPrefix("mailto:robin@example.com?subject=Training&body="))
        #expect(links[3] == "tel:+353871234567")
        for link in links.dropLast() { #expect(text(link) == greeting) }
        #expect(page.source.contains("Call +353\u{A0}871\u{A0}234\u{A0}567"))
        let channels = page.main.between("contact-channels", "</ul>") ?? ""
        #expect(Set(channels.allBetween("row-icon\">", "</span>")).count == 4)
        let opening = page.main.components(separatedBy: "target=\"_blank\" rel=\"noopener noreferrer\"").count - 1
        #expect(opening == 2)
        #expect(page.headers[.referrerPolicy] == "same-origin")
    }

    @Test func theMessageIsEditedWithoutJavaScript() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/trainers", TrainerSamples.values)
        let before = try await app.rows("SELECT * FROM trainers")
        let message = "Grüezi & hello!\r\n100 % + \"ready\"? #1"
        let page = try await browser.post("/trainers/1/contact", ["message": message])
        #expect(page.status == 200)
        #expect(
            page.main.words.contains(
                "After you change the text, press “Use this message” to update the links below. Copy message"),
            "it is beside its button")
        #expect(page.value(of: "message") == message.replacing("\r\n", with: "\n"))
        let links = links(page)
        #expect(text(links[0]) == message.replacing("\r\n", with: "\n"))
        // Lines of a mail end with CRLF.
        #expect(text(links[2]) == message)
        #expect(try await app.rows("SELECT * FROM trainers") == before)
    }

    @Test func aMessageThatIsTooLongIsTold() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/trainers", TrainerSamples.values)
        let long = String(repeating: "x", count: 2_001)
        let page = try await browser.post("/trainers/1/contact", ["message": long])
        #expect(page.status == 422)
        #expect(page.fieldErrors["message"] == "Use at most 2000 characters")
        #expect(page.value(of: "message") == long)
        #expect(links(page).isEmpty)
    }

    @Test func onlyWhatIsKnownIsOffered() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/trainers", ["name": "Robin", "telegram_name": "@robin_field"])
        #expect(
            links(try await browser.get("/trainers/1/contact")).map { $0.prefix(24) } == ["https://t.me/robin_field"])
    }

    @Test func aGuestIsNotIntroduced() async throws {
        let browser = Browser(try await TestApp())
        try await browser.post("/guest")
        try await browser.post("/trainers", ["name": "Robin", "telegram_name": "@robin_field"])
        let message = try await browser.get("/trainers/1/contact").value(of: "message")
        #expect(message?.hasPrefix("Hello Robin, I’d like to ") == true)
    }
}
