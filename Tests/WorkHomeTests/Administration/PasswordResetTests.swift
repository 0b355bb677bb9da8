import HTTPTypes
import Support
import Testing
import Texts

@testable import HTTP
@testable import Forms
@testable import Operations
@testable import Web

@Suite struct PasswordResetTests {
    private func token(_ link: String) -> String { link.components(separatedBy: "=")[1] }

    @Test func aLinkSetsANewPasswordOnce() async throws {
        let stage = try await AdminFixture()
        let link = try await stage.resetLink()
        // Nothing changes until the link is used.
        #expect(try await stage.sam.get("/").status == 200)
        let browser = Browser(stage.app)
        let page = try await browser.get(link)
        #expect(page.text.contains("Hello Sam"))
        #expect(page.headers[.cacheControl] == "no-store")
        let short = try await browser.post("/reset-password", ["token": token(link), "password": "short"])
        #expect(short.fieldErrors == ["password": "Password must be at least 6 characters"])
        let answer = try await browser.post("/reset-password", ["token": token(link), "password": "a new secret"])
        let login = try await browser.follow(answer)
        #expect(login.flash == "Your new password is saved. Please sign in with it.")
        #expect(login.value(of: "email") == Cast.sam.email)
        #expect(try await stage.sam.get("/").location == "/login")
        #expect(try await Browser(stage.app).post("/login", Cast.sam.credentials).status == 422)
        let credentials = [FormValue("email", Cast.sam.email), FormValue("password", "a new secret")]
        #expect(try await Browser(stage.app).post("/login", credentials).location == "/")
        #expect(try await Browser(stage.app).get(link).status == 410)
        let again = try await browser.post("/reset-password", ["token": token(link), "password": "another secret"])
        #expect(again.status == 410)
        #expect(
            again.main.words.contains(
                """
                410 This link no longer works This link has been used or has expired. Ask an admin of this WorkHome for a \
                new one.
                """))
        #expect(
            try await stage.events() == [
                "Sam Rivers set a new password with a link",
                "Alex Stone created a link to reset the password of Sam Rivers",
            ])
    }

    /// An attacker who took over the account may have created a key.
    @Test(arguments: [true, false])
    func keysEndWhereThatIsAskedFor(endsKeys: Bool) async throws {
        let stage = try await AdminFixture()
        let key = try await Program.withKey(stage.app, of: stage.sam)
        let link = try await stage.resetLink()
        let page = try await Browser(stage.app).get(link)
        #expect(page.text.contains("Revoke my API keys too"))
        let keys = endsKeys ? [FormValue("end_keys", "yes")] : []
        let form = [FormValue("token", token(link)), FormValue("password", "a new secret")]
        try await Browser(stage.app).post("/reset-password", form + keys)
        #expect(try await key.get("/api/v1/users/me").status == (endsKeys ? 401 : 200))
    }

    @Test func itEndsAfterADayAndWithTheNextOne() async throws {
        let stage = try await AdminFixture()
        let first = try await stage.resetLink()
        let second = try await stage.resetLink()
        #expect(try await Browser(stage.app).get(first).status == 410)
        #expect(try await Browser(stage.app).get(second).status == 200)
        stage.app.clock.advance(days: 1)
        #expect(try await Browser(stage.app).get(second).status == 410)
    }

    @Test func theLoginSaysHowAForgottenPasswordIsSolved() async throws {
        let app = try await TestApp()
        #expect(try await !Browser(app).get("/login").main.words.contains("Forgot your password?"))
        try await app.register(Cast.alex)
        let login = try await Browser(app).get("/login").main.words
        #expect(login.contains("Forgot your password? Ask an admin of this WorkHome for a link to set a new one."))
        #expect(login.contains("workhome user reset-password EMAIL"))
    }

    /// A user locked out by too many guesses can use the link at once.
    @Test func itForgivesTheGuesses() async throws {
        let stage = try await AdminFixture()
        let sam = Browser(stage.app, address: Cast.sam.address)
        let guess = [FormValue("email", Cast.sam.email), FormValue("password", "guess")]
        for _ in 0..<10 { #expect(try await sam.post("/login", guess).status != 303) }
        #expect(try await sam.post("/login", Cast.sam.credentials).status == 429)
        let link = try await stage.resetLink()
        try await sam.post("/reset-password", ["token": token(link), "password": Cast.sam.password])
        #expect(try await sam.post("/login", Cast.sam.credentials).location == "/")
    }

    @Test(arguments: ["/reset-password?token=nonsense", "/reset-password?token="])
    func whatIsNoLinkLeadsNowhere(path: String) async throws {
        let app = try await TestApp()
        #expect(try await Browser(app).get(path).status == 410)
        #expect(try await Browser(app).get("/reset-password").location == "/login")
    }

    @Test func aGuestHasNoPassword() async throws {
        let stage = try await AdminFixture()
        try await Browser(stage.app).post("/guest")
        #expect(try await stage.alex.post("\(AdminFixture.members)/3/password-reset").status == 404)
    }
}

