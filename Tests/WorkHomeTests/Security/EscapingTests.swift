import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct EscapingTests {
    static let nasty = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "{{layout.user}}",
        "{{{chart}}}", "{{>shared/_flash}}", "</textarea><b>", "&lt;b&gt; & co", "]]>--><!--",
    ]
    static let marks = ["<script>alert", "<img src=x", "</textarea><b>", "--><!--", "&lt;b&gt; & co"]

    private func expectEscaped(_ answer: Answer, _ text: String) {
        let path = answer.request.target
        #expect(answer.text.unescaped.contains(text), "\(path)")
        for mark in Self.marks where text.contains(mark) { #expect(!answer.text.contains(mark), "\(path)") }
        // A quote would end an attribute.
        if text.contains("\">") { #expect(!answer.text.contains("\"\(text)"), "\(path)") }
    }

    @Test(arguments: nasty)
    func namesAreText(name: String) async throws {
        let app = try await TestApp()
        var person = Cast.alex
        (person.firstName, person.lastName) = (name, name)
        let browser = try await app.member(person)
        for path in ["/", "/profile"] { expectEscaped(try await browser.get(path), name) }
    }

    @Test(arguments: nasty)
    func theJournalIsText(text: String) async throws {
        let browser = try await TestApp().member()
        try await browser.upload("/journal/2026-11-21", ["text": text])
        for path in ["/journal/2026-11-21", "/journal/2026-11-21/edit", "/journal", "/"] {
            expectEscaped(try await browser.get(path), text)
        }
        #expect(try await browser.get("/journal/2026-11-21/edit").value(of: "text") == text)
    }

    @Test(arguments: nasty)
    func aTrainerIsText(text: String) async throws {
        let browser = try await TestApp().member()
        try await browser.post(
            "/trainers",
            ["name": text, "other_specialities": text, "bio": text, "email": "\(text)@x".replacing(" ", with: "")])
        try await browser.post("/trainers", ["name": text, "other_specialities": text, "phone": "+353871234567"])
        for path in ["/trainers", "/trainers/1", "/trainers/1/edit", "/trainers/1/delete", "/trainers/2/contact"] {
            expectEscaped(try await browser.get(path), text)
        }
        try await browser.post(
            "/settings/shares", ["recipient": text, "parts": "records", "expiry": "week", "trainer": "2"])
        expectEscaped(try await browser.get("/settings/shares"), text)
    }

    @Test(arguments: nasty)
    func aFilenameIsText(name: String) async throws {
        let browser = try await TestApp().member()
        let answer = try await browser.upload(
            "/journal/2026-11-21", files: [ChosenFile(name: "photos", filename: name, bytes: [1, 2, 3])])
        #expect(answer.status == 422)
        expectEscaped(answer, name)
    }

    @Test(arguments: nasty)
    func whatWasTypedIntoAFormIsText(text: String) async throws {
        let browser = Browser(try await TestApp())
        let answer = try await browser.post("/register", Cast.alex.registration(["email": text, "weight": text]))
        #expect(answer.status == 422)
        expectEscaped(answer, text)
        #expect(answer.value(of: "weight") == text)
    }

    @Test func aQuotationMarkWithAnAccentIsOneToo() async throws {
        // A single character in Swift, but the end of an attribute to a browser.
        let quote = "\"\u{301} autofocus onfocus=alert(1) \"\u{301}"
        let answer = try await Browser(try await TestApp()).post("/register", Cast.alex.registration(["email": quote]))
        #expect(answer.status == 422)
        let scalars = Array(answer.text.unicodeScalars)
        #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == "\"" && $1 == "\u{301}" })
    }

    @Test(arguments: nasty)
    func aUserAgentIsNeverShown(name: String) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = try await app.signIn(Cast.alex, userAgent: name)
        let page = try await browser.get("/settings/sessions")
        #expect(page.main.words.contains("Browser on unknown system"))
        #expect(!page.text.unescaped.contains(name))
    }
}
