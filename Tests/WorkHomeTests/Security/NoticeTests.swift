import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Web
@testable import WorkHome

@Suite struct NoticeTests {
    @Test(arguments: ["junk", "", ":", "<b>Send us your password</b>", "Account created", "account-created2", "%00"])
    func aCodeThatIsNoneIsIgnored(value: String) async throws {
        let browser = Browser(try await TestApp())
        await browser.setCookie("workhome_notice", value)
        let page = try await browser.get("/login")
        #expect(page.status == 200)
        #expect(page.flash == nil)
    }

    @Test(arguments: ["<script>alert(1)</script>", "\"><b>", "{{layout.title}}"])
    func theAddressOfTheCookieIsAValueAndNothingElse(text: String) async throws {
        let browser = Browser(try await TestApp())
        await browser.setCookie("workhome_notice", "account-created:email=\(PercentEncoding.encode(text))")
        let page = try await browser.get("/login")
        #expect(page.flash == "Account created successfully! Please sign in with your credentials.")
        #expect(page.value(of: "email") == text)
        #expect(!page.text.contains("<script>alert") && !page.text.contains("\"><b>"))
    }

    /// A list of achievements would cover the next set on a phone.
    @Test(arguments: [(1, 1), (2, 2), (3, 1)])
    func manyAchievementsAreOneLine(count: Int, lines: Int) {
        let notice = Notice(.setSaved, unlocked: Array(Achievement.allCases.prefix(count)))
        let unlocked = Layout.Flash(notice: notice, records: [], celebrations: []).unlocked
        #expect(unlocked.count == lines)
        if count == 3 { #expect(unlocked[0].label == "3 achievements unlocked") }
    }

    @Test func itIsSaidOnce() async throws {
        let browser = Browser(try await TestApp())
        await browser.setCookie("workhome_notice", "signed-out")
        let page = try await browser.get("/login")
        #expect(page.flash == "You are signed out.")
        #expect(page.cookies == ["workhome_notice=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"])
        #expect(try await browser.get("/login").flash == nil)
    }

    @Test func anErrorPageLeavesItForTheNextOne() async throws {
        let browser = Browser(try await TestApp())
        await browser.setCookie("workhome_notice", "signed-out")
        #expect(try await browser.get("/nowhere").flash == nil)
        #expect(try await browser.get("/login").flash == "You are signed out.")
    }

    @Test func aFailureIsAnAlert() async throws {
        let browser = try await TestApp().member()
        await browser.setCookie("workhome_notice", "weight-kept")
        #expect(try await browser.get("/progress").text.contains("<div class=\"flash flash-bad\" role=\"alert\""))
    }
}