@Suite struct DisabledAccountTests {
    private let message = "This account is disabled. Ask an admin of this WorkHome."

    @Test func everythingOfTheirsIsShutAtOnce() async throws {
        let stage = try await AdminFixture()
        let made = try await stage.sam.post("/settings/health/tokens", ["name": "Phone"])
        let token = try #require(made.main.between("id=\"token\" value=\"", "\""))
        let share = try await stage.sam.post("/settings/shares", ShareFixture.values(["records"]))
        let link = try ShareFixture.path(share)
        let headers: HTTPFields = [.authorization: "Bearer \(token)"]
        let stranger = Browser(stage.app)
        #expect(try await stranger.send(.get, "/api/v2/weightentry", headers: headers).status == 200)
        #expect(try await stranger.get(link).status == 200)

        let answer = try await stage.alex.post("\(AdminFixture.sams)/disable")
        #expect(try await stage.alex.follow(answer).flash == "Account disabled. They are signed out everywhere.")
        #expect(try await stage.sam.get("/").location == "/login")
        #expect(try await stranger.send(.get, "/api/v2/weightentry", headers: headers).status == 401)
        #expect(try await stranger.get(link).status == 404)
        #expect(try await stage.app.rows("SELECT count(*) FROM sessions WHERE user_id = 2") == ["0"])
        #expect(try await stage.alex.get("/settings/admin").main.contains("Disabled"))

        try await stage.alex.post("\(AdminFixture.sams)/enable")
        #expect(try await stranger.send(.get, "/api/v2/weightentry", headers: headers).status == 200)
        #expect(try await Browser(stage.app).post("/login", Cast.sam.credentials).location == "/")
        #expect(
            try await stage.events() == [
                "Alex Stone enabled the account of Sam Rivers", "Alex Stone disabled the account of Sam Rivers",
            ])
    }

    /// Only someone who knows the password learns that the account is disabled.
    @Test func theLoginSaysSoAfterTheRightPasswordAlone() async throws {
        let stage = try await AdminFixture()
        try await stage.alex.post("\(AdminFixture.sams)/disable")
        let browser = Browser(stage.app)
        let right = try await browser.post("/login", Cast.sam.credentials)
        #expect(right.status == 422)
        #expect(right.fieldErrors == ["password": message])
        #expect(await browser.sessionToken == nil)
        let wrong = try await browser.post(
            "/login", [FormValue("email", Cast.sam.email), FormValue("password", "guess")])
        #expect(wrong.status == 422)
        #expect(wrong.fieldErrors == ["password": AccountTexts.signInRejected])
    }
}

@Suite struct AdminBackupTests {
    @Test func theButtonMakesOneAndThePageTellsOfIt() async throws {
        let household = try await Household()
        let admin = household.alex
        #expect(try await admin.get("/settings/admin").main.words.contains("No backup yet."))
        let answer = try await admin.post("/settings/admin/backups")
        await household.app.app.backups?.finish()
        #expect(answer.location == "/settings/admin")
        #expect(try #require(household.app.app.backups).folder.backups().count == 1)
        let page = try await admin.get("/settings/admin").main.words
        #expect(page.contains("Last backup Just now, today, 21 Nov, 09:30 Status Verified by test restore"))
        #expect(page.contains("4 photos (4 new ones)"))
        #expect(page.contains("Alex Stone started a backup"))
    }

    @Test func aFailureIsOnThePage() async throws {
        let household = try await Household()
        try await household.app.execute("CREATE TABLE strange (id INTEGER)")
        try await household.alex.post("/settings/admin/backups")
        await household.app.app.backups?.finish()
        let page = try await household.alex.get("/settings/admin").main.words
        #expect(
            page.contains(
                "The last backup failed Today, 21 Nov, 09:30: The backup could not be verified (table strange"))
        #expect(page.contains("WorkHome could not make a backup: The backup could not be verified"))
    }
}
